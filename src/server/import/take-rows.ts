import type { ImportResult } from '#api/import'
import { expectList } from '#domain/contacts/contact-rules'
import { addressesOf, importedContact, importOutcome, type ImportedRows } from '#domain/import/import-outcome'
import type { WorkspaceFacts } from '#server/contacts/workspace-facts'
import type { Call } from '#server/http/handle'
import { addContacts, changeContacts, contactsForChange } from '#server/store/contacts.store'
import { suppressionsOf } from '#server/store/suppressions.store'
import { MetAnother } from '#server/store/transaction'

type Here = Pick<Call, 'db' | 'tenant' | 'newId'>

/** Takes rows in by the rules of an import, whoever brings them (IMP-15 to IMP-22). */
export async function takeRows(
  { db, tenant, newId }: Here,
  { facts }: WorkspaceFacts,
  given: ImportedRows,
): Promise<ImportResult> {
  const { terms, rows, now } = given
  for (const mailingListId of terms.mailingListIds) expectList(facts.isList, mailingListId)
  const addresses = addressesOf(rows)
  const there = await contactsForChange(db, tenant, 'email', addresses)
  const suppressed = await suppressionsOf(db, tenant, addresses)
  const byEmail = new Map(there.map((contact) => [contact.email, contact]))
  const { results, additions, updates } = importOutcome(
    given,
    (email) => byEmail.get(email),
    (email) => suppressed.get(email)?.status,
  )
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
