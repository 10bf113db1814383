import { isSegmentEvent } from '#domain/segments/segment-events'
import type { ContactEvent } from '#api/contact-events'
import type { Contact, ContactFilter, ContactSearch, ContactStatus } from '#api/contacts'
import type { MailingList } from '#api/mailing-lists'
import type { PropertyValue } from '#api/shapes'
import { ApiError } from '#api/wire'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { standingOn } from '#domain/contacts/contact-rules'
import type { ConditionCandidate, ConditionContact, ConditionEvent, Predicate } from '#lib/condition-tree'
import { isSet } from '#lib/condition-values'
import { contactStatuses } from '#lib/contact-status'
import { fold } from '#lib/fold-text'
import { noEngagement, originType } from '#mocks/contact-events/contact-events.data'
import { createContactMembers } from './contact-members.ts'
import type { ContactWorld } from './contacts.data.ts'
import { forEachSliced, sortSliced } from '#mocks/core/yield-to-page'

/** What all rows of one import chunk share, and a row of it: a million of them stay small. */
export interface ImportedBatch extends Pick<
  Contact,
  'status' | 'statusReason' | 'source' | 'sourceRef' | 'consent' | 'subscriptions'
> {
  at: string
  /** @default at */
  statusAt?: string
  keys: readonly string[]
}
export interface ImportedRow extends Pick<Contact, 'email' | 'name' | 'locale' | 'timezone'> {
  /** In the order of the batch's keys. */
  values: readonly (PropertyValue | undefined)[]
}
interface BatchRow extends ImportedRow {
  batch: ImportedBatch
}

export type ContactChange =
  | { kind: 'contact'; id: string; value: StoredContact | null }
  | { kind: 'batch'; start: number; batch: ImportedBatch; rows: readonly ImportedRow[] }

export interface ContactTableSettings {
  base: ContactWorld
  /** Comes before the number of a contact in its id. */
  prefix: string
  onChange: (change: ContactChange) => void
  /** Lists and properties that were deleted leave their contacts without a trace. */
  isList: (mailingListId: string) => boolean
  isDeletedKey: (key: string) => boolean
  /** What happened to the contact beyond the base world, in that order. */
  eventsOf: (contactId: string) => readonly ContactEvent[]
}

/** Conditions that only somebody who knows the rest of the world can evaluate. */
export interface TableCondition {
  /** Says what is asked, and in which state of all that the table does not hold itself. */
  key: string
  predicate: () => Predicate
}

export interface TableFilter extends Omit<ContactFilter, 'conditions' | 'segmentId'> {
  condition?: TableCondition | undefined
}

/** The contacts of one workspace, by an ordinal that grows in the order they came. */
export interface ContactTable {
  get: (id: string) => Contact | undefined
  /** The address in lower case. */
  findByEmail: (email: string) => Contact | undefined
  /** Changes a contact that is there. */
  put: (contact: StoredContact) => Contact
  add: (contact: Omit<StoredContact, 'id'>) => Contact
  /** Adds the new contacts of an import; answers their ids. */
  addBatch: (batch: ImportedBatch, rows: readonly ImportedRow[]) => string[]
  remove: (id: string) => void
  search: (filter: TableFilter, sort: ContactSearch['sort'], scores?: Scores) => Promise<Found>
  count: (filter: TableFilter) => Promise<number>
  /** Whether the contact is one that the predicate finds. */
  fits: (id: string, predicate: Predicate) => boolean
  /** To be called when an event of the contact was added. */
  happenedTo: (id: string) => void
  /** When a contact was last added or changed by somebody; '' where none was. */
  lastChange: () => string
  listCounts: () => Promise<ReadonlyMap<string, MailingList['counts']>>
  /** How many contacts have a value, by property; undefined where the table is too large to count on every question. */
  filledCounts: () => Promise<ReadonlyMap<string, number>> | undefined
  idOfIndex: (index: number) => string
  /** To be called when what `isList` or `isDeletedKey` say has changed. */
  forgetAnswers: () => void
  base: ContactWorld
  /** Takes in a change that another tab made, or that was kept. */
  apply: (change: ContactChange) => void
  /** The ordinal that the next contact gets; it only grows. */
  end: () => number
  growTo: (end: number) => void
}

