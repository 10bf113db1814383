import type { Happening } from '#domain/campaigns/stats'
import { DAY, HOUR, MINUTE, SECOND } from '#lib/duration'

/** Happens so many ms after a recipient's turn, if the mail has more appeal than that (-1: any has). */
export interface Step {
  what: Happening
  delay: number
  appeal: number
  /** Which link is followed: 0 is the first of the mail, 1 the end of them. */
  link?: number
  /** Why it bounced, as an enhanced status code (RFC 3463). */
  code?: string
}

/** Why mails bounce, with the share of each among its kind, summed up. */
const bounceCodes = {
  hardBounces: [
    ['5.1.1', 0.6],
    ['5.1.2', 0.8],
    ['5.7.1', 1],
  ],
  softBounces: [
    ['4.2.2', 0.5],
    ['4.4.1', 0.8],
    ['4.7.0', 1],
  ],
} as const

/** Recipients of a cell take these fates in turn, so a million is counted as fast as some thousands. A prime: see `fateNumber`. */
export const FATES = 1999

function fateNumber(number: number): Step[] {
  // From 0 to 1. Multiples of a number, modulo a prime, are spread evenly: a share of the fates is exactly that share.
  const luck = (multiple: number) => ((number * multiple) % FATES) / FATES
  const step = (what: Happening, delay: number, appeal = -1, link?: number): Step => ({
    what,
    delay: Math.floor(delay),
    appeal,
    ...(link !== undefined && { link }),
  })
  const bounce = (what: keyof typeof bounceCodes, delay: number): Step => ({
    ...step(what, delay),
    code: bounceCodes[what].find(([, share]) => luck(67) < share)?.[0] ?? '',
  })
  const outcome = luck(389)
  // Number 0 has the least luck in everything.
  if (outcome < 0.0005) return [step('failed', 0)]
  if (outcome < 0.007) return [step('sent', 0), bounce('hardBounces', 30 * SECOND)]
  if (outcome < 0.015) return [step('sent', 0), bounce('softBounces', 3 * HOUR)]
  const arrives = (2 + 20 * luck(271)) * SECOND
  const steps = [step('sent', 0), step('delivered', arrives)]
  const link = luck(617) ** 2
  if (luck(733) < 0.08) steps.push(step('botOpens', arrives + SECOND))
  if (luck(149) < 0.006) steps.push(step('botClicks', arrives + 4 * SECOND, -1, link))

  // Half of those who read do so within an hour and a half, the last after six days.
  const [keen, slow] = [luck(211), luck(523)]
  const reads = arrives + (90 * MINUTE * slow) / (1.01 - slow)
  const clicks = reads + 20 * SECOND
  steps.push(step('uniqueOpens', reads, keen), step('opens', reads, keen))
  if (luck(877) < 0.35) steps.push(step('opens', reads + 7 * HOUR, keen))
  if (luck(457) < 0.16)
    steps.push(step('uniqueClicks', clicks, keen, link), step('clicks', clicks, keen, link))
  if (luck(457) < 0.03) steps.push(step('clicks', clicks + 4 * MINUTE, keen, link))
  const leaves = luck(101)
  if (leaves < 0.001) steps.push(step('complaints', reads))
  else if (leaves < 0.008) steps.push(step('unsubscribes', reads + 40 * SECOND, keen))
  return steps
}

/** The fates by their number: what a mail leads to with somebody, the first step first. */
export const fates: readonly Step[][] = Array.from({ length: FATES }, (_, number) => fateNumber(number))

/** In ms after the turn: no fate has a step later than this. */
export const OVER = 8 * DAY
