import { generateKeyPairSync } from 'node:crypto'
import PostalMime from 'postal-mime'
import { afterAll, expect, test } from 'vitest'
import { createSeal } from '#server/seal'
import { addHostname, loseHostname, proveHostname } from '#server/store/custom-hostnames.store'
import { addSigningKey } from '#server/store/domains.store'
import { campaignWorld, recorder, TEST_SECRET } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'
import { testHtml, testVariant } from '#server/testing/test-variant'
import { verifyDkim } from '#server/testing/verify-dkim'

const db = await testDatabase()
const world = await campaignWorld(db, 3)
const { one, server } = world
afterAll(world.stop)

const keys = generateKeyPairSync('rsa', { modulusLength: 2048 })
const publicKey = keys.publicKey.export({ type: 'spki', format: 'der' }).toString('base64')
await addSigningKey(
  db,
  one,
  'shop1.example',
  {
    selector: 'otg',
    publicKey,
    privateKey: createSeal(TEST_SECRET).seal(keys.privateKey.export({ type: 'pkcs8', format: 'pem' })),
  },
  '2026-01-01T00:00:00.000Z',
)

const sentTo = async (more: object) => {
  const { mails, transport } = recorder(1)
  const id = await world.due(more)
  await world.run(world.sender(transport, { linkUrl: 'http://localhost:8801', takesMail: true }))
  return { id, mails }
}
const pathOf = (address: string | undefined) => (address ?? '').replace('http://localhost:8801', '')

test('a mail has its reader’s text, links, picture and headers, is signed, and its addresses lead where they should', async () => {
  const { mails, id } = await sentTo({
    tracking: { opens: true, clicks: true, utm: { source: 'otegami', campaign: 'news' } },
    replyTo: 'answers@else.example',
  })
  const mail = mails.find(({ to }) => to === 'p1@else.example')
  if (!mail) throw new Error('Nothing was sent.')
  expect(mail.envelopeFrom).toMatch(/^b\+[0-9a-f]+@bounce\.shop1\.example$/)
  const records: Record<string, string> = { 'otg._domainkey.shop1.example': `v=DKIM1; p=${publicKey}` }
  expect(verifyDkim(mail.raw, (name) => records[name] ?? '')).toMatchObject({
    isValid: true,
    signs: expect.arrayContaining(['list-unsubscribe', 'list-unsubscribe-post']),
  })
  const read = await PostalMime.parse(mail.raw)
  const header = (name: string) => read.headers.find(({ key }) => key === name)?.value
  expect(read.subject).toBe('News for Person 1')
  expect(read.from).toMatchObject({ address: 'hello@shop1.example', name: 'snd_1' })
  expect(read.to).toMatchObject([{ address: 'p1@else.example', name: 'Person 1' }])
  expect(read.replyTo).toMatchObject([{ address: 'answers@else.example' }])
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  expect(header('feedback-id')).toBe(`${id}:snd_1:campaign:otegami`)
  expect(read.messageId).toMatch(/^<d\d+\.[\w-]+@shop1\.example>$/)
  expect(read.html).toContain('Hello Person 1.')
  expect(read.html).toContain('Shop, 1 Street, help@shop.example')
  expect(read.html).toMatch(/^<html><body><div style="display:none[^>]*>Soon/)
  expect(read.text).toContain('https://shop.example/?a=1&b=p1@else.example')
  const [click, unsubscribe] = [...(read.html ?? '').matchAll(/href="([^"]+)"/g)].map(
    ([, address]) => address,
  )
  const picture = /<img src="([^"]+\.gif)"/.exec(read.html ?? '')?.[1]
  // Calls come first; the mail address names the same reader.
  const [calls = '', writes = ''] = (header('list-unsubscribe') ?? '').split(', ')
  expect(calls).toBe(`<${unsubscribe}>`)
  const [, byMail = ''] =
    /^<mailto:u\+([0-9a-f]+)@bounce\.shop1\.example\?subject=unsubscribe>$/.exec(writes) ?? []
  expect(server.links.read(byMail)).toMatchObject({ kind: 'mailUnsubscribe' })
  // The link leads where it was written to, for its reader, with what analytics read.
  const followed = await server.respond(pathOf(click), {
    headers: { 'user-agent': 'Mozilla/5.0 Firefox/130' },
  })
  expect(followed.status).toBe(302)
  expect(followed.headers.get('location')).toBe(
    'https://shop.example/?a=1&b=p1%40else.example&utm_source=otegami&utm_campaign=news',
  )
  expect((await server.respond(pathOf(picture), {})).headers.get('content-type')).toBe('image/gif')
  const once = await server.respond(pathOf(unsubscribe), {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(once.status).toBe(200)
  expect((await world.good('GET', '/contacts/con_1_1'))['status']).toBe('unsubscribed')
  expect(await world.campaign(id)).toMatchObject({ stats: { unsubscribes: 1 } })
})

