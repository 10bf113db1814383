import type { Block, Settings, Twin, Words } from '#mail/document'
import { listOf, wordsOf, wordsOfSettings } from './places.ts'

/**
 * The words of the other language after a change of this one: those of entries that moved go with them, those of entries
 * that are gone are gone, and what was written anew is no longer a copy.
 */
export function settledTwin(before: Block, after: Block): Twin | undefined {
  const twin = 'twin' in before ? before.twin : undefined
  if (!twin || before.type !== after.type) return twin
  const placeBefore = moves(before, after)
  return settled(twin, wordsOf(before), wordsOf(after), placeBefore)
}

export const settledSettingsTwin = (
  twin: NonNullable<Settings['twin']>,
  before: Settings,
  after: Settings,
): NonNullable<Settings['twin']> => ({
  ...twin,
  ...settled(twin, wordsOfSettings(before), wordsOfSettings(after)),
})

function settled(
  twin: Twin,
  before: ReadonlyMap<string, Words>,
  after: ReadonlyMap<string, Words>,
  placeBefore: (place: string) => string | undefined = (place) => place,
): Twin {
  const words: Record<string, Words> = {}
  for (const [place, own] of after) {
    const from = placeBefore(place)
    const other = from === undefined || !Object.hasOwn(twin.words, from) ? undefined : twin.words[from]
    if (from === undefined || !other) continue
    const { only, ...written } = other
    words[place] = only && isSame(own, before.get(from)) ? other : written
  }
  return { lang: twin.lang, words }
}

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Where the words of a place were before the entries of the list changed. */
function moves(before: Block, after: Block): (place: string) => string | undefined {
  const entries = matches(listOf(before), listOf(after))
  return (place) => {
    const [at = '', inner = '', ...rest] = place.split('.')
    if (!/^\d+$/.test(at)) return place
    const from = entries[Number(at)]
    if (from === undefined) return undefined
    if (before.type !== 'table' || after.type !== 'table') return [from, inner, ...rest].join('.')
    const cell = matches(before.rows[from] ?? [], after.rows[Number(at)] ?? [])[Number(inner)]
    return cell === undefined ? undefined : `${from}.${cell}`
  }
}

/** For each entry which one it was: the same one wherever it is now, or the changed one in its place. */
function matches(before: readonly unknown[], after: readonly unknown[]): (number | undefined)[] {
  const free = new Set(before.keys())
  const found = after.map((entry, at) => {
    if (!isSame(before[at], entry)) return undefined
    free.delete(at)
    return at
  })
  for (const [at, entry] of after.entries()) {
    if (found[at] !== undefined) continue
    const from = [...free].find((one) => isSame(before[one], entry))
    if (from === undefined) continue
    found[at] = from
    free.delete(from)
  }
  return before.length === after.length
    ? found.map((from, at) => from ?? (free.has(at) ? at : undefined))
    : found
}
