import type { CampaignStats } from '#api/campaigns'
import { noStats, type Happening } from '#domain/campaigns/stats'
import { DAY, HOUR } from '#lib/duration'
import { fraction, hashOf, mix } from '#mocks/core/random'
import { FATES, fates, OVER, type Step } from './fates.ts'
import { durationOf, endOf, recipientsOf, type Sending, type SendingCell } from './sending.ts'

/*
 * What comes of a sending, at any moment, as a function of the sending alone: nothing is stored. Each cell takes the fates in
 * turn, so all who have the same fate are a row of ranks, and how many of a row have come to a step is arithmetic.
 */

/** What happens to the recipient of a rank of a cell: every variant and provider has more or less appeal. */
function stepsOf(sending: Sending, cell: SendingCell, place: number, rank: number): Step[] {
  const { seed, appeal, tracking } = sending
  const charm = (name: string) => 0.9 + 0.2 * fraction(seed, hashOf(name))
  const own = Math.min(0.9, appeal * charm(cell.variantId) * charm(cell.provider))
  return (fates[(mix(seed, place) + rank) % FATES] ?? []).filter(
    (step) =>
      step.appeal < own &&
      (tracking.opens || !/opens/i.test(step.what)) &&
      (tracking.clicks || !/clicks/i.test(step.what)),
  )
}

/** From when on nothing changes any more. */
export const overAt = (sending: Sending): number =>
  Math.min(sending.stopAt ?? Infinity, endOf(sending)) + OVER

/** How many of a cell have had their turn by a moment: all cells go evenly over the whole run. */
function turnsIn(sending: Sending, { count }: SendingCell): (moment: number) => number {
  const { from, stopAt = Infinity } = sending
  const duration = durationOf(sending)
  return (moment) => {
    const passed = Math.max(0, Math.min(moment, stopAt) - from)
    return passed >= duration ? count : Math.floor((passed * count) / duration)
  }
}

/** How many of each cell have had their turn by `now`. */
export const turnsOf = (sending: Sending, now: number): number[] =>
  sending.cells.map((cell) => turnsIn(sending, cell)(now))

/** Whoever takes longer than two hours is asleep at night: what would come from midnight to noon comes from six to noon. */
const isLate = ({ delay }: Step) => delay > 2 * HOUR
const midnight = (moment: number, { utcOffset }: Sending) =>
  Math.floor((moment + utcOffset) / DAY) * DAY - utcOffset
function awake(moment: number, sending: Sending): number {
  const day = midnight(moment, sending)
  return Math.max(moment, day + 6 * HOUR + Math.floor((moment - day) / 2))
}
/** The last moment that `awake` moves to this one or before it. */
function asleep(moment: number, sending: Sending): number {
  const day = midnight(moment, sending)
  const morning = moment - day - 6 * HOUR
  return morning < 0 ? day - 1 : Math.min(moment, day + 2 * morning + 1)
}

/** Goes through every step that somebody has come to by `now`, with how many have come to it by any moment before. */
function forEachStep(
  sending: Sending,
  now: number,
  visit: (cell: SendingCell, step: Step, cameBy: (moment: number) => number) => void,
): void {
  sending.cells.forEach((cell, place) => {
    const turnsBy = turnsIn(sending, cell)
    for (let rank = 0; rank < Math.min(FATES, turnsBy(now)); rank += 1)
      for (const step of stepsOf(sending, cell, place, rank))
        visit(cell, step, (moment) => {
          const latest = (isLate(step) ? asleep(moment, sending) : moment) - step.delay
          return Math.ceil(Math.max(0, turnsBy(latest) - rank) / FATES)
        })
  })
}

type Groups = Map<string, Required<CampaignStats>>
function statsBy(
  sending: Sending,
  now: number,
  keyOf: (cell: SendingCell, step?: Step) => string | undefined,
): Groups {
  const found: Groups = new Map()
  const add = (key: string | undefined, what: keyof CampaignStats, count: number) => {
    if (key === undefined || count === 0) return
    const stats = found.get(key) ?? noStats()
    stats[what] += count
    found.set(key, stats)
  }
  for (const cell of sending.cells) add(keyOf(cell), 'recipients', cell.count)
  forEachStep(sending, now, (cell, step, cameBy) => add(keyOf(cell, step), step.what, cameBy(now)))
  return found
}

/** What has come of it until `now`. */
export const statsOf = (sending: Sending, now: number): Required<CampaignStats> =>
  statsBy(sending, now, () => '').get('') ?? noStats()

/** The same by what its recipients have in common; the key of null is `none`. */
export const statsByCell = (
  sending: Sending,
  now: number,
  key: 'variantId' | 'mailingListId' | 'segmentId' | 'provider',
): Groups => statsBy(sending, now, (cell) => cell[key] ?? 'none')

const urlOf = ({ links }: Sending, { variantId }: SendingCell, { link }: Step): string | undefined =>
  link === undefined ? undefined : links[variantId]?.[Math.floor(link * links[variantId].length)]

/** Clicks by where they lead. */
export const statsByLink = (sending: Sending, now: number): Groups =>
  statsBy(sending, now, (cell, step) => step && urlOf(sending, cell, step))

/** Bounces by why they came back. */
export const statsByBounce = (sending: Sending, now: number): Groups =>
  statsBy(sending, now, (_, step) => step?.code)

/** What came in each of some periods, by when they begin; the first has all that came before, the last all that came after. */
export function statsByTime(
  sending: Sending,
  now: number,
  starts: readonly number[],
): Required<CampaignStats>[] {
  const all = periodsBy(sending, now, starts, () => '').get('') ?? starts.map(noStats)
  if (all[0]) all[0].recipients = recipientsOf(sending)
  return all
}

/** Clicks by where they lead, in each of some periods. */
export const statsByLinkAndTime = (
  sending: Sending,
  now: number,
  starts: readonly number[],
): Map<string, Required<CampaignStats>[]> =>
  periodsBy(sending, now, starts, (cell, step) => urlOf(sending, cell, step))

function periodsBy(
  sending: Sending,
  now: number,
  starts: readonly number[],
  keyOf: (cell: SendingCell, step: Step) => string | undefined,
): Map<string, Required<CampaignStats>[]> {
  const found = new Map<string, Required<CampaignStats>[]>()
  forEachStep(sending, now, (cell, step, cameBy) => {
    const { what } = step
    const key = keyOf(cell, step)
    const all = cameBy(now)
    if (key === undefined || all === 0) return
    const periods = found.get(key) ?? starts.map(noStats)
    found.set(key, periods)
    let before = 0
    for (const [place, stats] of periods.entries()) {
      const end = (starts[place + 1] ?? Infinity) - 1
      const came = end >= now ? all : cameBy(end)
      stats[what] += came - before
      before = came
      if (came === all) break
    }
  })
  return found
}

/** Everything that will have happened to one recipient, in no order. */
export function fateOf(
  sending: Sending,
  cellPlace: number,
  rank: number,
): { what: Happening; at: number; url?: string; code?: string | undefined }[] {
  const cell = sending.cells[cellPlace]
  if (!cell) return []
  const turn = sending.from + Math.ceil(((rank + 1) * durationOf(sending)) / cell.count)
  if (turn > (sending.stopAt ?? Infinity)) return []
  return stepsOf(sending, cell, cellPlace, rank).map((step) => {
    const at = turn + step.delay
    const url = urlOf(sending, cell, step)
    const { what, code } = step
    return { what, at: isLate(step) ? awake(at, sending) : at, code, ...(url !== undefined && { url }) }
  })
}
