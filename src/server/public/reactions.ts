import { LRUCache } from 'lru-cache'
import type { Clock } from '#lib/clock'
import type { Database, OpenDatabase } from '#server/store/database'
import { deliveriesOf, targetOf, type Delivery } from '#server/store/delivery-outcomes.store'
import { recordReactions, type HeardReaction } from '#server/store/reaction-outcomes.store'
import {
  keepReactions,
  takeReactions,
  type NewReaction,
  type ReactedMail,
  type Reaction,
} from '#server/store/reactions.store'
import { inTransaction } from '#server/store/transaction'
import { ROBOT, withRobots } from './robots.ts'

/** Opens and clicks: kept at once, counted a little later. */
export interface Reactions {
  /** Resolves once the reaction is kept, so that it survives a crash, with the mail that it is to; null where there is none. */
  add: (reaction: NewReaction) => Promise<ReactedMail | null>
  /** Begins to count what is kept, such as what a crash has left. */
  wake: () => void
  /** Settles when nothing is being kept or counted. */
  idle: () => Promise<void>
  /** Counts nothing more, once what is under way is done. What is kept is counted after the next start. */
  close: () => Promise<void>
}

export interface ReactionsOptions {
  database: OpenDatabase
  clock: Clock
  log: { error: (fields: Record<string, unknown>, message: string) => void }
}

/** Reactions that are counted in one transaction. */
const BATCH = 500
/** Links whose addresses are kept at hand. What a run sends is never changed, so they don't grow old. */
const KEPT = { links: 5000 } as const
/** Reactions are counted after this time, in ms, so that all of a burst are there. */
const DELAY = 2 * ROBOT.burst

/**
 * A visitor's call waits for one row, and all calls of a moment for one statement (group commit). Counting comes after the time
 * in which a program would follow further links, and one process at a time does it (docs/decisions/048).
 */
export function createReactions({ database, clock, log }: ReactionsOptions): Reactions {
  let waiting: {
    reaction: NewReaction
    done: (mail: ReactedMail | null) => void
    failed: (error: unknown) => void
  }[] = []
  let keeping: Promise<void> | undefined
  let counting: Promise<void> | undefined
  let cancelCount: (() => void) | undefined
  let isClosed = false
  const urls = new LRUCache<string, string>({ max: KEPT.links })

  async function keepAll(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting
      waiting = []
      try {
        // oxlint-disable-next-line no-await-in-loop -- what comes meanwhile is the next statement
        const mails = await keepReactions(
          database,
          some.map(({ reaction }) => reaction),
        )
        for (const [place, { done }] of some.entries()) done(mails[place] ?? null)
      } catch (error) {
        for (const { failed } of some) failed(error)
      }
    }
    keeping = undefined
    plan()
  }

  function plan() {
    if (isClosed || cancelCount) return
    cancelCount = clock.setTimeout(() => {
      cancelCount = undefined
      wake()
    }, DELAY)
  }

  const countSome = () =>
    inTransaction(database, async (db) => {
      const before = new Date(clock.now() - ROBOT.burst).toISOString()
      const some = await takeReactions(db, { before, limit: BATCH })
      const byDelivery = Map.groupBy(some, ({ deliveryId }) => deliveryId)
      const deliveries = await deliveriesOf(db, [...byDelivery.keys()])
      const heard: HeardReaction[] = []
      for (const [id, own] of byDelivery) {
        const delivery = deliveries.get(id)
        // What is no longer there counts nowhere.
        // oxlint-disable-next-line no-await-in-loop -- a question for each link that is new
        if (delivery) heard.push(...(await heardOf(db, delivery, own)))
      }
      for (const own of Map.groupBy(heard, ({ delivery }) => delivery.tenant.number).values()) {
        const [first] = own
        // oxlint-disable-next-line no-await-in-loop -- in one transaction
        if (first) await recordReactions(db, first.delivery.tenant, own)
      }
      return some.length
    })

  /** The reactions to one mail with who made them and what was clicked, the oldest first. */
  async function heardOf(
    db: Database,
    delivery: Delivery,
    reactions: readonly Reaction[],
  ): Promise<HeardReaction[]> {
    const sentAt = delivery.sentAt === undefined ? undefined : Date.parse(delivery.sentAt)
    const heard: HeardReaction[] = []
    for (const { at, link, isBot } of withRobots(reactions, sentAt)) {
      if (link === undefined) {
        heard.push({ delivery, at, isBot })
        continue
      }
      // oxlint-disable-next-line no-await-in-loop -- a question for each link that is new
      const url = await urlOf(db, delivery, link)
      if (url !== undefined) heard.push({ delivery, at, isBot, click: { link, url } })
    }
    return heard
  }

  async function urlOf(db: Database, delivery: Delivery, link: number): Promise<string | undefined> {
    const { tenant, run, variant } = delivery
    const key = `${tenant.number} ${run.execution} ${variant} ${link}`
    const known = urls.get(key)
    if (known !== undefined) return known
    const url = await targetOf(db, tenant, delivery, link)
    if (url !== undefined) urls.set(key, url)
    return url
  }

  async function countAll(): Promise<void> {
    try {
      // oxlint-disable-next-line no-await-in-loop -- until nothing waits
      while ((await countSome()) === BATCH) if (isClosed) break
    } catch (error) {
      log.error({ err: error }, 'Opens and clicks were not counted')
      plan()
    }
    counting = undefined
  }
  function wake() {
    if (!isClosed) counting ??= countAll()
  }

  return {
    add: (reaction) =>
      new Promise((done, failed) => {
        waiting.push({ reaction, done, failed })
        keeping ??= keepAll()
      }),
    wake,
    async idle() {
      await keeping
      await counting
    },
    async close() {
      isClosed = true
      cancelCount?.()
      await keeping
      await counting
    },
  }
}
