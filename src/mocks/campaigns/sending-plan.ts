import type { CampaignStats } from '#api/campaigns'
import { DAY, HOUR, MINUTE, SECOND } from '#lib/duration'
import { fraction, hashOf, mix } from '#mocks/core/random'

/** Recipients who are alike in all that summaries ask for. */
export interface SendingCell {
  variantId: string
  mailingListId: string | null
  segmentId: string | null
  /** The domain of their addresses. */
  provider: string
  count: number
}

/**
 * A run of a campaign as it will go: what happens to each recipient is a function of this and of their place, so any moment
 * can be asked for, and any recipient. Times in ms since 1970.
 */
export interface Sending {
  seed: number
  /** When mails begin to go out. */
  from: number
  perMinute: number
  /** Whoever's turn comes later gets nothing. @default everybody has their turn */
  stopAt?: number
  /** Of the readers' clocks, in ms east of UTC. */
  utcOffset: number
  /** The share of the delivered that is opened, about, 0 to 1. */
  appeal: number
  tracking: { opens: boolean; clicks: boolean }
  /** Where the links of each variant lead. */
  links: Readonly<Record<string, readonly string[]>>
  cells: readonly SendingCell[]
}

/** What is counted, by the names of the stats. */
export type Happening = Exclude<keyof CampaignStats, 'recipients'>

/**
 * So many different fates there are; recipients of a cell take them in turn. So counts of a million cost as much as counts of
 * some thousands, and are still those of the recipients one by one.
 */
const FATES = 2048

/** Which fate something comes of, evenly spread over 0 to 1: a share of the fates is exactly that share. */
function lucks(what: number): Float64Array {
  const places = Array.from({ length: FATES }, (_, place) => place).sort(
    (a, b) => mix(what, a, 0x5e) - mix(what, b, 0x5e) || a - b,
  )
  return Float64Array.from(places, (place) => (place + 0.5) / FATES)
}
const makeTables = () => ({
  outcome: lucks(1),
  transit: lucks(2),
  complaint: lucks(3),
  complained: lucks(4),
  open: lucks(5),
  opened: lucks(6),
  again: lucks(7),
  click: lucks(8),
  clicked: lucks(9),
  link: lucks(10),
  unsubscribe: lucks(11),
  botOpen: lucks(12),
  botClick: lucks(13),
})
let tables: ReturnType<typeof makeTables> | undefined
const luck = (name: keyof ReturnType<typeof makeTables>, fate: number): number =>
  (tables ??= makeTables())[name][fate] ?? 0

interface Rates {
  failed: number
  hard: number
  soft: number
  slow: number
  complaint: number
  open: number
  /** Of those who open. */
  click: number
  unsubscribe: number
  botOpen: number
  botClick: number
}

/** Shares of a cell: every provider has its ways, and every variant its charm. */
function ratesOf({ seed, appeal }: Sending, { provider, variantId }: SendingCell): Rates {
  const manner = hashOf(provider)
  const charm = 0.9 + 0.22 * fraction(seed, hashOf(variantId), 31)
  const between = (low: number, high: number, what: number) => low + (high - low) * fraction(manner, what)
  return {
    failed: 0.0006,
    hard: between(0.002, 0.009, 1),
    soft: between(0.003, 0.011, 2),
    slow: between(0.01, 0.08, 3),
    complaint: 0.0004,
    open: Math.min(0.9, appeal * charm * between(0.88, 1.12, 4)),
    click: between(0.12, 0.2, 5) * (0.75 + 0.5 * fraction(seed, hashOf(variantId), 32)),
    unsubscribe: 0.0045 + 0.004 * fraction(seed, 33),
    botOpen: between(0.02, 0.16, 6),
    botClick: between(0, 0.012, 7),
  }
}

/** How long a time is in ms by what part of all take less: most of what happens happens in the first two hours. */
const openDelays = [
  [0, MINUTE],
  [0.18, 14 * MINUTE],
  [0.56, 2 * HOUR],
  [0.8, 12 * HOUR],
  [0.93, 2 * DAY],
  [1, 10 * DAY],
] as const
/** Whoever takes longer than this to open does so when they are awake. */
const PROMPT = 2 * HOUR
/** When nothing can happen any more that a mail led to, in ms after it was sent. */
const OVER = 16 * DAY

