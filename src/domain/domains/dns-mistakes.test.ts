import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { DnsRecord } from '#api/shapes'
import { diagnoseRecord, isRecordMet, type DnsMistake } from './dns-mistakes.ts'
import { checkedRecord, domainRecords } from './dns-records.ts'

const NAME = 'mail.sakura.example'
const wanted = domainRecords(
  { name: NAME, region: 'ap-northeast-1', dmarc: 'none' },
  (purpose, length = 12) => `${purpose}abcdefghijklmnop7`.slice(0, length),
)
const siblings = wanted.map((record) => checkedRecord(record, NAME, []))
const recordOf = (id: string) => {
  const record = wanted.find((one) => one.id === id)
  if (!record) throw new Error(id)
  return record
}

const DKIM = recordOf('dkim1').value
const OWNER = recordOf('ownership').value
const SPF = recordOf('spf').value
const MX = recordOf('return_path').value
const DMARC = recordOf('dmarc').value

const diagnose = (id: string, found: readonly string[], elsewhere?: DnsRecord['elsewhere']) =>
  diagnoseRecord(checkedRecord(recordOf(id), NAME, found, elsewhere), siblings)

/** What somebody did, to which record, what then stands at its name, and what we call it. */
const typed: [string, string, string[], DnsMistake][] = [
  ['nothing was set', 'spf', [], 'not_found'],
  ['the form added the zone to a target', 'dkim1', [`${DKIM}.sakura.example`], 'zone_appended'],
  [
    'the form added the zone to a target that ends with a dot',
    'dkim1',
    [`${DKIM}.sakura.example.`],
    'zone_appended',
  ],
  ['the form added the zone to a mail server', 'return_path', [`${MX}.sakura.example`], 'zone_appended'],
  ['quotes were kept', 'ownership', [`"${OWNER}"`], 'quotes'],
  ['single quotes were kept', 'ownership', [`'${OWNER}'`], 'quotes'],
  ['quotes were kept around SPF', 'spf', [`"${SPF}"`], 'quotes'],
  ['a mail program made curly quotes', 'ownership', [`“${OWNER}”`], 'smart_quotes'],
  ['Japanese brackets were typed around it', 'ownership', [`「${OWNER}」`], 'smart_quotes'],
  ['it came with a zero-width space', 'ownership', [`\u200b${OWNER}`], 'invisible'],
  ['it came with a space that does not break', 'ownership', [`${OWNER}\u00a0`], 'invisible'],
  ['a byte order mark came with it', 'ownership', [`\ufeff${OWNER}`], 'invisible'],
  ['a word processor made a dash of hyphens', 'ownership', [OWNER.replaceAll('-', '–')], 'dashes'],
  ['a Japanese keyboard made a long vowel of hyphens', 'ownership', [OWNER.replaceAll('-', 'ー')], 'dashes'],
  ['it was typed in full width', 'ownership', [OWNER.replace('=', '＝')], 'full_width'],
  [
    'it was typed in full width throughout',
    'dkim1',
    [DKIM.replaceAll(/[a-z0-9.]/g, (c) => String.fromCodePoint((c.codePointAt(0) ?? 0) + 0xfee0))],
    'full_width',
  ],
  ['it was pasted as an address', 'dkim1', [`https://${DKIM}/`], 'address'],
  ['a slash stands at its end', 'dkim1', [`${DKIM}/`], 'address'],
  ['the priority was typed into the value', 'return_path', [`10 ${MX}`], 'priority_in_value'],
  ['semicolons were escaped', 'ownership', [OWNER.replace('=', String.raw`\=`)], 'escaped'],
  ['quotes became entities', 'ownership', [`&quot;${OWNER}&quot;`], 'entities'],
  ['it was encoded as part of an address', 'ownership', [encodeURIComponent(OWNER)], 'encoded'],
  [
    'the whole line of a zone file was pasted',
    'ownership',
    [`_otegami.${NAME}. 3600 IN TXT ${OWNER}`],
    'whole_line',
  ],
  ['the label of the field was copied too', 'ownership', [`Value: ${OWNER}`], 'label'],
  ['the Japanese label of the field was copied too', 'ownership', [`値：${OWNER}`], 'label'],
  ['spaces stand around it', 'ownership', [`  ${OWNER} `], 'spaces'],
  ['two spaces stand in SPF', 'ownership', [`${OWNER}\n`], 'spaces'],
  ['a full stop ends the sentence', 'ownership', [`${OWNER}.`], 'trailing_mark'],
  ['it was cut into strings by hand', 'ownership', [`${OWNER.slice(0, 12)}" "${OWNER.slice(12)}`], 'chunks'],
  [
    'its strings were joined with a space',
    'ownership',
    [`${OWNER.slice(0, 12)} ${OWNER.slice(12)}`],
    'chunks',
  ],
  [
    'its strings stand in the wrong order',
    'ownership',
    [`${OWNER.slice(12)}" "${OWNER.slice(0, 12)}`],
    'chunk_order',
  ],
  ['only the first string is there', 'ownership', [OWNER.slice(0, 20)], 'cut'],
  ['capitals were made of it', 'ownership', [OWNER.toUpperCase()], 'case'],
  ['quotes and spaces', 'ownership', [` "${OWNER} " `], 'quotes'],
  ['one letter differs', 'ownership', [OWNER.replace('abc', 'adc')], 'typo'],
  ['one letter is missing', 'dkim1', [DKIM.replace('otegami1', 'otegam1')], 'typo'],
  ['the two DKIM records were exchanged', 'dkim1', [recordOf('dkim2').value], 'swapped'],
  ['the value of another record was pasted', 'ownership', [SPF], 'swapped'],
  [
    'the token of another workspace stands there',
    'ownership',
    ['otegami-domain-verification=zz9yx8wv7ut6sr5q'],
    'other_token',
  ],
  [
    'the key of another domain stands there',
    'dkim1',
    ['otegami1.zz9yx8wv7ut6.dkim.otegami-mail.example'],
    'other_token',
  ],
  ['servers of another region', 'return_path', ['feedback.eu-west-1.otegami-mail.example'], 'other_region'],
  ['the example was left', 'ownership', ['<your value here>'], 'placeholder'],
  ['a Japanese example was left', 'ownership', ['ここに値を入力'], 'placeholder'],
  ['the old mail server is still there', 'return_path', [MX, 'mx.old-host.example'], 'several_values'],
  ['somebody else receives the bounces', 'return_path', ['mx.old-host.example'], 'other_value'],
  ['two SPF records', 'spf', [SPF, 'v=spf1 include:_spf.google.com ~all'], 'spf_twice'],
  ['SPF of another provider alone', 'spf', ['v=spf1 include:_spf.google.com -all'], 'spf_without_ours'],
  [
    'SPF with our part at the very end',
    'spf',
    ['v=spf1 include:_spf.google.com ~all include:spf.otegami-mail.example'],
    'spf_after_all',
  ],
  [
    'SPF that refuses everybody first',
    'spf',
    ['v=spf1 -all include:spf.otegami-mail.example ~all'],
    'spf_after_all',
  ],
  ['include with a space', 'spf', ['v=spf1 include: spf.otegami-mail.example ~all'], 'spf_syntax'],
  ['includes instead of include', 'spf', ['v=spf1 includes:spf.otegami-mail.example ~all'], 'spf_syntax'],
  ['commas instead of spaces in SPF', 'spf', ['v=spf1 ,include:spf.otegami-mail.example,~all'], 'spf_syntax'],
  [
    'SPF that asks too often',
    'spf',
    [
      `v=spf1 ${Array.from({ length: 10 }, (_, n) => `include:s${n}.example`).join(' ')} include:spf.otegami-mail.example ~all`,
    ],
    'spf_too_many_lookups',
  ],
  ['two DMARC records', 'dmarc', [DMARC, 'v=DMARC1; p=reject;'], 'dmarc_twice'],
  ['DMARC without its version', 'dmarc', ['p=none;'], 'dmarc_version'],
  ['DMARC of a version that is none', 'dmarc', ['v=DMARC2; p=none;'], 'dmarc_version'],
  ['DMARC with commas', 'dmarc', ['v=DMARC1, p=none'], 'dmarc_separators'],
  ['DMARC with spaces only', 'dmarc', ['v=DMARC1 p=none'], 'dmarc_separators'],
  ['DMARC with a policy that is none', 'dmarc', ['v=DMARC1; p=monitor;'], 'dmarc_policy'],
  ['DMARC without a policy', 'dmarc', ['v=DMARC1; rua=mailto:a@sakura.example;'], 'dmarc_policy'],
  ['SPF where DMARC belongs', 'dmarc', [SPF], 'swapped'],
]

