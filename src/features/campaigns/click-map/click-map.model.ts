import type { CampaignSummary } from '#api/campaigns'
import { safeHref } from '#lib/safe-url'

/** Whose clicks are shown: those of people, or those of programs, which follow links to look for harm. */
export const readers = ['people', 'programs'] as const
export type Reader = (typeof readers)[number]

/** Clicks by link. */
export type Heat = ReadonlyMap<string, number>

const clicksOf = ({ stats }: Pick<CampaignSummary, 'stats'>, reader: Reader): number =>
  reader === 'people' ? stats.clicks : (stats.botClicks ?? 0)
const opensOf = ({ stats }: Pick<CampaignSummary, 'stats'>, reader: Reader): number =>
  reader === 'people' ? stats.opens : (stats.botOpens ?? 0)

/** Of the summaries by link. */
export const heatOf = (rows: readonly CampaignSummary[], reader: Reader): Heat =>
  new Map(rows.map((row) => [row.label, clicksOf(row, reader)]))

export const sumOf = (heat: Heat): number => [...heat.values()].reduce((sum, clicks) => sum + clicks, 0)

/** A sending hour by hour, each moment with all that came until its end (CAM-155). */
export interface Course {
  /** When each hour begins, ms. */
  times: readonly number[]
  /** In each hour. */
  opens: readonly number[]
  clicks: readonly number[]
  /** Until the end of an hour, by its place. */
  opensUntil: (place: number) => number
  heatUntil: (place: number) => Heat
}

/** Of the summaries by hour, and by link and hour. */
export function courseOf(
  hours: readonly CampaignSummary[],
  linkHours: readonly CampaignSummary[],
  reader: Reader,
): Course {
  const timed = hours.flatMap((row) => (row.at === undefined ? [] : [{ row, time: Date.parse(row.at) }]))
  const times = timed.map(({ time }) => time)
  const placeOf = new Map(times.map((time, place) => [time, place]))
  const byLink = new Map<string, number[]>()
  for (const row of linkHours) {
    const place = placeOf.get(Date.parse(row.at ?? ''))
    if (place === undefined) continue
    const clicks = byLink.get(row.label) ?? Array<number>(times.length).fill(0)
    clicks[place] = (clicks[place] ?? 0) + clicksOf(row, reader)
    byLink.set(row.label, clicks)
  }
  const untilOf = new Map([...byLink].map(([link, clicks]) => [link, summedUp(clicks)]))
  const opens = timed.map(({ row }) => opensOf(row, reader))
  const opensSummed = summedUp(opens)
  return {
    times,
    opens,
    clicks: timed.map(({ row }) => clicksOf(row, reader)),
    opensUntil: (place) => opensSummed[place] ?? 0,
    heatUntil: (place) => new Map([...untilOf].map(([link, until]) => [link, until[place] ?? 0])),
  }
}

const summedUp = (values: readonly number[]): number[] => {
  let sum = 0
  return values.map((value) => (sum += value))
}

/** Bars one unit high and wide, as high as their share of the highest, from one place to before another. */
export function barPath(values: readonly number[], from: number, to: number): string {
  const most = Math.max(1, ...values)
  return values
    .slice(from, to)
    .map((value, at) => (value === 0 ? '' : `M${from + at} 1v${(-value / most).toFixed(4)}h1V1z`))
    .join('')
}

const VARIABLE = /(?:\{|%7B){2}.*?(?:\}|%7D){2}/gi

/** Says which counted link an address of a drawn mail is: for a reader, its variables have become values. */
export function linkFinder(links: readonly string[]): (address: string) => string | undefined {
  const known = new Set(links)
  const patterns = links.flatMap((link) => {
    const pieces = link.split(VARIABLE)
    if (pieces.length === 1) return []
    const source = pieces
      .map((piece) => piece.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
      .join('[^]*')
    return [{ link, pattern: new RegExp(`^${source}$`) }]
  })
  return (address) => {
    const href = safeHref(address)
    if (href === undefined) return undefined
    return known.has(href) ? href : patterns.find(({ pattern }) => pattern.test(href))?.link
  }
}

/** A link as it lies in the drawn mail, px. */
export interface LinkBox {
  link: string
  left: number
  top: number
  width: number
  height: number
}

/** Boxes of a mail that are drawn: more would hide it. */
const BOXES_MOST = 100

/** Where the counted links lie in a mail. A picture in a link is larger than the link itself. */
export function boxesIn(page: Document, find: (address: string) => string | undefined): LinkBox[] {
  return [...page.querySelectorAll('a[href]')].slice(0, BOXES_MOST).flatMap((element): LinkBox[] => {
    const link = find(element.getAttribute('href') ?? '')
    if (link === undefined) return []
    const rects = [element, ...element.children].map((one) => one.getBoundingClientRect())
    const left = Math.min(...rects.map((rect) => rect.left))
    const top = Math.min(...rects.map((rect) => rect.top))
    const width = Math.max(...rects.map((rect) => rect.right)) - left
    const height = Math.max(...rects.map((rect) => rect.bottom)) - top
    return width > 0 && height > 0 ? [{ link, left, top, width, height }] : []
  })
}
