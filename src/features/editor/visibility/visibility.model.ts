import type { ConditionGroup, ConditionNode } from '#lib/condition-tree'
import { newId, type Visibility, type VisibilityNode } from '#mail/document'

/** What the conditions of a mail can be about: what is known of a contact without its history (EML-8). */
export const visibilityKinds = ['property', 'list', 'segment'] as const

/** Conditions to begin with. */
export const noConditions = (): Visibility => ({ id: newId(), kind: 'group', match: 'all', children: [] })

function nodeOf(node: ConditionNode): VisibilityNode | undefined {
  switch (node.kind) {
    case 'property':
    case 'list':
    case 'segment':
      return node
    case 'group':
      return visibilityOf(node)
    case 'event':
    case 'campaign':
    case 'form':
    case 'engagement':
    case 'random':
      return undefined
  }
}

/** The conditions as a mail can hold them; undefined where one asks for what a mail can't know. */
export function visibilityOf(group: ConditionGroup): Visibility | undefined {
  const children = group.children.map(nodeOf)
  const known = children.filter((child) => child !== undefined)
  return known.length === children.length ? { ...group, children: known } : undefined
}

/** Whether nothing is asked, so that everybody sees it. */
export const isAlways = (visibility: Visibility | undefined): boolean =>
  visibility === undefined ||
  visibility.disabled === true ||
  visibility.children.every((child) => child.disabled === true || (child.kind === 'group' && isAlways(child)))
