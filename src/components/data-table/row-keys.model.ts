/** The row that a key goes to (DESIGN.md: arrows, j and k, page and end keys), or undefined when the key means nothing here. */
export function rowAfterKey(key: string, row: number, rowCount: number, page: number): number | undefined {
  const last = rowCount - 1
  if (last < 0) return undefined
  switch (key) {
    case 'ArrowDown':
    case 'j':
      return Math.min(row + 1, last)
    case 'ArrowUp':
    case 'k':
      return Math.max(row - 1, 0)
    case 'PageDown':
      return Math.min(row + page, last)
    case 'PageUp':
      return Math.max(row - page, 0)
    case 'Home':
      return 0
    case 'End':
      return last
    default:
      return undefined
  }
}
