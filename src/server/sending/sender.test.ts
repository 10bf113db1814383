import { sql } from 'kysely'
import * as v from 'valibot'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { MINUTE } from '#lib/duration'
import { claimDue, markBegun, markOutcomes, recoverClaims } from '#server/store/claims.store'
import { deleteContact } from '#server/store/contacts.store'
import { deliveryOf, lockedOf, noteSent } from '#server/store/delivery-outcomes.store'
import { deliveryStates } from '#server/store/deliveries.tables'
import { takeSeat } from '#server/store/sender-seat'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { loseSigningKey } from '#server/testing/test-sender'
import { testDatabase } from '#server/testing/test-database'
import { testHtml, testVariant } from '#server/testing/test-variant'
import { patiently } from '#server/testing/patiently'

const PEOPLE = 40
const db = await testDatabase()
const world = await campaignWorld(db, PEOPLE)
const { one, server } = world
beforeEach(() => {
  // Every mail of a test is the last one for a while.
  server.turn(60 * MINUTE)
})
afterEach(async () => {
  await world.stop()
  expect(world.failures.splice(0)).toEqual([])
})

const numberOf = async (campaignId: string) => {
  const { rows } = await sql<{ number: number }>`
    select max(number) as number from executions where campaign_id = ${campaignId}`.execute(db)
  return rows[0]?.number ?? 0
}
/** The contacts are as they were at the beginning, but for one who was deleted. */
async function restore() {
  await sql`
    update contacts set status = (select status from contacts where uid = 'con_2_0')
    where workspace_id = ${one.number}`.execute(db)
  await sql`update subscriptions set status = 0 where workspace_id = ${one.number}`.execute(db)
}

test('a campaign goes to everybody of its audience once, and the report, the history and the usage say so', async () => {
  const id = await world.due()
  const { mails, transport } = recorder()
  await world.run(world.sender(transport))
  expect(mails).toHaveLength(PEOPLE)
  expect(new Set(mails.map(({ to }) => to)).size).toBe(PEOPLE)
  expect(await world.campaign(id)).toMatchObject({
    status: 'sent',
    stats: { recipients: PEOPLE, sent: PEOPLE, delivered: PEOPLE, failed: 0 },
  })
  expect(await world.executions(id)).toMatchObject([
    {
      status: 'completed',
      totals: { recipients: PEOPLE, processed: PEOPLE, sent: PEOPLE, failed: 0, skipped: 0 },
    },
  ])
  expect(await world.events(id)).toEqual({ 'email.sent': PEOPLE, 'email.delivered': PEOPLE })
  const { rows } = await sql<{ quantity: number }>`
    select sum(quantity)::int8 as quantity from usage_days where metric = 'emails_campaign' and workspace_id = ${one.number}`.execute(
    db,
  )
  expect(rows).toEqual([{ quantity: PEOPLE }])
  const { rows: others } = await sql`select 1 from deliveries where workspace_id <> ${one.number}`.execute(db)
  expect(others).toEqual([])
})

test('the history says which variant of an A/B test of the body somebody got, also of a mail in doubt (CAM-183)', async () => {
  const id = await world.due({
    variants: [
      testVariant(undefined, { weight: 50 }),
      testVariant(`${testHtml}<p>B</p>`, { id: 'b', label: 'B', weight: 50 }),
    ],
  })
  const { transport } = recorder()
  await world.run(world.sender(transport))
  const sent = async () => {
    const { rows } = await sql<{ delivery: number; variant: number; told: string | null }>`
      select d.id as delivery, d.variant, e.payload ->> 'variantId' as told from deliveries d
      join events e on e.workspace_id = d.workspace_id and e.contact_id = d.contact_id and e.campaign_id = ${id}
      join event_types t on t.workspace_id = e.workspace_id and t.id = e.type and t.name = 'email.sent'
      where d.execution_id = ${await numberOf(id)} order by d.id, e.id`.execute(db)
    return rows
  }
  const rows = await sent()
  expect(rows).toHaveLength(PEOPLE)
  expect(new Set(rows.map(({ told }) => told))).toEqual(new Set(['a', 'b']))
  for (const { variant, told } of rows) expect(told).toBe(['a', 'b'][variant])

  const doubtful = rows.find(({ told }) => told === 'b')?.delivery ?? 0
  await sql`update deliveries set state = ${deliveryStates.indexOf('unknown')} where id = ${doubtful}`.execute(
    db,
  )
  const delivery = await deliveryOf(db, doubtful)
  const [row] = await lockedOf(db, one, [doubtful])
  if (!delivery || !row) throw new Error('There is no such mail.')
  await noteSent(db, one, delivery, row)
  expect((await sent()).filter((each) => each.delivery === doubtful).map(({ told }) => told)).toEqual([
    'b',
    'b',
  ])
})

