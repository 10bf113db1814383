import { CONDITION_TREE, type ConditionGroup, type ConditionNode } from '#lib/condition-tree'

/*
 * Edits of a condition tree. Each gives a new tree, or the very same one where the edit can't be done: what is asked for is
 * not there, or the tree would be deeper or larger than it may be (SEG-2).
 */

export type Move = 'up' | 'down' | 'in' | 'out'

/** All nodes, the tree itself first. */
export function nodesOf(node: ConditionNode): ConditionNode[] {
  return node.kind === 'group' ? [node, ...node.children.flatMap(nodesOf)] : [node]
}

/** An id that no node of the tree has. */
export function freeId(root: ConditionNode, taken: readonly string[] = []): string {
  const ids = new Set([...nodesOf(root).map(({ id }) => id), ...taken])
  let number = ids.size
  while (ids.has(`c${number}`)) number += 1
  return `c${number}`
}

/** Groups within groups, the node itself included. */
export const depthOf = (node: ConditionNode): number =>
  node.kind === 'group' ? 1 + Math.max(0, ...node.children.map(depthOf)) : 0

const isWithinLimits = (root: ConditionGroup): boolean =>
  depthOf(root) <= CONDITION_TREE.depthMax && nodesOf(root).length <= CONDITION_TREE.nodesMax

/** `after`, unless it breaks a limit that `before` keeps. */
const limited = (before: ConditionGroup, after: ConditionGroup): ConditionGroup =>
  isWithinLimits(after) ? after : before

/** The group that a node stands in, and where. */
export function placeOf(
  root: ConditionGroup,
  id: string,
): { parent: ConditionGroup; index: number } | undefined {
  for (const node of nodesOf(root)) {
    if (node.kind !== 'group') continue
    const index = node.children.findIndex((child) => child.id === id)
    if (index >= 0) return { parent: node, index }
  }
  return undefined
}

/** The tree with other children in one of its groups. */
function withChildren(
  group: ConditionGroup,
  groupId: string,
  change: (children: readonly ConditionNode[]) => ConditionNode[],
): ConditionGroup {
  if (group.id === groupId) return { ...group, children: change(group.children) }
  return {
    ...group,
    children: group.children.map((child) =>
      child.kind === 'group' ? withChildren(child, groupId, change) : child,
    ),
  }
}

/** Another node in the place of the one with this id. */
export function replaceNode(root: ConditionGroup, id: string, node: ConditionNode): ConditionGroup {
  if (root.id === id) return node.kind === 'group' ? limited(root, node) : root
  const place = placeOf(root, id)
  if (!place) return root
  return limited(
    root,
    withChildren(root, place.parent.id, (children) =>
      children.map((child) => (child.id === id ? node : child)),
    ),
  )
}

/** A node more in a group, at its end unless `index` says where. */
export function insertNode(
  root: ConditionGroup,
  groupId: string,
  node: ConditionNode,
  index = Infinity,
): ConditionGroup {
  return limited(
    root,
    withChildren(root, groupId, (children) => children.toSpliced(Math.min(index, children.length), 0, node)),
  )
}

/** Without a node and what stands in it. The tree itself stays. */
export function removeNode(root: ConditionGroup, id: string): ConditionGroup {
  const place = placeOf(root, id)
  return place ? withChildren(root, place.parent.id, (children) => children.toSpliced(place.index, 1)) : root
}

/** A copy behind the node, with ids of its own; its id is told. */
export function duplicateNode(root: ConditionGroup, id: string): { root: ConditionGroup; copyId?: string } {
  const place = placeOf(root, id)
  const node = place?.parent.children[place.index]
  if (!place || !node) return { root }
  const taken: string[] = []
  const copyOf = (original: ConditionNode): ConditionNode => {
    const copyId = freeId(root, taken)
    taken.push(copyId)
    return original.kind === 'group'
      ? { ...original, id: copyId, children: original.children.map(copyOf) }
      : { ...original, id: copyId }
  }
  const copy = copyOf(node)
  const after = insertNode(root, place.parent.id, copy, place.index + 1)
  return after === root ? { root } : { root: after, copyId: copy.id }
}

