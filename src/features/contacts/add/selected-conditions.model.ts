import type { ContactFilter } from '#api/contacts'
import type { LeafCondition } from '#lib/condition-tree'

/** The people with these addresses and nobody else, or everybody but them. */
export const conditionOfEmails = (emails: readonly string[], op: 'in' | 'not_in' = 'in'): LeafCondition => ({
  id: 'emails',
  kind: 'property',
  key: 'email',
  op,
  value: [...emails],
})

/** All that a filter finds but the people with these addresses. */
export const filterWithout = (filter: ContactFilter, emails: readonly string[]): ContactFilter => ({
  ...filter,
  conditions: {
    id: 'but',
    kind: 'group',
    match: 'all',
    children: [...(filter.conditions ? [filter.conditions] : []), conditionOfEmails(emails, 'not_in')],
  },
})

/** All that a filter finds, as conditions of a segment; what is searched for by letters is no condition. */
export function conditionsOfFilter({
  status,
  mailingListId,
  segmentId,
  conditions,
}: ContactFilter): LeafCondition[] {
  const found = conditions?.kind === 'group' ? conditions.children.filter(isLeaf) : []
  if (status) found.push({ id: 'status', kind: 'property', key: 'status', op: 'in', value: [...status] })
  if (mailingListId !== undefined) found.push({ id: 'list', kind: 'list', op: 'in', mailingListId })
  if (segmentId !== undefined) found.push({ id: 'segment', kind: 'segment', op: 'in', segmentId })
  return found
}

const isLeaf = (node: { kind: string }): node is LeafCondition => node.kind !== 'group'