test('nothing begins before its time, and what is taken back within a minute goes to nobody', async () => {
  const { id } = await world.draft()
  await world.schedule(id)
  const { mails, transport } = recorder()
  const sender = world.sender(transport)
  await world.run(sender)
  expect((await world.campaign(id)).status).toBe('scheduled')
  expect((await world.cancel(id)).value).toMatchObject({ status: 'draft', schedule: null, stats: null })
  server.turn(MINUTE)
  await world.run(sender)
  expect(mails).toEqual([])
  expect(await world.executions(id)).toEqual([])
})

test('two workers share one run, and nobody gets two mails', async () => {
  const id = await world.due()
  const [first, second] = [recorder(3), recorder(3)]
  const senders = [world.sender(first.transport), world.sender(second.transport)]
  // Until it is sent: while one holds all claims, the other finds nothing to do.
  for (let round = 0; round < 20 && (await world.campaign(id)).status !== 'sent'; round += 1)
    await Promise.all(senders.map((sender) => sender.step()))
  const all = [...first.mails, ...second.mails].map(({ to }) => to)
  expect([all.length, new Set(all).size]).toEqual([PEOPLE, PEOPLE])
  expect((await world.campaign(id)).status).toBe('sent')
})

describe('a run that is stopped', () => {
  test('in the middle keeps what it sent, and the rest of them get it later, once', async () => {
    const id = await world.due()
    const { mails, transport, answer } = recorder(1)
    answer(async () => {
      if (mails.length === 10) expect((await world.cancel(id)).value).toMatchObject({ status: 'canceling' })
      return { kind: 'sent', code: 250 }
    })
    const sender = world.sender(transport)
    await world.run(sender)
    const first = new Set(mails.map(({ to }) => to))
    expect([first.size, mails.length]).toEqual([10, 10])
    expect(await world.campaign(id)).toMatchObject({
      status: 'canceled',
      stats: { recipients: PEOPLE, sent: first.size },
    })
    expect(await world.states(id)).toEqual({ sent: first.size, todo: PEOPLE - first.size })
    expect((await world.schedule(id)).status).toBe(422)
    const { status } = await world.schedule(id, { mode: 'remaining' })
    expect(status).toBe(200)
    server.turn(MINUTE)
    await world.run(sender)
    expect(mails).toHaveLength(PEOPLE)
    expect(new Set(mails.map(({ to }) => to)).size).toBe(PEOPLE)
    expect(await world.campaign(id)).toMatchObject({
      status: 'sent',
      stats: { recipients: PEOPLE, sent: PEOPLE, delivered: PEOPLE },
    })
    expect(await world.executions(id)).toMatchObject([
      { kind: 'remaining', status: 'completed', totals: { recipients: PEOPLE - first.size } },
      { kind: 'initial', status: 'canceled', totals: { recipients: PEOPLE, sent: first.size } },
    ])
  })

  test('again before the rest got a mail leaves that rest', async () => {
    const id = await world.due()
    const { mails, transport, answer } = recorder(1)
    answer(async () => {
      if (mails.length === 10) await world.cancel(id)
      return { kind: 'sent', code: 250 }
    })
    const sender = world.sender(transport)
    await world.run(sender)
    expect((await world.schedule(id, { mode: 'remaining' })).status).toBe(200)
    server.turn(MINUTE)
    while ((await world.campaign(id)).status !== 'sending') await sender.step()
    expect((await world.cancel(id)).value).toMatchObject({ status: 'canceled' })
    expect(mails).toHaveLength(10)
    expect((await world.schedule(id, { mode: 'remaining' })).status).toBe(200)
    server.turn(MINUTE)
    await world.run(sender)
    expect(mails).toHaveLength(PEOPLE)
    expect(await world.campaign(id)).toMatchObject({ status: 'sent', stats: { sent: PEOPLE } })
  })

  test('before its first mail is as if it had not been', async () => {
    const id = await world.due()
    const { mails, transport } = recorder()
    const sender = world.sender(transport)
    await sender.step()
    expect((await world.campaign(id)).status).toBe('preparing')
    expect((await world.cancel(id)).value).toMatchObject({ status: 'draft', schedule: null })
    await world.run(sender)
    expect(mails).toEqual([])
    expect(await world.executions(id)).toMatchObject([{ status: 'canceled', totals: { processed: 0 } }])
    // It can be changed again, and sent to all.
    await world.good('POST', `/campaigns/${id}`, {
      version: (await world.campaign(id)).version,
      name: 'Else',
    })
    expect((await world.schedule(id)).status).toBe(200)
    server.turn(MINUTE)
    await world.run(sender)
    expect(mails).toHaveLength(PEOPLE)
  })
})

