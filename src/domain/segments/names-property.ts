import type { ConditionNode } from '#lib/condition-tree'

/** Whether conditions are about a property of contacts. */
export const namesProperty = (node: ConditionNode, key: string): boolean =>
  node.kind === 'group'
    ? node.children.some((child) => namesProperty(child, key))
    : node.kind === 'property' && node.key === key
