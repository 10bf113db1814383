/** Entries of one day, in their order. */
export interface TimelineDay<Entry> {
  /** What tells the day apart from its neighbours. */
  key: string
  entries: readonly Entry[]
  /** Its heading stands above what came before already. */
  continued: boolean
}

/**
 * Entries in their order, cut where the day changes. `before` is the day of what stands above them, so that a day that
 * goes on over two parts of a list has one heading.
 */
export function groupByDay<Entry>(
  entries: readonly Entry[],
  dayOf: (entry: Entry) => string,
  before?: string,
): readonly TimelineDay<Entry>[] {
  const days: { key: string; entries: Entry[]; continued: boolean }[] = []
  for (const entry of entries) {
    const key = dayOf(entry)
    const last = days.at(-1)
    if (last?.key === key) last.entries.push(entry)
    else days.push({ key, entries: [entry], continued: days.length === 0 && key === before })
  }
  return days
}
