import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { plainBrand } from '#domain/brand/plain-brand'
import type { ExecutionSnapshot } from '#server/store/deliveries.tables'
import { MINUTE } from '#lib/duration'
import { findEvents } from '#server/store/contact-events.store'
import { addContacts, contactForChange } from '#server/store/contacts.store'
import { addList } from '#server/store/mailing-lists.store'
import { placeOf } from '#server/store/members.store'
import type { Tenant } from '#server/store/tenant'
import { testDelivery, testExecution } from '#server/testing/sent-delivery'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'

const db = await testDatabase()
const server = testServer(db)
const { links: tokens, reactions } = server
const SAFARI = {
  'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Safari/604.1',
}
const BEGUN = '2026-03-01T09:00:00.000Z'
const TARGETS = [
  'https://example.org/a?x=1&y=%E6%97%A5%E6%9C%AC',
  'https://example.org/b',
  'https://example.org/c',
  'mailto:a@example.org',
]
const SNAPSHOT: ExecutionSnapshot = {
  variants: [
    {
      id: 'a',
      label: '',
      locale: null,
      weight: 100,
      subject: 'News',
      previewText: '',
      mode: 'html',
      html: '<html><body><p>{{ name }}</p><a href="https://example.org/a?x=1&amp;y=日本">A</a> <a href="{{unsubscribe_url}}">B</a></body></html>',
      textAuto: true,
    },
  ],
  tracking: { opens: true, clicks: true },
  audience: { mailingListIds: [], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
  sender: { id: 'snd_1', fromName: 'One', address: 'hi@one.example', domainName: 'one.example' },
  brand: { company: plainBrand('One').company, colors: plainBrand('One').colors },
  timezone: 'Asia/Tokyo',
}
const by = { id: 'acc_owner', name: 'Owner', email: 'owner@one.example' }
let one: Tenant
let execution: number
let contacts = 0
/** The number of a new delivery that went out a minute ago, and whom it went to. */
let delivery: number
let uid: string

beforeAll(async () => {
  await seedTwo(db)
  const place = await placeOf(db, 'ws_one', undefined)
  if (!place) throw new Error('There is no ws_one.')
  one = place.tenant
  for (const [id, name, visibility] of [
    ['lst_news', '<b>News</b>', 'public'],
    ['lst_offers', 'Offers', 'public'],
    ['lst_staff', 'Staff', 'private'],
  ] as const)
    await addList(db, one, {
      id,
      name,
      visibility,
      optIn: 'single',
      isDefault: false,
      color: 'slate',
      version: 1,
      createdAt: BEGUN,
      updatedAt: BEGUN,
      createdBy: by,
    })
  execution = await testExecution(db, one, {
    id: 'exe_1',
    campaignId: 'cmp_gone',
    links: [TARGETS],
    sendingAt: BEGUN,
    snapshot: SNAPSHOT,
  })
})
const newContact = async (locale?: string) => {
  uid = `con_${(contacts += 1)}`
  const email = `reader${contacts}@example.org`
  await addContacts(db, one, [
    {
      id: uid,
      email,
      status: 'subscribed',
      statusAt: BEGUN,
      ...(locale !== undefined && { locale }),
      properties: {},
      source: 'api',
      subscriptions: ['lst_news', 'lst_offers', 'lst_staff'].map((mailingListId) => ({
        mailingListId,
        status: 'active' as const,
        source: 'api' as const,
        updatedAt: BEGUN,
      })),
      createdAt: BEGUN,
      updatedAt: BEGUN,
      version: 1,
    },
  ])
  delivery = await testDelivery(
    db,
    one,
    execution,
    { uid, email },
    { sentAt: new Date(server.clock.now() - 60_000).toISOString() },
  )
}
beforeEach(() => newContact())

const counted = async () => {
  server.turn(60_000)
  reactions.wake()
  await reactions.idle()
  const row = await db
    .selectFrom('deliveries')
    .where('id', '=', delivery)
    .select([
      'opens',
      'clicks',
      'bot_opens as botOpens',
      'bot_clicks as botClicks',
      'unsubscribed_at as unsubscribedAt',
    ])
    .executeTakeFirstOrThrow()
  return row
}
const eventsOf = async () =>
  (await findEvents(db, one, { contactId: uid }, undefined, 100))
    .map(({ type }) => type)
    .filter((type) => type !== 'contact.created')
    .toReversed()
const contact = () => db.transaction().execute((inside) => contactForChange(inside, one, { uid }))
const listsOf = async () =>
  Object.fromEntries(
    (await contact())?.subscriptions.map(({ mailingListId, status }) => [mailingListId, status]) ?? [],
  )
const click = (link: number, headers: Record<string, string> = SAFARI, method = 'GET') =>
  server.ask(`/c/${tokens.click({ deliveryId: delivery, link })}`, { headers, method })
const open = (headers: Record<string, string> = SAFARI, method = 'GET') =>
  server.ask(`/o/${tokens.open(delivery)}.gif`, { headers, method })
const unsubscribe = () => `/u/${tokens.unsubscribe(delivery)}`
const post = (body: string, type = 'application/x-www-form-urlencoded') =>
  server.ask(unsubscribe(), { method: 'POST', body, headers: { 'content-type': type } })

describe('clicks', () => {
  test('lead to what was sent, and count once they are kept', async () => {
    const response = await click(0)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('https://example.org/a?x=1&y=%E6%97%A5%E6%9C%AC')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('set-cookie')).toBeNull()
    // Kept before the reader is sent on, so that no crash loses it.
    expect(await db.selectFrom('reactions').select('link').execute()).toEqual([{ link: 0 }])
    expect(await counted()).toMatchObject({ clicks: 1, opens: 1, botClicks: 0 })
    expect(await eventsOf()).toEqual(['email.opened', 'email.clicked'])
    expect(await db.selectFrom('reactions').select('link').execute()).toEqual([])
  })

  test('by programs lead there too, and count apart', async () => {
    expect((await click(0, { 'user-agent': 'python-requests/2.32' })).status).toBe(302)
    expect((await click(1, {})).status).toBe(302)
    expect((await click(2, SAFARI, 'HEAD')).status).toBe(302)
    expect((await click(2, { ...SAFARI, 'sec-purpose': 'prefetch' })).status).toBe(302)
    expect(await counted()).toMatchObject({ clicks: 0, opens: 0, botClicks: 2 })
    expect(await eventsOf()).toEqual([])
  })

  test('on three links at once are those of a program', async () => {
    for (const link of [0, 1, 2]) await click(link)
    expect(await counted()).toMatchObject({ clicks: 0, botClicks: 3 })
  })

  test('lead nowhere by an address that somebody made up, or to what is no page', async () => {
    const mine = tokens.click({ deliveryId: delivery, link: 0 })
    for (const path of [
      `/c/${mine}x`,
      `/c/${mine.slice(0, -1)}`,
      `/c/${tokens.open(delivery)}`,
      `/c/${tokens.click({ deliveryId: delivery, link: 3 })}`,
      `/c/${tokens.click({ deliveryId: delivery, link: 99 })}`,
      `/c/${tokens.click({ deliveryId: 999_999, link: 0 })}`,
      `/c/${mine}?url=https://evil.example`,
      '/c/',
      `/c/${'A'.repeat(500)}`,
      '/c/%00',
      '/c/https://evil.example',
    ]) {
      const response = await server.ask(path, { address: path })
      expect([302, 404]).toContain(response.status)
      expect(response.headers.get('location') ?? '').not.toContain('evil')
    }
    expect((await server.ask(`/c/${mine}`, { method: 'POST' })).status).toBe(405)
  })

  test('of one link over and over count thirty times a minute, and always lead on', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => click(0)))
    expect(all.every(({ status }) => status === 302)).toBe(true)
    expect(await counted()).toMatchObject({ clicks: 30 })
  })
})

