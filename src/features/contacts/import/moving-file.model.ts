import {
  fittedPlan,
  migrationColumns,
  migrationRow,
  type FittedPlan,
  type MigrationWorld,
} from '#domain/migration/fitted-plan'
import type { MigrationPlan } from '#domain/migration/migration-plan'
import { toCsv } from '#lib/csv'
import type { ColumnTarget } from './import-mapping.model.ts'

/** What is shown of a plan, and how it fits the workspace: without its contacts, which are in the file. */
export interface MovingResult {
  plan: Omit<MigrationPlan, 'contacts'>
  fitted: FittedPlan
}

/** Where a contact was found, behind its values: so that a row that fails names its file. */
const PLACE_COLUMNS = ['file', 'line'] as const
/** Rows that are written as text at once. */
const PART = 2000

/** The contacts of a plan as one file that an import reads (MIG-12); the same files give the same bytes. */
export function movedFile(
  plan: MigrationPlan,
  world: MigrationWorld,
): MovingResult & { parts: Uint8Array[] } {
  const fitted = fittedPlan(plan, world)
  const { contacts, ...rest } = plan
  const header = [...migrationColumns, ...fitted.fields.map(({ field }) => field.name), ...PLACE_COLUMNS]
  const parts = [toCsv([header])]
  for (let from = 0; from < contacts.length; from += PART)
    parts.push(
      toCsv(
        contacts
          .slice(from, from + PART)
          .map((contact) => [...migrationRow(contact, fitted.fields), contact.file, String(contact.line)]),
        { withoutMark: true },
      ),
    )
  return { plan: rest, fitted, parts }
}

/** What the columns of that file become. */
export const movedMapping = ({ fitted }: MovingResult): ColumnTarget[] => [
  ...migrationColumns,
  ...fitted.fields.map(({ key }) => key),
  ...PLACE_COLUMNS.map(() => null),
]

/** Whether a column of that file is a field of the other product, whose property can be chosen. */
export const isField = (column: number, { fitted }: MovingResult): boolean =>
  column >= migrationColumns.length && column < migrationColumns.length + fitted.fields.length