test('where nobody takes mails, none are asked for', async () => {
  const { mails, transport } = recorder(1)
  await world.due({})
  await world.run(world.sender(transport))
  const read = await PostalMime.parse(mails[0]?.raw ?? '')
  expect(read.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toMatch(/^<https:[^,]+>$/)
})

test('what a reader’s name holds is text: no markup, no header', async () => {
  const { version } = await world.good('GET', '/contacts/con_1_2')
  await world.good('POST', '/contacts/con_1_2', { version, name: '<b>Mal</b> {{ email }}' })
  const { mails } = await sentTo({ tracking: { opens: false, clicks: false } })
  const mail = mails.find(({ to }) => to === 'p2@else.example')
  const read = await PostalMime.parse(mail?.raw ?? '')
  expect(read.subject).toBe('News for <b>Mal</b> {{ email }}')
  expect(read.html).not.toContain('.gif')
  expect(read.html).not.toContain('/c/')
  expect(read.html).toContain('href="https://shop.example/?a=1&amp;b=p2@else.example"')
})

test('a mail is shown in the browser without counting its reader, and no more once they are gone', async () => {
  const { mails, id } = await sentTo({
    variants: [testVariant(`${testHtml}<a href="{{view_in_browser_url}}">Browser</a>`)],
  })
  const read = await PostalMime.parse(mails.find(({ to }) => to === 'p0@gmail.com')?.raw ?? '')
  const [view] = /http:\/\/localhost:8801\/v\/[\w-]+/.exec(read.html ?? '') ?? []
  const page = await server.respond(pathOf(view), {})
  const html = await page.text()
  expect(page.status).toBe(200)
  expect(html).toContain('Hello Person 0.')
  expect(html).not.toMatch(/\/(c|o)\//)
  expect(await world.campaign(id)).toMatchObject({ stats: { opens: 0, clicks: 0 } })
})

test('links lead to the hostname of the workspace that is in use when the run begins', async () => {
  const host = 'go.shop1.example'
  await addHostname(db, one, {
    hostname: host,
    purpose: 'links',
    isDefault: true,
    token: 'token',
    records: [],
    wasComplete: true,
    isTaken: false,
    isWatched: true,
    createdAt: '2026-01-01T00:00:00.000Z',
  })
  await proveHostname(db, one, host)
  const { mails, transport } = recorder(1)
  await world.due()
  const linkUrl = 'http://localhost:8801'
  await world.run(
    world.sender(transport, { linkUrl, hosting: { customHosts: 'proven', filesOrigin: linkUrl } }),
  )
  const read = await PostalMime.parse(mails[0]?.raw ?? '')
  const unsubscribe = read.headers.find(({ key }) => key === 'list-unsubscribe')?.value ?? ''
  expect(unsubscribe).toMatch(/^<https:\/\/go\.shop1\.example\/u\//)
  expect(read.html).toContain('href="https://go.shop1.example/c/')
  expect(read.html).not.toContain(linkUrl)
  // It is answered whatever it is called by.
  const click = /https:\/\/go\.shop1\.example(\/c\/[\w-]+)/.exec(read.html ?? '')?.[1] ?? ''
  expect((await server.respond(click, {})).status).toBe(302)
  await loseHostname(db, one, host)
  const { mails: later } = await sentTo({})
  expect((await PostalMime.parse(later[0]?.raw ?? '')).html).not.toContain(host)
})

test('readers get the mail of their language, and tests share them out by weight', async () => {
  const { version } = await world.good('GET', '/contacts/con_1_0')
  await world.good('POST', '/contacts/con_1_0', { version, locale: 'ja-JP' })
  const { mails, id } = await sentTo({
    variants: [
      testVariant(testHtml, { id: 'a', subject: 'English A', weight: 100 }),
      testVariant(testHtml, { id: 'b', subject: 'English B', weight: 0 }),
      testVariant(testHtml, { id: 'c', subject: '日本語のお知らせ', locale: 'ja' }),
    ],
  })
  const subjects = await Promise.all(
    mails.map(async ({ to, raw }) => `${to} ${(await PostalMime.parse(raw)).subject}`),
  )
  expect(subjects.toSorted()).toEqual(['p0@gmail.com 日本語のお知らせ', 'p2@else.example English A'])
  const { value } = await world.call('GET', `/campaigns/${id}/summaries?group=variant`)
  expect(value).toMatchObject({
    items: [
      { key: 'a', stats: { recipients: 1, sent: 1 } },
      { key: 'c', stats: { recipients: 1, sent: 1 } },
    ],
  })
})
