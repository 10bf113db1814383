import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Sender } from '#api/senders'
import { DAY, MINUTE } from '#lib/duration'
import { changeDomain, oneDomain } from '#server/store/domains.store'
import type { Tenant } from '#server/store/tenant'
import { allTenants } from '#server/store/workspaces.store'
import { testDatabase } from '#server/testing/test-database'
import { addVerifiedSender } from '#server/testing/test-sender'
import { seedTwo, testServer } from '#server/testing/test-server'

const folder = await mkdtemp(join(tmpdir(), 'otegami-senders-'))
const db = await testDatabase()
const server = testServer(db, { filesFolder: folder })
let one: Tenant | undefined
beforeAll(async () => {
  await seedTwo(db)
  for (const tenant of await allTenants(db)) {
    if (tenant.id === 'ws_one') one = tenant
    // Both have a sender of their own, and a domain of the same name.
    await addVerifiedSender(db, tenant, `snd_${tenant.number}`, { domainName: 'shop.example' })
  }
})
afterAll(async () => {
  // A mail that is still on its way would be written into what is being removed.
  await server.outbox?.idle()
  await rm(folder, { recursive: true })
})

/** Tokens last for minutes, and clocks are turned by days. */
async function ask(
  method: string,
  path: string,
  body?: unknown,
  [account, workspace] = ['acc_owner', 'ws_one'],
) {
  const { token } = await server.signIn(account ?? '')
  return server.json(`/v1${path}`, { method, token, workspace: workspace ?? '', body })
}
async function answer(method: string, path: string, body?: unknown): Promise<Sender> {
  const { status, value } = await ask(method, path, body)
  expect(status, JSON.stringify(value)).toBe(200)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
  return value as Sender
}
const add = (address: string, rest: object = {}) =>
  answer('POST', '/senders', { fromName: 'Shop', address, ...rest })
const read = (id: string) => answer('GET', `/senders/${id}`)
const change = async (id: string, body: object) =>
  ask('POST', `/senders/${id}`, { version: (await read(id)).version, ...body })

/** The paths of the links in the mails that went to an address. */
async function linksTo(address: string): Promise<string[]> {
  await server.outbox?.idle()
  const box = join(folder, 'outbox')
  const files = await readdir(box).catch((): string[] => [])
  const mails = await Promise.all(files.toSorted().map((file) => readFile(join(box, file), 'utf8')))
  return mails
    .filter((mail) => mail.includes(`To: ${address}`))
    .map((mail) => {
      const base64 = mail.split('\r\n\r\n').slice(1).join('').replaceAll(/\s/g, '')
      const text = /transfer-encoding: base64/i.test(mail)
        ? Buffer.from(base64, 'base64').toString()
        : mail
            .replaceAll('=\r\n', '')
            .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
      return /\/d\/sender\/[\w.%-]+/.exec(text)?.[0] ?? ''
    })
}
const open = async (path: string, method = 'GET') => {
  const response = await server.respond(path, { method })
  return {
    status: response.status,
    text: await response.text(),
    csp: response.headers.get('content-security-policy'),
  }
}

