import { domainRoutes, regionRoutes, senderRoutes } from '#api/contract'
import { beforeEach, describe, expect, test } from 'vitest'
import { HOUR } from '#lib/duration'
import { memoryJournal } from '#mocks/core/journal'
import { movingWorld, type MovingWorld } from '#mocks/core/test-world'
import type { Caller } from '#mocks/core/test-caller'

const at = (domainName: string) => ({ params: { domainName } })

let world: MovingWorld
let owner: Pick<Caller, 'call' | 'refused'>
let member: Pick<Caller, 'call' | 'refused'>

beforeEach(() => {
  world = movingWorld()
  owner = world.as('acc_haruka', 'ws_sakura')
  member = world.as('acc_tom', 'ws_sakura')
})
const codeOf = async (call: Promise<unknown>) => (await owner.refused(call)).code
const add = (name: string) => owner.call(domainRoutes.create, { body: { name } })
const statusOf = async (name: string) => (await member.call(domainRoutes.one, at(name))).status

test('there are three regions, one of them the default', async () => {
  const { items } = await member.call(regionRoutes.list, {})
  expect(items.filter(({ isDefault }) => isDefault).map(({ id }) => id)).toEqual(['ap-northeast-1'])
  expect(items).toHaveLength(3)
})

describe('the domains of the world', () => {
  test('there is one of every status, found by filters that the count shares', async () => {
    const { items } = await member.call(domainRoutes.list, {})
    expect(items.map(({ name, status }) => [name, status])).toEqual([
      ['mail.sakura-roastery.example', 'pending'],
      ['news.sakura-coffee.example', 'not_started'],
      ['sakura-beans-abroad.example', 'failed'],
      ['sakura-roastery.example', 'verified'],
      ['sakura-shop.example', 'temporary_failure'],
    ])
    for (const query of [
      { status: 'failed' as const },
      { q: 'ROASTERY' },
      { q: 'x', status: 'pending' as const },
      {},
    ])
      expect(await member.call(domainRoutes.count, { query })).toEqual({
        count: (await member.call(domainRoutes.list, { query })).items.length,
      })
    expect((await world.as('acc_haruka', 'ws_empty').call(domainRoutes.list, {})).items).toEqual([])
  })

  test('each says what to put into the DNS, and what was found there', async () => {
    const { records, senderCount, dmarcPolicy } = await member.call(
      domainRoutes.one,
      at('mail.sakura-roastery.example'),
    )
    expect(records.map(({ purpose }) => purpose)).toEqual([
      'dkim',
      'dkim',
      'spf',
      'return_path',
      'dmarc',
      'ownership',
    ])
    expect(records.find(({ id }) => id === 'spf')).toMatchObject({
      fqdn: 'bounce.mail.sakura-roastery.example',
      host: 'bounce.mail',
      status: 'missing',
      found: [],
    })
    expect(records.filter(({ status }) => status === 'verified')).toHaveLength(5)
    expect({ senderCount, dmarcPolicy }).toEqual({ senderCount: 1, dmarcPolicy: 'none' })
    const wrong = await member.call(domainRoutes.one, at('sakura-beans-abroad.example'))
    expect(wrong.records.find(({ id }) => id === 'spf')).toMatchObject({
      status: 'mismatch',
      hint: 'other_value',
      found: [expect.stringContaining('other-mailer.example')],
    })
  })
})

describe('adding a domain', () => {
  test('normalises its name, and takes it once', async () => {
    expect(await add(' Shop.Sakura-New.example. ')).toMatchObject({
      name: 'shop.sakura-new.example',
      status: 'not_started',
      region: 'ap-northeast-1',
      dmarcPolicy: 'missing',
      senderCount: 0,
      history: [{ status: 'not_started' }],
    })
    expect(await codeOf(add('SHOP.sakura-new.example'))).toBe(409)
    // Another workspace may have it too.
    await world.as('acc_ellen', 'ws_ridge').call(domainRoutes.create, {
      body: { name: 'shop.sakura-new.example', region: 'us-east-1' },
    })
    expect((await member.call(domainRoutes.one, at('SHOP.sakura-new.example'))).region).toBe('ap-northeast-1')
  })

  test.each([
    'https://x.com/',
    '*.example.com',
    'co.jp',
    'github.io',
    'gmail.com',
    'mail.yahoo.co.jp',
    'localhost',
    'x y.com',
    'x'.repeat(301),
  ])('%s is refused', async (name) => {
    expect(await codeOf(add(name))).toBe(400)
  })

  test('is for owners, as is deleting', async () => {
    expect(
      (await member.refused(member.call(domainRoutes.create, { body: { name: 'a.example' } }))).code,
    ).toBe(403)
    expect(
      (await member.refused(member.call(domainRoutes.delete, at('news.sakura-coffee.example')))).code,
    ).toBe(403)
  })
})

