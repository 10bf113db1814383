import type { ConditionGroup, ConditionProblem } from '#lib/condition-tree'
import type { ConditionWorld } from '#features/segments/sentence'
import type { Move } from './tree-edit.model.ts'

/** What each node of a tree knows of the whole, and what it can do to it. */
export interface TreeEditing {
  conditions: ConditionGroup
  world: ConditionWorld
  /** What is wrong, by the ids of the nodes. */
  problems: readonly ConditionProblem[]
  /** The segment whose conditions these are. */
  ownSegmentId?: string | undefined
  readOnly: boolean
  /** There are as many nodes as there may be. */
  isFull: boolean
  /** Takes the tree as it is now; `key` joins steps that are taken back as one. False where nothing has changed. */
  edit: (after: ConditionGroup, how?: { key?: string; focus?: string; say?: string }) => boolean
  move: (id: string, how: Move) => void
  remove: (id: string) => void
  duplicate: (id: string) => void
}

/** Where the focus goes: the handle of a node, the button that adds to a group, the first field of a condition. */
export const handleOf = (id: string) => `[data-handle="${CSS.escape(id)}"]`
export const adderOf = (id: string) => `[data-adder="${CSS.escape(id)}"]`
export const fieldIn = (id: string) => `[data-node="${CSS.escape(id)}"] input`
