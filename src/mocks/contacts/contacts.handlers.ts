import { addressOf } from '#domain/kernel/address'
import { customPropertiesOf, isListOf } from './contact-facts.ts'
import { contactCell } from '#domain/contacts/contact-cells'
import { tooLargeForOneFile } from '#domain/contacts/contact-export'
import { placeOfPart, skipsAfter, type Skip } from '#domain/contacts/export-parts'
import { EXPORT_ROWS } from '#lib/export-rows'
import {
  contactAdded,
  contactMerged,
  contactUpdated,
  isRevived,
  type StoredContact,
} from '#domain/contacts/contact-changes'
import { asBefore } from '#domain/contacts/suppressions'
import { conflict, expectVersion, notFound } from '#domain/kernel/refusals'
import { contactRoutes } from '#api/contract'
import type { Contact } from '#api/contacts'
import { contactSearcher, expectConditions } from './contact-search.ts'
import type { Found } from './contact-table.ts'
import { keepSuppression, liftSuppression, suppressionAt } from './suppressions.ts'
import { csvOf } from '#mocks/core/csv-of'
import type { Db } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import { without } from '#mocks/core/without'

/** Rows of a page where none are asked for. */
const PAGE = { usual: 25 } as const

const found = ({ db, workspaceId }: Pick<Call, 'db' | 'workspaceId'>, contactId: string): Contact => {
  const contact = db.contacts(workspaceId).get(contactId)
  if (!contact) throw notFound(`contact ${contactId}`)
  return contact
}

const searcher = ({ db, workspaceId, clock }: Pick<Call, 'db' | 'workspaceId' | 'clock'>) =>
  contactSearcher(db, workspaceId, clock.now())

async function shown(call: Call, contact: Contact): Promise<Contact> {
  const [one = contact] = await searcher(call).asShown([contact])
  return one
}

export const storedOf = (contact: Contact): StoredContact =>
  without(contact, 'engagement', 'lastEventAt', 'segmentIds')

/** A contact that comes to an address: whoever wanted no more mail there gets none (CON-63). */
export function addedAt<Of extends Omit<StoredContact, 'id'>>(db: Db, workspaceId: string, contact: Of): Of {
  const ended = suppressionAt(db, workspaceId, contact.email)
  return ended ? asBefore(contact, ended) : contact
}

const factsOf = (db: Db, workspaceId: string) => ({
  properties: customPropertiesOf(db, workspaceId),
  isList: isListOf(db, workspaceId),
})

/** Writes into the history of a contact. */
function note(
  db: Db,
  workspaceId: string,
  contactId: string,
  type: string,
  now: string,
  payload: Record<string, unknown> = {},
): void {
  db.events.put({
    id: db.nextId('evt'),
    workspaceId,
    contactId,
    type,
    payload,
    source: 'api',
    occurredAt: now,
  })
}

