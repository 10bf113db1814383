import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { Brand } from '#api/brand'
import { plainBrand } from '#domain/brand/plain-brand'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { hexContrast } from '#lib/contrast'
import { DAY, MINUTE } from '#lib/duration'
import { addContacts, deleteContact } from '#server/store/contacts.store'
import { deliveryOf, recordComplaint } from '#server/store/delivery-outcomes.store'
import { forgetFormerReaders } from '#server/store/former-readers.store'
import { putBrand } from '#server/store/settings.store'
import { inTransaction } from '#server/store/transaction'
import { mailReaders, SAFARI } from '#server/testing/mail-readers'

const {
  db,
  one,
  server,
  tokens,
  reader,
  newContact,
  counted,
  eventsOf,
  contact,
  listsOf,
  unsubscribe,
  post,
} = await mailReaders()

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

  test('is in the other language by a link, and stays in it when it is sent', async () => {
    await newContact('ja-JP')
    const html = await (await server.ask(unsubscribe())).text()
    expect(html).toContain('<a href="?lang=en" lang="en" hreflang="en">English</a>')
    const sent = await server.ask(`${unsubscribe()}?lang=en`, {
      method: 'POST',
      body: 'action=save&shown=lst_news',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    const inEnglish = await sent.text()
    expect(inEnglish).toContain('Your preferences are saved.')
    expect(inEnglish).toContain('<a href="?lang=ja" lang="ja" hreflang="ja">日本語</a>')
    expect(await (await server.ask(`${unsubscribe()}?lang=%3Cb%3E`)).text()).toContain('<html lang="ja">')
  })

  test('has the logo and the colours of the brand, where its button can be read', async () => {
    const plain = plainBrand('One')
    const pageOf = async (brand: Partial<Brand>) => {
      await putBrand(db, one, { ...plain, ...brand })
      const response = await server.ask(unsubscribe())
      return { html: await response.text(), policy: response.headers.get('content-security-policy') ?? '' }
    }
    const logo = { src: 'https://files.example/logo.png?a=1&b="', alt: 'Any', width: 240, height: 64 }
    const colors = { ...plain.colors, primary: '#ffe066', onPrimary: '#1a1a1a' }
    const own = await pageOf({ logo, colors })
    expect(own.html).toContain(
      '<img src="https://files.example/logo.png?a=1&amp;b=&quot;" alt="One" width="240" height="64">',
    )
    expect(own.policy).toContain('; img-src https://files.example;')
    const [, style = ''] = /<style>(:root\{--accent[^<]*)<\/style>/.exec(own.html) ?? []
    expect(style).toContain('--button:#ffe066;--on:#1a1a1a')
    // A link in pale yellow could not be read on white.
    const [, light = '', dark = ''] = /--accent:(#\w+);.*--accent:(#\w+)/.exec(style) ?? []
    expect(hexContrast(light, '#ffffff')).toBeGreaterThanOrEqual(4.5)
    expect(hexContrast(dark, '#16161a')).toBeGreaterThanOrEqual(4.5)
    expect(own.policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    const nowhere = await pageOf({ logo: { ...logo, src: 'https://' } })
    expect(nowhere.html).not.toContain('<img')
    const unread = await pageOf({ colors: { ...colors, onPrimary: '#ffffff' } })
    expect(unread.html).not.toContain('#ffe066')
    expect(unread.html).toContain('<p class="brand">One</p>')
    expect(unread.policy).not.toContain('img-src')
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

  describe('by somebody whose contact was deleted', () => {
    const removed = async () => {
      const before = await contact()
      if (!before) throw new Error('There is no reader.')
      await inTransaction(db, (inside) => deleteContact(inside, one, { uid: before.id }, server.clock.now()))
      return before
    }
    /** Somebody adds the address again, as an import does. */
    const added = async (before: StoredContact) => {
      reader.uid = `${before.id}_again`
      await addContacts(db, one, [{ ...before, id: reader.uid }])
      return contact()
    }

    test('holds for the address, whoever adds it again', async () => {
      const before = await removed()
      const html = await (await server.ask(unsubscribe())).text()
      expect(html).toContain('Unsubscribe from all emails')
      expect(html).not.toMatch(/News|example\.org/)
      expect(await (await post('action=all')).text()).toContain('You are unsubscribed')
      expect(await (await server.ask(unsubscribe())).text()).toContain('You are unsubscribed')
      expect(await added(before)).toMatchObject({ status: 'unsubscribed', subscriptions: [] })
    })

    test('ends mail to the contact that has the address now, or to some of its lists', async () => {
      await added(await removed())
      expect(await (await server.ask(unsubscribe())).text()).toContain('Offers')
      await post('action=save&shown=lst_news&shown=lst_offers&list=lst_offers')
      expect(await listsOf()).toMatchObject({ lst_news: 'unsubscribed', lst_offers: 'active' })
      await post('List-Unsubscribe=One-Click')
      expect(await contact()).toMatchObject({ status: 'unsubscribed' })
    })

    test('is known by a complaint as well', async () => {
      const before = await removed()
      const delivery = await deliveryOf(db, reader.delivery)
      if (!delivery) throw new Error('There is no mail.')
      await inTransaction(db, (inside) => recordComplaint(inside, one, delivery, { at: server.clock.now() }))
      expect(await added(before)).toMatchObject({ status: 'complained' })
    })

    test('is forgotten after a while', async () => {
      await removed()
      const at = (days: number) => new Date(server.clock.now() + days * DAY).toISOString()
      await forgetFormerReaders(db, at(-1))
      expect(await (await server.ask(unsubscribe())).text()).toContain('Unsubscribe from all emails')
      await forgetFormerReaders(db, at(1))
      expect(await (await server.ask(unsubscribe())).text()).toContain('You are unsubscribed')
    })
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
