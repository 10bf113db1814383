import { badInput } from './refusals.ts'
import { PAGE } from '#api/shapes'
import { fold } from '#lib/fold-text'

interface ListQuery {
  order?: string | undefined
  limit?: number | undefined
  offset?: number | undefined
}

/** A page of a list that is small enough to be sorted as a whole. `keys` may be ordered by, the first is the usual one; empty values come last. */
export function pageOf<T extends object>(
  items: readonly T[],
  { order, limit = PAGE.usual, offset = 0 }: ListQuery,
  keys: readonly (keyof T & string)[],
): { items: T[] } {
  const wanted = order?.replace(/^-/, '') ?? keys[0]
  const key = keys.find((one) => one === wanted)
  if (!key) throw badInput(`"${wanted}" is nothing to order by; ${keys.join(', ')} are.`)
  const factor = order?.startsWith('-') ? -1 : 1
  const textOf = (item: T) => fold(String(item[key] ?? ''))
  const sorted = items.toSorted((a, b) => {
    const [left, right] = [textOf(a), textOf(b)]
    if (left === right) return 0
    if (left === '') return 1
    if (right === '') return -1
    return (left < right ? -1 : 1) * factor
  })
  return { items: sorted.slice(offset, offset + limit) }
}
