import type { ImportResult, ImportRowResult } from '#api/import'
import { addressInCell } from '#domain/contacts/cell-addresses'
import type { CsvChunk } from '#features/contacts/csv'
import { joinedName } from '#domain/contacts/joined-name'
import { NAME_PARTS, type ColumnTarget } from './import-mapping.model.ts'

/** Contacts shown with what changes in them. */
const SHOWN = 20

type Before = NonNullable<ImportRowResult['before']>

/** A contact that an import changes: each value as it was and as the file has it. */
export interface RowChange {
  line: number
  email: string
  values: { key: string; before: NonNullable<Before['properties']>[string]; after: string }[]
  /** It comes on a mailing list on which it was not. */
  joinsList: boolean
}

/** What the answer to a chunk changes in contacts that are there, in the order of the file. */
export function rowChangesOf(
  { lines, rows }: CsvChunk,
  { results }: ImportResult,
  mapping: readonly ColumnTarget[],
): RowChange[] {
  return results.flatMap(({ row, email, outcome, before }) => {
    if (outcome !== 'updated' || !before) return []
    const cells = rows[row] ?? []
    const { properties = {}, subscriptions, ...own } = before
    const values = Object.entries({ ...own, ...properties }).map(([key, value]) => ({
      key,
      before: value ?? null,
      after: cellFor(key, cells, mapping),
    }))
    return [{ line: lines[row] ?? 0, email, values, joinsList: subscriptions !== undefined }]
  })
}

function cellFor(key: string, cells: readonly string[], mapping: readonly ColumnTarget[]): string {
  const column = mapping.indexOf(key)
  if (key !== 'name') return cells[column] ?? ''
  const part = (target: string) => cells[mapping.indexOf(target)] ?? ''
  const ofColumns = cells[column] ?? joinedName(part(NAME_PARTS.family), part(NAME_PARTS.given))
  return ofColumns.trim() === '' ? (addressInCell(part('email')).name ?? '') : ofColumns
}

/** The first of all changes, and some more. */
export const withChanges = (shown: readonly RowChange[], more: readonly RowChange[]): readonly RowChange[] =>
  shown.length >= SHOWN || more.length === 0 ? shown : [...shown, ...more].slice(0, SHOWN)
