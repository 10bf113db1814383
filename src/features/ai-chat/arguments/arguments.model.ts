import { isNode } from '#lib/condition-nodes'
import type { ConditionGroup, ConditionNode } from '#lib/condition-tree'
import { CONDITION_TREE } from '#lib/condition-types'

/** What a model gave to a tool: anything, by name. */
export type Fields = ReadonlyMap<string, unknown>

/** Letters of arguments that are read at most: no tool here needs as many. */
const ARGUMENTS_MAX = 50_000

/** Arguments are JSON that a model has written: they may be any text. undefined: they are no JSON object. */
export function readFields(written: string): Fields | undefined {
  if (written.length > ARGUMENTS_MAX) return undefined
  try {
    return fieldsOf(JSON.parse(written === '' ? '{}' : written))
  } catch {
    return undefined
  }
}

// A map has nothing but what was given: `constructor` and `__proto__` are names like any other.
const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? new Map<string, unknown>(Object.entries(value))
    : undefined

/** A text of 1 to so many letters without the spaces around it. */
export function textIn(given: Fields, name: string, most: number): string | undefined {
  const value = given.get(name)
  const text = typeof value === 'string' ? value.trim() : ''
  return text !== '' && text.length <= most ? text : undefined
}

/** One of these words. */
export const oneOf = <Word extends string>(value: unknown, words: readonly Word[]): Word | undefined =>
  words.find((word) => word === value)

/** What may be conditions. Whether they can be evaluated is asked where that is known: by the card, and by the backend. */
export function conditionsIn(given: Fields, name: string): ConditionNode | undefined {
  const value: unknown = given.get(name)
  return isNode(value) && !isTooDeep(value) ? value : undefined
}

/** Looked at before anything walks through it: JSON may be nested as deep as it is long. */
function isTooDeep(value: unknown): boolean {
  let level: unknown[] = [value]
  // A window stands in a comparison, in a list, in a leaf: four more than the groups.
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > 2 * CONDITION_TREE.depthMax + 4) return true
    level = level.flatMap((one): unknown[] =>
      typeof one === 'object' && one !== null ? Object.values(one) : [],
    )
  }
  return false
}

/** What a segment has at its root. */
export const asGroup = (conditions: ConditionNode): ConditionGroup =>
  conditions.kind === 'group'
    ? conditions
    : { id: 'all', kind: 'group', match: 'all', children: [conditions] }
