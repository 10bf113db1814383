import { certificateRoutes, customHostnameRoutes } from '#api/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { DAY, HOUR } from '#lib/duration'
import { memoryJournal } from '#mocks/core/journal'
import { movingWorld, type MovingWorld } from '#mocks/core/test-world'
import type { Caller } from '#mocks/core/test-caller'

const at = (hostname: string) => ({ params: { hostname } })

let world: MovingWorld
let owner: Pick<Caller, 'call' | 'refused'>
let member: Pick<Caller, 'call' | 'refused'>

beforeEach(() => {
  world = movingWorld()
  owner = world.as('acc_haruka', 'ws_sakura')
  member = world.as('acc_tom', 'ws_sakura')
})
const codeOf = async (call: Promise<unknown>) => (await owner.refused(call)).code

describe('custom hostnames', () => {
  const add = (hostname: string, purpose: 'links' | 'forms' | 'assets' = 'links', isDefault = false) =>
    owner.call(customHostnameRoutes.create, { body: { hostname, purpose, isDefault } })
  const named = async (hostname: string) =>
    (await member.call(customHostnameRoutes.list, {})).items.find((one) => one.hostname === hostname)

  test('there are two, each the default of its purpose, each with a certificate', async () => {
    const { items } = await member.call(customHostnameRoutes.list, {})
    expect(
      items.map(({ hostname, purpose, status, isDefault, certificateHostname }) => ({
        hostname,
        purpose,
        status,
        isDefault,
        certificateHostname,
      })),
    ).toEqual([
      {
        hostname: 'forms.sakura-roastery.example',
        purpose: 'forms',
        status: 'active',
        isDefault: true,
        certificateHostname: 'forms.sakura-roastery.example',
      },
      {
        hostname: 'links.sakura-roastery.example',
        purpose: 'links',
        status: 'active',
        isDefault: true,
        certificateHostname: 'links.sakura-roastery.example',
      },
    ])
    const default_ = (purpose?: 'forms' | 'assets') =>
      member.call(customHostnameRoutes.default, { query: { purpose } })
    expect((await default_())?.hostname).toBe('links.sakura-roastery.example')
    expect((await default_('forms'))?.hostname).toBe('forms.sakura-roastery.example')
    expect(await default_('assets')).toBeNull()
  })

  test('one that is added becomes active with its certificate', async () => {
    expect(await add(' Go.Sakura-Roastery.example.', 'links', true)).toMatchObject({
      hostname: 'go.sakura-roastery.example',
      status: 'pending',
      isDefault: true,
      certificateHostname: 'go.sakura-roastery.example',
      records: [
        { type: 'CNAME', host: 'go', status: 'unchecked' },
        { type: 'TXT', host: '_otegami.go' },
      ],
    })
    expect((await named('links.sakura-roastery.example'))?.isDefault).toBe(false)
    world.pass(10 * 60_000)
    expect(await named('go.sakura-roastery.example')).toMatchObject({ status: 'active', errors: [] })
    expect((await member.call(certificateRoutes.one, at('go.sakura-roastery.example'))).status).toBe('active')
  })

  test('it is a sub-domain, taken once it is proven, and added by owners', async () => {
    expect(await codeOf(add('sakura-roastery.example'))).toBe(422)
    expect(await codeOf(add('shop.co.jp'))).toBe(422)
    for (const hostname of ['https://a.b.example', '*.a.example', 'co.jp', 'mail.gmail.com', 'a b'])
      expect(await codeOf(add(hostname)), hostname).toBe(400)
    expect(await codeOf(add('links.sakura-roastery.example'))).toBe(409)
    expect(await codeOf(add('go.ridge-outdoor.example'))).toBe(409)
    const body = { hostname: 'a.b.example', purpose: 'links' as const }
    expect((await member.refused(member.call(customHostnameRoutes.create, { body }))).code).toBe(403)
  })

  test('several workspaces may claim one, and the first that proves it has it', async () => {
    const other = world.as('acc_ellen', 'ws_ridge')
    const body = { hostname: 'go.shared.example', purpose: 'links' as const }
    const states = async () =>
      Promise.all(
        [owner, other].map(async ({ call }) => {
          const { items } = await call(customHostnameRoutes.list, {})
          const host = items.find(({ hostname }) => hostname === body.hostname)
          return host && { status: host.status, errors: host.errors }
        }),
      )
    await other.call(customHostnameRoutes.create, { body })
    await add(body.hostname)
    expect(await states()).toEqual([
      { status: 'pending', errors: [] },
      { status: 'pending', errors: [] },
    ])
    world.pass(HOUR)
    expect(await states()).toEqual([
      { status: 'error', errors: ['taken'] },
      { status: 'active', errors: [] },
    ])
    expect(await codeOf(add(body.hostname))).toBe(409)
    const { call, refused } = world.as('acc_haruka', 'ws_sakura')
    const hostname = 'go.ridge-outdoor.example'
    expect(await refused(call(certificateRoutes.create, { body: { hostname } }))).toMatchObject({
      code: 409,
      message: `The hostname ${hostname} is in use already.`,
    })
  })

  test('what becomes of the others: error, blocked, moved and back', async () => {
    await add('missing.a.example')
    await add('mismatch.a.example')
    await add('blocked.a.example')
    await add('flaky.a.example')
    await add('lost.a.example')
    world.pass(60_000)
    expect(await named('missing.a.example')).toMatchObject({ status: 'pending', errors: [] })
    expect(await named('mismatch.a.example')).toMatchObject({ status: 'pending', errors: ['records_differ'] })
    expect(await named('blocked.a.example')).toMatchObject({ status: 'blocked', errors: ['blocked'] })
    expect((await named('flaky.a.example'))?.status).toBe('active')
    world.pass(25 * HOUR)
    expect(await named('flaky.a.example')).toMatchObject({ status: 'moved', errors: ['points_elsewhere'] })
    world.pass(6 * HOUR)
    expect((await named('flaky.a.example'))?.status).toBe('active')
    world.pass(72 * HOUR)
    expect(await named('missing.a.example')).toMatchObject({
      status: 'error',
      errors: ['records_not_found'],
    })
    expect(await named('mismatch.a.example')).toMatchObject({ status: 'error', errors: ['records_differ'] })
    expect((await named('lost.a.example'))?.status).toBe('moved')
  })
})

