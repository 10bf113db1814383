/** Larger worlds compute what they are asked for each time: to remember a million of anything takes more than it saves. */
const REMEMBERED = { most: 2000 } as const

/** Computes each of `count` values once, where they are few: a world that is kept is asked for the same again and again. */
export function remembered<Value>(
  count: number,
  valueOf: (index: number) => Value,
): (index: number) => Value {
  if (count > REMEMBERED.most) return valueOf
  const known = new Map<number, { value: Value }>()
  return (index) => {
    const kept = known.get(index) ?? { value: valueOf(index) }
    known.set(index, kept)
    return kept.value
  }
}

/** Makes a thing once for each of the last few names: what is made from its name alone, and changed by nobody. */
export function lastFew<Made extends object>(most: number): (name: string, make: () => Made) => Made {
  const kept = new Map<string, Made>()
  return (name, make) => {
    const made = kept.get(name) ?? make()
    kept.set(name, made)
    const [oldest] = kept.keys()
    if (kept.size > most && oldest !== undefined) kept.delete(oldest)
    return made
  }
}
