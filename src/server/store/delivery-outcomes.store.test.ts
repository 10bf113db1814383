import { sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import { DAY, HOUR, MINUTE } from '#lib/duration'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'
import {
  deliveryOf,
  recordBounce,
  recordComplaint,
  recordUnsubscribe,
  type Delivery,
} from './delivery-outcomes.store.ts'
import type { Database } from './database.ts'
import { recordReactions, type HeardReaction } from './reaction-outcomes.store.ts'
import { inTransaction } from './transaction.ts'

const PEOPLE = 9
const db = await testDatabase()
const world = await campaignWorld(db, PEOPLE)
const { server } = world
afterAll(world.stop)

/** A campaign that went to everybody, with the mail to each person by number. */
async function sent(): Promise<{ id: string; mails: readonly Delivery[] }> {
  const id = await world.due()
  await world.run(world.sender(recorder().transport))
  const { rows } = await sql<{ id: number }>`
    select d.id from deliveries d join executions e on e.number = d.execution_id where e.campaign_id = ${id} order by d.contact_id`.execute(
    db,
  )
  const mails: Delivery[] = []
  for (const row of rows) {
    const mail = await deliveryOf(db, row.id)
    if (mail) mails.push(mail)
  }
  return { id, mails }
}
const tell = async (
  mail: Delivery | undefined,
  what: (inside: Database, mail: Delivery) => Promise<unknown>,
) => {
  if (!mail) throw new Error('There is no such mail.')
  return inTransaction(db, (inside) => what(inside, mail))
}
const react = (reaction: Omit<HeardReaction, 'delivery'>) => (inside: Database, delivery: Delivery) =>
  recordReactions(inside, delivery.tenant, [{ delivery, ...reaction }])
const summary = async (
  id: string,
  group: string,
): Promise<{ key: string; stats: Record<string, number> }[]> => {
  const { value } = await world.call('GET', `/campaigns/${id}/summaries?group=${group}`)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
  return (value as { items: { key: string; stats: Record<string, number> }[] }).items
}
const statusOf = async (mail: Delivery | undefined) =>
  (await world.good('GET', `/contacts/${mail?.contactId}`))['status']

test('what is heard of mails is counted once, in every group of the report alike, and ends what it has to', async () => {
  const { id, mails } = await sent()
  const at = server.clock.now()
  const link = { link: 0, url: 'https://shop.example/' }
  // Two opens and three clicks of one reader, a click of one whose images are off, and a program that does both.
  for (const later of [1, HOUR]) await tell(mails[0], react({ at: at + later }))
  for (const later of [2, 3, 2 * HOUR]) await tell(mails[0], react({ at: at + later, click: link }))
  await tell(mails[1], react({ at: at + 5 * DAY, click: link }))
  await tell(mails[2], react({ at, isBot: true }))
  await tell(mails[2], react({ at, isBot: true, click: link }))
  const leave = (inside: Database, mail: Delivery) => recordUnsubscribe(inside, mail.tenant, mail, { at })
  expect(await Promise.all([tell(mails[3], leave), tell(mails[3], leave)])).toEqual(
    expect.arrayContaining([true, false]),
  )
  const bounce = (kind: 'hard' | 'soft') => (inside: Database, mail: Delivery) =>
    recordBounce(inside, mail.tenant, mail, {
      kind,
      code: kind === 'hard' ? '5.1.1' : '4.2.2',
      reason: 'No',
      at: at + 3 * HOUR,
    })
  expect(await tell(mails[4], bounce('soft'))).toBe(true)
  expect(await tell(mails[4], bounce('soft'))).toBe(false)
  expect(await tell(mails[4], bounce('hard'))).toBe(true)
  expect(await tell(mails[4], bounce('hard'))).toBe(false)
  expect(await tell(mails[5], bounce('soft'))).toBe(true)
  // A soft bounce of somebody who opens it later was none.
  expect(await tell(mails[6], bounce('soft'))).toBe(true)
  await tell(mails[6], react({ at: at + 4 * HOUR }))
  const complain = (inside: Database, mail: Delivery) => recordComplaint(inside, mail.tenant, mail, { at })
  expect(await tell(mails[7], complain)).toBe(true)
  expect(await tell(mails[7], complain)).toBe(false)

  const whole = {
    recipients: PEOPLE,
    sent: PEOPLE,
    delivered: PEOPLE - 2,
    uniqueOpens: 3,
    opens: 4,
    uniqueClicks: 2,
    clicks: 4,
    hardBounces: 1,
    softBounces: 1,
    complaints: 1,
    unsubscribes: 1,
    failed: 0,
    botOpens: 1,
    botClicks: 1,
  }
  expect(await world.campaign(id)).toMatchObject({ stats: whole })
  server.turn(6 * DAY)
  for (const group of ['hour', 'day', 'variant', 'list', 'segment', 'provider']) {
    const items = await summary(id, group)
    for (const [key, value] of Object.entries(whole)) {
      const sum = items.reduce((all, { stats }) => all + (stats[key] ?? 0), 0)
      expect([group, key, sum]).toEqual([group, key, value])
    }
    for (const { stats } of items)
      for (const value of Object.values(stats)) expect(value).toBeGreaterThanOrEqual(0)
  }
  expect(await summary(id, 'link')).toMatchObject([
    {
      key: expect.stringContaining('https://shop.example/'),
      stats: { clicks: 4, uniqueClicks: 2, botClicks: 1 },
    },
  ])
  expect((await summary(id, 'link_hour')).map(({ stats }) => stats['clicks'])).toEqual([2, 1, 1])
  const bounces = await summary(id, 'bounce')
  expect(
    bounces.map(({ key, stats }) => `${key} ${stats['hardBounces']} ${stats['softBounces']}`).toSorted(),
  ).toEqual(['4.2.2 0 1', '5.1.1 1 0'])
  expect(await Promise.all([3, 4, 5, 6, 7, 8].map((place) => statusOf(mails[place])))).toEqual([
    'unsubscribed',
    'bounced',
    'subscribed',
    'subscribed',
    'complained',
    'subscribed',
  ])
  const { value } = await world.call('POST', '/contact_events/search', { campaignId: id, limit: 100 })
  const types = JSON.stringify(value).match(/"email\.\w+"/g) ?? []
  const count = (type: string) => types.filter((one) => one === `"email.${type}"`).length
  expect(['opened', 'clicked', 'bounced', 'complained', 'unsubscribed'].map(count)).toEqual([4, 4, 4, 1, 1])
  expect(count('delivered')).toBe(PEOPLE - 3)
  expect(JSON.stringify(value)).toContain('"campaignName":"News"')
  // So are those of one contact, who had mails of any number of campaigns.
  const { value: ofOne } = await world.call('POST', '/contact_events/search', { contactId: 'con_1_1' })
  expect(JSON.stringify(ofOne)).toContain('"campaignName":"News"')
})

test('after five soft bounces in a row a contact gets no more', async () => {
  for (let round = 1; round <= 5; round += 1) {
    const { mails } = await sent()
    const mail = mails.find(({ contactId }) => contactId === 'con_1_8')
    server.turn(MINUTE)
    await tell(mail, (inside, one) =>
      recordBounce(inside, one.tenant, one, {
        kind: 'soft',
        code: '4.2.2',
        reason: 'Full',
        at: server.clock.now(),
      }),
    )
    expect(await statusOf(mail), `round ${round}`).toBe(round < 5 ? 'subscribed' : 'bounced')
    server.turn(DAY)
  }
})