describe('certificates', () => {
  const add = (hostname: string, more: { method?: 'cname' | 'txt' | 'http'; autoRenew?: boolean } = {}) =>
    owner.call(certificateRoutes.create, { body: { hostname, ...more } })
  const verify = (hostname: string) => owner.call(certificateRoutes.verify, at(hostname))
  const statusOf = async (hostname: string) => (await member.call(certificateRoutes.one, at(hostname))).status

  test('one is good, one has nine days left, one has timed out', async () => {
    const { items } = await member.call(certificateRoutes.list, {})
    expect(items.map(({ hostname, status }) => [hostname, status])).toEqual([
      ['assets.sakura-roastery.example', 'validation_timed_out'],
      ['forms.sakura-roastery.example', 'expiring'],
      ['links.sakura-roastery.example', 'active'],
    ])
    const left = (Date.parse(items[1]?.expiresAt ?? '') - world.now()) / DAY
    expect(Math.round(left)).toBe(9)
    expect(items[0]).toMatchObject({ method: 'txt', errors: ['records_not_found'] })
    for (const query of [{ status: 'active' as const }, { q: 'ASSETS' }, {}])
      expect(await member.call(certificateRoutes.count, { query })).toEqual({
        count: (await member.call(certificateRoutes.list, { query })).items.length,
      })
  })

  test('the one with nine days left expires, the other renews itself', async () => {
    world.pass(10 * DAY)
    expect(await statusOf('forms.sakura-roastery.example')).toBe('expired')
    const before = await member.call(certificateRoutes.items, at('links.sakura-roastery.example'))
    world.pass(80 * DAY)
    const after = await member.call(certificateRoutes.items, at('links.sakura-roastery.example'))
    expect(after.items.length).toBe(before.items.length + 2)
    expect(after.items.filter(({ status }) => status === 'active')).toHaveLength(2)
    expect(new Set(after.items.map(({ serial }) => serial)).size).toBe(after.items.length)
  })

  test('a new one goes through its steps', async () => {
    expect(await add('new.sakura-roastery.example')).toMatchObject({
      status: 'initializing',
      method: 'cname',
      autoRenew: true,
      records: [
        { type: 'CNAME', host: 'new', status: 'unchecked' },
        { type: 'TXT', host: '_otegami.new', status: 'unchecked' },
      ],
    })
    const seen = new Set<string>()
    for (let second = 0; second < 120; second += 5) {
      seen.add(await statusOf('new.sakura-roastery.example'))
      world.pass(5000)
    }
    expect([...seen]).toEqual([
      'initializing',
      'pending_validation',
      'pending_issuance',
      'pending_deployment',
      'active',
    ])
    expect(await codeOf(add('new.sakura-roastery.example'))).toBe(409)
    expect(await codeOf(add('sakura-roastery.example'))).toBe(422)
    // A page that leads here is not enough either (DOM-36).
    expect((await add('web.sakura-roastery.example', { method: 'http' })).records).toMatchObject([
      { type: 'TXT', host: '_otegami.web' },
    ])
    expect((await add('txt.sakura-roastery.example', { method: 'txt' })).records).toMatchObject([
      { type: 'TXT', host: '_acme-challenge.txt' },
    ])
    await add('missing.sakura-roastery.example', { method: 'http' })
    world.pass(73 * HOUR)
    expect(await statusOf('missing.sakura-roastery.example')).toBe('validation_timed_out')
  })

  test('only one that waits or has timed out is verified, and not twice in 30 seconds', async () => {
    expect(await verify('assets.sakura-roastery.example')).toMatchObject({
      status: 'pending_validation',
      errors: [],
    })
    expect(await codeOf(verify('assets.sakura-roastery.example'))).toBe(429)
    world.pass(30_000)
    expect((await verify('assets.sakura-roastery.example')).status).toBe('pending_validation')
    world.pass(73 * HOUR)
    expect(await statusOf('assets.sakura-roastery.example')).toBe('validation_timed_out')
    for (const hostname of ['links.sakura-roastery.example', 'forms.sakura-roastery.example'])
      expect(await codeOf(verify(hostname)), hostname).toBe(422)
    await add('caa.sakura-roastery.example')
    world.pass(5 * 60_000)
    expect(await member.call(certificateRoutes.one, at('caa.sakura-roastery.example'))).toMatchObject({
      status: 'failed',
      errors: ['issuance_forbidden'],
    })
    expect(await codeOf(verify('caa.sakura-roastery.example'))).toBe(422)
  })

  test('deleting takes some seconds, is for owners, and leaves the hostname without one', async () => {
    const hostname = 'links.sakura-roastery.example'
    expect((await member.refused(member.call(certificateRoutes.delete, at(hostname)))).code).toBe(403)
    await owner.call(certificateRoutes.delete, at(hostname))
    expect(await statusOf(hostname)).toBe('deleting')
    expect(await codeOf(owner.call(certificateRoutes.delete, at(hostname)))).toBe(422)
    expect(await codeOf(verify(hostname))).toBe(422)
    expect(await codeOf(add(hostname))).toBe(409)
    const { items } = await member.call(certificateRoutes.items, at(hostname))
    expect(items.some(({ status }) => status === 'active')).toBe(false)
    world.pass(10_000)
    expect(await codeOf(member.call(certificateRoutes.one, at(hostname)))).toBe(404)
    expect(await member.call(certificateRoutes.count, { query: {} })).toEqual({ count: 2 })
    const [, links] = (await member.call(customHostnameRoutes.list, {})).items
    expect(links?.certificateHostname).toBeUndefined()
    expect((await add(hostname)).status).toBe('initializing')
    expect(await codeOf(owner.call(certificateRoutes.one, at('go.ridge-outdoor.example')))).toBe(404)
  })
})

test('what was kept says the same in another backend', async () => {
  const journal = memoryJournal()
  const first = movingWorld({ journal })
  const here = first.as('acc_haruka', 'ws_sakura')
  await here.call(customHostnameRoutes.create, { body: { hostname: 'kept.a.example', purpose: 'assets' } })
  await here.call(certificateRoutes.delete, at('links.sakura-roastery.example'))
  first.pass(60_000)
  const there = movingWorld({ journal, start: first.now() }).as('acc_haruka', 'ws_sakura')
  expect(await there.call(customHostnameRoutes.list, {})).toEqual(
    await here.call(customHostnameRoutes.list, {}),
  )
  expect(await there.call(certificateRoutes.list, {})).toEqual(await here.call(certificateRoutes.list, {}))
})