describe('opens', () => {
  test('are a picture that nobody keeps', async () => {
    const response = await open()
    expect(response.headers.get('content-type')).toBe('image/gif')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(
      Buffer.from(await response.arrayBuffer())
        .subarray(0, 3)
        .toString(),
    ).toBe('GIF')
    expect(await counted()).toMatchObject({ opens: 1, botOpens: 0 })
    expect(await eventsOf()).toEqual(['email.opened'])
  })

  test('are not counted where nobody looks', async () => {
    await open(SAFARI, 'HEAD')
    await open({ ...SAFARI, purpose: 'prefetch' })
    await server.ask(`/o/${tokens.open(delivery)}`, { headers: SAFARI })
    expect(await counted()).toMatchObject({ opens: 0, botOpens: 0 })
  })

  test('by the proxies of mail providers are those of people, by scanners they are not', async () => {
    await open({
      'user-agent':
        'Mozilla/5.0 (Windows NT 5.1; rv:11.0) Gecko Firefox/11.0 (via ggpht.com GoogleImageProxy)',
    })
    await open({ 'user-agent': 'curl/8.5.0' })
    expect(await counted()).toMatchObject({ opens: 1, botOpens: 1 })
  })

  test('within two seconds after the mail went out are those of a program', async () => {
    await db
      .updateTable('deliveries')
      .set({ sent_at: new Date(server.clock.now() - 1000).toISOString() })
      .where('id', '=', delivery)
      .execute()
    await open()
    expect(await counted()).toMatchObject({ opens: 0, botOpens: 1 })
  })

  test('of deleted mails count nowhere', async () => {
    await open()
    await db.deleteFrom('deliveries').where('id', '=', delivery).execute()
    server.turn(60_000)
    reactions.wake()
    await reactions.idle()
    expect(await db.selectFrom('reactions').select('id').execute()).toEqual([])
    expect(server.failures).toEqual([])
  })
})