const place = (fqdn: string, type: string, value: string) => [{ fqdn, type, value }]

const elsewhere: [string, string, NonNullable<DnsRecord['elsewhere']>, DnsMistake][] = [
  [
    'the whole name was typed where the form adds the zone',
    'spf',
    place(`bounce.${NAME}.sakura.example`, 'TXT', SPF),
    'host_twice',
  ],
  [
    'the name was typed without the subdomain',
    'spf',
    place('bounce.sakura.example', 'TXT', SPF),
    'other_host',
  ],
  ['it was set for the domain itself', 'ownership', place(NAME, 'TXT', OWNER), 'other_host'],
  ['the form refused the underscore', 'dmarc', place(`dmarc.${NAME}`, 'TXT', DMARC), 'underscore_missing'],
  ['a text was made of a CNAME', 'dkim1', place(`otegami1._domainkey.${NAME}`, 'TXT', DKIM), 'other_type'],
  ['an SPF record of the old type', 'spf', place(`bounce.${NAME}`, 'SPF', SPF), 'other_type'],
  ['a proxy answers', 'dkim1', place(`otegami1._domainkey.${NAME}`, 'A', '203.0.113.7'), 'proxied'],
  [
    'another record keeps the CNAME out',
    'dkim1',
    place(`otegami1._domainkey.${NAME}`, 'TXT', 'v=DKIM1; p=abc'),
    'beside_cname',
  ],
  [
    'what stands elsewhere is something else',
    'spf',
    place(`bounce.${NAME}.sakura.example`, 'TXT', 'hello'),
    'not_found',
  ],
]

