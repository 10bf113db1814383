import { describe, expect, test } from 'vitest'
import {
  apiKeyRoutes,
  formRoutes,
  invitationLinkRoutes,
  invitationRoutes,
  mailingListRoutes,
  regionRoutes,
  scriptTagRoutes,
  selfAccountRoutes,
  senderRoutes,
  transactionalRoutes,
  uploadRoutes,
  webApiRoutes,
} from '#api/contract'
import { createClient, exchange, type Route } from '#api/core'
import { DAY } from '#lib/duration'
import { createMockApi, STORY_TIME, standingClock } from '#mocks/node'
import { callerAs } from '#mocks/core/test-caller'

const onePixelPng =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

async function start() {
  let now = STORY_TIME
  const api = createMockApi({ scenario: { size: 'small' }, clock: { ...standingClock(), now: () => now } })
  return {
    api,
    owner: await callerAs(api, 'acc_haruka', 'ws_sakura'),
    member: await callerAs(api, 'acc_tom', 'ws_sakura'),
    pass: (ms: number) => (now += ms),
  }
}

describe('API keys', () => {
  test('tell their secret once', async () => {
    const { owner, api } = await start()
    const { apiKey, secret } = await owner.call(apiKeyRoutes.create, {
      body: { name: 'CRM', permission: 'full' },
    })
    expect(secret.startsWith(apiKey.prefix)).toBe(true)
    expect(secret.endsWith(apiKey.last4)).toBe(true)
    const one = await owner.call(apiKeyRoutes.one, { params: { apiKeyId: apiKey.id } })
    expect(one).toEqual(apiKey)
    const { items } = await owner.call(apiKeyRoutes.list, {})
    expect(JSON.stringify([items, api.db.takeChanges()])).not.toContain(secret)
  })

  test.each([
    '</script><script>alert(1)</script>',
    "'; DROP TABLE api_keys; --",
    '__proto__',
    '\u202Etest\u202C',
    'Ṫ̴̸͝o̷̕ ̷i̵n̷v̴o̷k̴e̵',
    '👩‍👩‍👧‍👦🇯🇵',
    '=1+1',
    '部落格 ｷｰ',
  ])('are called as they were named: %j', async (name) => {
    const { owner } = await start()
    const { apiKey } = await owner.call(apiKeyRoutes.create, { body: { name, permission: 'read' } })
    expect(apiKey.name).toBe(name)
    const { items } = await owner.call(apiKeyRoutes.list, {})
    expect(items.find(({ id }) => id === apiKey.id)?.name).toBe(name)
  })

  test('call in place of a person, as far as their permission goes', async () => {
    const { owner, api, pass } = await start()
    const keyWith = async (name: string, permission: 'full' | 'send' | 'read', more: object = {}) =>
      (await owner.call(apiKeyRoutes.create, { body: { name, permission, ...more } })).secret
    const client = createClient({
      baseUrl: 'https://api.example',
      tokens: { token: () => undefined, renew: async () => false },
      fetch: api.fetch,
    })
    const body = {
      kind: 'transactional',
      to: [{ email: 'anna@visitor.example' }],
      senderId: 'snd_1',
      subject: 'ご注文の確認',
      text: 'ありがとうございます。',
      idempotencyKey: 'order-1',
    }
    const sent = async (apiKey: string, workspaceId?: string) =>
      (await exchange(client, transactionalRoutes.send, { body }, { apiKey, workspaceId })).status
    const full = await keyWith('All', 'full')
    const send = await keyWith('Shop', 'send', { domainNames: ['sakura-roastery.example'] })
    const other = await keyWith('Other', 'send', { domainNames: ['mail.sakura-roastery.example'] })
    const read = await keyWith('BI', 'read', { expiresAt: new Date(STORY_TIME + DAY).toISOString() })
    expect(await sent(other)).toBe(403)
    expect(await sent(send)).toBe(200)
    expect(await sent(full, 'ws_sakura')).toBe(200)
    expect(await sent(full, 'ws_ridge')).toBe(403)
    expect(await sent(read)).toBe(403)
    expect(await sent('ota_nothing')).toBe(401)
    const status = async (apiKey: string, route: Route) =>
      (await exchange(client, route, {}, { apiKey })).status
    expect(await status(read, mailingListRoutes.list)).toBe(200)
    expect(await status(send, mailingListRoutes.list)).toBe(403)
    expect(await status(full, apiKeyRoutes.list)).toBe(403)
    expect(await status(full, selfAccountRoutes.one)).toBe(403)
    expect(await status(read, regionRoutes.list)).toBe(200)
    expect(await status(send, regionRoutes.list)).toBe(403)
    const image = { data: onePixelPng, mediaType: 'image/png', qualityPreset: 'content' }
    const uploaded = async (apiKey: string, workspaceId?: string) =>
      (await exchange(client, uploadRoutes.image, { body: image }, { apiKey, workspaceId })).status
    expect(await uploaded(full)).toBe(200)
    expect(await uploaded(full, 'ws_ridge')).toBe(403)
    expect(await uploaded(read)).toBe(403)
    pass(2 * DAY)
    expect(await exchange(client, mailingListRoutes.list, {}, { apiKey: read })).toMatchObject({
      status: 401,
      body: { code: 401, ticketId: expect.stringMatching(/^tkt_/) },
    })
    const { items } = await owner.call(apiKeyRoutes.list, { query: { q: 'shop' } })
    expect(items).toMatchObject([{ requests30d: 1, lastUsedAt: expect.any(String) }])
  })

  test('write and publish mails of forms from senders of their domains only', async () => {
    const { owner, api } = await start()
    const domainNames = ['mail.sakura-roastery.example']
    const { secret } = await owner.call(apiKeyRoutes.create, {
      body: { name: 'Forms', permission: 'full', domainNames },
    })
    const client = createClient({
      baseUrl: 'https://api.example',
      tokens: { token: () => undefined, renew: async () => false },
      fetch: api.fetch,
    })
    const asKey = async (route: Route, rest: object) =>
      (await exchange(client, route, rest, { apiKey: secret })).status
    const form = await owner.call(formRoutes.one, { params: { formId: 'frm_1' } })
    const params = { formId: form.id }
    const welcome = { senderId: 'snd_6', subject: 'Hello', body: 'Welcome' }
    const settings = { ...form.settings, welcome }
    expect(await asKey(formRoutes.create, { body: { name: 'New', settings } })).toBe(403)
    expect(await asKey(formRoutes.update, { params, body: { version: form.version, settings } })).toBe(403)
    const written = await owner.call(formRoutes.update, { params, body: { version: form.version, settings } })
    const changed = { ...written.settings, closedText: 'Later' }
    const body = { version: written.version, settings: changed }
    expect(await asKey(formRoutes.update, { params, body })).toBe(200)
    expect(await asKey(formRoutes.publish, { params, body: { version: written.version + 1 } })).toBe(403)
  })

  test('change senders of their domains only', async () => {
    const { owner, api } = await start()
    const domainNames = ['mail.sakura-roastery.example']
    const { secret } = await owner.call(apiKeyRoutes.create, {
      body: { name: 'Senders', permission: 'full', domainNames },
    })
    const client = createClient({
      baseUrl: 'https://api.example',
      tokens: { token: () => undefined, renew: async () => false },
      fetch: api.fetch,
    })
    const asKey = async (route: Route, rest: object) =>
      (await exchange(client, route, rest, { apiKey: secret })).status
    const { items } = await owner.call(senderRoutes.list, {})
    const of = (domain: string) => items.find(({ domainName }) => domainName === domain)
    const [own, other] = [of('mail.sakura-roastery.example'), of('sakura-roastery.example')]
    if (!own || !other) throw new Error('Both domains have senders.')
    const change = (sender: typeof own) =>
      asKey(senderRoutes.update, {
        params: { senderId: sender.id },
        body: { version: sender.version, replyTo: 'else@where.example' },
      })
    expect([await change(own), await change(other)]).toEqual([200, 403])
    expect(await asKey(senderRoutes.delete, { params: { senderId: other.id } })).toBe(403)
    const body = { fromName: 'New', address: 'new@sakura-roastery.example' }
    expect(await asKey(senderRoutes.create, { body })).toBe(403)
  })

  test('are counted as they are listed, also when time has ended one', async () => {
    const { owner, pass } = await start()
    const both = async (query: { q?: string; state?: 'active' | 'expired' }) => {
      const { items } = await owner.call(apiKeyRoutes.list, { query })
      const { count } = await owner.call(apiKeyRoutes.count, { query })
      expect(items).toHaveLength(count)
      return items.map(({ id }) => id)
    }
    expect(await both({})).toHaveLength(4)
    expect(await both({ state: 'expired' })).toEqual(['key_3'])
    pass(110 * DAY)
    expect((await both({ state: 'expired' })).toSorted()).toEqual(['key_2', 'key_3'])
    expect(await both({ q: 'ＲＥＰＯＲＴ' })).toEqual(['key_3'])
  })

  test.each([
    ['a name that is taken', { name: 'reporting (READ only)' }, 409],
    ['a time that is over', { expiresAt: '2020-01-01T00:00:00.000Z' }, 400],
    ['a domain of somebody else', { domainNames: ['ridge-outdoor.example'] }, 422],
    ['a permission that there is not', { permission: 'root' as 'full' }, 400],
  ])('are refused %s', async (_, change, code) => {
    const { owner } = await start()
    const call = owner.call(apiKeyRoutes.create, { body: { name: 'New', permission: 'send', ...change } })
    expect(await owner.refused(call)).toMatchObject({ code })
  })

  test('are for owners, and of one workspace', async () => {
    const { api, member, owner } = await start()
    expect(await member.refused(member.call(apiKeyRoutes.list, {}))).toMatchObject({ code: 403 })
    const ellen = await callerAs(api, 'acc_ellen', 'ws_ridge')
    const key = { params: { apiKeyId: 'key_1' } }
    expect(await ellen.refused(ellen.call(apiKeyRoutes.delete, key))).toMatchObject({ code: 404 })
    await owner.call(apiKeyRoutes.delete, key)
    expect(await owner.refused(owner.call(apiKeyRoutes.one, key))).toMatchObject({ code: 404 })
  })
})