function delayOf(part: number): number {
  const above = openDelays.findIndex(([upTo]) => part <= upTo)
  const [high, slow] = openDelays[above] ?? [1, 10 * DAY]
  const [low, quick] = openDelays[above - 1] ?? [0, 0]
  return Math.floor(quick + ((part - low) / (high - low)) * (slow - quick))
}

// The first forty minutes of a day are stretched over its first six hours, and the rest is pushed together: few are
// awake, and nobody's turn changes. Whole milliseconds, so that it can be turned round exactly.
const NIGHT = { raw: 40 * MINUTE, real: 6 * HOUR } as const
function awake(raw: number, utcOffset: number): number {
  const day = Math.floor((raw + utcOffset) / DAY) * DAY - utcOffset
  const time = raw - day
  return day + (time < NIGHT.raw ? time * 9 : NIGHT.real + Math.floor(((time - NIGHT.raw) * 27) / 35))
}
/** The last moment that `awake` puts at this one or before it. */
function beforeAwake(moment: number, utcOffset: number): number {
  const day = Math.floor((moment + utcOffset) / DAY) * DAY - utcOffset
  const time = moment - day
  return (
    day +
    (time < NIGHT.real
      ? Math.floor(time / 9)
      : NIGHT.raw + Math.ceil(((time - NIGHT.real + 1) * 35) / 27) - 1)
  )
}

/** How long after a mail is sent something happens: first `delay`, moved to when the reader is awake if they sleep, then `after`. */
type Visit = (what: Happening, delay: number, sleeps: boolean, after: number, link: number) => void

/** Everything of one fate, a mail's sending first. */
function follow(fate: number, rates: Rates, { opens, clicks }: Sending['tracking'], visit: Visit): void {
  const outcome = luck('outcome', fate)
  if (outcome < rates.failed) {
    visit('failed', 0, false, 0, -1)
    return
  }
  visit('sent', 0, false, 0, -1)
  const transit = luck('transit', fate)
  if (outcome < rates.failed + rates.hard) {
    visit('hardBounces', 3 * SECOND + Math.floor(transit * MINUTE), false, 0, -1)
    return
  }
  if (outcome < rates.failed + rates.hard + rates.soft) {
    visit('softBounces', 20 * MINUTE + Math.floor(transit * 6 * HOUR), false, 0, -1)
    return
  }
  const arrival = Math.floor(
    transit < rates.slow
      ? 2 * MINUTE + (transit / rates.slow) * 40 * MINUTE
      : 2 * SECOND + transit * 20 * SECOND,
  )
  visit('delivered', arrival, false, 0, -1)

  const link = luck('link', fate)
  if (opens && luck('botOpen', fate) < rates.botOpen) visit('botOpens', arrival + 1500, false, 0, -1)
  if (clicks && luck('botClick', fate) < rates.botClick) visit('botClicks', arrival + 4000, false, 0, link)
  if (luck('complaint', fate) < rates.complaint)
    visit('complaints', arrival + 10 * MINUTE + Math.floor(luck('complained', fate) * 20 * HOUR), true, 0, -1)

  if (luck('open', fate) >= rates.open) return
  const opened = delayOf(luck('opened', fate))
  const sleeps = opened > PROMPT
  const reads = arrival + opened
  const again = luck('again', fate)
  const times = again < 0.62 ? 1 : again < 0.86 ? 2 : again < 0.96 ? 3 : 5
  if (opens) {
    visit('uniqueOpens', reads, sleeps, 0, -1)
    for (let time = 0; time < times; time += 1)
      visit('opens', reads, sleeps, time * (11 * MINUTE + Math.floor(again * 9 * HOUR)), -1)
  }
  if (luck('click', fate) < rates.click) {
    const clicked = 12 * SECOND + Math.floor(luck('clicked', fate) * 9 * MINUTE)
    if (clicks) {
      visit('uniqueClicks', reads, sleeps, clicked, link)
      for (let time = 0; time < 1 + (times > 2 ? 1 : 0); time += 1)
        visit('clicks', reads, sleeps, clicked + time * 4 * MINUTE, link)
    }
  }
  if (luck('unsubscribe', fate) < rates.unsubscribe) visit('unsubscribes', reads, sleeps, 40 * SECOND, -1)
}

