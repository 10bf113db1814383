import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '#lib/duration'
import { deliveryOf } from '#server/store/delivery-outcomes.store'
import { recordReactions } from '#server/store/reaction-outcomes.store'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'

const PEOPLE = 40
const db = await testDatabase()
const world = await campaignWorld(db, PEOPLE)
const { server } = world
beforeEach(() => {
  // Every mail of a test is the last one for a while.
  server.turn(60 * MINUTE)
})
afterEach(async () => {
  await world.stop()
  expect(world.failures.splice(0)).toEqual([])
})

describe('mail servers that do not take a mail', () => {
  test('for now are asked again after 5 minutes, twice as long each time, and then the mail has failed', async () => {
    const id = await world.due()
    const { mails, transport, answer } = recorder(20)
    answer(() => ({ kind: 'deferred', code: 451, status: '4.7.1', text: '451 4.7.1 Later' }))
    const sender = world.sender(transport)
    const people = mails.length
    await world.run(sender)
    const all = mails.length - people
    expect(await world.states(id)).toEqual({ deferred: all })
    for (const [minutes, tries] of [
      [4, 1],
      [1, 2],
      [10, 3],
      [20, 4],
      [40, 5],
    ] as const) {
      server.turn(minutes * MINUTE)
      await world.run(sender)
      expect(mails, `${minutes} minutes`).toHaveLength(all * tries)
    }
    expect(await world.states(id)).toEqual({ failed: all })
    expect(await world.campaign(id)).toMatchObject({ status: 'sent', stats: { sent: 0, failed: all } })
    expect(await world.executions(id)).toMatchObject([{ status: 'completed_with_errors' }])
  })

  test('for good end it: a mailbox that is not there has bounced, a mail that is not wanted has failed', async () => {
    const id = await world.due()
    const { mails, transport, answer } = recorder()
    answer(({ to }) => {
      if (to === 'p7@else.example')
        return { kind: 'failed', code: 550, status: '5.1.1', text: '550 5.1.1 No such user' }
      return to === 'p8@else.example'
        ? { kind: 'failed', code: 554, status: '5.7.1', text: '554 5.7.1 Spam' }
        : { kind: 'sent', code: 250 }
    })
    await world.run(world.sender(transport))
    const all = mails.length
    expect(await world.campaign(id)).toMatchObject({
      status: 'sent',
      stats: { recipients: all, sent: all - 1, delivered: all - 2, hardBounces: 1, failed: 1 },
    })
    expect(await world.statusOf('con_1_7')).toBe('bounced')
    expect(await world.statusOf('con_1_8')).toBe('subscribed')
    expect(await world.events(id)).toMatchObject({ 'email.bounced': 1 })
  })

  test('that none of them answers stops the run after 15 minutes; the rest can be sent once they do', async () => {
    const id = await world.due()
    const { mails, transport, answer } = recorder(5)
    answer(() => ({ kind: 'unsent', text: 'ECONNREFUSED' }))
    const sender = world.sender(transport)
    await world.run(sender)
    // So many failures in a row, and those that were under way.
    expect(mails.length).toBeGreaterThanOrEqual(20)
    expect(mails.length).toBeLessThan(25)
    for (let minutes = 0; minutes < 16; minutes += 1) {
      server.turn(MINUTE)
      await world.run(sender)
    }
    expect(mails.length).toBeLessThan(45)
    expect(await world.campaign(id)).toMatchObject({
      status: 'failed',
      statusReason: 'provider_unavailable',
      stats: { sent: 0, failed: 0 },
    })
    expect(await world.executions(id)).toMatchObject([{ status: 'failed', error: { code: 503 } }])
    mails.length = 0
    answer(() => ({ kind: 'sent', code: 250 }))
    expect((await world.schedule(id, { mode: 'remaining' })).status).toBe(200)
    server.turn(MINUTE)
    await world.run(sender)
    expect(new Set(mails.map(({ to }) => to)).size).toBe(PEOPLE - 1)
    expect((await world.campaign(id)).status).toBe('sent')
  })
})

test('a mail of which nobody knows whether it arrived is never sent again: it has failed after 15 minutes, unless it is heard of', async () => {
  const id = await world.due()
  const { mails, transport, answer } = recorder()
  answer(({ to }) => (/^p(10|11)@/.test(to) ? { kind: 'unknown' } : { kind: 'sent', code: 250 }))
  const sender = world.sender(transport)
  await world.run(sender)
  const all = mails.length
  expect(await world.states(id)).toEqual({ sent: all - 2, unknown: 2 })
  expect((await world.campaign(id)).status).toBe('sending')
  const { rows } = await sql<{ id: number }>`select id from deliveries where state = 5 order by id`.execute(
    db,
  )
  const heard = await deliveryOf(db, rows[0]?.id ?? 0)
  if (!heard) throw new Error('There is no such mail.')
  await db
    .transaction()
    .execute((inside) => recordReactions(inside, heard.tenant, [{ delivery: heard, at: server.clock.now() }]))
  server.turn(16 * MINUTE)
  await world.run(sender)
  expect(mails).toHaveLength(all)
  expect(await world.states(id)).toEqual({ sent: all - 1, failed: 1 })
  expect(await world.campaign(id)).toMatchObject({
    status: 'sent',
    stats: { sent: all - 1, delivered: all - 1, uniqueOpens: 1, failed: 1 },
  })
  expect(await world.events(id)).toEqual({
    'email.sent': all - 1,
    'email.delivered': all - 1,
    'email.opened': 1,
  })
})
