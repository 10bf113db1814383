/**
 * Does the work for each, beside the calls: `atOnce` of them at a time, in their order. One that fails does not keep the others from
 * theirs, and where most of the work is to wait for servers elsewhere, neither does one that waits. Rejects at the end where some
 * failed.
 */
export async function eachAlone<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
  atOnce = 1,
): Promise<void> {
  const errors: unknown[] = []
  // All take from the same one.
  const rest = items.values()
  const takeOn = async () => {
    for (const item of rest)
      try {
        // oxlint-disable-next-line no-await-in-loop -- one after the other
        await work(item)
      } catch (error) {
        errors.push(error)
      }
  }
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, takeOn))
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '))
}
