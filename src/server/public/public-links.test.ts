import { describe, expect, test } from 'vitest'
import { mailReaders, SAFARI } from '#server/testing/mail-readers'

const { db, server, tokens, reactions, reader, counted, eventsOf, click, open, unsubscribe } =
  await mailReaders()

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
    const mine = tokens.click({ deliveryId: reader.delivery, link: 0 })
    for (const path of [
      `/c/${mine}x`,
      `/c/${mine.slice(0, -1)}`,
      `/c/${tokens.open(reader.delivery)}`,
      `/c/${tokens.click({ deliveryId: reader.delivery, link: 3 })}`,
      `/c/${tokens.click({ deliveryId: reader.delivery, link: 99 })}`,
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
    await server.ask(`/o/${tokens.open(reader.delivery)}`, { headers: SAFARI })
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
      .where('id', '=', reader.delivery)
      .execute()
    await open()
    expect(await counted()).toMatchObject({ opens: 0, botOpens: 1 })
  })

  test('of deleted mails count nowhere', async () => {
    await open()
    await db.deleteFrom('deliveries').where('id', '=', reader.delivery).execute()
    server.turn(60_000)
    reactions.wake()
    await reactions.idle()
    expect(await db.selectFrom('reactions').select('id').execute()).toEqual([])
    expect(server.failures).toEqual([])
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
