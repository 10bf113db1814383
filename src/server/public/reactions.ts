import type { Clock } from '#lib/clock'
import type { Database, OpenDatabase } from '#server/store/database'
import { deliveryOf, recordClick, recordOpen, targetOf } from '#server/store/delivery-outcomes.store'
import { addReactions, takeReactions, type Reaction } from '#server/store/reactions.store'
import { inTransaction } from '#server/store/transaction'
import { ROBOT, withRobots } from './robots.ts'

/** Opens and clicks: kept at once, counted a little later. */
export interface Reactions {
  /** Resolves once the reaction is kept: it survives a crash. */
  add: (reaction: Reaction) => Promise<void>
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
const BATCH = 200
/** Reactions are counted after this time, in ms, so that all of a burst are there. */
const DELAY = 2 * ROBOT.burst

/**
 * A visitor's call waits for one row, and all calls of a moment for one statement (group commit). Counting comes after the time
 * in which a program would follow further links, and one process at a time does it (docs/decisions/048).
 */
export function createReactions({ database, clock, log }: ReactionsOptions): Reactions {
  let waiting: { reaction: Reaction; done: () => void; failed: (error: unknown) => void }[] = []
  let keeping: Promise<void> | undefined
  let counting: Promise<void> | undefined
  let cancelCount: (() => void) | undefined
  let isClosed = false

  async function keepAll(): Promise<void> {
    while (waiting.length > 0) {
      const some = waiting
      waiting = []
      try {
        // oxlint-disable-next-line no-await-in-loop -- what comes meanwhile is the next statement
        await addReactions(
          database,
          some.map(({ reaction }) => reaction),
        )
        for (const { done } of some) done()
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
      // oxlint-disable-next-line no-await-in-loop -- in one transaction
      for (const [id, own] of byDelivery) await countFor(db, id, own)
      return some.length
    })

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

/** Counts the reactions to one mail, the oldest first. What is no longer there counts nowhere. */
async function countFor(db: Database, deliveryId: number, reactions: readonly Reaction[]): Promise<void> {
  const delivery = await deliveryOf(db, deliveryId)
  if (!delivery) return
  const sentAt = delivery.sentAt === undefined ? undefined : Date.parse(delivery.sentAt)
  for (const { tenant, at, link, isBot } of withRobots(reactions, sentAt)) {
    // oxlint-disable no-await-in-loop -- in their order, in one transaction
    if (link === undefined) await recordOpen(db, tenant, delivery, { at, isBot })
    else {
      const url = await targetOf(db, tenant, delivery, link)
      if (url !== undefined) await recordClick(db, tenant, delivery, { at, isBot, link, url })
    }
    // oxlint-enable no-await-in-loop
  }
}
