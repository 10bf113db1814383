import type { Segment } from '#api/segments'
import type { ConditionGroup, ConditionNode, ConditionProblem } from '#lib/condition-tree'
import { isCondition } from '#api/shapes'
import { fold } from '#lib/fold-text'
import { isHue, type Hue } from '#lib/hue'

/** Lengths of what is typed, as the API takes it. */
export const SEGMENT = { nameMax: 80, descriptionMax: 500 } as const

export interface SegmentDraft {
  name: string
  color: Hue
  description: string
  conditions: ConditionGroup
}

const nobody: ConditionGroup = { id: 'root', kind: 'group', match: 'all', children: [] }

export const newDraft = (conditions = nobody): SegmentDraft => ({
  name: '',
  color: 'slate',
  description: '',
  conditions,
})

export const draftOf = ({ name, color, description = '', conditions }: Segment): SegmentDraft => ({
  name,
  color,
  description,
  conditions,
})

/** The draft that an unknown value is, such as one that the browser kept; undefined where it is none. */
export function decodeDraft(value: unknown): SegmentDraft | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const { name, color, description, conditions }: Partial<Record<keyof SegmentDraft, unknown>> = value
  return typeof name === 'string' &&
    isHue(color) &&
    typeof description === 'string' &&
    isCondition(conditions) &&
    conditions.kind === 'group'
    ? { name, color, description, conditions }
    : undefined
}

/** Whether what was typed says anything else than what is stored. */
export const isChanged = (draft: SegmentDraft, stored: SegmentDraft): boolean =>
  draft.name.trim() !== stored.name ||
  draft.color !== stored.color ||
  draft.description !== stored.description ||
  (draft.conditions !== stored.conditions &&
    JSON.stringify(draft.conditions) !== JSON.stringify(stored.conditions))

export type NameProblem = 'empty' | 'long' | 'taken'

/** Names are unique whatever their case and width. */
export function nameProblem(name: string, others: readonly string[]): NameProblem | undefined {
  const wanted = name.trim()
  if (wanted === '') return 'empty'
  if (wanted.length > SEGMENT.nameMax) return 'long'
  return others.some((other) => fold(other) === fold(wanted)) ? 'taken' : undefined
}

export interface ValidPart {
  /** What can be counted; undefined where nothing can. */
  conditions: ConditionGroup | undefined
  /** How many conditions were left out because something is wrong with them. */
  leftOut: number
}

/** The conditions without those that can't be evaluated yet, and without groups that only held such. */
export function validPart(root: ConditionGroup, problems: readonly ConditionProblem[]): ValidPart {
  const wrong = new Set(problems.map(({ nodeId }) => nodeId))
  let leftOut = 0
  const kept = (node: ConditionNode): ConditionNode | undefined => {
    if (node.disabled === true) return undefined
    if (wrong.has(node.id)) {
      leftOut += 1
      return undefined
    }
    if (node.kind !== 'group') return node
    const children = node.children.map(kept).filter((child) => child !== undefined)
    return children.length === 0 && node.children.length > 0 ? undefined : { ...node, children }
  }
  if (wrong.has(root.id)) return { conditions: undefined, leftOut: 1 }
  const conditions = kept(root)
  return {
    conditions: conditions?.kind === 'group' ? conditions : { ...root, children: [] },
    leftOut,
  }
}

/** The name of a copy, with a number where there is one already. */
export function copyName(name: string, taken: readonly string[], copyOf: (name: string) => string): string {
  if (nameProblem(name, taken) === undefined) return name
  const first = copyOf(name).slice(0, SEGMENT.nameMax)
  for (let number = 2; number < taken.length + 3; number += 1) {
    const candidate = number === 2 ? first : `${first.slice(0, SEGMENT.nameMax - 4)} ${number - 1}`
    if (nameProblem(candidate, taken) === undefined) return candidate
  }
  return first
}