test('what is sent is what was there when the run began', async () => {
  const id = await world.due()
  const { mails, transport } = recorder(1)
  const sender = world.sender(transport)
  await sender.step()
  await sql`update campaigns set bodies = '{}', variants = '[]' where id = ${id}`.execute(db)
  await sql`update senders set from_name = 'Changed' where workspace_id = ${one.number}`.execute(db)
  await world.run(sender)
  expect(mails).toHaveLength(PEOPLE)
  const text = Buffer.from(mails[0]?.raw ?? []).toString()
  expect(text).toMatch(/^Subject: News for Person \d+\r$/m)
  expect(text).toContain('From: snd_1 <hello@shop1.example>')
  expect(text).not.toContain('Changed')
})

test('whoever unsubscribed, bounced, left the list or was deleted after the preparation gets nothing', async () => {
  const id = await world.due()
  const { mails, transport } = recorder()
  const sender = world.sender(transport)
  for (let steps = 0; steps < 10 && (await world.campaign(id)).status !== 'sending'; steps += 1)
    await sender.step()
  const change = async (uid: string, body: object) =>
    world.good('POST', `/contacts/${uid}`, {
      version: (await world.good('GET', `/contacts/${uid}`)).version,
      ...body,
    })
  await change('con_1_1', { status: 'unsubscribed' })
  await change('con_1_2', { status: 'blocked' })
  await change('con_1_4', { mailingLists: { lst_1: 'unsubscribed' } })
  await db.transaction().execute((inside) => deleteContact(inside, one, { uid: 'con_1_5' }, Date.now()))
  await world.run(sender)
  expect(mails).toHaveLength(PEOPLE - 4)
  expect(await world.executions(id)).toMatchObject([
    {
      status: 'completed',
      totals: { recipients: PEOPLE - 4, sent: PEOPLE - 4, skipped: 4 },
      skippedBy: { unsubscribed: 2, suppressed: 2, recently_sent: 0, render_error: 0 },
    },
  ])
  const { rows } = await sql`
    select 1 from deliveries where workspace_id = ${one.number} and email = 'p5@else.example'`.execute(db)
  expect(rows).toEqual([])
  await restore()
})

test('who got a campaign lately, and who has nothing for a variable, are left out and counted', async () => {
  await world.call('POST', '/schemas/contact/properties', {
    version: 1,
    key: 'plan',
    type: 'string',
    label: 'Plan',
  })
  for (const uid of ['con_1_10', 'con_1_11', 'con_1_12'])
    await world.good('POST', `/contacts/${uid}`, {
      version: (await world.good('GET', `/contacts/${uid}`)).version,
      properties: { plan: 'pro' },
    })
  const { mails, transport } = recorder()
  const sender = world.sender(transport)
  const all = PEOPLE - 1
  server.turn(3 * 60 * MINUTE)
  const condition = { id: 'n1', kind: 'property', key: 'plan', op: 'eq', value: 'pro' }
  await world.due({
    audience: {
      ...world.audience,
      conditions: { id: 'n0', kind: 'group', match: 'all', children: [condition] },
    },
  })
  await world.run(sender)
  expect(mails.map(({ to }) => to).toSorted()).toEqual([
    'p10@else.example',
    'p11@else.example',
    'p12@gmail.com',
  ])
  await world.good('POST', '/contacts/con_1_13', {
    version: (await world.good('GET', '/contacts/con_1_13')).version,
    properties: { plan: 'free' },
  })
  mails.length = 0
  const id = await world.due({
    audience: { ...world.audience, skipIfSentWithinHours: 2 },
    variants: [testVariant(`${testHtml}<p>{{ plan }}</p>`)],
  })
  await world.run(sender)
  expect(mails.map(({ to }) => to)).toEqual(['p13@else.example'])
  expect(await world.executions(id)).toMatchObject([
    {
      totals: { recipients: 1, sent: 1, skipped: all - 1 },
      skippedBy: { unsubscribed: 0, suppressed: 0, recently_sent: 3, render_error: all - 4 },
    },
  ])
})

