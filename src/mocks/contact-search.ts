import type { Contact, ContactFilter, ContactSearch } from '#api/contacts'
import {
  compile,
  CONDITION_TREE,
  dependsOnTime,
  type ConditionNode,
  type ConditionProblem,
} from '#lib/condition-tree'
import type { Found, TableCondition, TableFilter } from './contact-table.ts'
import type { Db } from './db.ts'
import { ruleBroken } from './handle.ts'
import { segmentWorld } from './segment-world.ts'

/**
 * Searches the contacts of a workspace at a time, in ms since 1970: relative conditions count back from it. The conditions of
 * a tree may be any; whoever takes them from outside asks `expectConditions` first. Nobody is in a segment that failed, or
 * that there is none of.
 */
export interface ContactSearcher {
  search: (filter: ContactFilter, sort?: ContactSearch['sort']) => Promise<Found>
  /** How many the same filter finds. */
  count: (filter: ContactFilter) => Promise<number>
  /** The contact with the segments that it is in; those that are being built or are put away are not told. */
  withSegments: (contact: Contact) => Contact
  /** Refuses conditions that can't be evaluated with a 422. */
  expectConditions: (conditions: ConditionNode | undefined) => void
}

export function contactSearcher(db: Db, workspaceId: string, now: number): ContactSearcher {
  const table = db.contacts(workspaceId)
  const tableFilter = ({ conditions, segmentId, ...filter }: ContactFilter): TableFilter => {
    if (conditions === undefined && segmentId === undefined) return filter
    const world = segmentWorld(db, workspaceId, now)
    const children: ConditionNode[] = []
    if (conditions) children.push(conditions)
    if (segmentId !== undefined) children.push({ id: '', kind: 'segment', op: 'in', segmentId })
    const tree: ConditionNode = { id: '', kind: 'group', match: 'all', children }
    const condition: TableCondition = {
      key: JSON.stringify([tree, world.context.timezone, dependsOnTime(tree) ? now : 0, world.key]),
      predicate: () => compile(tree, world.context),
    }
    return { ...filter, condition }
  }
  return {
    search: async (filter, sort) => table.search(tableFilter(filter), sort),
    count: async (filter) => table.count(tableFilter(filter)),
    expectConditions(conditions) {
      if (conditions) expectNoProblems(segmentWorld(db, workspaceId, now).problemsOf(conditions))
    },
    withSegments(contact) {
      const world = segmentWorld(db, workspaceId, now)
      const segmentIds = world.all
        .filter((segment) => !segment.archived && world.stateOf(segment).status === 'ready')
        .map(({ id }) => id)
        .filter((segmentId) => table.fits(contact.id, world.membersOf(segmentId)))
      return segmentIds.length === 0 ? contact : { ...contact, segmentIds }
    },
  }
}

/** Refuses conditions that can't be evaluated, and says what is wrong with the first. */
export function expectNoProblems(problems: readonly ConditionProblem[]): void {
  const [first] = problems
  if (!first) return
  const others = problems.length - 1
  throw ruleBroken(
    `The conditions can't be evaluated: ${sentenceOf(first)}${
      others > 0 ? ` There ${others === 1 ? 'is one more problem' : `are ${others} more problems`}.` : ''
    }`,
  )
}

function sentenceOf({ code, nodeId, about = '' }: ConditionProblem): string {
  const where = nodeId === '' ? '' : ` (node "${nodeId}")`
  switch (code) {
    case 'malformed':
      return `a node is none of the kinds that there are${where}.`
    case 'too_deep':
      return `groups may lie ${CONDITION_TREE.depthMax} deep at most${where}.`
    case 'too_many_nodes':
      return `there may be ${CONDITION_TREE.nodesMax} nodes at most.`
    case 'unknown_property':
      return `contacts have no property "${about}"${where}.`
    case 'operator_not_allowed':
      return `"${about}" is nothing that this property can be asked${where}.`
    case 'value_missing':
      return `${about === '' ? 'an id' : `a value for "${about}"`} is missing${where}.`
    case 'value_invalid':
      return `the value of "${about}" is none for it${where}.`
    case 'window_invalid':
      return `the window is no stretch of time that may stand here${where}.`
    case 'unknown_list':
      return `there is no mailing list ${about}${where}.`
    case 'unknown_campaign':
      return `there is no campaign ${about}${where}.`
    case 'unknown_form':
      return `there is no form ${about}${where}.`
    case 'unknown_segment':
      return `there is no segment ${about}${where}.`
    case 'failed_segment':
      return `the segment ${about} could not be built${where}.`
    case 'segment_cycle':
      return `the segment ${about} would contain itself${where}.`
  }
}
