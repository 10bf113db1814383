import type { ContactEvent } from '#api/contact-events'
import { INVITATION } from '#domain/workspaces/joining'
import { DAY } from '#lib/duration'
import { businessOf } from '#mocks/workspace/business.data'
import type { StoredContact } from '#domain/contacts/contact-changes'
import type { Collection, CollectionKind } from './collection.ts'
import { createContactTable, type ContactChange, type ContactTable } from '#mocks/contacts/contact-table'
import { createContactWorld, type ContactWorld } from '#mocks/contacts/contacts.data'
import type { JournalEntry, WorldSettings, WorldSize } from './journal.ts'
import { listData } from '#mocks/mailing-lists/mailing-lists.data'
import type { Language } from '#mocks/accounts/people.data'
import { hashOf } from './random.ts'
import { lastFew } from './remembered.ts'
import type {
  AccountRecord,
  CookieRecord,
  ImportChunkRecord,
  InvitationRecord,
  MailingListRecord,
  MembershipRecord,
  SchemaRecord,
  SessionRecord,
  VisitRecord,
  WorkspaceRecord,
} from './records.ts'
import { membershipId, schemaId } from './records.ts'
import { eventProperties, systemProperties } from '#domain/schemas/system-properties'
import { contactSchemas } from '#mocks/schemas/schemas.data'
import { accountData, invitationData, isoBefore, workspaceData } from '#mocks/workspace/workspaces.data'
import { without } from './without.ts'

/** The whole state of the mock backend: a base world made from its settings, and all that was changed since. */
export interface Db {
  settings: WorldSettings
  accounts: Collection<AccountRecord>
  workspaces: Collection<WorkspaceRecord>
  memberships: Collection<MembershipRecord>
  invitations: Collection<InvitationRecord>
  sessions: Collection<SessionRecord>
  cookies: Collection<CookieRecord>
  mailingLists: Collection<MailingListRecord>
  schemas: Collection<SchemaRecord>
  importChunks: Collection<ImportChunkRecord>
  visits: Collection<VisitRecord>
  /** Events beyond those of the base world, in the order they came. */
  events: Collection<ContactEvent & { workspaceId: string }>
  contacts: (workspaceId: string) => ContactTable
  /** The things of a kind that is declared beside its rules. */
  of: <T extends { id: string }>(kind: CollectionKind<T>) => Collection<T>
  /** A new id; the same world gives the same ids in the same order. */
  nextId: (prefix: string) => string
  /** Changes since the last call. */
  takeChanges: () => JournalEntry[]
  /** Takes in what another tab changed, or what was kept. */
  apply: (entries: readonly JournalEntry[]) => void
  /** The last change that this state knows. */
  seq: () => number
}

/** How many contacts a workspace has. */
const contactCounts: Record<string, Record<WorldSize, number>> = {
  ws_sakura: { empty: 0, small: 240, normal: 12_480, huge: 1_000_000 },
  ws_ridge: { empty: 0, small: 60, normal: 3218, huge: 3218 },
}
const patterns: Record<string, readonly Language[]> = {
  ws_sakura: ['ja', 'en', 'ja', 'en', 'en'],
  ws_ridge: ['en', 'en', 'en', 'en', 'ja'],
}

/** Nobody changes the contacts that a world begins with, and tests begin the same few worlds hundreds of times. */
const baseWorld = lastFew<ContactWorld>(8)

/** An import of more rows than this in one page is not written to the journal: reloading the demo forgets it. */
const JOURNAL = { importedRowsMax: 50_000 } as const