/** How many there are to send to. */
export const recipientsOf = ({ cells }: Pick<Sending, 'cells'>): number =>
  cells.reduce((sum, { count }) => sum + count, 0)

const durationOf = (sending: Sending): number =>
  Math.max(1, Math.ceil((recipientsOf(sending) * MINUTE) / sending.perMinute))

/** When everybody has had their turn, if nothing stops it. */
export const endOf = (sending: Sending): number => sending.from + durationOf(sending)

/** From when on nothing changes any more. */
export const overAt = (sending: Sending): number =>
  Math.min(sending.stopAt ?? Infinity, endOf(sending)) + OVER

interface Pace {
  from: number
  duration: number
  stopAt: number
  utcOffset: number
}
const paceOf = (sending: Sending): Pace => ({
  from: sending.from,
  duration: durationOf(sending),
  stopAt: sending.stopAt ?? Infinity,
  utcOffset: sending.utcOffset,
})

// All products are whole numbers below 2^53, so that divisions round as they should.
/** How many of a cell have had their turn at a moment: all cells go evenly over the whole run. */
function turnsBy({ from, duration, stopAt }: Pace, count: number, moment: number): number {
  const passed = Math.min(moment, stopAt) - from
  return passed <= 0 ? 0 : passed >= duration ? count : Math.floor((passed * count) / duration)
}
/** When the turn of a rank of a cell is. */
const turnOf = ({ from, duration }: Pace, count: number, rank: number): number =>
  from + Math.ceil(((rank + 1) * duration) / count)

/** How many of the ranks `first`, `first + FATES` … have come to something by `now`. */
function cameBy(
  pace: Pace,
  count: number,
  first: number,
  now: number,
  delay: number,
  sleeps: boolean,
  after: number,
): number {
  const moment = sleeps ? beforeAwake(now - after, pace.utcOffset) : now - after
  const turns = turnsBy(pace, count, moment - delay)
  return turns > first ? Math.floor((turns - 1 - first) / FATES) + 1 : 0
}
const momentOf = (
  pace: Pace,
  count: number,
  rank: number,
  delay: number,
  sleeps: boolean,
  after: number,
): number => {
  const raw = turnOf(pace, count, rank) + delay
  return (sleeps ? awake(raw, pace.utcOffset) : raw) + after
}

/** Where the fates of a cell begin. */
const startOf = ({ seed }: Sending, cell: number): number => mix(seed, cell, 77) % FATES

/** A link by its luck: the first ones of a mail are followed most. */
function linkOf({ links }: Sending, { variantId }: SendingCell, part: number): string | undefined {
  const urls = links[variantId] ?? []
  let left = part * urls.reduce((sum, _, place) => sum + 1 / (place + 1), 0)
  return urls.find((_, place) => (left -= 1 / (place + 1)) < 0) ?? urls.at(-1)
}

export const noStats = (): Required<CampaignStats> => ({
  recipients: 0,
  sent: 0,
  delivered: 0,
  uniqueOpens: 0,
  opens: 0,
  uniqueClicks: 0,
  clicks: 0,
  hardBounces: 0,
  softBounces: 0,
  complaints: 0,
  unsubscribes: 0,
  failed: 0,
  botOpens: 0,
  botClicks: 0,
})

/** Adds the second to the first. */
export function addStats(to: Required<CampaignStats>, more: CampaignStats): Required<CampaignStats> {
  to.recipients += more.recipients
  to.sent += more.sent
  to.delivered += more.delivered
  to.uniqueOpens += more.uniqueOpens
  to.opens += more.opens
  to.uniqueClicks += more.uniqueClicks
  to.clicks += more.clicks
  to.hardBounces += more.hardBounces
  to.softBounces += more.softBounces
  to.complaints += more.complaints
  to.unsubscribes += more.unsubscribes
  to.failed += more.failed
  to.botOpens += more.botOpens ?? 0
  to.botClicks += more.botClicks ?? 0
  return to
}