describe('whoever another campaign reaches after the preparation', () => {
  const rested = { audience: { ...world.audience, skipIfSentWithinHours: 2 } }

  test('is left out where both begin at the same time', async () => {
    const { mails, transport } = recorder()
    server.turn(3 * 60 * MINUTE)
    const first = await world.draft()
    const second = await world.draft(rested)
    expect((await world.schedule(first.id)).status).toBe(200)
    expect((await world.schedule(second.id)).status).toBe(200)
    server.turn(MINUTE)
    await world.run(world.sender(transport))
    expect(mails).toHaveLength(PEOPLE - 1)
    expect((await world.campaign(first.id)).status).toBe('sent')
    // As where the preparation finds nobody.
    expect(await world.campaign(second.id)).toMatchObject({
      status: 'failed',
      statusReason: 'no_recipients',
      stats: null,
    })
    expect(await world.executions(second.id)).toMatchObject([
      { totals: { recipients: 0, sent: 0, skipped: PEOPLE - 1 }, skippedBy: { recently_sent: PEOPLE - 1 } },
    ])
  })

  test('is left out where the campaign was stopped and goes on', async () => {
    server.turn(3 * 60 * MINUTE)
    const id = await world.due(rested)
    const { mails, transport, answer } = recorder(1)
    answer(async () => {
      if (mails.length === 10) await world.cancel(id)
      return { kind: 'sent', code: 250 }
    })
    const sender = world.sender(transport)
    await world.run(sender)
    expect(mails).toHaveLength(10)
    await world.due()
    await world.run(sender)
    expect(mails).toHaveLength(10 + PEOPLE - 1)
    expect((await world.schedule(id, { mode: 'remaining' })).status).toBe(200)
    server.turn(MINUTE)
    await world.run(sender)
    expect(mails).toHaveLength(10 + PEOPLE - 1)
    expect(await world.executions(id)).toMatchObject([
      { kind: 'remaining', skippedBy: { recently_sent: PEOPLE - 1 - 10 } },
      { kind: 'initial', totals: { sent: 10 } },
    ])
  })
})

test('a process whose number is taken over can begin nothing, and one that lives is not taken over', async () => {
  const id = await world.due()
  const sender = world.sender(recorder().transport)
  for (let steps = 0; steps < 10 && (await world.campaign(id)).status !== 'sending'; steps += 1)
    await sender.step()
  // That step has sent everything already: some wait again.
  await sql`update deliveries set state = 0, worker = null where execution_id = ${await numberOf(id)}`.execute(
    db,
  )
  await sql`update executions set status = 'sending' where campaign_id = ${id}`.execute(db)
  const execution = await numberOf(id)
  const now = new Date(server.clock.now()).toISOString()
  const seat = await takeSeat(world.connection)
  const claiming = { execution, seat: seat.number, now }
  const [a, b, c] = await claimDue(db, one, claiming, 0, 3)
  if (!a || !b || !c) throw new Error('Nothing was claimed.')
  expect([...(await markBegun(db, one, claiming, [a.id]))]).toEqual([a.id])
  expect(await recoverClaims(db)).toEqual({ claimed: 0, begun: 0 })
  await seat.release()
  await expect.poll(() => recoverClaims(db), patiently).toEqual({ claimed: 2, begun: 1 })
  expect([...(await markBegun(db, one, claiming, [b.id, c.id]))]).toEqual([])
  // What it hears of a conversation that had begun is believed.
  expect([...(await markOutcomes(db, one, claiming, [{ id: a.id, state: 'sent', sentAt: now }]))]).toEqual([
    a.id,
  ])
  const other = { ...claiming, seat: seat.number + 1 }
  expect([...(await markOutcomes(db, one, other, [{ id: a.id, state: 'failed' }]))]).toEqual([])
  await sql`delete from executions where campaign_id = ${id}`.execute(db)
})