describe('the invitation link', () => {
  test('is one at a time: a new one ends the old, and seven days end it too', async () => {
    const { api, owner, pass } = await start()
    const first = await owner.call(invitationLinkRoutes.one, {})
    expect(first?.token).toBe('inv_sakura')
    expect(Date.parse(first?.expiresAt ?? '') - Date.parse(first?.createdAt ?? '')).toBe(7 * DAY)
    const next = await owner.call(invitationLinkRoutes.generate, { body: { replaces: 'inv_sakura' } })
    const tom = await callerAs(api, 'acc_new')
    const status = async (token: string) =>
      (await tom.call(invitationRoutes.one, { params: { token } })).status
    expect(await status('inv_sakura')).toBe('revoked')
    expect(next.url.endsWith(`/invite/${next.token}`)).toBe(true)
    expect(await status(next.token)).toBe('domain_not_allowed')
    pass(7 * DAY)
    expect(await status(next.token)).toBe('expired')
    expect(await owner.call(invitationLinkRoutes.one, {})).toBeNull()
    const named = { query: { token: next.token } }
    expect(await owner.refused(owner.call(invitationLinkRoutes.delete, named))).toMatchObject({ code: 404 })
  })

  test('is replaced and revoked by its token: one that has taken its place stays', async () => {
    const { owner } = await start()
    const make = (replaces: string | null) =>
      owner.call(invitationLinkRoutes.generate, { body: { replaces } })
    expect(await owner.refused(make(null))).toMatchObject({ code: 409 })
    const next = await make('inv_sakura')
    expect(await owner.refused(make('inv_sakura'))).toMatchObject({ code: 409 })
    expect(await owner.refused(make(null))).toMatchObject({ code: 409 })
    const old = { query: { token: 'inv_sakura' } }
    expect(await owner.refused(owner.call(invitationLinkRoutes.delete, old))).toMatchObject({ code: 409 })
    expect(await owner.call(invitationLinkRoutes.one, {})).toMatchObject({ token: next.token })
    await owner.call(invitationLinkRoutes.delete, { query: { token: next.token } })
    expect(await owner.call(invitationLinkRoutes.one, {})).toBeNull()
  })

  test('says to everybody what it is for, and to who is signed in what it is for them', async () => {
    const { api, owner } = await start()
    const nobody = createClient({
      baseUrl: 'https://api.example',
      tokens: { token: () => undefined, renew: async () => false },
      fetch: api.fetch,
    })
    const of = (token: string) => ({ params: { token } })
    expect(await nobody.call(invitationRoutes.one, of('inv_sakura'))).toMatchObject({
      status: 'valid',
      workspace: { id: 'ws_sakura', memberCount: 4 },
      inviter: { name: '森 遥' },
    })
    expect(await owner.call(invitationRoutes.one, of('inv_sakura'))).toMatchObject({
      status: 'already_member',
    })
    expect(await owner.refused(owner.call(invitationRoutes.one, of('inv_nope')))).toMatchObject({ code: 404 })
    const kenta = await callerAs(api, 'acc_new')
    expect(await kenta.call(invitationRoutes.one, of('inv_ridge'))).toMatchObject({ status: 'valid' })
    await kenta.call(selfAccountRoutes.acceptInvitation, of('inv_ridge'))
    expect(await kenta.call(invitationRoutes.one, of('inv_ridge'))).toMatchObject({
      status: 'already_member',
    })
  })

  test('is generated and revoked by owners only', async () => {
    const { member } = await start()
    const making = { body: { replaces: 'inv_sakura' } }
    expect(await member.refused(member.call(invitationLinkRoutes.generate, making))).toMatchObject({
      code: 403,
    })
    const named = { query: { token: 'inv_sakura' } }
    expect(await member.refused(member.call(invitationLinkRoutes.delete, named))).toMatchObject({ code: 403 })
    expect(await member.call(invitationLinkRoutes.one, {})).toMatchObject({ uses: 0 })
  })
})

