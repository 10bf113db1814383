import type { ConditionNode } from '#lib/condition-tree'
import type { SegmentFacts, SegmentState } from './segment-world.ts'

/** What happened in a workspace since a segment was counted. */
export interface Happened {
  /** Types of events. */
  types: ReadonlySet<string>
  /** Forms that something was submitted to. */
  formIds: ReadonlySet<string>
  /** Campaigns whose mails were sent, opened, clicked and so on. */
  campaignIds: ReadonlySet<string>
  /** Contacts were added or changed. */
  contactsChanged: boolean
}

/** Whether somebody who was counted may be in another group now: something happened that a condition looks at (SEG-45). */
export function isAffected(
  condition: ConditionNode,
  happened: Happened,
  isStale: (segmentId: string) => boolean,
): boolean {
  if (condition.disabled === true) return false
  switch (condition.kind) {
    case 'group':
      return condition.children.some((child) => isAffected(child, happened, isStale))
    case 'property':
    case 'list':
    case 'random':
      return happened.contactsChanged
    case 'event':
      return happened.types.has(condition.type)
    case 'form':
      return happened.formIds.has(condition.formId)
    case 'campaign':
      return typeof condition.campaign === 'string'
        ? happened.campaignIds.has(condition.campaign)
        : happened.campaignIds.size > 0
    case 'engagement':
      return [...happened.types].some((type) => type.startsWith('email.'))
    case 'segment':
      return isStale(condition.segmentId)
  }
}

/**
 * Tells whether a segment may find others than when it was counted: something happened since that its conditions, or those of a
 * segment that they name, look at. What happened is asked once for each time.
 */
export function stalenessOf<T extends SegmentFacts>(
  segments: readonly T[],
  stateOf: (segment: T) => SegmentState,
  happenedSince: (since: number) => Happened,
): (segment: T) => boolean {
  const happened = new Map<number, Happened>()
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const isStale = (segment: T, asked: ReadonlySet<string>): boolean => {
    const { status, asOf } = stateOf(segment)
    if (status !== 'ready') return false
    const known = happened.get(asOf) ?? happenedSince(asOf)
    happened.set(asOf, known)
    return isAffected(segment.conditions, known, (id) => {
      const other = byId.get(id)
      return other !== undefined && !asked.has(id) && isStale(other, new Set([...asked, id]))
    })
  }
  return (segment) => isStale(segment, new Set([segment.id]))
}
