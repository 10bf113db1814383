import { describe, expect, test } from 'vitest'
import { MINUTE } from '#lib/duration'
import { mailReaders, SAFARI } from '#server/testing/mail-readers'

const { db, server, tokens, reader, newContact, counted, eventsOf, contact, listsOf, unsubscribe, post } =
  await mailReaders()

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
    await db.updateTable('contacts').set({ locale: null }).where('uid', '=', reader.uid).execute()
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
    await db.updateTable('contacts').set({ status: 4 }).where('uid', '=', reader.uid).execute()
    expect(await (await server.ask(unsubscribe())).text()).toContain('You are unsubscribed')
    await db
      .updateTable('deliveries')
      .set({ contact_id: null, email: null })
      .where('id', '=', reader.delivery)
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
  const view = () => server.ask(`/v/${tokens.view(reader.delivery)}`, { headers: SAFARI })

  test('is the mail as its reader got it, with its own links and nothing that counts', async () => {
    await db.updateTable('contacts').set({ name: '<i>花子</i>' }).where('uid', '=', reader.uid).execute()
    const response = await view()
    expect(response.status).toBe(200)
    expect(response.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups[^;]*; default-src 'none'/,
    )
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    const html = await response.text()
    expect(html).toContain('花子')
    expect(html).toContain('href="https://example.org/a?x=1&amp;y=日本"')
    expect(html).toContain(`/u/${tokens.unsubscribe(reader.delivery)}`)
    expect(html).not.toMatch(/\/(c|o)\//)
    expect(await counted()).toMatchObject({ opens: 0, clicks: 0, botOpens: 0, botClicks: 0 })
  })

  test('of a deleted contact, or a mail that is no more, is a page that says so', async () => {
    await db.updateTable('deliveries').set({ contact_id: null }).where('id', '=', reader.delivery).execute()
    expect((await view()).status).toBe(404)
    expect((await server.ask(`/v/${tokens.view(999_999)}`)).status).toBe(404)
    expect((await server.ask(`/v/${tokens.open(reader.delivery)}`)).status).toBe(404)
  })
})

describe('pages of mails are drawn so often in a minute', () => {
  const statuses = async (paths: readonly string[], address: string) =>
    Map.groupBy(
      await Promise.all(paths.map(async (path) => (await server.ask(path, { address })).status)),
      (status) => status,
    )

  test.each([
    ['the mail in a browser', () => `/v/${tokens.view(reader.delivery)}`],
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
    expect((await server.ask(`/v/${tokens.view(reader.delivery)}`, { address: '203.0.113.23' })).status).toBe(
      200,
    )
  })
})
