/**
 * Which rows of a list are selected, without naming each of them: all but the exceptions, or none but the exceptions. So
 * 'all 1,000,000' costs what 'none' costs.
 */
export interface Selection {
  all: boolean
  exceptions: ReadonlySet<string>
}

export const nothingSelected: Selection = { all: false, exceptions: new Set() }
export const everythingSelected: Selection = { all: true, exceptions: new Set() }

export const isSelected = ({ all, exceptions }: Selection, key: string): boolean =>
  all !== exceptions.has(key)

/** Selects or deselects these rows and leaves the others as they are. */
export function withSelected(
  { all, exceptions }: Selection,
  keys: readonly string[],
  selected: boolean,
): Selection {
  const next = new Set(exceptions)
  for (const key of keys) {
    if (selected === all) next.delete(key)
    else next.add(key)
  }
  return { all, exceptions: next }
}

/** How many of `rowCount` rows are selected. */
export const selectedCount = ({ all, exceptions }: Selection, rowCount: number): number =>
  all ? Math.max(rowCount - exceptions.size, 0) : exceptions.size

/** What the checkbox over all rows shows. */
export function selectedShare(selection: Selection, rowCount: number): boolean | 'mixed' {
  const count = selectedCount(selection, rowCount)
  if (count === 0) return false
  return count >= rowCount ? true : 'mixed'
}