describe('the mailbox of a new sender', () => {
  test('is confirmed by the button of the page that its mail links to, not by opening it', async () => {
    const { id, status, statusReason } = await add('News@Shop.example', { replyTo: 'Help@Else.example' })
    expect([status, statusReason]).toEqual(['pending', 'mailbox_not_confirmed'])
    const [link = ''] = await linksTo('news@shop.example')
    const page = await open(link)
    expect(page).toMatchObject({ status: 200, csp: expect.stringContaining("default-src 'none'") })
    expect(page.text).toContain('method="post"')
    expect(page.text).toContain('<h1>Confirm this address</h1><p>news@shop.example</p>')
    expect((await read(id)).status).toBe('pending')
    server.turn(MINUTE)
    expect((await open(link, 'POST')).status).toBe(200)
    const after = await read(id)
    expect(after).toMatchObject({ status: 'verified', replyTo: 'help@else.example' })
    expect(Date.parse(after.mailbox.confirmedAt ?? '')).toBe(server.clock.now())
    server.turn(MINUTE)
    expect((await open(link, 'POST')).status).toBe(200)
    expect(await read(id)).toEqual(after)
    expect(await change(id, { resendConfirmation: true })).toMatchObject({ status: 422 })
  })

  test('is asked again after a minute, and a link works for seven days', async () => {
    const { id } = await add('late@shop.example')
    expect((await change(id, { resendConfirmation: true })).status).toBe(429)
    server.turn(MINUTE)
    const again = { version: (await read(id)).version, resendConfirmation: true }
    const asked = await Promise.all([1, 2].map(() => ask('POST', `/senders/${id}`, again)))
    expect(asked.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409])
    server.turn(7 * DAY - MINUTE + 1)
    const [first = '', second = ''] = await linksTo('late@shop.example')
    expect(await open(first, 'POST')).toMatchObject({ status: 410 })
    expect((await read(id)).status).toBe('pending')
    expect(await open(second, 'POST')).toMatchObject({ status: 200 })
    expect((await read(id)).status).toBe('verified')
  })

  test('is confirmed by no token that this server did not make', async () => {
    const { id } = await add('forged@shop.example')
    const [link = ''] = await linksTo('forged@shop.example')
    for (const token of [
      link.slice(0, -1),
      `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`,
      link.replace(id, 'snd_1'),
      link.replace(/\.\d+\./, '.9999999999999.'),
      '/d/sender/x',
      `/d/sender/${'x'.repeat(200)}`,
      '/d/sender/..%2f',
    ])
      expect((await open(token, 'POST')).status, token).toBe(404)
    expect((await read(id)).status).toBe('pending')
    await ask('DELETE', `/senders/${id}`)
    expect((await open(link, 'POST')).status).toBe(404)
  })

  test('is asked by nobody where the server sends no mail', async () => {
    const silent = testServer(db, { mail: 'none' })
    const { token } = await silent.signIn('acc_owner')
    const call = (path: string, body: unknown) =>
      silent.json(`/v1/senders${path}`, { method: 'POST', token, workspace: 'ws_one', body })
    const { value } = await call('', { fromName: 'Silent', address: 'silent@shop.example' })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
    const { id } = value as Sender
    silent.turn(2 * MINUTE)
    expect(await call(`/${id}`, { version: 1, resendConfirmation: true })).toMatchObject({
      status: 422,
      value: { message: expect.stringContaining('not set up to send mail') },
    })
  })
})

