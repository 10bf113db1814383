import { customPropertiesOf, isListOf } from '#mocks/contacts/contact-facts'
import { expectList } from '#domain/contacts/contact-rules'
import { chunkContent } from '#domain/import/chunk-content'
import { subscriptionsIn } from '#domain/import/cell-lists'
import {
  importedContact,
  importOutcome,
  type Addition,
  type ImportedRows,
  type ImportTerms,
} from '#domain/import/import-outcome'
import { expectSize, importColumns, readRow, rowOfEmail, type ImportRow } from '#domain/import/import-rows'
import { importRoutes } from '#api/contract'
import type { Contact } from '#api/contacts'
import type { ImportCsv, ImportEmails, ImportResult } from '#api/import'
import type { ImportedBatch, ImportedRow } from '#mocks/contacts/contact-table'
import { suppressionAt } from '#mocks/contacts/suppressions'
import { storedOf } from '#mocks/contacts/contacts.handlers'
import type { Db } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import { hashOf } from '#mocks/core/random'

/** How many answers of an import are kept for a chunk that comes twice; an older one is worked on anew, with the same end. */
const KEPT = { chunks: 64 } as const

type Here = Pick<Call, 'db' | 'workspaceId' | 'now'>

interface RowsToTake extends ImportTerms, Pick<ImportCsv, 'mapping' | 'rows' | 'onExisting'> {
  source: Contact['source']
}
/** Takes rows in by the rules of an import, whoever brings them. */
export const takeRows = (here: Here, given: RowsToTake): ImportResult =>
  take(here, {
    terms: given,
    rows: rowsOf(here, given),
    onExisting: given.onExisting,
    source: given.source,
    now: here.now,
  })

function rowsOf(
  { db, workspaceId }: Here,
  { mapping, rows }: Pick<ImportCsv, 'mapping' | 'rows'>,
): ImportRow[] {
  const columns = importColumns(customPropertiesOf(db, workspaceId), mapping)
  const listsIn = subscriptionsIn(db.mailingLists.where((list) => list.workspaceId === workspaceId))
  return rows.map((row) => readRow(row, columns, listsIn))
}

export const importHandlers = [
  handle(importRoutes.csv, (call) => {
    const { db, workspaceId, body, now } = call
    expectSize(body.rows.length)
    const rows = rowsOf(call, body)
    return once(db, workspaceId, body, String(body.chunk.index), () =>
      take(call, { terms: body, rows, onExisting: body.onExisting, source: 'import', now }),
    )
  }),
  handle(importRoutes.emails, (call) => {
    const { db, workspaceId, body, now } = call
    expectSize(body.emails.length)
    const rows = body.emails.map(rowOfEmail)
    return once(db, workspaceId, body, 'emails', () =>
      take(call, { terms: body, rows, onExisting: 'fill_blanks', source: 'import', now }),
    )
  }),
]

const sharedOf = ({ status, statusAt, statusReason, consentAt, consentNote }: ImportRow) => [
  status,
  statusAt,
  statusReason,
  consentAt,
  consentNote,
]

/** A chunk that was taken before is answered as it was. `place`: where it is in its import. */
function once(
  db: Db,
  workspaceId: string,
  body: ImportCsv | ImportEmails,
  place: string,
  work: () => ImportResult,
): ImportResult {
  const { importId, dryRun } = body
  if (dryRun) return work()
  const content = chunkContent(body)
  const chunk = `${place}-${content.length}-${hashOf(content)}`
  const prefix = `${workspaceId}.${importId}.`
  const known = db.importChunks.get(prefix + chunk)
  if (known) return known.result
  const result = work()
  db.importChunks.put({ id: prefix + chunk, result })
  const kept = db.importChunks.where(({ id }) => id.startsWith(prefix))
  for (const { id } of kept.slice(0, Math.max(0, kept.length - KEPT.chunks))) db.importChunks.remove(id)
  return result
}

function take({ db, workspaceId }: Pick<Here, 'db' | 'workspaceId'>, given: ImportedRows): ImportResult {
  const { terms, now } = given
  for (const mailingListId of terms.mailingListIds) expectList(isListOf(db, workspaceId), mailingListId)
  const table = db.contacts(workspaceId)
  const { results, additions, updates } = importOutcome(
    given,
    (email) => table.findByEmail(email),
    (email) => suppressionAt(db, workspaceId, email)?.status,
  )
  for (const { contact, after } of updates) table.put({ ...storedOf(contact), ...after })
  if (terms.dryRun !== true && additions.length > 0) addAll()
  return { importId: terms.importId, results }

  /** A batch holds contacts of one status on the same lists, who agreed at the same time. */
  function addAll(): void {
    const batches = Map.groupBy(additions, ({ row }) => JSON.stringify([sharedOf(row), ...(row.lists ?? [])]))
    for (const batch of batches.values()) {
      const ids = addBatch(batch)
      batch.forEach(({ result }, place) => {
        const id = ids[place]
        if (id === undefined) return
        result.contactId = id
        result.version = 1
      })
    }
  }

  function addBatch(added: readonly Addition[]): string[] {
    const keys = [...new Set(added.flatMap(({ row }) => [...row.values.keys()]))]
    const batch: ImportedBatch = { at: now, keys, ...importedContact(given, added[0]?.row) }
    return table.addBatch(
      batch,
      added.map(({ email, row: { own, values } }): ImportedRow => ({
        email,
        name: own.name,
        locale: own.locale,
        timezone: own.timezone,
        values: keys.map((key) => values.get(key)),
      })),
    )
  }
}
