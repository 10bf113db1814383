import { sql } from 'kysely'
import { recordEvents, type NewEvent } from './contact-events.store.ts'
import type { Database } from './database.ts'
import { deliveryOutcomes } from './deliveries.tables.ts'
import {
  arrived,
  eventOf,
  lockedOf,
  noteSent,
  outcomeOf,
  type Delivery,
  type Locked,
} from './delivery-outcomes.store.ts'
import { addCounts, addLinkCounts, type Counted, type CountedLink } from './execution-counts.store.ts'
import { rowsOf, type Columns } from './rows-of.ts'
import type { Tenant } from './tenant.ts'

/** An open of a mail, or where `click` is given a click. */
export interface HeardReaction {
  delivery: Delivery
  /** ms since 1970. */
  at: number
  /** Whether a program did it, such as a scanner that follows every link. @default false */
  isBot?: boolean
  /** The link, by its number among those of the variant, and the address that was written. */
  click?: { link: number; url: string }
}

/** A delivery while reactions to it are counted. */
type Counting = Omit<Locked, 'outcome' | 'opens' | 'clicks' | 'bot_opens' | 'bot_clicks'> & {
  outcome: number | null
  opens: number
  clicks: number
  bot_opens: number
  bot_clicks: number
  firstOpen?: string
  firstClick?: { at: string; link: number }
}

const changed: Columns<Counting> = {
  id: { type: 'int8', of: ({ id }) => id },
  opens: { type: 'int4', of: ({ opens }) => opens },
  clicks: { type: 'int4', of: ({ clicks }) => clicks },
  bot_opens: { type: 'int4', of: (row) => row.bot_opens },
  bot_clicks: { type: 'int4', of: (row) => row.bot_clicks },
  first_open_at: { type: 'timestamptz', of: ({ firstOpen }) => firstOpen },
  first_click_at: { type: 'timestamptz', of: ({ firstClick }) => firstClick?.at },
  first_link: { type: 'int2', of: ({ firstClick }) => firstClick?.link },
}

/**
 * Counts opens and clicks of a workspace in the order given, as often as they are told: in the mails, in the figures of their
 * runs and in the history. A program's count apart and are not in the history. Who clicks has opened the mail, also where images
 * are not loaded. Either shows that a soft bounce was none, and that a mail went out whose conversation broke off; of a mail
 * that came back for good nothing is counted. Belongs into a transaction.
 */
export async function recordReactions(
  db: Database,
  tenant: Tenant,
  all: readonly HeardReaction[],
): Promise<void> {
  const rows = await lockedOf(db, tenant, [...new Set(all.map(({ delivery }) => delivery.id))])
  const deliveries = new Map(rows.map((row): [number, Counting] => [row.id, row]))
  const tracked = await runsThatTrackOpens(db, tenant, all)
  const counted: Counted[] = []
  const links: CountedLink[] = []
  const events: NewEvent[] = []
  const touched = new Set<Counting>()
  for (const { delivery, at, isBot = false, click } of all) {
    const row = deliveries.get(delivery.id)
    if (!row || outcomeOf(row) === 'hard') continue
    const { run, variant } = delivery
    if (!touched.has(row)) {
      touched.add(row)
      // oxlint-disable-next-line no-await-in-loop -- seldom more than a question to what is in memory
      await noteSent(db, tenant, delivery, row)
    }
    if (isBot) {
      if (click) {
        row.bot_clicks += 1
        links.push({ run, at, variant, link: click.link, counts: { botClicks: 1 } })
      } else row.bot_opens += 1
      counted.push({ run, at, counts: click ? { bot_clicks: 1 } : { bot_opens: 1 } })
      continue
    }
    if (outcomeOf(row) === 'soft') {
      // oxlint-disable-next-line no-await-in-loop -- seldom
      await arrived(db, tenant, delivery, row)
      row.outcome = deliveryOutcomes.indexOf('delivered')
    }
    const moment = new Date(at).toISOString()
    if (!click || (row.opens === 0 && tracked.has(run.execution))) {
      const isFirst = row.opens === 0
      row.opens += 1
      if (isFirst) row.firstOpen = moment
      counted.push({ run, at, counts: { opens: 1, ...(isFirst && { unique_opens: 1 }) } })
      events.push(eventOf(delivery, 'email.opened', at))
    }
    if (!click) continue
    const isFirst = row.clicks === 0
    row.clicks += 1
    if (isFirst) row.firstClick = { at: moment, link: click.link }
    counted.push({ run, at, counts: { clicks: 1, ...(isFirst && { unique_clicks: 1 }) } })
    links.push({
      run,
      at,
      variant,
      link: click.link,
      counts: { clicks: 1, uniqueClicks: isFirst ? 1 : 0 },
    })
    events.push(eventOf(delivery, 'email.clicked', at, { url: click.url }))
  }
  if (touched.size === 0) return
  await sql`
    update deliveries d set opens = n.opens, clicks = n.clicks, bot_opens = n.bot_opens, bot_clicks = n.bot_clicks,
      first_open_at = coalesce(n.first_open_at, d.first_open_at),
      first_click_at = coalesce(n.first_click_at, d.first_click_at),
      first_link = coalesce(n.first_link, d.first_link)
    from ${rowsOf([...touched], changed)} as n
    where d.workspace_id = ${tenant.number} and d.id = n.id`.execute(db)
  await addCounts(db, tenant, counted)
  await addLinkCounts(db, tenant, links)
  await recordEvents(db, tenant, events)
}

/** The runs among those of the clicks whose mails have a picture that tells of an open. */
async function runsThatTrackOpens(
  db: Database,
  { number }: Tenant,
  all: readonly HeardReaction[],
): Promise<ReadonlySet<number>> {
  const runs = new Set(all.flatMap(({ delivery, click }) => (click ? delivery.run.execution : [])))
  if (runs.size === 0) return new Set()
  const rows = await db
    .selectFrom('executions')
    .where('workspace_id', '=', number)
    .where('number', '=', sql<number>`any(${[...runs]}::int8[])`)
    .where('tracks_opens', '=', true)
    .select('number')
    .execute()
  return new Set(rows.map((row) => row.number))
}
