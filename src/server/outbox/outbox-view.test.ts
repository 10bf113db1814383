import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { toMime } from '#mail/mime'
import { OUTBOX_PATH, outboxView } from './outbox-view.ts'

const parent = await mkdtemp(join(tmpdir(), 'otegami-shown-'))
const folder = join(parent, 'outbox')
const show = outboxView(folder)
afterAll(() => rm(parent, { recursive: true }))

const ask = (path: string, init?: RequestInit, host = 'localhost:8787') =>
  show(new Request(`http://${host}${path}`, init))
const text = async (path: string, init?: RequestInit) => (await ask(path, init)).text()

const HOSTILE = '<script>alert(1)</script><img src=x onerror=alert(2)>'
const mail = (subject: string, html?: string) =>
  toMime({
    from: { address: 'shop@example.jp', name: 'さくら' },
    to: [{ address: 'reader@example.org', name: '"><script>alert(3)</script>' }],
    subject,
    text: `Hello ${HOSTILE}`,
    ...(html !== undefined && { html }),
  })
let count = 0
/** Writes mails, each a second after the other. */
async function put(id: string, raw: Uint8Array) {
  const path = join(folder, `${id}.eml`)
  await writeFile(path, raw)
  count += 1
  await utimes(path, 1_700_000_000 + count, 1_700_000_000 + count)
}

test('an outbox that is not there yet is empty', async () => {
  expect(await text('/outbox')).toContain('No mail has been sent yet.')
})

describe('with mails', () => {
  beforeAll(async () => {
    await mkdir(folder)
    await put('d1', mail('二月の便り', `<p>Hello</p>${HOSTILE}`))
    await put('d2', mail(`${HOSTILE} & "q"`))
    await put('optIn-1', mail('Confirm'))
    // Neither is a mail of the outbox.
    await writeFile(join(folder, '.d9.eml.tmp'), 'half')
    await writeFile(join(parent, 'secret.eml'), mail('Secret'))
  })

  test('the newest is first, and what a mail says is text', async () => {
    const html = await text('/outbox')
    const places = ['Confirm', '&#60;script&#62;alert(1)', '二月の便り'].map((part) => html.indexOf(part))
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(Math.min(...places)).toBeGreaterThan(0)
    for (const page of [
      html,
      await text('/outbox/d2'),
      await text(`/outbox?q=${encodeURIComponent(HOSTILE)}`),
    ]) {
      expect(page).not.toMatch(/<script|<img/)
      expect(page).toContain('&#60;script&#62;')
    }
    expect(html).toContain('3 mails')
    expect(await text('/outbox', { headers: { 'accept-language': 'ja' } })).toContain('<html lang="ja">')
  })

  test('addresses and subjects are searched', async () => {
    const found = await text(`/outbox?q=${encodeURIComponent('便り')}`)
    expect(found).toContain('/outbox/d1')
    expect(found).not.toContain('/outbox/d2')
    expect(await text('/outbox?q=CONFIRM')).toContain('/outbox/optIn-1')
    expect(await text('/outbox?q=nobody')).toContain('Nothing was found')
  })

  test('one mail has its parts, and its HTML runs nothing', async () => {
    const page = await ask('/outbox/d1')
    expect(page.headers.get('content-security-policy')).toMatch(
      /^default-src 'none'; style-src 'sha256-.+'; frame-src 'self'; .*frame-ancestors 'none'$/,
    )
    const shown = await page.text()
    expect(shown).toContain('<iframe title="HTML" src="/outbox/d1/html" sandbox=')
    expect(shown).not.toMatch(/<script|<img|allow-scripts|allow-same-origin/)
    expect(shown).toContain('Content-Type')
    const html = await ask('/outbox/d1/html')
    expect(html.headers.get('content-security-policy')).toMatch(
      /^sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; /,
    )
    expect(await html.text()).toContain(HOSTILE)
    expect((await ask('/outbox/d2/html')).status).toBe(404)
    const raw = await ask('/outbox/d1/raw')
    expect(raw.headers.get('content-type')).toBe('message/rfc822')
    expect(raw.headers.get('content-disposition')).toBe('attachment; filename="d1.eml"')
    for (const answer of [page, html, raw])
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'cross-origin-resource-policy': 'same-origin',
      })
  })

  test.each([
    '/outbox/..%2Fsecret',
    '/outbox/../secret',
    '/outbox/..',
    '/outbox/%2e%2e%2fsecret/raw',
    '/outbox/.d9.eml.tmp',
    '/outbox/.d9',
    '/outbox/d1.eml',
    '/outbox/d1%00',
    `/outbox/${'a'.repeat(160)}`,
  ])('%s names no mail', async (path) => {
    const { pathname } = new URL(path, 'http://localhost')
    const answer = await ask(path)
    if (OUTBOX_PATH.test(pathname)) expect(answer.status).toBe(pathname === '/outbox' ? 200 : 404)
    expect(await answer.text()).not.toContain('Secret')
  })

  test('only this computer asks, and only reads', async () => {
    for (const host of ['attacker.example', 'localhost.attacker.example:8787', '192.168.1.2:8787'])
      expect((await ask('/outbox', {}, host)).status).toBe(421)
    for (const host of ['127.0.0.1:8787', '[::1]:8787'])
      expect((await ask('/outbox', {}, host)).status).toBe(200)
    expect((await ask('/outbox/d1', { method: 'DELETE' })).status).toBe(405)
    expect(await (await ask('/outbox', { method: 'HEAD' })).text()).toBe('')
  })

  test('nonsense is shown as nothing, and no header begins another', async () => {
    await put('d3', Buffer.from('no mail at all'))
    await put(
      'd4',
      Buffer.from('Subject: a\r\n b\r\nSet-Cookie: x=1\r\nContent-Type: text/html\r\n\r\n<script>1'),
    )
    await put('d5', Buffer.alloc(100_000, 0))
    for (const id of ['d3', 'd4', 'd5']) {
      const answer = await ask(`/outbox/${id}`)
      expect(answer.status).toBe(200)
      expect(answer.headers.get('set-cookie')).toBeNull()
      expect(await answer.text()).not.toContain('<script')
    }
    expect((await ask('/outbox')).status).toBe(200)
  })

  test('of ten thousand mails only those of a part are read', async () => {
    const raw = mail('One of many')
    await Promise.all(
      Array.from({ length: 10_000 }, (_, place) => writeFile(join(folder, `m${place}.eml`), raw)),
    )
    const html = await text('/outbox')
    expect(html.match(/One of many/g)).toHaveLength(50)
    expect(html).toContain('/outbox?q=&#38;skip=50')
    expect(await text('/outbox?skip=10000')).not.toContain('One of many')
    // A search looks at a part of them at a time, and says where to go on.
    const searched = await text('/outbox?q=Confirm')
    expect(searched).toContain('Nothing was found')
    expect(searched).toContain('skip=2000')
  })
})
