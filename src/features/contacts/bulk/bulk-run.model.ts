import { isAbort, toApiError, type ApiError } from '#api/core'
import { systemClock, type Clock } from '#lib/clock'
import { createStore } from '#lib/observable'
import { createRunControl } from '#lib/run-control'

/**
 * How many items are under way at once, how many refusals in a row, that say the same of every item, pause a run, and how long
 * an item waits that came too soon, in ms: a server counts changes by the second.
 */
export const BULK = { atOnce: 6, refusals: 10, tooSoon: 1_000 } as const

/** running ⇄ paused → completed; either → canceled. */
export type BulkStatus = 'running' | 'paused' | 'completed' | 'canceled'

/** What came of one item: it was changed, or left as it is for a reason. A refusal is thrown. */
export type BulkOutcome<Reason extends string> = 'changed' | Reason

export interface BulkRunState<Reason extends string> {
  status: BulkStatus
  changed: number
  /** How many were left as they are, by reason. */
  skipped: ReadonlyMap<Reason, number>
  failed: number
  /** Why it paused by itself. */
  error: ApiError | undefined
  /** How long it has worked by its last news, ms; pauses do not count. */
  workedMs: number
}

export interface BulkFailure<Item> {
  item: Item
  error: ApiError
}

export interface BulkRunConfig<Item, Reason extends string> {
  /** The next items; undefined: there are no more. Asked once more after it threw. */
  next: (signal: AbortSignal) => Promise<readonly Item[] | undefined>
  /** Does it to one item. Throws what the server refuses. */
  apply: (item: Item, signal: AbortSignal) => Promise<BulkOutcome<Reason>>
  /** @default the clock of the system */
  clock?: Pick<Clock, 'now' | 'setTimeout'>
}

export interface BulkRun<Item, Reason extends string> {
  state: () => BulkRunState<Reason>
  /** Those that were refused, in the order they were. */
  failures: () => readonly BulkFailure<Item>[]
  subscribe: (listener: () => void) => () => void
  /** Settles when the run is over and nothing is under way any more. */
  finished: Promise<void>
  pause: () => void
  resume: () => void
  /** Begins nothing more. What is under way comes to its end and is counted. */
  cancel: () => void
  /** Cancels, and gives up what is under way. */
  abort: () => void
}

/**
 * Does one thing to many items, a few at a time. Where the network fails the run pauses, and what failed is tried again; so is
 * what came too soon (API-39), a little later.
 */
export function startBulkRun<Item, Reason extends string>({
  next,
  apply,
  clock = systemClock,
}: BulkRunConfig<Item, Reason>): BulkRun<Item, Reason> {
  const state = createStore<BulkRunState<Reason>>({
    status: 'running',
    changed: 0,
    skipped: new Map(),
    failed: 0,
    error: undefined,
    workedMs: 0,
  })
  /** Until when the time of work has been counted. */
  let countedUntil = clock.now()
  const failures: BulkFailure<Item>[] = []
  let refusals = 0
  const giving = new AbortController()
  const become = (change: Partial<BulkRunState<Reason>>) => {
    const before = state.get()
    const now = clock.now()
    // A clock that was set back takes nothing away.
    const worked = before.status === 'running' ? Math.max(now - countedUntil, 0) : 0
    countedUntil = now
    state.set({ ...before, workedMs: before.workedMs + worked, ...change })
  }
  const control = createRunControl<ApiError>({
    onChange: become,
    problemOf: (error) => (isAbort(error) ? undefined : toApiError(error)),
  })
  const { isOver, pause, whileRunning } = control

  const count = (outcome: BulkOutcome<Reason>) => {
    refusals = 0
    const { changed, skipped } = state.get()
    if (outcome === 'changed') return become({ changed: changed + 1 })
    become({ skipped: new Map(skipped).set(outcome, (skipped.get(outcome) ?? 0) + 1) })
  }
  const settle = async (item: Item) => {
    for (;;) {
      try {
        return count(await apply(item, giving.signal))
      } catch (caught) {
        if (giving.signal.aborted || isAbort(caught)) return
        const error = toApiError(caught)
        const isTooSoon = error.code === 429
        if ((error.isUnanswered || isTooSoon) && !isOver()) {
          if (isTooSoon) refusals += 1
          if (isTooSoon && refusals < BULK.refusals)
            await new Promise<void>((resolve) => clock.setTimeout(resolve, BULK.tooSoon))
          else pause(error)
          await whileRunning()
          if (isOver()) return
          continue
        }
        failures.push({ item, error })
        become({ failed: state.get().failed + 1 })
        refusals = saysItOfAll(error) ? refusals + 1 : 0
        if (refusals >= BULK.refusals) pause(error)
        return
      }
    }
  }
  const settleAll = async (items: readonly Item[]) => {
    let place = 0
    const work = async () => {
      for (;;) {
        await whileRunning()
        const at = place
        const item = items[at]
        if (isOver() || at >= items.length || item === undefined) return
        place += 1
        await settle(item)
      }
    }
    await Promise.all(Array.from({ length: Math.min(BULK.atOnce, items.length) }, work))
  }
  const run = async () => {
    const ask = () => control.attempt(() => next(giving.signal))
    let asked = ask()
    for (;;) {
      const items = await asked
      if (!items) break
      // The next items are asked for while these are worked on.
      asked = ask()
      await settleAll(items)
    }
    await whileRunning()
    if (isOver()) return
    control.complete()
    become({ status: 'completed' })
  }
  return {
    state: state.get,
    failures: () => failures,
    subscribe: state.subscribe,
    finished: run(),
    pause: () => pause(),
    resume() {
      if (control.resume()) refusals = 0
    },
    cancel: () => void control.cancel(),
    abort() {
      control.cancel()
      giving.abort()
    },
  }
}

/** Not about this item: the next one would hear the same. */
const saysItOfAll = ({ code }: ApiError) => code >= 500 || code === 401 || code === 403