describe('what people do to records', () => {
  test.each(typed)('%s', (_, id, found, mistake) => {
    expect(diagnose(id, found)[0]?.mistake).toBe(mistake)
  })

  test('a record whose key can’t be read is right, and that is said', () => {
    const record = {
      ...checkedRecord(recordOf('dkim1'), NAME, [DKIM]),
      status: 'mismatch' as const,
      hint: 'key_unreadable' as const,
    }
    expect(diagnoseRecord(record, [])).toEqual([{ mistake: 'key_unreadable', value: DKIM }])
  })

  test.each(elsewhere)('%s', (_, id, places, mistake) => {
    expect(diagnose(id, [], places)[0]?.mistake).toBe(mistake)
  })

  test('a CNAME for the whole domain is told before it is looked for', () => {
    const apex = { ...recordOf('dkim1'), fqdn: 'sakura.example' }
    expect(diagnoseRecord(checkedRecord(apex, 'sakura.example', []), [])[0]?.mistake).toBe('cname_at_apex')
  })

  test('there are at least 60 of them', () => {
    expect(typed.length + elsewhere.length).toBeGreaterThan(60)
  })
})

describe('what is as good as what was asked for', () => {
  test.each([
    ['dkim1', [`${DKIM.toUpperCase()}.`]],
    ['ownership', ['google-site-verification=abc', OWNER]],
    ['spf', ['v=spf1 include:_spf.google.com include:spf.otegami-mail.example -all', 'other=text']],
    ['spf', ['v=spf1 +include:spf.otegami-mail.example ~all']],
    ['dmarc', ['v=DMARC1; p=reject; rua=mailto:a@sakura.example; pct=50']],
    ['dmarc', ['v=DMARC1;p=Quarantine']],
  ])('%s: %j', (id, found) => {
    expect(isRecordMet(recordOf(id), found)).toBe(true)
    expect(diagnose(id, found)).toEqual([])
  })
})

describe('what puts it right', () => {
  test('two SPF records become one that lets both send', () => {
    const [one] = diagnose('spf', ['v=spf1 include:_spf.google.com ip4:192.0.2.0/24 -all', SPF])
    expect(one?.value).toBe(
      'v=spf1 include:_spf.google.com ip4:192.0.2.0/24 include:spf.otegami-mail.example -all',
    )
  })

  test('our part goes before “all”', () => {
    expect(
      diagnose('spf', ['v=spf1 include:_spf.google.com ~all include:spf.otegami-mail.example'])[0]?.value,
    ).toBe('v=spf1 include:_spf.google.com include:spf.otegami-mail.example ~all')
  })

  test('a redirect, which “all” would switch off, becomes an include', () => {
    expect(diagnose('spf', ['v=spf1 ip4:192.0.2.1 redirect=_spf.host.example'])[0]?.value).toBe(
      'v=spf1 ip4:192.0.2.1 include:_spf.host.example include:spf.otegami-mail.example ~all',
    )
    expect(diagnose('spf', ['v=spf1 ip4:192.0.2.1 -all redirect=_spf.host.example'])[0]?.value).toBe(
      'v=spf1 ip4:192.0.2.1 include:spf.otegami-mail.example -all',
    )
  })

  test('a record that lets everybody send is not copied', () => {
    expect(diagnose('spf', ['v=spf1 include:x.example +all'])[0]?.value).toBe(
      'v=spf1 include:x.example include:spf.otegami-mail.example ~all',
    )
  })

  test('DMARC keeps its reports', () => {
    expect(diagnose('dmarc', ['v=DMARC1, p=none, rua=mailto:a@b.example'])[0]?.value).toBe(
      'v=DMARC1; p=none; rua=mailto:a@b.example',
    )
    expect(diagnose('dmarc', ['v=dmarc2; p=reject; rua=mailto:a@b.example'])[0]?.value).toBe(
      'v=DMARC1; p=reject; rua=mailto:a@b.example',
    )
  })

  test('whatever is advised is in order once it is set', () => {
    for (const [, id, found] of typed)
      for (const { value } of diagnose(id, found))
        expect([id, found, isRecordMet(recordOf(id), [value])]).toEqual([id, found, true])
  })
})

test('whatever stands there, each finding says one thing at least, and nothing is said of what is in order', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...wanted),
      fc.array(
        fc.oneof(
          fc.string({ unit: 'binary', maxLength: 300 }),
          fc.constantFrom(...wanted.map(({ value }) => value)),
        ),
        {
          maxLength: 3,
        },
      ),
      (record, found) => {
        const checked = checkedRecord(record, NAME, found)
        expect(diagnoseRecord(checked, siblings).length > 0).toBe(checked.status !== 'verified')
      },
    ),
  )
})