describe('tracking', () => {
  const report = (api: ReturnType<typeof createMockApi>, workspaceId: string, origin: string) =>
    api.fetch('https://api.example/web/v1/sessions/start', {
      method: 'POST',
      body: '{}',
      headers: { 'x-workspace-id': workspaceId, origin },
    })

  test('the script tag tells whether anything comes', async () => {
    const { api, owner, pass } = await start()
    const tag = await owner.call(scriptTagRoutes.one, {})
    expect(tag.status).toBe('receiving')
    expect(tag.snippet).toContain('data-workspace-id="ws_sakura"')
    expect(tag.hosts.map(({ host }) => host)).toEqual(['sakura-roastery.example'])
    // No event came from nowhere.
    expect(tag.lastEventAt).toBe(
      tag.hosts
        .map(({ lastSeenAt }) => lastSeenAt)
        .toSorted()
        .at(-1),
    )
    pass(10 * DAY)
    expect((await owner.call(scriptTagRoutes.one, {})).status).toBe('stale')
    const empty = await callerAs(api, 'acc_haruka', 'ws_empty')
    expect(await empty.call(scriptTagRoutes.one, {})).toMatchObject({ status: 'never_seen', hosts: [] })
    expect((await report(api, 'ws_empty', 'https://paper.example')).status).toBe(200)
    expect((await empty.call(scriptTagRoutes.one, {})).status).toBe('receiving')
  })

  test('obeys what the workspace allows', async () => {
    const { api, owner } = await start()
    const set = async (change: object) => {
      const { version } = await owner.call(webApiRoutes.one, {})
      return owner.call(webApiRoutes.update, { body: { version, ...change } })
    }
    const shop = 'https://shop.example'
    expect((await report(api, 'ws_sakura', shop)).status).toBe(200)
    expect(await set({ allowedOrigins: ['https://Sakura-Roastery.example/', shop] })).toMatchObject({
      allowedOrigins: ['https://sakura-roastery.example', shop],
    })
    expect((await report(api, 'ws_sakura', 'https://evil.example')).status).toBe(403)
    expect((await report(api, 'ws_sakura', shop)).status).toBe(200)
    await set({ rateLimitPerMinute: 3 })
    const statuses = []
    for (let call = 0; call < 4; call += 1) statuses.push((await report(api, 'ws_sakura', shop)).status)
    expect(statuses.at(-1)).toBe(429)
    await set({ enabled: false })
    expect((await report(api, 'ws_sakura', shop)).status).toBe(403)
  })

  test.each(['http://shop.example', 'https://shop.example/path', 'ftp://x.example', 'shop.example', '*', ''])(
    'takes no origin such as "%s"',
    async (origin) => {
      const { owner } = await start()
      const { version } = await owner.call(webApiRoutes.one, {})
      const call = owner.call(webApiRoutes.update, { body: { version, allowedOrigins: [origin] } })
      expect(await owner.refused(call)).toMatchObject({ code: 400 })
    },
  )
})
