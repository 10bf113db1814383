import { createHash } from 'node:crypto'
import type { Contact } from '#api/contacts'
import { contactRoutes } from '#api/contract'
import { contactCell } from '#domain/contacts/contact-cells'
import {
  contactAdded,
  contactMerged,
  isRevived,
  contactUpdated,
  type StoredContact,
} from '#domain/contacts/contact-changes'
import { asBefore } from '#domain/contacts/suppressions'
import { tooLargeForOneFile } from '#domain/contacts/contact-export'
import { EXPORT_KEPT, placeOfPart, skipsAfter } from '#domain/contacts/export-parts'
import { EXPORT_ROWS } from '#lib/export-rows'
import { addressOf } from '#domain/kernel/address'
import { csvFile, csvLine } from '#domain/kernel/csv'
import { conflict, expectVersion, notFound } from '#domain/kernel/refusals'
import { handle, type Call } from '#server/http/handle'
import { recordEvents } from '#server/store/contact-events.store'
import {
  contactNumbers,
  contactsNumbered,
  oneContact,
  searchContacts,
  whoFits,
} from '#server/store/contact-search.store'
import {
  contactsOfExport,
  forgetExport,
  keepExport,
  noteSkips,
  skipsOfExport,
} from '#server/store/contact-exports.store'
import { atOneMoment } from '#server/store/export.store'
import { noteSort } from '#server/store/sort-indexes.store'
import { addContacts, changeContact, contactForChange, deleteContact } from '#server/store/contacts.store'
import { keepSuppression, liftSuppression, suppressionsOf } from '#server/store/suppressions.store'
import { keptCount } from './kept-counts.ts'
import { expectConditions, workspaceFacts, type WorkspaceFacts } from './workspace-facts.ts'

/** Rows of a page where none are asked for, and of one reading for a file. */
const PAGE = { usual: 25, ofFile: 1000 } as const

type Here = Pick<Call, 'db' | 'tenant'>

/** Segments that are ready and not put away, with what they ask. */
const shownSegments = ({ segments, stateOf }: WorkspaceFacts) =>
  segments.filter((segment) => !segment.archived && stateOf(segment).status === 'ready')

/** The segments that each contact is in; those that are being built or are put away are not told. */
async function segmentsOf({ db, tenant }: Here, world: WorkspaceFacts, contacts: readonly Contact[]) {
  const segments = shownSegments(world)
  const fits = await whoFits(
    db,
    tenant,
    contacts.map(({ id }) => id),
    segments.map(({ id }) => ({ id: '', kind: 'segment' as const, op: 'in' as const, segmentId: id })),
    // Conditions of a few contacts are asked fast, and the contacts may have been written in this very call.
    { ...world.search, members: undefined },
  )
  return ({ id }: Contact) => segments.filter((_, place) => fits.get(id)?.[place] === true)
}

async function withSegments(
  here: Here,
  world: WorkspaceFacts,
  contacts: readonly Contact[],
): Promise<Contact[]> {
  const ofContact = await segmentsOf(here, world, contacts)
  return contacts.map((contact) => ({ ...contact, segmentIds: ofContact(contact).map(({ id }) => id) }))
}

async function shown(here: Here, world: WorkspaceFacts, contactId: string): Promise<Contact> {
  const contact = await oneContact(here.db, here.tenant, contactId, world.search)
  const [one] = contact ? await withSegments(here, world, [contact]) : []
  if (!one) throw notFound(`contact ${contactId}`)
  return one
}

/** Writes into the history of a contact that it was changed. */
const noteUpdate = (
  { db, tenant, now }: Pick<Call, 'db' | 'tenant' | 'now'>,
  contactId: string,
  payload: Record<string, unknown> = {},
) =>
  recordEvents(db, tenant, [{ contactId, type: 'contact.updated', payload, source: 'api', occurredAt: now }])

const addressTaken = (email: string) =>
  conflict(`Another contact has the address ${email}.`, `${email}は別のコンタクトで使用されています。`)