export function createDb(settings: WorldSettings): Db {
  const { seed, size, epoch } = settings
  let seq = 0
  let changes: JournalEntry[] = []
  let unkeptRows = 0
  const appliers = new Map<string, (id: string, value: unknown) => void>()
  /** What the journal has of kinds that nobody has asked for yet. */
  const waiting = new Map<string, Map<string, unknown>>()
  const kinds = new Map<string, unknown>()

  const record = (collection: string, id: string, value: unknown) => {
    seq += 1
    changes.push({ seq, collection, id, value })
  }

  const collection = <T extends { id: string }>(name: string, base: () => T[] = () => []): Collection<T> => {
    let loaded: Map<string, T> | undefined
    const things = () => (loaded ??= new Map(base().map((value) => [value.id, value])))
    appliers.set(name, (id, value) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this collection wrote what stands in the journal under its name
      if (value) things().set(id, value as T)
      else things().delete(id)
    })
    return {
      get: (id) => things().get(id),
      all: () => [...things().values()],
      where: (test) => [...things().values()].filter(test),
      put(value) {
        things().set(value.id, value)
        record(name, value.id, value)
        return value
      },
      remove(id) {
        if (things().delete(id)) record(name, id, null)
      },
    }
  }

  const workspaces = collection<WorkspaceRecord>('workspaces', () =>
    workspaceData.map((workspace) => ({
      ...without(workspace, 'age', 'members'),
      icon: null,
      createdAt: isoBefore(epoch, workspace.age),
      version: 1,
    })),
  )
  const accounts = collection<AccountRecord>('accounts', () =>
    accountData.map(({ age, ...account }) => ({ ...account, createdAt: isoBefore(epoch, age) })),
  )
  const memberships = collection<MembershipRecord>('memberships', () =>
    workspaceData.flatMap(({ id: workspaceId, members }) =>
      members.map(([accountId, role, joined, lastSeen]) => ({
        id: membershipId(workspaceId, accountId),
        workspaceId,
        accountId,
        role,
        joinedAt: isoBefore(epoch, joined),
        ...(lastSeen !== undefined && {
          lastSeenAt: isoBefore(epoch, lastSeen),
          lastOpenedAt: isoBefore(epoch, lastSeen),
        }),
      })),
    ),
  )
  const invitations = collection<InvitationRecord>('invitations', () =>
    invitationData.map(({ age, ...invitation }) => ({
      ...invitation,
      createdAt: isoBefore(epoch, age),
      expiresAt: isoBefore(epoch, age - INVITATION.goodFor / DAY),
    })),
  )
  const baseLists = (workspaceId: string) => (size === 'empty' ? [] : (listData[workspaceId] ?? []))
  const mailingLists = collection<MailingListRecord>('mailing-lists', () =>
    workspaceData.flatMap(({ id: workspaceId, createdBy }) =>
      baseLists(workspaceId).map((list, place) => ({
        ...without(list, 'share'),
        workspaceId,
        version: 1,
        createdAt: isoBefore(epoch, 800 - 40 * place),
        updatedAt: isoBefore(epoch, 100 - place),
        createdBy: actorOf(accounts.get(createdBy)),
      })),
    ),
  )
  const schemas = collection<SchemaRecord>('schemas', () =>
    workspaceData.flatMap(({ id }) => newSchemas(id, size === 'empty' ? undefined : contactSchemas[id])),
  )
  const events = collection<ContactEvent & { workspaceId: string }>('events')
  const counters = collection<{ id: string; value: number }>('counters')

  const histories = new Map<string, ContactEvent[]>()
  const noEvents: readonly ContactEvent[] = []
  const remember = ({ workspaceId, ...event }: ContactEvent & { workspaceId: string }) => {
    if (event.contactId === null) return
    const place = `${workspaceId}\n${event.contactId}`
    const history = histories.get(place)
    if (history) history.push(event)
    else histories.set(place, [event])
    tables.get(workspaceId)?.happenedTo(event.contactId)
  }
  const eventsWithHistories: typeof events = {
    ...events,
    put(event) {
      const put = events.put(event)
      remember(event)
      return put
    },
  }
  const applyEvent = appliers.get('events')
  appliers.set('events', (id, value) => {
    applyEvent?.(id, value)
    const event = events.get(id)
    if (event) remember(event)
  })

  const tables = new Map<string, ContactTable>()
  const contacts = (workspaceId: string): ContactTable => {
    const known = tables.get(workspaceId)
    if (known) return known
    const count =
      (workspaceId === 'ws_sakura' ? settings.contacts : undefined) ?? contactCounts[workspaceId]?.[size] ?? 0
    const base = baseWorld([workspaceId, size, seed, epoch, count].join(), () =>
      createContactWorld({
        seed: seed ^ hashOf(workspaceId),
        epoch,
        count,
        pattern: patterns[workspaceId] ?? ['en'],
        lists: baseLists(workspaceId),
        properties: contactSchemas[workspaceId] ?? [],
        business: businessOf(workspaceId, epoch),
      }),
    )
    const counter = `contacts.${workspaceId}`
    const table: ContactTable = createContactTable({
      base,
      prefix: `con_${(hashOf(workspaceId) % 46_656).toString(36).padStart(3, '0')}`,
      isList: (mailingListId) => mailingLists.get(mailingListId)?.workspaceId === workspaceId,
      isDeletedKey: (key) =>
        schemas.get(schemaId(workspaceId, 'contact'))?.deletedKeys.includes(key) ?? false,
      eventsOf: (contactId) => histories.get(`${workspaceId}\n${contactId}`) ?? noEvents,
      onChange(change) {
        if (change.kind === 'contact') {
          record(counter, change.id, change.value)
          return
        }
        unkeptRows += change.rows.length
        if (unkeptRows <= JOURNAL.importedRowsMax)
          record(`batches.${workspaceId}`, String(change.start), change)
        // The numbers of rows that are not kept stay taken.
        else counters.put({ id: counter, value: table.end() })
      },
    })
    tables.set(workspaceId, table)
    return table
  }
  const applyCounter = appliers.get('counters')
  appliers.set('counters', (id, value) => {
    applyCounter?.(id, value)
    contacts(id.slice('contacts.'.length)).growTo(counters.get(id)?.value ?? 0)
  })

  const of = <T extends { id: string }>(kind: CollectionKind<T>): Collection<T> => {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what stands under the name of a kind was made from that kind below
    const known = kinds.get(kind.name) as Collection<T> | undefined
    if (known) return known
    const made = collection(kind.name, () => kind.base(db))
    kinds.set(kind.name, made)
    for (const [id, value] of waiting.get(kind.name) ?? []) appliers.get(kind.name)?.(id, value)
    waiting.delete(kind.name)
    return made
  }
  const applyChange = ({ collection: name, id, value }: JournalEntry) => {
    const applier = appliers.get(name)
    if (applier) {
      applier(id, value)
      return
    }
    const held = waiting.get(name) ?? new Map<string, unknown>()
    waiting.set(name, held.set(id, value))
  }

  const db: Db = {
    settings,
    accounts,
    workspaces,
    memberships,
    invitations,
    sessions: collection('sessions'),
    cookies: collection('cookies'),
    mailingLists,
    schemas,
    importChunks: collection('import-chunks'),
    visits: collection('visits'),
    events: eventsWithHistories,
    contacts,
    of,
    nextId: (prefix) =>
      `${prefix}_${(seq + 1).toString(36)}${hashOf(`${seed}.${prefix}.${seq + 1}`).toString(36)}`,
    takeChanges() {
      const taken = changes
      changes = []
      return taken
    },
    apply(entries) {
      for (const entry of entries) {
        seq = Math.max(seq, entry.seq)
        const [kind, workspaceId] = entry.collection.split('.')
        if (workspaceId === undefined) applyChange(entry)
        else contacts(workspaceId).apply(contactChange(kind === 'batches', entry))
      }
    },
    seq: () => seq,
  }
  return db
}

/** Only a table of contacts wrote what stands in the journal under its name. */
function contactChange(isBatch: boolean, { id, value }: JournalEntry): ContactChange {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a table of contacts wrote it
  if (isBatch) return value as ContactChange
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only a table of contacts wrote it
  return { kind: 'contact', id, value: value as StoredContact | null }
}

/** The schemas that a workspace starts with. */
export function newSchemas(workspaceId: string, contactProperties = systemProperties): SchemaRecord[] {
  const schema = (type: SchemaRecord['type'], properties: SchemaRecord['properties']): SchemaRecord => ({
    id: schemaId(workspaceId, type),
    workspaceId,
    type,
    version: 1,
    properties,
    deletedKeys: [],
  })
  return [schema('contact', contactProperties), schema('contact_event', eventProperties)]
}

/** Who did something, as others see them (API-43). */
export const actorOf = (account: AccountRecord | undefined) =>
  account
    ? { id: account.id, name: account.name || account.email, email: account.email }
    : { id: 'acc_gone', name: '', email: '' }
