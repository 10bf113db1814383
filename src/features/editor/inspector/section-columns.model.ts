import { newId, type Column } from '#mail/document'
import { MAIL } from '#mail/document/limits'

/** Shares of equal columns: twelve is divided by one, two, three and four. */
const equal = (columns: readonly Column[]): Column[] =>
  columns.map((column) => ({ ...column, width: MAIL.columnShares / columns.length }))

/** The section's columns with another number of them. Blocks of columns that go are put into the last one that stays. */
export function withColumnCount(columns: readonly Column[], count: number): Column[] {
  if (count === columns.length) return [...columns]
  const kept = columns.slice(0, count)
  const rest = columns.slice(count).flatMap(({ blocks }) => blocks)
  const last = kept.at(-1)
  if (last && rest.length > 0) kept[kept.length - 1] = { ...last, blocks: [...last.blocks, ...rest] }
  const added = Array.from({ length: count - kept.length }, (): Column => ({
    id: newId(),
    width: 1,
    blocks: [],
  }))
  return equal([...kept, ...added])
}

/** The widest that a column can be: each of the others keeps one share. */
export const widestShare = (columns: readonly Column[]): number => MAIL.columnShares - columns.length + 1

/** The columns with another width of one. The difference comes from its right neighbour first, then from the others. */
export function withShare(columns: readonly Column[], index: number, share: number): Column[] {
  if (columns.length === 1) return [...columns]
  const width = Math.max(1, Math.min(Math.round(share), widestShare(columns)))
  const shares = columns.map((column) => column.width)
  let missing = width - (shares[index] ?? 0)
  shares[index] = width
  const others = [...columns.keys()].filter((at) => at !== index)
  const order = [...others.filter((at) => at > index), ...others.filter((at) => at < index).reverse()]
  for (const at of order) {
    const now = shares[at] ?? 1
    const next = Math.max(1, now - missing)
    missing -= now - next
    shares[at] = next
  }
  return columns.map((column, at) => ({ ...column, width: shares[at] ?? column.width }))
}