export const contactHandlers = [
  handle(
    contactRoutes.search,
    async (call) => {
      const { sort, limit = PAGE.usual, offset = 0, ...filter } = call.body
      expectConditions(call, filter.conditions)
      const { search, asShown } = searcher(call)
      const result = await search(filter, sort)
      return { items: await asShown(result.slice(offset, limit)) }
    },
    { writes: false },
  ),

  handle(
    contactRoutes.count,
    async (call) => {
      expectConditions(call, call.body.conditions)
      return { count: await searcher(call).count(call.body) }
    },
    { writes: false },
  ),

  handle(contactRoutes.upsert, async (call) => {
    const { db, workspaceId, body, now } = call
    const table = db.contacts(workspaceId)
    const email = addressOf(body.email)
    const before = table.findByEmail(email)
    if (!before) {
      const ended = suppressionAt(db, workspaceId, email)
      if (ended && isRevived(ended.status, body)) liftSuppression(db, workspaceId, email)
      const contact = table.add(
        addedAt(db, workspaceId, contactAdded(factsOf(db, workspaceId), email, body, now)),
      )
      return { contact: await shown(call, contact), created: true }
    }
    const merged = contactMerged(factsOf(db, workspaceId), storedOf(before), body, now)
    note(db, workspaceId, before.id, 'contact.updated', now)
    return { contact: await shown(call, table.put(merged)), created: false }
  }),

  handle(contactRoutes.one, (call) => shown(call, found(call, call.params.contactId))),

  handle(contactRoutes.update, (call) => {
    const { db, workspaceId, body, params, now } = call
    const before = found(call, params.contactId)
    expectVersion(before, body)
    const table = db.contacts(workspaceId)
    const email = body.email === undefined ? before.email : addressOf(body.email)
    if (email !== before.email && table.findByEmail(email))
      throw conflict(
        `Another contact has the address ${email}.`,
        `${email}は別のコンタクトで使用されています。`,
      )
    const facts = {
      ...factsOf(db, workspaceId),
      optInOf: (id: string) => db.mailingLists.get(id)?.optIn,
    }
    const updated = contactUpdated(facts, storedOf(before), email, { body, role: call.role, now })
    note(db, workspaceId, before.id, 'contact.updated', now, {
      fields: Object.keys(body).filter((key) => key !== 'version'),
    })
    if (email === before.email) return shown(call, table.put(updated))
    // Whoever reads at the address before has not asked for mail again.
    keepSuppression(db, workspaceId, storedOf(before), call.clock.now())
    return shown(call, table.put(addedAt(db, workspaceId, updated)))
  }),

  handle(contactRoutes.delete, (call) => {
    forget(call, found(call, call.params.contactId))
    return {}
  }),

  handle(contactRoutes.deleteByEmail, (call) => {
    const email = addressOf(call.body.email)
    const contact = call.db.contacts(call.workspaceId).findByEmail(email)
    if (!contact) throw notFound('contact with this address')
    forget(call, contact)
    return {}
  }),

  handle(
    contactRoutes.exportCsv,
    async (call) => {
      const { db, workspaceId, body, now } = call
      const { columns, encoding, offset = 0, limit, file, ...question } = body
      const { sort, ...filter } = question
      expectConditions(call, filter.conditions)
      const files = filesOf(db)
      const asked = JSON.stringify([
        workspaceId,
        call.apiKey?.id ?? call.account.id,
        columns,
        encoding,
        file,
        question,
      ])
      // Who is added or deleted between two parts would shift them against each other: all are of those who were found for the first one.
      if (offset === 0) files.delete(asked)
      const kept = files.get(asked)
      const result = kept?.found ?? (await searcher(call).search(filter, sort))
      const lists = new Map(
        db.mailingLists.where((list) => list.workspaceId === workspaceId).map(({ id, name }) => [id, name]),
      )
      const segmentsOf = columns.includes('segments') ? await searcher(call).segmentsOf() : () => []
      const begin = placeOfPart(kept?.skips ?? [], offset)
      if (limit === undefined && result.count - begin > EXPORT_ROWS) throw tooLargeForOneFile()
      const contacts: Contact[] = []
      let place = begin
      while (place < result.count && contacts.length < (limit ?? Infinity)) {
        const count = Math.min(SLICE, (limit ?? Infinity) - contacts.length)
        contacts.push(...result.slice(place, count))
        place = Math.min(result.count, place + count)
      }
      const rows = contacts.length
      const skips = skipsAfter(kept?.skips ?? [], { at: offset + rows, place })
      if (kept ?? (offset === 0 && place < result.count)) keepFile(files, asked, { found: result, skips })
      const data = await csvOf(
        columns,
        rows,
        (row) => {
          const contact = contacts[row]
          if (!contact) return columns.map(() => '')
          const names = segmentsOf(contact.id)
            .map(({ name }) => name)
            .join('; ')
          return columns.map((column) =>
            column === 'segments' ? names : contactCell(contact, column, lists),
          )
        },
        encoding,
      )
      return {
        filename: `contacts-${now.slice(0, 10)}.csv`,
        mediaType: 'text/csv' as const,
        data,
        rows,
      }
    },
    { writes: false },
  ),
]

/** Contacts of a file that are made at once. */
const SLICE = 1000
/** Files that are fetched in parts at a time; a further one takes the place of the oldest. */
const FILES = 4

interface KeptFile {
  found: Found
  skips: readonly Skip[]
}
const allFiles = new WeakMap<Db, Map<string, KeptFile>>()

const filesOf = (db: Db): Map<string, KeptFile> => {
  const files = allFiles.get(db) ?? new Map<string, KeptFile>()
  allFiles.set(db, files)
  return files
}

function keepFile(files: Map<string, KeptFile>, asked: string, file: KeptFile): void {
  files.set(asked, file)
  for (const one of [...files.keys()].slice(0, Math.max(0, files.size - FILES))) files.delete(one)
}

/** The contact goes; what happened stays, without saying to whom. */
function forget({ db, workspaceId, clock }: Call, contact: Contact): void {
  const { id: contactId } = contact
  keepSuppression(db, workspaceId, storedOf(contact), clock.now())
  db.contacts(workspaceId).remove(contactId)
  for (const event of db.events.where(
    (one) => one.contactId === contactId && one.workspaceId === workspaceId,
  )) {
    db.events.put({ ...event, contactId: null })
  }
}