describe('a sender', () => {
  test('has an address of a domain of its workspace, and of no other sender', async () => {
    const refused = async (address: string) =>
      (await ask('POST', '/senders', { fromName: 'A', address })).status
    expect(await refused('x@elsewhere.example')).toBe(422)
    expect(await refused('HELLO@shop.example')).toBe(409)
    for (const address of [
      'hello',
      '@shop.example',
      '"a b"@shop.example',
      'a@shop.example\r\nBcc: x@y.example',
    ])
      expect(await refused(address), address).toBe(400)
    const both = await Promise.all([1, 2].map(() => refused('same@shop.example')))
    expect(both.toSorted((a, b) => a - b)).toEqual([200, 409])
    for (const fromName of ['"A" <x@y>\r\nBcc: z@z.example', 'a\u0000b', ' '])
      expect((await ask('POST', '/senders', { fromName, address: 'n@shop.example' })).status).toBe(400)
  })

  test('is the only default, whoever makes another one so at the same moment', async () => {
    const ids = [(await add('d1@shop.example')).id, (await add('d2@shop.example')).id]
    await Promise.all(ids.map((id) => change(id, { isDefault: true })))
    const { value } = await ask('GET', '/senders?limit=100')
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
    const { items } = value as { items: Sender[] }
    const defaults = items.filter(({ isDefault }) => isDefault)
    expect(defaults).toHaveLength(1)
    const id = defaults[0]?.id ?? ''
    expect((await change(id, { disabled: true })).status).toBe(422)
    expect(await ask('DELETE', `/senders/${id}`)).toMatchObject({ status: 422 })
  })

  test('is lost with its domain, and comes back with it', async () => {
    const id = `snd_${one?.number}`
    if (!one) throw new Error('There is no workspace.')
    const domain = await oneDomain(db, one, 'shop.example')
    if (!domain) throw new Error('There is no domain.')
    const at = new Date(server.clock.now()).toISOString()
    const lost = { at, status: 'temporary_failure' as const }
    await changeDomain(db, one, { ...domain, status: lost.status, history: [...domain.history, lost] })
    expect(await read(id)).toMatchObject({ status: 'error', statusReason: 'domain_lost' })
    await changeDomain(db, one, domain)
    expect(await read(id)).toMatchObject({ status: 'verified' })
  })

  test('is not deleted while a form sends its mails, and is named with it', async () => {
    const { id } = await add('form@shop.example')
    const form = await ask('POST', '/forms', { name: 'Sign-up' })
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
    const { id: formId, settings } = form.value as { id: string; settings: object }
    const welcome = { senderId: id, subject: 'a', body: 'b' }
    await ask('POST', `/forms/${formId}`, { version: 1, settings: { ...settings, welcome } })
    expect((await read(id)).usedBy).toEqual({ campaigns: 0, forms: 1 })
    expect(await ask('DELETE', `/senders/${id}`)).toMatchObject({
      status: 422,
      value: { message: expect.stringContaining('"Sign-up"') },
    })
    await ask('POST', `/forms/${formId}`, { version: 2, settings })
    expect((await ask('DELETE', `/senders/${id}`)).status).toBe(200)
    expect((await ask('GET', `/senders/${id}`)).status).toBe(404)
  })

  test('of another workspace is not found, by its address or by a filter', async () => {
    expect((await ask('GET', '/senders/by_address?address=hello@shop.example')).value).toMatchObject({
      id: `snd_${one?.number}`,
    })
    const { value } = await ask('GET', '/senders', undefined, ['acc_other', 'ws_two'])
    expect(value).toMatchObject({ items: { length: 1 } })
    expect((await ask('GET', '/senders?q=ＬＡＴＥ@&status=verified')).value).toMatchObject({
      items: { length: 1 },
    })
    expect((await ask('GET', '/senders?order=version')).status).toBe(400)
    expect(server.failures).toEqual([])
  })
})

test('a key that is held to domains adds, changes and deletes senders of these only (API-33)', async () => {
  const made = await ask('POST', '/api_keys', {
    name: 'Held',
    permission: 'full',
    domainNames: ['shop.example'],
  })
  const secret = /"secret":"([^"]+)"/.exec(JSON.stringify(made.value))?.[1] ?? ''
  const tenant = (await allTenants(db)).find(({ id }) => id === 'ws_one')
  if (!tenant) throw new Error('There is ws_one.')
  await addVerifiedSender(db, tenant, 'snd_else', { domainName: 'else.example', isDefault: false })
  const asKey = async (method: string, path: string, body?: unknown) =>
    (await server.json(`/v1${path}`, { method, token: secret, body })).status
  const { version } = await read('snd_else')
  const diverted = { version, replyTo: 'thief@mailbox.example' }
  expect(await asKey('POST', '/senders/snd_else', diverted)).toBe(403)
  expect(await asKey('DELETE', '/senders/snd_else')).toBe(403)
  expect(await asKey('POST', '/senders', { fromName: 'New', address: 'new@else.example' })).toBe(403)
  const added = await asKey('POST', '/senders', { fromName: 'New', address: 'held@shop.example' })
  expect(added).toBe(200)
  expect((await read('snd_else')).replyTo).not.toBe('thief@mailbox.example')
})