test('after the clock was put back by an hour, what a process that is gone had claimed still goes out', async () => {
  const id = await world.due()
  const { mails, transport } = recorder()
  const sender = world.sender(transport)
  for (let steps = 0; steps < 10 && (await world.campaign(id)).status !== 'sending'; steps += 1)
    await sender.step()
  await sql`update deliveries set state = 0, worker = null where execution_id = ${await numberOf(id)}`.execute(
    db,
  )
  await sql`update executions set status = 'sending' where campaign_id = ${id}`.execute(db)
  mails.length = 0
  server.turn(-60 * MINUTE)
  const seat = await takeSeat(world.connection)
  const now = new Date(server.clock.now()).toISOString()
  const claims = await claimDue(db, one, { execution: await numberOf(id), seat: seat.number, now }, 0, 3)
  expect(claims).toHaveLength(3)
  await seat.release()
  // By the minutes of the test's clock: how long a run takes is the machine's business.
  for (let minutes = 0; minutes < 120 && 'claimed' in (await world.states(id)); minutes += 1) {
    server.turn(MINUTE)
    await world.run(sender)
  }
  expect(await world.states(id)).not.toHaveProperty('claimed')
  expect(new Set(mails.map(({ to }) => to)).size).toBe(mails.length)
  server.turn(60 * MINUTE)
})

test('whoever is to be left out gets nothing where it can’t be told any more who that is', async () => {
  const { value } = await world.call('POST', '/mailing_lists', { name: 'Not these' })
  const { id: mailingListId } = v.parse(v.object({ id: v.string() }), value)
  const children = [{ id: 'n1', kind: 'list', op: 'in', mailingListId }]
  const { id: segmentId } = await world.good('POST', '/segments', {
    name: 'Not these',
    timezone: 'Asia/Tokyo',
    conditions: { id: 'root', kind: 'group', match: 'all', children },
  })
  const left = { audience: { ...world.audience, excludeSegmentIds: [segmentId] } }
  const { id } = await world.draft(left)
  expect((await world.schedule(id)).status).toBe(200)
  expect((await world.call('DELETE', `/mailing_lists/${mailingListId}`)).status).toBe(200)
  const { mails, transport } = recorder()
  server.turn(MINUTE)
  await world.run(world.sender(transport))
  expect(mails).toEqual([])
  expect(await world.campaign(id)).toMatchObject({ status: 'failed', statusReason: 'no_recipients' })
  const { id: next } = await world.draft(left)
  expect(await world.schedule(next)).toMatchObject({
    status: 422,
    value: { message: expect.stringContaining(segmentId) },
  })
})

test('a sender that is no longer verified, and an audience that nobody is in any more, fail the run', async () => {
  const { transport, mails } = recorder()
  const sender = world.sender(transport)
  const first = await world.due()
  await sql`update senders set is_disabled = true where workspace_id = ${one.number}`.execute(db)
  await world.run(sender)
  await sql`update senders set is_disabled = false where workspace_id = ${one.number}`.execute(db)
  expect(await world.campaign(first)).toMatchObject({
    status: 'failed',
    statusReason: 'sender_not_verified',
    stats: null,
  })
  const second = await world.due()
  await sql`update subscriptions set status = 2 where workspace_id = ${one.number}`.execute(db)
  await world.run(sender)
  await sql`update subscriptions set status = 0 where workspace_id = ${one.number}`.execute(db)
  expect(await world.campaign(second)).toMatchObject({ status: 'failed', statusReason: 'no_recipients' })
  expect(mails).toEqual([])
  // The first of them was for nobody yet, so the rest are all.
  expect((await world.schedule(first, { mode: 'remaining' })).status).toBe(200)
  server.turn(MINUTE)
  await world.run(sender)
  expect(mails).toHaveLength(PEOPLE - 1)
})

test('a key that can’t be read fails the run, and puts its sender in error', async () => {
  const id = await world.due()
  await loseSigningKey(db, one, 'shop1.example')
  const { mails, transport } = recorder()
  await world.run(world.sender(transport))
  expect(mails).toEqual([])
  expect(await world.campaign(id)).toMatchObject({ status: 'failed', statusReason: 'sender_not_verified' })
  expect(await world.good('GET', '/senders/snd_1')).toMatchObject({
    status: 'error',
    statusReason: 'domain_lost',
  })
  expect(world.failures.splice(0)).toEqual([expect.objectContaining({ domainName: 'shop1.example' })])
})
