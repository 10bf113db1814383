import type { Clock } from '#lib/clock'
import { SECOND } from '#lib/duration'
import type { OpenDatabase } from '#server/store/database'
import { figuresOf, type Figures } from '#server/store/figures.store'
import { withinTime } from '#server/store/time-limit'

/**
 * Figures are asked for again after `keep` ms. A statement has `statement` ms, and whoever asks is answered without figures after
 * `wait`: also where the pool has no connection to ask with.
 */
const PACE = { keep: 10 * SECOND, statement: 2 * SECOND, wait: 3 * SECOND } as const

export interface KeptFiguresOptions {
  db: OpenDatabase
  clock: Clock
  log: { error: (fields: Record<string, unknown>, message: string) => void }
  /** @default figuresOf */
  read?: (db: OpenDatabase) => Promise<Figures>
}

/**
 * What waits in the database, however often it is asked for: one question at a time, and its answer is kept for some seconds.
 * Undefined where the database does not answer in time.
 */
export function keptFigures({
  db,
  clock,
  log,
  read = async (open) => withinTime(open, figuresOf, PACE.statement),
}: KeptFiguresOptions): () => Promise<Figures | undefined> {
  let kept: { figures: Figures | undefined; until: number } | undefined
  let reading: Promise<Figures | undefined> | undefined

  async function readOnce(): Promise<Figures | undefined> {
    let figures: Figures | undefined
    try {
      figures = await read(db)
    } catch (error) {
      log.error({ err: error }, 'Figures for metrics could not be read')
    }
    kept = { figures, until: clock.now() + PACE.keep }
    reading = undefined
    return figures
  }

  return async () => {
    if (kept && clock.now() < kept.until) return kept.figures
    reading ??= readOnce()
    let cancel = () => undefined as void
    const late = new Promise<undefined>((done) => {
      cancel = clock.setTimeout(() => done(undefined), PACE.wait)
    })
    const figures = await Promise.race([reading, late])
    cancel()
    return figures
  }
}
