import type { Audience } from '#api/campaigns'
import type { Contact } from '#api/contacts'
import { compile, segmentsIn, type ConditionNode } from '#lib/condition-tree'

/** The conditions of a segment by its id; undefined where there is none. */
type ConditionsOf = (segmentId: string) => ConditionNode | undefined

/** An audience and the conditions of all its segments as a short text: another one means other people, whoever they are. */
export function audienceHash(audience: Audience, conditionsOf: ConditionsOf): string {
  const found = new Map<string, ConditionNode | null>()
  const wanted = [
    ...audience.segmentIds,
    ...audience.excludeSegmentIds,
    ...(audience.conditions ? segmentsIn(audience.conditions) : []),
  ]
  for (let id = wanted.pop(); id !== undefined; id = wanted.pop()) {
    if (found.has(id)) continue
    const conditions = conditionsOf(id)
    found.set(id, conditions ?? null)
    if (conditions) wanted.push(...segmentsIn(conditions))
  }
  return hashText(JSON.stringify([audience, [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))]))
}

/** FNV-1a over UTF-16 units, twice with other beginnings: 64 bits as 16 hexadecimal digits. */
function hashText(text: string): string {
  const half = (start: number) => {
    let hash = start
    for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
    return (hash >>> 0).toString(16).padStart(8, '0')
  }
  return half(0x811c9dc5) + half(0x2b992ddf)
}

/**
 * Why somebody is in an audience, or no longer in it, unlike when it was scheduled (CAM-158): what has become of the contact,
 * or a condition that no longer holds. `matches` and `other` are all that is left, such as what contacts have done since.
 */
export type DriftReason =
  | { code: 'new' | 'subscribedAgain' | 'matches' | 'deleted' | 'unsubscribed' | 'unreachable' | 'other' }
  | { code: 'joinedList' | 'leftList'; mailingListId: string }
  | { code: 'excluded'; segmentId: string }
  | { code: 'condition'; condition: ConditionNode }

/** Why somebody was added since a moment (ISO). */
export function reasonToBeAdded(contact: Contact, audience: Audience, since: string): DriftReason {
  if (contact.createdAt > since) return { code: 'new' }
  const joined = contact.subscriptions.find(
    ({ mailingListId, status, updatedAt }) =>
      status === 'active' && updatedAt > since && audience.mailingListIds.includes(mailingListId),
  )
  if (joined) return { code: 'joinedList', mailingListId: joined.mailingListId }
  return contact.statusAt > since ? { code: 'subscribedAgain' } : { code: 'matches' }
}

/** What is known of the time and place in which conditions are evaluated. */
interface Moment {
  /** ms since 1970. */
  now: number
  timezone: string
}

/** Why somebody was removed; a contact that is not there was deleted. */
export function reasonToBeRemoved(
  contact: Contact | undefined,
  audience: Audience,
  moment: Moment,
): DriftReason {
  if (!contact) return { code: 'deleted' }
  if (contact.status === 'unsubscribed') return { code: 'unsubscribed' }
  if (contact.status !== 'subscribed') return { code: 'unreachable' }
  const excluded = audience.excludeSegmentIds.find((id) => contact.segmentIds.includes(id))
  if (excluded !== undefined) return { code: 'excluded', segmentId: excluded }
  const { conditions, mailingListIds, segmentIds } = audience
  const isActive = (id: string) =>
    contact.subscriptions.some((one) => one.mailingListId === id && one.status === 'active')
  const [left] = mailingListIds
  if (left !== undefined && segmentIds.length === 0 && !mailingListIds.some(isActive)) {
    const before = contact.subscriptions.find((one) => mailingListIds.includes(one.mailingListId))
    return { code: 'leftList', mailingListId: before?.mailingListId ?? left }
  }
  const failing =
    conditions?.match === 'all' ? conditions.children.find((one) => fails(one, contact, moment)) : undefined
  return failing ? { code: 'condition', condition: failing } : { code: 'other' }
}

/** Whether a condition surely fails by what the contact is: what contacts did is not known here. */
const fails = (node: ConditionNode, contact: Contact, moment: Moment): boolean =>
  node.disabled !== true &&
  (node.kind === 'property' ||
    node.kind === 'list' ||
    node.kind === 'segment' ||
    node.kind === 'engagement') &&
  !compile(node, moment)({ contact })