/** Counts by whatever `keyOf` says of a cell; a link it may ask for is that of a click. */
function countBy(
  sending: Sending,
  now: number,
  keyOf: (cell: SendingCell, link: (() => string | undefined) | undefined) => string | undefined,
): Map<string, Required<CampaignStats>> {
  const found = new Map<string, Required<CampaignStats>>()
  const statsOf = (key: string) => {
    const known = found.get(key) ?? noStats()
    found.set(key, known)
    return known
  }
  const pace = paceOf(sending)
  sending.cells.forEach((cell, place) => {
    const own = keyOf(cell, undefined)
    if (own !== undefined) statsOf(own).recipients += cell.count
    const rates = ratesOf(sending, cell)
    const start = startOf(sending, place)
    const turns = Math.min(FATES, turnsBy(pace, cell.count, now))
    for (let first = 0; first < turns; first += 1) {
      follow((start + first) % FATES, rates, sending.tracking, (what, delay, sleeps, after, link) => {
        const count = cameBy(pace, cell.count, first, now, delay, sleeps, after)
        if (count === 0) return
        const key = link < 0 ? own : keyOf(cell, () => linkOf(sending, cell, link))
        if (key !== undefined) statsOf(key)[what] += count
      })
    }
  })
  return found
}

/** What has come of it until `now`. */
export const statsOf = (sending: Sending, now: number): Required<CampaignStats> =>
  countBy(sending, now, () => '').get('') ?? noStats()

export type CellKey = 'variantId' | 'mailingListId' | 'segmentId' | 'provider'

/** The same by what its recipients have in common; the key of null is `none`. */
export const statsByCell = (
  sending: Sending,
  now: number,
  key: CellKey,
): Map<string, Required<CampaignStats>> => countBy(sending, now, (cell) => cell[key] ?? 'none')

/** Clicks by where they lead. */
export const statsByLink = (sending: Sending, now: number): Map<string, Required<CampaignStats>> =>
  countBy(sending, now, (_, link) => link?.())

/** What came in each of some equal periods; the first has all that came before, the last all that came after. */
export function statsByTime(
  sending: Sending,
  now: number,
  { start, step, count: most }: { start: number; step: number; count: number },
): Required<CampaignStats>[] {
  const periods = Array.from({ length: most }, noStats)
  const periodOf = (moment: number) => Math.max(0, Math.min(most - 1, Math.floor((moment - start) / step)))
  const pace = paceOf(sending)
  const began = periods[periodOf(sending.from)]
  if (began) began.recipients = recipientsOf(sending)
  sending.cells.forEach((cell, place) => {
    const rates = ratesOf(sending, cell)
    const begin = startOf(sending, place)
    const turns = Math.min(FATES, turnsBy(pace, cell.count, now))
    for (let first = 0; first < turns; first += 1) {
      follow((begin + first) % FATES, rates, sending.tracking, (what, delay, sleeps, after) => {
        const all = cameBy(pace, cell.count, first, now, delay, sleeps, after)
        let done = 0
        let period = all === 0 ? most : periodOf(momentOf(pace, cell.count, first, delay, sleeps, after))
        for (; done < all; period += 1) {
          const until = start + (period + 1) * step - 1
          const upTo =
            period === most - 1 || until >= now
              ? all
              : cameBy(pace, cell.count, first, until, delay, sleeps, after)
          const stats = periods[period]
          if (stats) stats[what] += upTo - done
          done = upTo
        }
      })
    }
  })
  return periods
}

/** How many of each cell have had their turn by `now`. */
export const turnsOf = (sending: Sending, now: number): number[] => {
  const pace = paceOf(sending)
  return sending.cells.map(({ count }) => turnsBy(pace, count, now))
}

/** Everything that will have happened to one recipient, in no order. */
export function fateOf(
  sending: Sending,
  cellPlace: number,
  rank: number,
): { what: Happening; at: number; url?: string }[] {
  const cell = sending.cells[cellPlace]
  const pace = paceOf(sending)
  if (!cell || turnOf(pace, cell.count, rank) > pace.stopAt) return []
  const found: { what: Happening; at: number; url?: string }[] = []
  follow(
    (startOf(sending, cellPlace) + rank) % FATES,
    ratesOf(sending, cell),
    sending.tracking,
    (what, delay, sleeps, after, link) => {
      const url = link < 0 ? undefined : linkOf(sending, cell, link)
      found.push({
        what,
        at: momentOf(pace, cell.count, rank, delay, sleeps, after),
        ...(url !== undefined && { url }),
      })
    },
  )
  return found
}