export const contactHandlers = [
  handle(
    contactRoutes.search,
    async (call) => {
      const { limit = PAGE.usual, offset = 0, ...filter } = call.body
      const world = await workspaceFacts(call)
      expectConditions(world, filter.conditions)
      const begun = call.clock.now()
      const found = await searchContacts(call.db, call.tenant, filter, { offset, limit }, world.search)
      const now = call.clock.now()
      await noteSort(call.db, call.tenant, filter.sort ?? [], now - begun, now)
      return { items: await withSegments(call, world, found) }
    },
    { writes: false },
  ),

  handle(
    contactRoutes.count,
    async (call) => {
      const world = await workspaceFacts(call)
      expectConditions(world, call.body.conditions)
      return { count: await keptCount(call, call.body, world.search) }
    },
    { writes: false },
  ),

  handle(contactRoutes.upsert, async (call) => {
    const { db, tenant, body, now } = call
    const email = addressOf(body.email)
    const world = await workspaceFacts(call)
    const merge = async (before: StoredContact) => {
      await changeContact(db, tenant, contactMerged(world.facts, before, body, now))
      await noteUpdate(call, before.id)
      return { contact: await shown(call, world, before.id), created: false }
    }
    const before = await contactForChange(db, tenant, { email })
    if (before) return merge(before)
    const ended = (await suppressionsOf(db, tenant, [email])).get(email)
    if (ended && isRevived(ended.status, body)) await liftSuppression(db, tenant, email)
    const added = { id: call.newId('con'), ...contactAdded(world.facts, email, body, now) }
    const ids = await addContacts(db, tenant, [added])
    if (ids.has(added.id)) return { contact: await shown(call, world, added.id), created: true }
    // Somebody else added the address at the same moment.
    const other = await contactForChange(db, tenant, { email })
    if (!other) throw addressTaken(email)
    return merge(other)
  }),

  handle(contactRoutes.one, async (call) => shown(call, await workspaceFacts(call), call.params.contactId)),

  handle(contactRoutes.update, async (call) => {
    const { db, tenant, body, params, now } = call
    const before = await contactForChange(db, tenant, { uid: params.contactId })
    if (!before) throw notFound(`contact ${params.contactId}`)
    expectVersion(before, body)
    const email = body.email === undefined ? before.email : addressOf(body.email)
    if (email !== before.email && (await contactForChange(db, tenant, { email }))) throw addressTaken(email)
    const world = await workspaceFacts(call)
    const facts = {
      ...world.facts,
      optInOf: (id: string) => world.lists.find((list) => list.id === id)?.optIn,
    }
    const updated = contactUpdated(facts, before, email, { body, role: call.role, now })
    const isMoved = email !== before.email
    // Whoever reads at the address before has not asked for mail again.
    if (isMoved) await keepSuppression(db, tenant, before, call.clock.now())
    const ended = isMoved ? (await suppressionsOf(db, tenant, [email])).get(email) : undefined
    await changeContact(db, tenant, ended ? asBefore(updated, ended) : updated)
    await noteUpdate(call, before.id, { fields: Object.keys(body).filter((key) => key !== 'version') })
    return shown(call, world, before.id)
  }),

  handle(contactRoutes.delete, async ({ db, tenant, params, clock }) => {
    if (!(await deleteContact(db, tenant, { uid: params.contactId }, clock.now())))
      throw notFound(`contact ${params.contactId}`)
    return {}
  }),

  handle(contactRoutes.deleteByEmail, async ({ db, tenant, body, clock }) => {
    const email = addressOf(body.email)
    if (!(await deleteContact(db, tenant, { email }, clock.now())))
      throw notFound('contact with this address')
    return {}
  }),

  handle(
    contactRoutes.exportCsv,
    async (call) => {
      const { db, tenant, body, now, clock } = call
      const { columns, encoding, offset = 0, limit, file, ...filter } = body
      const world = await workspaceFacts(call)
      expectConditions(world, filter.conditions)
      const names = new Map(world.lists.map(({ id, name }) => [id, name]))
      const lines = [csvLine(columns)]
      const asked = digestOfExport(call, { columns, encoding, file, ...filter })
      const most = limit ?? EXPORT_ROWS + 1
      // Read at one moment: who is added or deleted meanwhile would shift the pages against each other.
      const part = await atOneMoment(db, async (inside) => {
        const here = { db: inside, tenant }
        const since = new Date(clock.now() - EXPORT_KEPT).toISOString()
        // So would who is added or deleted between two parts: all of them are of those who were found for the first one.
        const isFirst = offset === 0 && limit !== undefined
        const skips = offset === 0 ? undefined : await skipsOfExport(inside, tenant, asked, since)
        const found = skips
          ? undefined
          : await contactNumbers(
              inside,
              tenant,
              filter,
              isFirst ? { offset } : { offset, limit: most },
              world.search,
            )
        const begin = skips ? placeOfPart(skips, offset) : 0
        let [place, rows] = [begin, 0]
        while (rows < most) {
          const count = Math.min(PAGE.ofFile, most - rows)
          const numbers =
            found?.slice(place, place + count) ??
            (await contactsOfExport(inside, tenant, asked, { place, count }))
          if (numbers.length === 0) break
          const contacts = await contactsNumbered(inside, tenant, numbers, world.search)
          const ofContact = columns.includes('segments') ? await segmentsOf(here, world, contacts) : () => []
          for (const contact of contacts) {
            const segments = ofContact(contact)
              .map(({ name }) => name)
              .join('; ')
            lines.push(
              csvLine(
                columns.map((column) =>
                  column === 'segments' ? segments : contactCell(contact, column, names),
                ),
              ),
            )
          }
          place += numbers.length
          rows += contacts.length
          if (rows > EXPORT_ROWS) throw tooLargeForOneFile()
        }
        return { rows, place, skips, found: isFirst ? found : undefined }
      })
      const { rows } = part
      if (part.found && part.found.length > rows)
        await keepExport(db, tenant, { asked, contacts: part.found, now })
      else if (part.found) await forgetExport(db, tenant, asked)
      if (part.skips) {
        const after = skipsAfter(part.skips, { at: offset + rows, place: part.place })
        if (after !== part.skips) await noteSkips(db, tenant, asked, after)
      }
      return {
        filename: `contacts-${now.slice(0, 10)}.csv`,
        mediaType: 'text/csv' as const,
        data: csvFile(lines, encoding),
        rows,
      }
    },
    { writes: false },
  ),
]

/** By which the parts of a file are known to be of one: who asks, and what for. */
const digestOfExport = ({ account, apiKey }: Pick<Call, 'account' | 'apiKey'>, question: object) =>
  createHash('sha256')
    .update(JSON.stringify([apiKey?.id ?? account.id, question]))
    .digest()
