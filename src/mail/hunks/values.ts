/** Whether two JSON values say the same, whatever the order of their keys. A key that is undefined is none. */
export function isSameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false
  if (Array.isArray(one) !== Array.isArray(other)) return false
  const [first, second] = [entriesOf(one), entriesOf(other)]
  return (
    first.size === second.size &&
    [...first].every(([key, value]) => second.has(key) && isSameValue(value, second.get(key)))
  )
}

/** The keys that have a value. */
export const entriesOf = (record: object): Map<string, unknown> =>
  new Map(Object.entries(record).filter(([, value]) => value !== undefined))

/** Keys whose values differ between two records. */
export function differingKeys(one: object, other: object): string[] {
  const [before, after] = [entriesOf(one), entriesOf(other)]
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (key) => before.has(key) !== after.has(key) || !isSameValue(before.get(key), after.get(key)),
  )
}

/** Places of a longest run of growing numbers: what need not be moved to bring a list into another order. */
export function longestGrowth(numbers: readonly number[]): Set<number> {
  const best: { length: number; before: number | undefined }[] = []
  let end: number | undefined
  for (const [place, number] of numbers.entries()) {
    let before: number | undefined
    for (let earlier = 0; earlier < place; earlier += 1)
      if (
        (numbers[earlier] ?? 0) < number &&
        (best[earlier]?.length ?? 0) > (best[before ?? -1]?.length ?? 0)
      )
        before = earlier
    best.push({ length: (best[before ?? -1]?.length ?? 0) + 1, before })
    if ((best[place]?.length ?? 0) > (best[end ?? -1]?.length ?? 0)) end = place
  }
  const places = new Set<number>()
  for (let place = end; place !== undefined; place = best[place]?.before) places.add(place)
  return places
}
