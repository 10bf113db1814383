import { isCondition } from '#api/shapes'
import type { ConditionNode as Condition, LeafCondition } from '#lib/condition-tree'

/** Conditions and characters that an address holds. */
export const FILTER = { conditionsMax: 20, codeMax: 6000 } as const

/** Conditions as a short text for an address. Their ids are their places, and not in it. */
export function encodeFilter(conditions: readonly LeafCondition[]): string {
  if (conditions.length === 0) return ''
  const json = JSON.stringify(conditions.map((condition) => ({ ...condition, id: undefined })))
  const bytes = new TextEncoder().encode(json)
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}

/** The conditions of an address. Whoever wrote it, what is no condition is not there (ROU-12). */
export function decodeFilter(code: string): readonly LeafCondition[] {
  const stored = parsed(code)
  if (!Array.isArray(stored)) return []
  return stored.slice(0, FILTER.conditionsMax).flatMap((each: unknown, place) => {
    if (typeof each !== 'object' || each === null || Array.isArray(each)) return []
    const condition: unknown = { ...each, id: `f${place}` }
    return isCondition(condition) && condition.kind !== 'group' ? [condition] : []
  })
}

function parsed(code: string): unknown {
  if (code.length > FILTER.codeMax || !/^[\w-]*$/.test(code)) return undefined
  try {
    const bytes = atob(code.replaceAll('-', '+').replaceAll('_', '/'))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      Uint8Array.from(bytes, (letter) => letter.codePointAt(0) ?? 0),
    )
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}

/** All of them together, as the API wants it; undefined: none. */
export const conditionOf = (conditions: readonly LeafCondition[]): Condition | undefined =>
  conditions.length === 0 ? undefined : { id: 'f', kind: 'group', match: 'all', children: [...conditions] }

/** The id of a further condition. */
export function nextId(conditions: readonly LeafCondition[]): string {
  const taken = new Set(conditions.map(({ id }) => id))
  let place = conditions.length
  while (taken.has(`f${place}`)) place += 1
  return `f${place}`
}
