/**
 * The order of what a parent holds after a merge. One side's order is the frame: that of the side that changed the order
 * of what all three know, else theirs; what only the other side has comes after what precedes it there.
 */
export function mergedOrder(
  members: ReadonlySet<string>,
  base: readonly string[],
  mine: readonly string[],
  theirs: readonly string[],
): string[] {
  const known = (ids: readonly string[], ...others: (readonly string[])[]) =>
    ids.filter((id) => others.every((other) => other.includes(id)))
  const isMineReordered = !isSame(known(mine, base, theirs), known(base, mine, theirs))
  const [frame, other] = isMineReordered ? [mine, theirs] : [theirs, mine]
  const order = frame.filter((id) => members.has(id))
  for (const [place, id] of other.entries()) {
    if (!members.has(id) || order.includes(id)) continue
    const before = other.slice(0, place).findLast((one) => order.includes(one))
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id)
  }
  return [...order, ...[...members].filter((id) => !order.includes(id))]
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((id, place) => id === other[place])
