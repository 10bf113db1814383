import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { HOUR } from '#lib/duration'
import { campaignWorld, recorder } from '#server/testing/test-campaign'
import { testDatabase } from '#server/testing/test-database'
import { deliveriesOf, recordBounce, type Delivery } from './delivery-outcomes.store.ts'
import { recordReactions, type HeardReaction } from './reaction-outcomes.store.ts'
import { inTransaction } from './transaction.ts'

const databases = [await testDatabase(), await testDatabase()]

/** What is left of the same reactions to a campaign, counted in groups of so many. */
async function counted(db: (typeof databases)[number], most: number) {
  const world = await campaignWorld(db, 5)
  onTestFinished(world.stop)
  const id = await world.due()
  await world.run(world.sender(recorder().transport))
  const { rows: ids } = await sql<{ id: number }>`
    select d.id from deliveries d join executions e on e.number = d.execution_id where e.campaign_id = ${id} order by d.contact_id`.execute(
    db,
  )
  const found = await deliveriesOf(
    db,
    ids.map((row) => row.id),
  )
  const mails = ids.flatMap((row): Delivery[] => {
    const mail = found.get(row.id)
    return mail ? [mail] : []
  })
  const at = world.server.clock.now()
  for (const [place, kind] of [
    [3, 'soft'],
    [4, 'hard'],
  ] as const) {
    const mail = mails[place]
    if (mail)
      // oxlint-disable-next-line no-await-in-loop -- two
      await inTransaction(db, (inside) => recordBounce(inside, mail.tenant, mail, { kind, reason: 'No', at }))
  }
  const click = { link: 0, url: 'https://shop.example/' }
  const reactions = [
    { of: 0, at: at + 1, click },
    { of: 1, at: at + 2 },
    { of: 0, at: at + 3, click },
    { of: 0, at: at + HOUR },
    { of: 1, at: at + 2 * HOUR, click },
    { of: 2, at: at + 4, isBot: true },
    { of: 2, at: at + 5, isBot: true, click },
    { of: 2, at: at + 6, click },
    // It had come back for now, so it did arrive.
    { of: 3, at: at + 7, isBot: true },
    { of: 3, at: at + 8 },
    { of: 3, at: at + 9, click },
    // It came back for good.
    { of: 4, at: at + 10 },
    { of: 4, at: at + 11, click },
  ].flatMap(({ of, ...reaction }): HeardReaction[] => {
    const delivery = mails[of]
    return delivery ? [{ delivery, ...reaction }] : []
  })
  for (let from = 0; from < reactions.length; from += most) {
    const some = reactions.slice(from, from + most)
    const [first] = some
    if (first)
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await inTransaction(db, (inside) => recordReactions(inside, first.delivery.tenant, some))
  }
  const { rows } = await sql<Record<string, unknown>>`
    select d.contact_id, state, outcome, code, opens, clicks, bot_opens, bot_clicks, first_link,
      (extract(epoch from first_open_at) * 1000)::int8 - ${at} as open_after,
      (extract(epoch from first_click_at) * 1000)::int8 - ${at} as click_after
    from deliveries d join executions e on e.number = d.execution_id where e.campaign_id = ${id} order by d.contact_id`.execute(
    db,
  )
  const { rows: events } = await sql<Record<string, unknown>>`
    select t.name as type, e.contact_id as contact, (extract(epoch from e.occurred_at) * 1000)::int8 - ${at} as after, e.payload
    from events e join event_types t on t.id = e.type where e.campaign_id = ${id} order by e.contact_id, e.occurred_at, e.id`.execute(
    db,
  )
  const { rows: links } = await sql<Record<string, unknown>>`
    select link, sum(clicks) as clicks, sum(unique_clicks) as unique_clicks, sum(bot_clicks) as bot_clicks
    from link_counts group by link, at order by link, at`.execute(db)
  return { rows, events, links, stats: (await world.campaign(id)).stats }
}

test('reactions that are counted at once come to the same as one after the other', async () => {
  const [one, other] = databases
  if (!one || !other) throw new Error('There are two.')
  const single = await counted(one, 1)
  expect(single.stats).toMatchObject({
    opens: 5,
    uniqueOpens: 4,
    clicks: 5,
    uniqueClicks: 4,
    botOpens: 2,
    botClicks: 1,
    softBounces: 0,
    hardBounces: 1,
  })
  expect(await counted(other, 100)).toEqual(single)
})
