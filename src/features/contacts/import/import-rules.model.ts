import type { ImportCsv, ImportEmails } from '#api/import'
import type { CsvChunk } from '#features/contacts/csv'
import type { KeptDuplicate } from './duplicates.model.ts'
import { joinedName } from '#domain/contacts/joined-name'
import { NAME_PARTS, type ColumnTarget } from './import-mapping.model.ts'

/** What holds for every row of an import (IMP-15 to IMP-22). */
export interface ImportRules {
  onExisting: ImportCsv['onExisting']
  /** Which of several rows of one address counts. */
  duplicates: KeptDuplicate
  mailingListIds: readonly string[]
  optIn: ImportCsv['optIn']
  consentNote: string
  /** The reader says that the people agreed to get mail. Nothing is imported without it. */
  consented: boolean
  /** Rows with more cells than there are columns are imported, without what is beyond the columns. */
  keepWideRows: boolean
  /** Cells that are no values of their properties are left empty; otherwise their rows are not imported. */
  emptyInvalid: boolean
  /** Contacts that are there get no more mail where the file says so (MIG-9). */
  stricter: boolean
}

export const USUAL_RULES: ImportRules = {
  onExisting: 'fill_blanks',
  duplicates: 'first',
  mailingListIds: [],
  optIn: 'active',
  consentNote: '',
  consented: false,
  keepWideRows: false,
  emptyInvalid: false,
  stricter: false,
}

/**
 * The body of one call. Only columns that become something are sent, under names of our own: what a file calls its
 * columns reaches no object's keys.
 */
export function importBodyOf(
  chunk: CsvChunk,
  place: { importId: string; index: number; total: number; dryRun: boolean },
  mapping: readonly ColumnTarget[],
  rules: ImportRules,
): ImportCsv {
  const [family, given] = [mapping.indexOf(NAME_PARTS.family), mapping.indexOf(NAME_PARTS.given)]
  const columns = mapping.flatMap((key, index) =>
    key === null || key.startsWith('@')
      ? []
      : [{ column: `c${index}`, key, cellOf: (cells: readonly string[]) => cells[index] ?? '' }],
  )
  if (family !== -1 || given !== -1) {
    columns.push({
      column: 'name',
      key: 'name',
      cellOf: (cells) => joinedName(cells[family] ?? '', cells[given] ?? ''),
    })
  }
  return {
    importId: place.importId,
    chunk: { index: place.index, total: place.total },
    dryRun: place.dryRun,
    rows: chunk.rows.map((cells) =>
      Object.fromEntries(columns.map(({ column, cellOf }) => [column, cellOf(cells)])),
    ),
    mapping: columns.map(({ column, key }) => ({ column, key })),
    onExisting: rules.onExisting,
    ...(rules.emptyInvalid && { emptyInvalid: true }),
    ...(rules.stricter && { stricter: true }),
    mailingListIds: [...rules.mailingListIds],
    optIn: rules.optIn,
    consentNote: rules.consentNote,
  }
}

/** The same for pasted addresses, of which nothing else is known. */
export const emailsBodyOf = (
  chunk: CsvChunk,
  place: { importId: string; dryRun: boolean },
  rules: ImportRules,
): ImportEmails => ({
  ...place,
  emails: chunk.rows.map(([email = '']) => email),
  mailingListIds: [...rules.mailingListIds],
  optIn: rules.optIn,
  consentNote: rules.consentNote,
})
