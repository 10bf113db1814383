import { addressOf } from '#domain/kernel/address'
import { customPropertiesOf, isListOf } from './contact-facts.ts'
import {
  expectMailable,
  hasConsentNote,
  statusAfter,
  unsubscribedFromAll,
  withLists,
  withProperties,
} from '#domain/contacts/contact-rules'
import { conflict, expectVersion, notFound } from '#domain/kernel/refusals'
import { contactRoutes } from '#api/contract'
import type { Contact } from '#api/contacts'
import type { StoredContact } from './contact-table.ts'
import { contactSearcher, expectConditions } from './contact-search.ts'
import { csvOf } from '#mocks/core/csv-of'
import type { Db } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import { subscriptionsCell } from './list-subscriptions.ts'
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
  const [one = contact] = await searcher(call).withSegments([contact])
  return one
}

export const storedOf = (contact: Contact): StoredContact =>
  without(contact, 'engagement', 'lastEventAt', 'segmentIds')

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
      const { search, withSegments } = searcher(call)
      const result = await search(filter, sort)
      return { items: await withSegments(result.slice(offset, limit)) }
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
    const wantsMail = Object.values(body.mailingLists ?? {}).some((status) => status !== 'unsubscribed')
    if (!before) {
      const subscriptions = withLists(isListOf(db, workspaceId), [], body.mailingLists, 'manual', now)
      const onlyPending = subscriptions.length > 0 && subscriptions.every((one) => one.status === 'pending')
      const contact = table.add({
        email,
        status: onlyPending ? 'pending' : 'subscribed',
        statusAt: now,
        ...(body.name !== undefined && body.name !== '' && { name: body.name }),
        properties: withProperties(customPropertiesOf(db, workspaceId), {}, body.properties),
        subscriptions,
        source: 'manual',
        ...(body.consent && { consent: body.consent }),
        createdAt: now,
        updatedAt: now,
        version: 1,
      })
      return { contact: await shown(call, contact), created: true }
    }
    const revives = wantsMail && before.status === 'unsubscribed' && hasConsentNote(body.consent)
    if (wantsMail && !revives) expectMailable(before.status)
    note(db, workspaceId, before.id, 'contact.updated', now)
    const contact = table.put({
      ...storedOf(before),
      ...(body.name !== undefined && body.name !== '' && { name: body.name }),
      ...(revives && { status: 'subscribed', statusAt: now, statusReason: undefined }),
      ...(body.consent && { consent: body.consent }),
      properties: withProperties(customPropertiesOf(db, workspaceId), before.properties, body.properties),
      subscriptions: withLists(
        isListOf(db, workspaceId),
        before.subscriptions,
        body.mailingLists,
        'manual',
        now,
      ),
      updatedAt: now,
      version: before.version + 1,
    })
    return { contact: await shown(call, contact), created: false }
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
    const status = statusAfter(call.role, before.status, body)
    const wantsMail = Object.values(body.mailingLists ?? {}).some(
      (one) => one === 'active' || one === 'pending',
    )
    if (wantsMail) expectMailable(status)

    let subscriptions = withLists(
      isListOf(db, workspaceId),
      before.subscriptions,
      body.mailingLists,
      'manual',
      now,
    )
    if (status === 'unsubscribed' && before.status !== status)
      subscriptions = unsubscribedFromAll(subscriptions, 'manual', now)
    // Whoever confirmed the old address has not confirmed the new one.
    if (email !== before.email) {
      subscriptions = subscriptions.map((one) =>
        one.status === 'active' && db.mailingLists.get(one.mailingListId)?.optIn === 'double'
          ? { ...one, status: 'pending', updatedAt: now }
          : one,
      )
    }
    note(db, workspaceId, before.id, 'contact.updated', now, {
      fields: Object.keys(body).filter((key) => key !== 'version'),
    })
    const contact = table.put({
      ...storedOf(before),
      email,
      name: changed(before.name, body.name),
      locale: changed(before.locale, body.locale),
      timezone: changed(before.timezone, body.timezone),
      ...(body.consent && { consent: body.consent }),
      ...(status !== before.status && { status, statusAt: now, statusReason: body.statusReason }),
      properties: withProperties(customPropertiesOf(db, workspaceId), before.properties, body.properties),
      subscriptions,
      updatedAt: now,
      version: before.version + 1,
    })
    return shown(call, contact)
  }),

  handle(contactRoutes.delete, (call) => {
    const { id } = found(call, call.params.contactId)
    forget(call, id)
    return {}
  }),

  handle(contactRoutes.deleteByEmail, (call) => {
    const email = addressOf(call.body.email)
    const contact = call.db.contacts(call.workspaceId).findByEmail(email)
    if (!contact) throw notFound('contact with this address')
    forget(call, contact.id)
    return {}
  }),

  handle(
    contactRoutes.exportCsv,
    async (call) => {
      const { db, workspaceId, body, now } = call
      const { columns, encoding, sort, offset = 0, limit = Infinity, ...filter } = body
      expectConditions(call, filter.conditions)
      const result = await searcher(call).search(filter, sort)
      const lists = new Map(
        db.mailingLists.where((list) => list.workspaceId === workspaceId).map(({ id, name }) => [id, name]),
      )
      const segmentsOf = columns.includes('segments') ? await searcher(call).segmentsOf() : () => []
      const rows = Math.max(0, Math.min(limit, result.count - offset))
      const data = await csvOf(
        columns,
        rows,
        (row) => {
          const [contact] = result.slice(offset + row, 1)
          if (!contact) return columns.map(() => '')
          const names = segmentsOf(contact.id)
            .map(({ name }) => name)
            .join('; ')
          return columns.map((column) => (column === 'segments' ? names : cellOf(contact, column, lists)))
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

const changed = (before: string | undefined, given: string | null | undefined): string | undefined =>
  given === undefined ? before : given === null || given === '' ? undefined : given

/** The contact goes; what happened stays, without saying to whom. */
function forget({ db, workspaceId }: Call, contactId: string): void {
  db.contacts(workspaceId).remove(contactId)
  for (const event of db.events.where(
    (one) => one.contactId === contactId && one.workspaceId === workspaceId,
  )) {
    db.events.put({ ...event, contactId: null })
  }
}

function cellOf(contact: Contact, column: string, lists: ReadonlyMap<string, string>): string {
  if (column === 'listSubscriptions') return subscriptionsCell(contact.subscriptions)
  if (column === 'mailingLists') {
    return contact.subscriptions
      .filter(({ status }) => status === 'active')
      .map(({ mailingListId }) => lists.get(mailingListId) ?? mailingListId)
      .join('; ')
  }
  const value = column.startsWith('properties.')
    ? contact.properties[column.slice('properties.'.length)]
    : Object.entries(contact).find(([key]) => key === column)?.[1]
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) {
    const texts = value.map(String)
    // What would be read as more values than there are is written as JSON.
    const isPlain = texts.length > 0 && texts.every((text) => /^[^,;、[\s](?:[^,;、]*[^,;、\s])?$/.test(text))
    return isPlain ? texts.join('; ') : JSON.stringify(value)
  }
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