describe('verifying', () => {
  const verify = (name: string) => owner.call(domainRoutes.verify, at(name))

  test('takes about 40 seconds, record by record, and the senders follow', async () => {
    await add('fresh.example')
    const { id } = await owner.call(senderRoutes.create, {
      body: { fromName: 'Fresh', address: 'hi@fresh.example' },
    })
    const begun = await verify('fresh.example')
    expect(begun).toMatchObject({
      status: 'pending',
      failsAt: new Date(world.now() + 72 * HOUR).toISOString(),
      lastCheckedAt: new Date(world.now()).toISOString(),
    })
    expect(begun.records.every(({ status }) => status === 'missing')).toBe(true)
    const found: number[] = []
    for (let step = 0; step < 5; step += 1) {
      const { records } = await member.call(domainRoutes.one, at('fresh.example'))
      found.push(records.filter(({ required, status }) => required && status === 'verified').length)
      world.pass(10_000)
    }
    expect(found).toEqual(found.toSorted((a, b) => a - b))
    expect(found.at(-1)).toBe(5)
    const done = await member.call(domainRoutes.one, at('fresh.example'))
    expect(done.status).toBe('verified')
    expect(done.history.map(({ status }) => status)).toEqual(['not_started', 'pending', 'verified'])
    expect((await member.call(senderRoutes.one, { params: { senderId: id } })).status).toBe('verified')
  })

  test('is not asked for twice within 30 seconds', async () => {
    await add('often.example')
    await verify('often.example')
    expect(await owner.refused(verify('often.example'))).toMatchObject({
      code: 429,
      message: expect.stringContaining('30 seconds'),
    })
    world.pass(29_999)
    expect(await codeOf(verify('often.example'))).toBe(429)
    world.pass(1)
    expect((await verify('often.example')).lastCheckedAt).toBe(new Date(world.now()).toISOString())
  })

  test.each([
    ['missing-spf.example', 'missing'],
    ['mismatch.example', 'mismatch'],
  ])('%s fails after 72 hours and can be tried again', async (name, record) => {
    await add(name)
    await verify(name)
    world.pass(71 * HOUR)
    expect(await statusOf(name)).toBe('pending')
    world.pass(HOUR)
    const failed = await member.call(domainRoutes.one, at(name))
    expect(failed.status).toBe('failed')
    expect(failed.failsAt).toBeUndefined()
    expect(failed.records.find(({ id }) => id === 'spf')?.status).toBe(record)
    expect((await verify(name)).status).toBe('pending')
    expect((await member.call(domainRoutes.one, at(name))).history.map(({ status }) => status)).toEqual([
      'not_started',
      'pending',
      'failed',
      'pending',
    ])
  })

  test('looks again at a domain that is in order without changing what it is', async () => {
    const before = await member.call(domainRoutes.one, at('sakura-roastery.example'))
    const after = await verify('sakura-roastery.example')
    expect(after).toEqual({ ...before, lastCheckedAt: new Date(world.now()).toISOString() })
  })

  test('the shop that lost its records fails in the end', async () => {
    expect((await verify('sakura-shop.example')).status).toBe('temporary_failure')
    world.pass(72 * HOUR)
    expect(await statusOf('sakura-shop.example')).toBe('failed')
    expect((await verify('sakura-shop.example')).status).toBe('pending')
  })
})

test('a domain that senders use stays, and says who uses it', async () => {
  const refused = await owner.refused(owner.call(domainRoutes.delete, at('sakura-roastery.example')))
  expect(refused.code).toBe(422)
  expect(refused.message).toContain('hello@sakura-roastery.example')
  expect(refused.message).toContain('and 1 more')
  expect(await owner.call(domainRoutes.delete, at('news.sakura-coffee.example'))).toEqual({})
  expect(await codeOf(owner.call(domainRoutes.one, at('news.sakura-coffee.example')))).toBe(404)
  expect(await codeOf(owner.call(domainRoutes.one, at('ridge-outdoor.example')))).toBe(404)
})

test('what was kept says the same in another backend', async () => {
  const journal = memoryJournal()
  const first = movingWorld({ journal })
  const here = first.as('acc_haruka', 'ws_sakura')
  await here.call(domainRoutes.create, { body: { name: 'kept.example' } })
  await here.call(domainRoutes.verify, at('kept.example'))
  await here.call(domainRoutes.delete, at('news.sakura-coffee.example'))
  first.pass(20_000)
  const second = movingWorld({ journal, start: first.now() })
  const there = second.as('acc_haruka', 'ws_sakura')
  expect(await there.call(domainRoutes.list, {})).toEqual(await here.call(domainRoutes.list, {}))
})