/** Kept, but as if it were not there; or no longer so. */
export function toggleNode(root: ConditionGroup, id: string): ConditionGroup {
  const node = nodesOf(root).find((one) => one.id === id)
  if (!node || node === root) return root
  const { disabled, ...rest } = node
  return replaceNode(root, id, disabled === true ? rest : { ...rest, disabled: true })
}

/**
 * One step by the keys. 'up' and 'down' go past a neighbour, at the edge of a group out of it; 'in' goes into the group
 * before, else into the one behind, else into a new one; 'out' goes behind its group. A group that nothing stays in goes.
 */
export function moveNode(root: ConditionGroup, id: string, move: Move): ConditionGroup {
  const place = placeOf(root, id)
  const node = place?.parent.children[place.index]
  if (!place || !node) return root
  const { parent, index } = place
  const outer = placeOf(root, parent.id)
  switch (move) {
    case 'up':
      if (index > 0) return placeNode(root, id, parent.id, index - 1)
      return outer ? placeNode(root, id, outer.parent.id, outer.index) : root
    case 'down':
      if (index < parent.children.length - 1) return placeNode(root, id, parent.id, index + 2)
      return outer ? placeNode(root, id, outer.parent.id, outer.index + 1) : root
    case 'out':
      return outer ? placeNode(root, id, outer.parent.id, outer.index + 1) : root
    case 'in': {
      const before = parent.children[index - 1]
      if (before?.kind === 'group') return placeNode(root, id, before.id, before.children.length)
      const behind = parent.children[index + 1]
      if (behind?.kind === 'group') return placeNode(root, id, behind.id, 0)
      return replaceNode(root, id, { id: freeId(root), kind: 'group', match: 'any', children: [node] })
    }
  }
}

/** Puts a node before the `index`th child of a group, counted as they stand now. Not into itself. */
export function placeNode(root: ConditionGroup, id: string, groupId: string, index: number): ConditionGroup {
  const place = placeOf(root, id)
  const node = place?.parent.children[place.index]
  if (!place || !node || nodesOf(node).some((one) => one.id === groupId)) return root
  if (!nodesOf(root).some((one) => one.kind === 'group' && one.id === groupId)) return root
  const isHere = place.parent.id === groupId
  if (isHere && (index === place.index || index === place.index + 1)) return root
  const at = isHere && index > place.index ? index - 1 : index
  const moved = insertWhole(removeNode(root, id), groupId, node, at)
  const isEmptied = !isHere && place.parent.children.length === 1 && place.parent.id !== root.id
  return limited(root, isEmptied ? removeNode(moved, place.parent.id) : moved)
}

/** As `insertNode`, whatever the limits: they are looked at when the whole move is done. */
const insertWhole = (root: ConditionGroup, groupId: string, node: ConditionNode, index: number) =>
  withChildren(root, groupId, (children) => children.toSpliced(index, 0, node))

/** What was before, to go back to. Steps with the same key in a row, such as the letters of one value, are one. */
export interface TreeHistory {
  past: readonly ConditionGroup[]
  future: readonly ConditionGroup[]
  key: string | undefined
}

/** How many steps can be taken back. */
const STEPS = 100

export const noHistory: TreeHistory = { past: [], future: [], key: undefined }

export function remember(history: TreeHistory, before: ConditionGroup, key?: string): TreeHistory {
  if (key !== undefined && key === history.key) return { ...history, future: [] }
  return { past: [...history.past, before].slice(-STEPS), future: [], key }
}

/** The tree before the last step, with what then can be taken back and done again. */
export function undo(
  history: TreeHistory,
  now: ConditionGroup,
): { root: ConditionGroup; history: TreeHistory } {
  const root = history.past.at(-1)
  if (!root) return { root: now, history }
  return {
    root,
    history: { past: history.past.slice(0, -1), future: [now, ...history.future], key: undefined },
  }
}

export function redo(
  history: TreeHistory,
  now: ConditionGroup,
): { root: ConditionGroup; history: TreeHistory } {
  const [root, ...future] = history.future
  if (!root) return { root: now, history }
  return { root, history: { past: [...history.past, now], future, key: undefined } }
}
