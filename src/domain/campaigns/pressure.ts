import type { Audience } from '#api/campaigns'
import type { ContactFilter } from '#api/contacts'
import type { ConditionNode } from '#lib/condition-tree'
import { DAY, HOUR } from '#lib/duration'
import { audienceCondition } from './audience-condition.ts'

/**
 * Days that are looked ahead; ms within which several mails are many; and how many combinations of so many mails are counted
 * at most (CAM-131).
 */
export const PRESSURE = {
  days: 14,
  window: 2 * DAY,
  most: [
    [2, 6],
    [3, 4],
    [4, 2],
  ],
} as const

/** A mail that was or will be sent. */
export interface Send {
  id: string
  /** ms since 1970. */
  at: number
  /** It can still have another time. */
  isAhead: boolean
  audience: Audience
}

/** Mails within 48 hours, the first first, that the same people may get. */
export interface Combination {
  key: string
  sends: readonly Send[]
}

/**
 * Whether somebody who got the first is left out of the other: it skips people who received a mail so shortly before
 * (CAM-18).
 */
const skips = (first: Send, later: Send): boolean =>
  later.audience.skipIfSentWithinHours !== undefined &&
  later.at - first.at <= later.audience.skipIfSentWithinHours * HOUR

/**
 * The combinations of mails that one person can get within 48 hours, those of the most mails first and the soonest first among
 * them. At least one of each is ahead. `isCut`: there are more.
 */
export function combinationsOf(sends: readonly Send[]): { combinations: Combination[]; isCut: boolean } {
  const sorted = sends.toSorted((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1))
  const goesWith = (chosen: readonly Send[], next: Send) => {
    const [first] = chosen
    return (
      first !== undefined && next.at - first.at <= PRESSURE.window && !chosen.some((one) => skips(one, next))
    )
  }
  let isCut = false
  let smaller: { chosen: Send[]; last: number }[] = sorted.map((one, index) => ({
    chosen: [one],
    last: index,
  }))
  const found: Combination[][] = []
  for (const [, most] of PRESSURE.most) {
    const larger: typeof smaller = []
    for (const { chosen, last } of smaller) {
      // What lies beyond 48 hours of the first is followed by nothing nearer.
      for (let index = last + 1; index < sorted.length; index += 1) {
        const next = sorted[index]
        if (!next || (chosen[0] && next.at - chosen[0].at > PRESSURE.window)) break
        if (!goesWith(chosen, next)) continue
        if (larger.length >= GROWN) {
          isCut = true
          break
        }
        larger.push({ chosen: [...chosen, next], last: index })
      }
    }
    const ahead = larger.filter(({ chosen }) => chosen.some((one) => one.isAhead))
    isCut ||= ahead.length > most
    found.unshift(
      ahead.slice(0, most).map(({ chosen }) => ({
        key: chosen.map(({ id }) => id).join(' '),
        sends: chosen,
      })),
    )
    smaller = larger
  }
  return { combinations: found.flat(), isCut }
}

/** Combinations that are followed to larger ones: with many mails in two days there would be no end. */
const GROWN = 500

const named = (node: ConditionNode, name: string): ConditionNode =>
  node.kind === 'group'
    ? { ...node, id: `${name}.${node.id}`, children: node.children.map((child) => named(child, name)) }
    : { ...node, id: `${name}.${node.id}` }

/** The search for the people who get all mails of a combination; undefined: nobody does. */
export function searchOf(
  { sends }: Combination,
  isThere: (mailingListId: string) => boolean,
): ContactFilter | undefined {
  const children: ConditionNode[] = []
  for (const { id, audience } of sends) {
    const condition = audienceCondition(audience, ['active'], isThere)
    if (!condition) return undefined
    // All of all: their conditions side by side, so that no group is deeper than it was.
    children.push(...condition.children.map((child) => named(child, id)))
  }
  return { conditions: { id: 'all', kind: 'group', match: 'all', children }, status: ['subscribed'] }
}
