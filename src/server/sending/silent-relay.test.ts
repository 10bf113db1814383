import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { MINUTE } from '#lib/duration'
import type { SendOutcome } from '#server/mail/transport'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { patientClock } from '#server/testing/patient-clock'
import { testDatabase } from '#server/testing/test-database'
import { patiently } from '#server/testing/patiently'

const PEOPLE = 40
const CONNECTIONS = 4
const db = await testDatabase()
const world = await campaignWorld(db, PEOPLE)
const { server } = world

const taken: SendOutcome = { kind: 'sent', code: 250 }

const { clock, fallSilent } = patientClock(server)

/** A mail server that says nothing to one reader, or to all, until it is told what to say. */
function silentTo(whom: 'p5' | 'all') {
  const answers: ((outcome: SendOutcome | Promise<SendOutcome>) => void)[] = []
  const { mails, transport, answer } = recorder(CONNECTIONS)
  let isClosed = false
  let isTold = false
  answer(({ to }) => {
    const isSilent = !isTold && (whom === 'all' || (to.startsWith(`${whom}@`) && answers.length === 0))
    return isSilent ? new Promise((done) => answers.push(done)) : taken
  })
  return {
    mails,
    sender: world.sender({ ...transport, close: async () => void (isClosed = true) }, { clock }),
    isClosed: () => isClosed,
    say(outcome: SendOutcome | Promise<SendOutcome>) {
      isTold = true
      for (const each of answers.splice(0)) each(outcome)
    },
    waitsFor: (count: number) => vi.waitFor(() => expect(answers).toHaveLength(count), patiently),
  }
}
let endSilence = () => undefined as void
afterEach(async () => {
  endSilence()
  await world.stop()
  expect(world.failures.splice(0)).toEqual([])
})

/** A campaign of which one mail is left behind, and all others are sent. */
async function withOneLeftBehind() {
  const id = await world.due()
  const { mails, sender, say, waitsFor, isClosed } = silentTo('p5')
  endSilence = () => say(taken)
  await sender.step()
  const sending = world.run(sender)
  await waitsFor(1)
  await vi.waitFor(
    async () => expect(await world.states(id)).toMatchObject({ begun: 1, sent: PEOPLE - 2 }),
    patiently,
  )
  expect(await world.states(id), 'the one that is next on the silent connection').toMatchObject({
    claimed: 1,
  })
  fallSilent()
  await sending
  expect(await world.states(id)).toEqual({ begun: 1, sent: PEOPLE - 1 })
  return { id, mails, sender, say, isClosed }
}

test('a mail server that says nothing to one mail holds up neither the others nor another campaign', async () => {
  const { id, mails, sender, say } = await withOneLeftBehind()
  expect((await world.campaign(id)).status).toBe('sending')

  const other = await world.due()
  await world.run(sender)
  expect(await world.campaign(other)).toMatchObject({ status: 'sent', stats: { sent: PEOPLE } })

  say(taken)
  await vi.waitFor(async () => expect(await world.states(id)).toEqual({ sent: PEOPLE }), patiently)
  await world.run(sender)
  expect((await world.campaign(id)).status).toBe('sent')
  expect(mails).toHaveLength(2 * PEOPLE)
})

test('where it says nothing at all, no more conversations begin than there are connections, and campaigns are still prepared', async () => {
  const id = await world.due()
  const { mails, sender, say, waitsFor } = silentTo('all')
  endSilence = () => say(taken)
  await sender.step()
  const sending = world.run(sender)
  await waitsFor(CONNECTIONS)
  fallSilent()
  await sending
  expect(await world.states(id), 'what has not begun is given back').toEqual({
    begun: CONNECTIONS,
    todo: PEOPLE - CONNECTIONS,
  })
  const other = await world.due()
  await world.run(sender)
  expect((await world.campaign(other)).status).toBe('sending')
  expect(mails).toHaveLength(CONNECTIONS)

  say(taken)
  await vi.waitFor(async () => expect(await world.states(id)).toMatchObject({ sent: CONNECTIONS }), patiently)
  await world.run(sender)
  for (const each of [id, other])
    expect(await world.campaign(each)).toMatchObject({ status: 'sent', stats: { sent: PEOPLE } })
  expect(mails).toHaveLength(2 * PEOPLE)
})

test('a sender that stops waits for what it has left behind', async () => {
  const { id, sender, say, isClosed } = await withOneLeftBehind()
  const stopped = sender.stop()
  // More than a sender that waits for nobody needs to close its connections.
  for (let round = 0; round < 20; round += 1) await world.states(id)
  expect(isClosed()).toBe(false)
  say({ kind: 'failed', code: 550, status: '5.7.1' })
  await stopped
  expect(await world.states(id)).toEqual({ failed: 1, sent: PEOPLE - 1 })
})

test('what goes wrong with one that was left behind is told, and leaves that mail alone in doubt', async () => {
  const { id, mails, sender, say } = await withOneLeftBehind()
  say(Promise.reject(new Error('out of order')))
  await vi.waitFor(() => expect(world.failures).toHaveLength(1), patiently)
  expect(world.failures.splice(0)).toEqual([new Error('out of order')])
  await vi.waitFor(async () => {
    await world.run(sender)
    expect(await world.states(id)).toEqual({ unknown: 1, sent: PEOPLE - 1 })
  }, patiently)
  server.turn(16 * MINUTE)
  await world.run(sender)
  expect(await world.campaign(id)).toMatchObject({ status: 'sent', stats: { sent: PEOPLE - 1, failed: 1 } })
  expect(mails).toHaveLength(PEOPLE)
  const { rows } = await sql`select 1 from deliveries where state in (1, 2)`.execute(db)
  expect(rows).toEqual([])
})
