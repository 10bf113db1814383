import fc from 'fast-check'
import { expect, test } from 'vitest'
import { checkedRecord, domainRecords } from './dns-records.ts'
import { bindZone, cloudflareRecords, formValues, quotedText, route53Changes } from './dns-formats.ts'
import { registrarOf, registrars } from './registrars.ts'

const NAME = 'mail.sakura.example'
const records = domainRecords(
  { name: NAME, region: 'ap-northeast-1', dmarc: 'none' },
  (purpose, length = 12) => `${purpose}abcdefghijklmnop`.slice(0, length),
).map((record) => checkedRecord(record, NAME, undefined))

test('a zone file has whole names with a dot, texts in quotes and the priority before the server', () => {
  expect(bindZone(records).split('\n')).toEqual([
    'otegami1._domainkey.mail.sakura.example. 3600 IN CNAME otegami1.otegami1abcd.dkim.otegami-mail.example.',
    'otegami2._domainkey.mail.sakura.example. 3600 IN CNAME otegami2.otegami2abcd.dkim.otegami-mail.example.',
    'bounce.mail.sakura.example. 3600 IN TXT "v=spf1 include:spf.otegami-mail.example ~all"',
    'bounce.mail.sakura.example. 3600 IN MX 10 feedback.ap-northeast-1.otegami-mail.example.',
    '_dmarc.mail.sakura.example. 3600 IN TXT "v=DMARC1; p=none;"',
    '_otegami.mail.sakura.example. 3600 IN TXT "otegami-domain-verification=ownershipabcdefghijk"',
  ])
})

test('Route 53 gets one set for each name and type', () => {
  const two = records.flatMap((record) =>
    record.id === 'spf' ? [record, { ...record, value: 'other' }] : [record],
  )
  const changes: unknown = JSON.parse(route53Changes(two))
  expect(changes).toMatchObject({
    Changes: expect.arrayContaining([
      {
        Action: 'UPSERT',
        ResourceRecordSet: {
          Name: 'bounce.mail.sakura.example.',
          Type: 'TXT',
          TTL: 3600,
          ResourceRecords: [
            { Value: '"v=spf1 include:spf.otegami-mail.example ~all"' },
            { Value: '"other"' },
          ],
        },
      },
    ]),
  })
})

test('Cloudflare gets no proxied name', () => {
  expect(JSON.parse(cloudflareRecords(records))).toMatchObject([
    { type: 'CNAME', proxied: false },
    { type: 'CNAME', proxied: false },
    { type: 'TXT' },
    { type: 'MX', priority: 10 },
    { type: 'TXT' },
    { type: 'TXT' },
  ])
})

test('a text of any length is given in strings of at most 255 bytes that join to it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 700 }), (text) => {
      const strings = [...quotedText(text).matchAll(/"((?:[^"\\]|\\.)*)"/gs)].map(([, one = '']) =>
        one.replaceAll(/\\(.)/gs, '$1'),
      )
      expect(strings.join('')).toBe(text)
      for (const one of strings) expect(new TextEncoder().encode(one).length).toBeLessThanOrEqual(255)
    }),
  )
})

test.each([
  [['01.dnsv.jp'], 'onamae'],
  [['ADA.ns.cloudflare.com.'], 'cloudflare'],
  [['ns-1799.awsdns-32.co.uk'], 'route53'],
  [['ns07.domaincontrol.com'], 'godaddy'],
  [['notdnsv.jp'], undefined],
  [['cloudflare.com.evil.example'], undefined],
  [[], undefined],
])('%j is kept at %s', (servers, id) => {
  expect(registrarOf(servers)?.id).toBe(id)
})

test('each registrar gets the name and the value as its form wants them', () => {
  const [dkim] = records
  const apex = { type: 'TXT', host: '@', fqdn: 'sakura.example', value: 'a', ttl: 60 } as const
  if (!dkim) throw new Error('no record')
  expect(
    ['onamae', 'cloudflare', 'sakura', 'bind'].map((id) => {
      const registrar = registrars.find((one) => one.id === id)
      if (!registrar) throw new Error(id)
      return [
        formValues(dkim, registrar).host,
        formValues(dkim, registrar).value.endsWith('.'),
        formValues(apex, registrar),
      ]
    }),
  ).toEqual([
    ['otegami1._domainkey.mail', false, { host: '', value: 'a' }],
    ['otegami1._domainkey.mail', false, { host: '@', value: 'a' }],
    ['otegami1._domainkey.mail', true, { host: '@', value: 'a' }],
    ['otegami1._domainkey.mail', true, { host: '@', value: '"a"' }],
  ])
})
