import type { ExternalDatabaseDetail } from '#api/integration-credentials'
import type { ImportCsv, ImportResult, ImportRowResult } from '#api/import'
import { isTaken, transformed } from '#domain/connections/row-rules'
import type { SetUp } from '#features/connections/mapping'

/** Rows that are tried. */
export const DRY_RUN = { rows: 20 } as const

/** The first rows as a sync would send them, and the numbers of those that the filter lets through, from 1. */
export function dryRunOf(
  { rows, name }: Pick<ExternalDatabaseDetail, 'rows' | 'name'>,
  { mapping, filter, mailingListIds, onExisting }: SetUp,
): { body: ImportCsv; numbers: readonly number[] } {
  const taken = rows
    .slice(0, DRY_RUN.rows)
    .flatMap((row, place) => (isTaken(row, filter) ? [{ row, number: place + 1 }] : []))
  return {
    numbers: taken.map(({ number }) => number),
    body: {
      importId: 'dry_run',
      chunk: { index: 0, total: 1 },
      dryRun: true,
      rows: taken.map(({ row }) => transformed(row, mapping)),
      mapping: mapping.map(({ from, to }) => ({ column: from, key: to })),
      onExisting,
      mailingListIds: [...mailingListIds],
      optIn: 'active',
      consentNote: name.slice(0, 500),
    },
  }
}

export type DryRunOutcome = ImportRowResult['outcome']

/** What would come of the rows that were tried. */
export interface DryRunResult {
  rows: readonly { number: number; email: string; outcome: DryRunOutcome; reason: string | undefined }[]
  created: number
  updated: number
  unchanged: number
  failed: number
}

export function dryRunResult(results: ImportResult['results'], numbers: readonly number[]): DryRunResult {
  const count = (...outcomes: DryRunOutcome[]) =>
    results.filter(({ outcome }) => outcomes.includes(outcome)).length
  return {
    rows: results.map(({ row, email, outcome, reason }) => ({
      number: numbers[row] ?? row + 1,
      email,
      outcome,
      reason,
    })),
    created: count('created'),
    updated: count('updated'),
    unchanged: count('unchanged', 'skipped', 'suppressed'),
    failed: count('invalid'),
  }
}