describe('unsubscribing', () => {
  test('by one click is done at once, without a cookie, as often as it is asked', async () => {
    const first = await post('List-Unsubscribe=One-Click')
    expect(first.status).toBe(200)
    expect(first.headers.get('set-cookie')).toBeNull()
    expect(await contact()).toMatchObject({ status: 'unsubscribed' })
    expect(new Set(Object.values(await listsOf()))).toEqual(new Set(['unsubscribed']))
    const version = (await contact())?.version
    // Two at once, in the other form that mail programs use.
    const boundary =
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'
    const again = await Promise.all([post(boundary, 'multipart/form-data; boundary=x'), post('')])
    expect(again.map(({ status }) => status)).toEqual([200, 200])
    expect((await contact())?.version).toBe(version)
    expect((await eventsOf()).filter((type) => type === 'email.unsubscribed')).toHaveLength(1)
  })

  test('is a page first, which changes nothing and runs nothing', async () => {
    const response = await server.ask(unsubscribe(), { headers: SAFARI })
    const html = await response.text()
    expect(response.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+';/,
    )
    expect(html).toContain('<html lang="en">')
    expect(html).toContain('re•••@example.org')
    expect(html).not.toContain('reader')
    expect(html).toContain('&lt;b&gt;News&lt;/b&gt;')
    expect(html).not.toMatch(/<script|Staff| style=/)
    expect(await contact()).toMatchObject({ status: 'subscribed', version: 1 })
  })

  test('is in the language of the contact, else in that of the browser', async () => {
    await newContact('ja-JP')
    const page = async (language: string) =>
      (await server.ask(unsubscribe(), { headers: { 'accept-language': language } })).text()
    expect(await page('en')).toContain('<html lang="ja">')
    await newContact()
    await db.updateTable('contacts').set({ locale: null }).where('uid', '=', uid).execute()
    expect(await page('ja,en;q=0.5')).toContain('配信設定')
    expect(await page('en')).toContain('Email preferences')
  })

  test('of some lists leaves the others, and can be taken back', async () => {
    const shown = 'action=save&shown=lst_news&shown=lst_offers'
    const html = await (await post(`${shown}&list=lst_offers&list=lst_none`)).text()
    expect(html).toContain('Your preferences are saved.')
    expect(await listsOf()).toEqual({ lst_news: 'unsubscribed', lst_offers: 'active', lst_staff: 'active' })
    await post(`${shown}&list=lst_offers&list=lst_news`)
    expect(await listsOf()).toEqual({ lst_news: 'active', lst_offers: 'active', lst_staff: 'active' })
    expect(await eventsOf()).toEqual(['list.unsubscribed', 'list.subscribed'])
    expect(await contact()).toMatchObject({ status: 'subscribed' })
  })

  test('leaves no list that came after the page was drawn', async () => {
    const html = await (await server.ask(unsubscribe())).text()
    expect(html).toContain('<input type="hidden" name="shown" value="lst_news">')
    await post('action=save&shown=lst_news&list=lst_news')
    expect(await listsOf()).toMatchObject({ lst_news: 'active', lst_offers: 'active' })
  })

  test('by somebody who was deleted, or complained, is done', async () => {
    await db.updateTable('contacts').set({ status: 4 }).where('uid', '=', uid).execute()
    expect(await (await server.ask(unsubscribe())).text()).toContain('You are unsubscribed')
    await db
      .updateTable('deliveries')
      .set({ contact_id: null, email: null })
      .where('id', '=', delivery)
      .execute()
    expect((await post('List-Unsubscribe=One-Click')).status).toBe(200)
  })

  test('that is refused is a page that says what to do, with its number', async () => {
    const all = await Promise.all(Array.from({ length: 31 }, async () => post('action=save')))
    const refused = all.find(({ status }) => status === 429)
    expect(refused?.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(refused?.headers.get('retry-after')).toMatch(/^\d+$/)
    const html = (await refused?.text()) ?? ''
    expect(html).toContain('Go back and try again in a minute.')
    expect(html).toMatch(/the number tkt_[\w-]+\./)
  })

  test('with an address that is none is a page that says so', async () => {
    const response = await server.ask('/u/abc', { headers: { 'accept-language': 'ja' } })
    expect(response.status).toBe(404)
    const html = await response.text()
    expect(html).toContain('リンクが見つかりません')
    // Japanese is broken between phrases, not inside a word.
    expect(html).toContain('word-break:auto-phrase')
  })
})

describe('the mail in a browser', () => {
  const view = () => server.ask(`/v/${tokens.view(delivery)}`, { headers: SAFARI })

  test('is the mail as its reader got it, with its own links and nothing that counts', async () => {
    await db.updateTable('contacts').set({ name: '<i>花子</i>' }).where('uid', '=', uid).execute()
    const response = await view()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups[^;]*; default-src 'none'/,
    )
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const html = await response.text()
    expect(html).toContain('花子')
    expect(html).toContain('href="https://example.org/a?x=1&amp;y=日本"')
    expect(html).toContain(`/u/${tokens.unsubscribe(delivery)}`)
    expect(html).not.toMatch(/\/(c|o)\//)
    expect(await counted()).toMatchObject({ opens: 0, clicks: 0, botOpens: 0, botClicks: 0 })
  })

  test('of a deleted contact, or a mail that is no more, is a page that says so', async () => {
    await db.updateTable('deliveries').set({ contact_id: null }).where('id', '=', delivery).execute()
    expect((await view()).status).toBe(404)
    expect((await server.ask(`/v/${tokens.view(999_999)}`)).status).toBe(404)
    expect((await server.ask(`/v/${tokens.open(delivery)}`)).status).toBe(404)
  })
})

describe('pages of mails are drawn so often in a minute', () => {
  const statuses = async (paths: readonly string[], address: string) =>
    Map.groupBy(
      await Promise.all(paths.map(async (path) => (await server.ask(path, { address })).status)),
      (status) => status,
    )

  test.each([
    ['the mail in a browser', () => `/v/${tokens.view(delivery)}`],
    ['the preferences', () => unsubscribe()],
  ])('with one address: %s', async (_, path) => {
    const all = await statuses(Array.from({ length: 40 }, path), '203.0.113.20')
    expect([all.get(200)?.length, all.get(429)?.length]).toEqual([30, 10])
    expect((await server.ask(path(), { address: '203.0.113.21' })).status).toBe(429)
    server.turn(MINUTE)
    expect((await server.ask(path(), { address: '203.0.113.21' })).status).toBe(200)
  })

  test('for one caller: mails in a browser', async () => {
    const paths = Array.from({ length: 301 }, (_, place) => `/v/${tokens.view(800_000 + place)}`)
    const all = await statuses(paths, '203.0.113.22')
    expect([all.get(404)?.length, all.get(429)?.length]).toEqual([300, 1])
    expect((await server.ask(`/v/${tokens.view(delivery)}`, { address: '203.0.113.23' })).status).toBe(200)
  })
})

test('who tries addresses out is stopped', async () => {
  const statuses = await Promise.all(
    Array.from(
      { length: 70 },
      async (_, place) => (await server.ask(`/u/${place}`, { address: '203.0.113.9' })).status,
    ),
  )
  expect(statuses.filter((status) => status === 404)).toHaveLength(60)
  expect(statuses.filter((status) => status === 429)).toHaveLength(10)
  expect((await server.ask(unsubscribe(), { address: '203.0.113.9' })).status).toBe(200)
})