/** Scores at that time, ms since 1970, with what the table is not told of. */
export interface Scores {
  at: number
  scoreOf: (contactId: string, before: Contact['engagement']) => number
}

export interface Found {
  count: number
  /** Of the found contacts, in their order. */
  ordinals: Uint32Array
  /** Some of the found contacts, in their order. */
  slice: (offset: number, limit: number) => Contact[]
}

/** Above this many rows texts are made again at each search rather than kept, and statistics are not counted. */
const LARGE = { rows: 50_000 } as const

/** Answers that are kept until the next change. */
const CACHE = { answers: 8 } as const

const GONE = 255

export function createContactTable({
  base,
  prefix,
  onChange,
  isList,
  isDeletedKey,
  eventsOf,
}: ContactTableSettings): ContactTable {
  /** Contacts that were changed or added one by one. */
  const touched = new Map<number, StoredContact>()
  /** Contacts that imports added, from the ordinal `base.count` on. */
  const imported: (BatchRow | undefined)[] = []
  /** May name a contact that has left the address since: whoever asks looks at the contact. */
  const ordinalByEmail = new Map<string, number>()
  let statuses: Uint8Array<ArrayBuffer> | undefined
  let end = base.count
  let texts: (string | undefined)[] = []
  let answers = new Map<string, Promise<Uint32Array>>()
  let lastChange = ''
  const members = createContactMembers({
    end: () => end,
    isThere: (ordinal) => column()[ordinal] !== GONE,
  })

  const idOf = (ordinal: number) => `${prefix}${ordinal.toString(36).padStart(5, '0')}`
  const ordinalOf = (id: string): number | undefined => {
    const text = id.slice(prefix.length)
    if (!id.startsWith(prefix) || !/^[0-9a-z]{5,9}$/.test(text)) return undefined
    const ordinal = Number.parseInt(text, 36)
    return ordinal < end && idOf(ordinal) === id && column()[ordinal] !== GONE ? ordinal : undefined
  }

  /** The status of each, or GONE: what most questions ask first. */
  const column = (): Uint8Array<ArrayBuffer> => {
    if (!statuses) {
      statuses = new Uint8Array(Math.max(1024, end))
      for (let index = 0; index < base.count; index += 1)
        statuses[index] = contactStatuses.indexOf(base.statusOf(index))
    }
    if (statuses.length < end) {
      const larger = new Uint8Array(Math.max(end, statuses.length * 2))
      larger.set(statuses)
      statuses = larger
    }
    return statuses
  }
  const growTo = (needed: number) => {
    if (needed <= end) return
    const from = end
    end = needed
    // Nothing is known yet of what lies between: it may have been left out of what was kept.
    column().fill(GONE, from, needed)
  }
  const setStatus = (ordinal: number, status: ContactStatus | undefined) => {
    column()[ordinal] = status === undefined ? GONE : contactStatuses.indexOf(status)
  }
  const changed = () => {
    if (answers.size > 0) answers = new Map()
  }
  const changedAt = (ordinal: number) => {
    changed()
    members.changedAt(ordinal)
  }
  const forgetAnswers = () => {
    changed()
    members.forget()
  }

  /** Whether it is still as the base world computes it. */
  const isBase = (ordinal: number) => ordinal < base.count && !touched.has(ordinal)
  const importedAt = (ordinal: number) => (ordinal < base.count ? undefined : imported[ordinal - base.count])
  const emailOf = (ordinal: number) =>
    (touched.get(ordinal) ?? importedAt(ordinal))?.email ?? base.emailOf(ordinal)
  const nameOf = (ordinal: number) => {
    const row = touched.get(ordinal) ?? importedAt(ordinal)
    return row ? row.name : base.nameOf(ordinal)
  }
  const subscriptionsOf = (ordinal: number) => {
    const all =
      touched.get(ordinal)?.subscriptions ??
      importedAt(ordinal)?.batch.subscriptions ??
      base.subscriptionsOf(ordinal)
    return all.every((one) => isList(one.mailingListId))
      ? all
      : all.filter((one) => isList(one.mailingListId))
  }
  const storedOf = (ordinal: number): StoredContact => {
    const id = idOf(ordinal)
    const own = touched.get(ordinal)
    if (own) return own
    const row = importedAt(ordinal)
    if (!row) {
      return {
        id,
        ...base.profileOf(ordinal),
        properties: base.propertiesOf(ordinal),
        subscriptions: base.subscriptionsOf(ordinal),
      }
    }
    const { batch, values, ...person } = row
    const { at, keys, ...shared } = batch
    const properties: Record<string, PropertyValue> = {}
    keys.forEach((key, place) => {
      const value = values[place]
      if (value !== undefined) properties[key] = value
    })
    return { id, ...person, statusAt: at, ...shared, properties, createdAt: at, updatedAt: at, version: 1 }
  }
  const visible = (properties: Contact['properties']) =>
    Object.keys(properties).some(isDeletedKey)
      ? Object.fromEntries(Object.entries(properties).filter(([key]) => !isDeletedKey(key)))
      : properties
  const storedCreatedAt = (ordinal: number): string =>
    isBase(ordinal) ? new Date(base.createdAtOf(ordinal)).toISOString() : storedOf(ordinal).createdAt
  const lastEventAtOf = (ordinal: number): string => {
    const recent = eventsOf(idOf(ordinal)).findLast(({ type }) => !isSegmentEvent(type))?.occurredAt
    const before = ordinal < base.count ? base.activity.lastEventAt(ordinal) : undefined
    if (recent !== undefined) return recent
    // To come is what everybody has done.
    if (before === undefined) return storedCreatedAt(ordinal)
    return new Date(before).toISOString()
  }
  const contactOf = (ordinal: number): Contact => {
    const stored = storedOf(ordinal)
    return {
      ...stored,
      properties: visible(stored.properties),
      subscriptions: subscriptionsOf(ordinal),
      segmentIds: [],
      engagement: ordinal < base.count ? base.activity.engagementOf(ordinal) : noEngagement,
      lastEventAt: lastEventAtOf(ordinal),
    }
  }

  const findOrdinal = (email: string): number | undefined => {
    const ordinal = ordinalByEmail.get(email) ?? base.indexOf(email)
    return ordinal !== undefined && column()[ordinal] !== GONE && emailOf(ordinal) === email
      ? ordinal
      : undefined
  }

  const store = (ordinal: number, contact: StoredContact) => {
    growTo(ordinal + 1)
    touched.set(ordinal, contact)
    ordinalByEmail.set(contact.email, ordinal)
    setStatus(ordinal, contact.status)
    texts[ordinal] = undefined
    if (contact.updatedAt > lastChange) lastChange = contact.updatedAt
    changedAt(ordinal)
  }
  const storeBatch = (start: number, batch: ImportedBatch, rows: readonly ImportedRow[]) => {
    growTo(start + rows.length)
    if (batch.at > lastChange) lastChange = batch.at
    rows.forEach((row, place) => {
      const ordinal = start + place
      // Written out, so that all rows are of one shape.
      imported[ordinal - base.count] = {
        email: row.email,
        name: row.name,
        locale: row.locale,
        timezone: row.timezone,
        values: row.values,
        batch,
      }
      ordinalByEmail.set(row.email, ordinal)
      setStatus(ordinal, batch.status)
      changedAt(ordinal)
    })
  }
  const drop = (ordinal: number) => {
    touched.delete(ordinal)
    if (ordinal >= base.count) imported[ordinal - base.count] = undefined
    setStatus(ordinal, undefined)
    texts[ordinal] = undefined
    changedAt(ordinal)
  }

  // One contact for all that are looked at by conditions: it is moved on, and reads only what is asked for.
  let looked = 0
  const ownOf = (ordinal: number) => touched.get(ordinal) ?? importedAt(ordinal)
  const propertyOf = (key: string): unknown => {
    if (isDeletedKey(key)) return undefined
    const own = touched.get(looked)
    if (own) return Object.hasOwn(own.properties, key) ? own.properties[key] : undefined
    const row = importedAt(looked)
    return row ? row.values[row.batch.keys.indexOf(key)] : base.propertyOf(looked, key)
  }
  const subscriptionStatusOf = (mailingListId: string): string | undefined => {
    if (!isList(mailingListId)) return undefined
    const own = touched.get(looked)?.subscriptions ?? importedAt(looked)?.batch.subscriptions
    return own
      ? own.find((one) => one.mailingListId === mailingListId)?.status
      : base.subscriptionStatusOf(looked, mailingListId)
  }
  const lookedAt: ConditionContact = {
    get id() {
      return idOf(looked)
    },
    get email() {
      return emailOf(looked)
    },
    get name() {
      return nameOf(looked)
    },
    get locale() {
      const own = ownOf(looked)
      return own ? own.locale : base.localeOf(looked)
    },
    get timezone() {
      const own = ownOf(looked)
      return own ? own.timezone : base.timezoneOf(looked)
    },
    get status() {
      return contactStatuses[column()[looked] ?? GONE]
    },
    get createdAt() {
      return isBase(looked) ? new Date(base.createdAtOf(looked)) : storedOf(looked).createdAt
    },
    properties: propertyOf,
    subscriptions: subscriptionStatusOf,
    get engagement() {
      return looked < base.count ? base.activity.engagementOf(looked) : noEngagement
    },
  }
  const candidate: ConditionCandidate = {
    contact: lookedAt,
    events(type) {
      const found: ConditionEvent[] = eventsOf(idOf(looked)).filter((event) => event.type === type)
      if (looked < base.count) {
        for (const { at, ...event } of base.activity.eventsOfType(looked, type))
          found.push({ ...event, occurredAt: new Date(at) })
      }
      if (type === 'contact.created' || type === 'contact.imported') {
        const { source, createdAt } = storedOf(looked)
        if (originType(source) === type) found.push({ type, occurredAt: createdAt })
      }
      return found
    },
  }
  const testOf = (predicate: Predicate) => (ordinal: number) => {
    looked = ordinal
    return predicate(candidate)
  }

  const membersOf = ({ key, predicate }: TableCondition) => members.of(key, () => testOf(predicate()))

  const textOf = (ordinal: number): string => {
    const known = texts[ordinal]
    if (known !== undefined) return known
    const text = `${emailOf(ordinal)}\n${fold(nameOf(ordinal) ?? '')}\n${idOf(ordinal)}`
    if (end <= LARGE.rows) texts[ordinal] = text
    return text
  }
  const testsOf = ({ q, status, mailingListId }: TableFilter): ((ordinal: number) => boolean)[] => {
    const tests: ((ordinal: number) => boolean)[] = []
    if (status && status.length > 0) {
      const wanted = new Set(status.map((one) => contactStatuses.indexOf(one)))
      const all = column()
      tests.push((ordinal) => wanted.has(all[ordinal] ?? GONE))
    }
    if (mailingListId !== undefined) {
      tests.push((ordinal) => subscriptionsOf(ordinal).some((one) => one.mailingListId === mailingListId))
    }
    const text = fold(q ?? '').trim()
    if (text !== '') tests.push((ordinal) => textOf(ordinal).includes(text))
    return tests
  }

  const matching = async (filter: TableFilter): Promise<Uint32Array<ArrayBuffer>> => {
    const tests = testsOf(filter)
    const { condition } = filter
    if (condition && filter.ids) tests.push(testOf(condition.predicate()))
    else if (condition) {
      const known = await membersOf(condition)
      tests.unshift((ordinal) => known.marks[ordinal] === 1)
    }
    const candidates =
      filter.ids && [...new Set(filter.ids)].flatMap((id) => ordinalOf(id) ?? []).sort((a, b) => a - b)
    const all = column()
    const found = new Uint32Array(candidates?.length ?? end)
    let count = 0
    const look = (ordinal: number) => {
      if (all[ordinal] !== GONE && tests.every((test) => test(ordinal))) found[count++] = ordinal
    }
    if (candidates) candidates.forEach(look)
    else await forEachSliced(end, look)
    return found.slice(0, count)
  }

  const sorted = async (
    filter: TableFilter,
    sort: NonNullable<ContactSearch['sort']>,
    scores: Scores | undefined,
  ): Promise<Uint32Array<ArrayBuffer>> => {
    const found = await answered(['', filter], () => matching(filter))
    if (sort.length === 0) return found.slice().reverse()
    const columns: { values: SortValue[]; factor: number }[] = []
    for (const { key, direction } of sort)
      columns.push({ values: await sortValues(found, key, scores), factor: direction === 'asc' ? 1 : -1 })
    const places = new Uint32Array(found.length).map((_, place) => place)
    const inOrder = await sortSliced(places, (a, b) => {
      for (const { values, factor } of columns) {
        const order = compare(values[a], values[b], factor)
        if (order !== 0) return order
      }
      return a - b
    })
    return inOrder.map((place) => found[place] ?? 0)
  }
  const sortValues = async (
    found: Uint32Array,
    key: string,
    scores: Scores | undefined,
  ): Promise<SortValue[]> => {
    const read = readerOf(key, scores)
    const values: SortValue[] = []
    await forEachSliced(found.length, (place) => values.push(read(found[place] ?? 0)))
    return values
  }
  const readerOf = (key: string, scores: Scores | undefined): ((ordinal: number) => SortValue) => {
    switch (key) {
      case 'id':
      case 'createdAt':
        return (ordinal) => ordinal
      case 'email':
        return emailOf
      case 'name':
        return (ordinal) => textual(nameOf(ordinal))
      case 'status':
        return (ordinal) => column()[ordinal]
      case 'lastEventAt':
        return lastEventAtOf
      case 'engagement.score':
        return (ordinal) => {
          const before = ordinal < base.count ? base.activity.engagementOf(ordinal) : noEngagement
          return scores ? scores.scoreOf(idOf(ordinal), before) : before.score
        }
      case 'locale':
      case 'timezone':
      case 'source':
      case 'statusAt':
      case 'updatedAt':
        return (ordinal) => textual((isBase(ordinal) ? base.profileOf(ordinal) : storedOf(ordinal))[key])
    }
    const property = /^properties\.(\w+)$/.exec(key)?.[1]
    if (property === undefined) throw new ApiError(422, `Contacts can't be sorted by "${key}".`)
    if (isDeletedKey(property)) return () => undefined
    return (ordinal) => {
      const value = isBase(ordinal)
        ? base.propertyOf(ordinal, property)
        : storedOf(ordinal).properties[property]
      if (typeof value === 'string') return textual(value)
      return typeof value === 'number' || typeof value === 'boolean' ? Number(value) : undefined
    }
  }

  /** The same question until the next change gets the same answer, also while it is worked on. */
  const answered = <T extends Uint32Array>(question: unknown, work: () => Promise<T>): Promise<T> => {
    const key = JSON.stringify(question)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this function fills the map, and the question tells the kind of answer
    const known = answers.get(key) as Promise<T> | undefined
    if (known) return known
    const mine = answers
    const answer = work()
    mine.set(key, answer)
    answer.catch(() => mine.delete(key))
    const [oldest] = mine.keys()
    if (mine.size > CACHE.answers && oldest !== undefined) mine.delete(oldest)
    return answer
  }

  return {
    base,
    get(id) {
      const ordinal = ordinalOf(id)
      return ordinal === undefined ? undefined : contactOf(ordinal)
    },
    findByEmail(email) {
      const ordinal = findOrdinal(email)
      return ordinal === undefined ? undefined : contactOf(ordinal)
    },
    put(contact) {
      const ordinal = ordinalOf(contact.id)
      if (ordinal === undefined) throw new Error(`There is no contact ${contact.id} to change.`)
      store(ordinal, contact)
      onChange({ kind: 'contact', id: contact.id, value: contact })
      return contactOf(ordinal)
    },
    add(contact) {
      const ordinal = end
      const stored = { id: idOf(ordinal), ...contact }
      store(ordinal, stored)
      onChange({ kind: 'contact', id: stored.id, value: stored })
      return contactOf(ordinal)
    },
    addBatch(batch, rows) {
      const start = end
      storeBatch(start, batch, rows)
      onChange({ kind: 'batch', start, batch, rows })
      return rows.map((_, place) => idOf(start + place))
    },
    remove(id) {
      const ordinal = ordinalOf(id)
      if (ordinal === undefined) return
      drop(ordinal)
      onChange({ kind: 'contact', id, value: null })
    },
    async search(filter, sort = [], scores) {
      const ordinals = await answered([sort, filter, scores?.at], () => sorted(filter, sort, scores))
      return {
        count: ordinals.length,
        ordinals,
        slice: (offset, limit) =>
          Array.from(ordinals.subarray(offset, offset + limit))
            .filter((ordinal) => column()[ordinal] !== GONE)
            .map(contactOf),
      }
    },
    async count(filter) {
      const { condition, ...others } = filter
      const isAlone = Object.values(others).every((one) => one === undefined)
      if (condition && isAlone) return (await membersOf(condition)).count
      return (await answered(['', filter], () => matching(filter))).length
    },
    fits(id, predicate) {
      const ordinal = ordinalOf(id)
      return ordinal !== undefined && testOf(predicate)(ordinal)
    },
    happenedTo(id) {
      const ordinal = ordinalOf(id)
      if (ordinal !== undefined) changedAt(ordinal)
    },
    lastChange: () => lastChange,
    async listCounts() {
      const counts = new Map<string, MailingList['counts']>()
      const all = column()
      await forEachSliced(end, (ordinal) => {
        const contactStatus = contactStatuses[all[ordinal] ?? GONE]
        if (contactStatus === undefined) return
        for (const { mailingListId, status } of subscriptionsOf(ordinal)) {
          const count = counts.get(mailingListId) ?? { active: 0, pending: 0, unsubscribed: 0, bounced: 0 }
          count[standingOn(contactStatus, status)] += 1
          counts.set(mailingListId, count)
        }
      })
      return counts
    },
    filledCounts() {
      if (end > LARGE.rows) return undefined
      return (async () => {
        const counts = new Map<string, number>()
        const all = column()
        await forEachSliced(end, (ordinal) => {
          if (all[ordinal] === GONE) return
          const { properties, name, locale, timezone } = storedOf(ordinal)
          const filled = Object.keys(properties).filter((key) => isSet(properties[key]))
          if (name !== undefined) filled.push('name')
          if (locale !== undefined) filled.push('locale')
          if (timezone !== undefined) filled.push('timezone')
          filled.push('email', 'status', 'created_at')
          for (const key of filled) counts.set(key, (counts.get(key) ?? 0) + 1)
        })
        return counts
      })()
    },
    idOfIndex: idOf,
    forgetAnswers,
    apply(change) {
      if (change.kind === 'batch') {
        storeBatch(change.start, change.batch, change.rows)
        return
      }
      const ordinal = Number.parseInt(change.id.slice(prefix.length), 36)
      if (change.value) store(ordinal, change.value)
      else if (ordinal < end) drop(ordinal)
    },
    end: () => end,
    growTo,
  }
}

type SortValue = string | number | undefined

const textual = (value: string | undefined): string | undefined =>
  value === undefined || value === '' ? undefined : fold(value)

/** Empty values come last, whatever the direction. */
function compare(a: SortValue, b: SortValue, factor: number): number {
  if (a === b) return 0
  if (a === undefined) return 1
  if (b === undefined) return -1
  return (a < b ? -1 : 1) * factor
}
