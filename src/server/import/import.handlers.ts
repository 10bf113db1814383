import { createHash } from 'node:crypto'
import { importRoutes } from '#api/contract'
import type { ImportResult } from '#api/import'
import { expectList } from '#domain/contacts/contact-rules'
import { subscriptionsIn } from '#domain/import/cell-lists'
import {
  addressesOf,
  importedContact,
  importOutcome,
  type ImportedRows,
  type ImportTerms,
} from '#domain/import/import-outcome'
import { expectSize, importColumns, readRow, rowOfEmail } from '#domain/import/import-rows'
import { workspaceFacts, type WorkspaceFacts } from '#server/contacts/workspace-facts'
import { handle, type Call } from '#server/http/handle'
import { addContacts, changeContacts, contactsForChange } from '#server/store/contacts.store'
import { answerOfChunk, keepAnswer } from '#server/store/import-chunks.store'
import { MetAnother } from '#server/store/transaction'

type Here = Pick<Call, 'db' | 'tenant' | 'newId'>

export const importHandlers = [
  handle(importRoutes.csv, async (call) => {
    const { body, now } = call
    expectSize(body.rows.length)
    return once(call, body, String(body.chunk.index), async () => {
      const world = await workspaceFacts(call)
      const columns = importColumns(world.facts.properties, body.mapping)
      const listsIn = subscriptionsIn(world.lists)
      const rows = body.rows.map((row) => readRow(row, columns, listsIn))
      return take(call, world, { terms: body, rows, onExisting: body.onExisting, source: 'import', now })
    })
  }),
  handle(importRoutes.emails, async (call) => {
    const { body, now } = call
    expectSize(body.emails.length)
    const digest = createHash('sha256').update(body.emails.join('\n')).digest('base64url')
    return once(call, body, `emails-${digest}`, async () => {
      const rows = body.emails.map(rowOfEmail)
      return take(call, await workspaceFacts(call), {
        terms: body,
        rows,
        onExisting: 'fill_blanks',
        source: 'import',
        now,
      })
    })
  }),
]

/** A chunk that was taken before is answered as it was. */
async function once(
  { db, tenant }: Here,
  { importId, dryRun }: Pick<ImportTerms, 'importId' | 'dryRun'>,
  chunk: string,
  work: () => Promise<ImportResult>,
): Promise<ImportResult> {
  if (dryRun === true) return work()
  const known = await answerOfChunk(db, tenant, importId, chunk)
  if (known) return known
  const result = await work()
  await keepAnswer(db, tenant, chunk, result)
  return result
}

async function take(
  { db, tenant, newId }: Here,
  { facts }: WorkspaceFacts,
  given: ImportedRows,
): Promise<ImportResult> {
  const { terms, rows, now } = given
  for (const mailingListId of terms.mailingListIds) expectList(facts.isList, mailingListId)
  const there = await contactsForChange(db, tenant, 'email', addressesOf(rows))
  const byEmail = new Map(there.map((contact) => [contact.email, contact]))
  const { results, additions, updates } = importOutcome(given, (email) => byEmail.get(email))
  if (terms.dryRun === true) return { importId: terms.importId, results }

  await changeContacts(
    db,
    tenant,
    updates.map(({ contact, after }) => ({ ...contact, ...after })),
  )
  const added = additions.map(({ email, row, result }) => {
    const id = newId('con')
    result.contactId = id
    result.version = 1
    return {
      ...row.own,
      id,
      email,
      properties: Object.fromEntries(row.values),
      ...importedContact(given, row),
      statusAt: now,
      createdAt: now,
      updatedAt: now,
      version: 1,
    }
  })
  const ids = await addContacts(db, tenant, added)
  // Somebody else added one of them at the same moment: now it is there, and is what the row is about.
  if (ids.size < added.length) throw new MetAnother()
  return { importId: terms.importId, results }
}
