/**
 * Does the work for each, one after the other, beside the calls. One that fails does not keep the others from theirs; rejects at
 * the end where some failed.
 */
export async function eachAlone<Item>(
  items: readonly Item[],
  work: (item: Item) => Promise<unknown>,
): Promise<void> {
  const errors: unknown[] = []
  for (const item of items)
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await work(item)
    } catch (error) {
      errors.push(error)
    }
  if (errors.length > 0) throw new AggregateError(errors, errors.map(String).join('; '))
}
