import { customPropertiesOf, isListOf } from '#mocks/contacts/contact-facts'
import { expectList, isSuppressed } from '#domain/contacts/contact-rules'
import { valueOfCell } from '#domain/contacts/property-values'
import { ruleBroken, tooLarge } from '#domain/kernel/refusals'
import { importRoutes } from '#api/contract'
import type { Contact } from '#api/contacts'
import type { ImportCsv, ImportEmails, ImportResult, ImportRowResult } from '#api/import'
import type { PropertyValue, SubscriptionStatus } from '#api/shapes'
import type { SchemaProperty } from '#api/schemas'
import { reachOf } from '#lib/contact-status'
import { contactStatusOf } from '#lib/contact-status-words'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import type { ImportedBatch, ImportedRow } from '#mocks/contacts/contact-table'
import { storedOf } from '#mocks/contacts/contacts.handlers'
import type { Db } from '#mocks/core/db'
import { handle, type Call } from '#mocks/core/handle'
import { subscriptionsIn } from '#mocks/contacts/list-subscriptions'
import { hashOf } from '#mocks/core/random'

/** `chunks`: how many answers of an import are kept for a chunk that comes twice; an older one is worked on anew, with the same end. */
const IMPORT = { rowsMax: 1000, chunks: 64 } as const

/** What a contact itself holds, beside its properties. */
const ownKeys = ['name', 'locale', 'timezone'] as const
type OwnKey = (typeof ownKeys)[number]
const isOwnKey = (key: string): key is OwnKey => ownKeys.some((own) => own === key)

/** What else a column can become. */
const fixedKeys: ReadonlySet<string> = new Set(['email', 'status', 'listSubscriptions'])

interface Row {
  email: string
  own: Partial<Record<OwnKey, string>>
  values: Map<string, PropertyValue>
  status?: Contact['status']
  /** Mailing lists by id. */
  lists?: ReadonlyMap<string, SubscriptionStatus>
  /** The properties whose cells are no values of their types. */
  invalid: string[]
}

type Common = Pick<
  ImportCsv,
  'importId' | 'mailingListIds' | 'optIn' | 'consentNote' | 'dryRun' | 'emptyInvalid'
>

interface RowsToTake extends Common, Pick<ImportCsv, 'mapping' | 'rows' | 'onExisting'> {
  source: Contact['source']
}
/** Takes rows in by the rules of an import, whoever brings them. */
export const takeRows = (at: Pick<Call, 'db' | 'workspaceId' | 'now'>, rows: RowsToTake): ImportResult => {
  const columns = columnsOf(at.db, at.workspaceId, rows.mapping)
  const listsIn = subscriptionsIn(at.db, at.workspaceId)
  return take(
    at,
    rows,
    rows.rows.map((row) => readRow(row, columns, listsIn)),
    rows.onExisting,
    rows.source,
  )
}

export const importHandlers = [
  handle(importRoutes.csv, ({ db, workspaceId, body, now }) => {
    expectSize(body.rows.length)
    const columns = columnsOf(db, workspaceId, body.mapping)
    const listsIn = subscriptionsIn(db, workspaceId)
    const rows = body.rows.map((row) => readRow(row, columns, listsIn))
    return once(db, workspaceId, body, String(body.chunk.index), () =>
      take({ db, workspaceId, now }, body, rows, body.onExisting),
    )
  }),
  handle(importRoutes.emails, ({ db, workspaceId, body, now }) => {
    expectSize(body.emails.length)
    const rows = body.emails.map((email): Row => ({ email, own: {}, values: new Map(), invalid: [] }))
    return once(db, workspaceId, body, `emails-${body.emails.length}-${hashOf(body.emails.join('\n'))}`, () =>
      take({ db, workspaceId, now }, body, rows, 'fill_blanks'),
    )
  }),
]

function expectSize(rows: number): void {
  if (rows > IMPORT.rowsMax)
    throw tooLarge(
      `One call takes ${IMPORT.rowsMax} rows at most, not ${rows}.`,
      `一度に送信できるのは${IMPORT.rowsMax}行までです（${rows}行）。`,
    )
}

/** A chunk that was taken before is answered as it was. */
function once(
  db: Db,
  workspaceId: string,
  { importId, dryRun }: Common | ImportEmails,
  chunk: string,
  work: () => ImportResult,
): ImportResult {
  if (dryRun) return work()
  const prefix = `${workspaceId}.${importId}.`
  const known = db.importChunks.get(prefix + chunk)
  if (known) return known.result
  const result = work()
  db.importChunks.put({ id: prefix + chunk, result })
  const kept = db.importChunks.where(({ id }) => id.startsWith(prefix))
  for (const { id } of kept.slice(0, Math.max(0, kept.length - IMPORT.chunks))) db.importChunks.remove(id)
  return result
}

interface Column {
  column: string
  key: string
  property: SchemaProperty | undefined
}

function columnsOf(db: Db, workspaceId: string, mapping: ImportCsv['mapping']): Column[] {
  const custom = customPropertiesOf(db, workspaceId)
  const columns = mapping.flatMap(({ column, key }): Column[] => {
    if (key === null) return []
    const property = custom.get(key)
    if (!property && !fixedKeys.has(key) && !isOwnKey(key))
      throw ruleBroken(`No column can become "${key}".`, `「${key}」に列を割り当てることはできません。`)
    return [{ column, key, property }]
  })
  if (!columns.some(({ key }) => key === 'email'))
    throw ruleBroken('No column is the email address.', 'メールアドレスの列がありません。')
  return columns
}

/** Several columns of one key, such as family and given name, are joined by a space. */
function readRow(
  cells: Readonly<Record<string, string>>,
  columns: readonly Column[],
  listsIn: ReturnType<typeof subscriptionsIn>,
): Row {
  const row: Row = { email: '', own: {}, values: new Map(), invalid: [] }
  const texts = new Map<string, { text: string; property: SchemaProperty | undefined }>()
  for (const { column, key, property } of columns) {
    const cell = Object.hasOwn(cells, column) ? (cells[column] ?? '').trim() : ''
    if (cell === '') continue
    const before = texts.get(key)
    texts.set(key, { text: before ? `${before.text} ${cell}` : cell, property })
  }
  for (const [key, { text, property }] of texts) {
    if (key === 'email') row.email = text
    else if (isOwnKey(key)) row.own[key] = text
    else if (property) {
      const value = valueOfCell(property, text)
      if (value === undefined) row.invalid.push(key)
      else row.values.set(key, value)
    } else if (key === 'status') {
      const status = contactStatusOf(text)
      if (status === undefined) row.invalid.push(key)
      else row.status = status
    } else {
      const { lists, hasUnknown } = listsIn(text)
      if (hasUnknown) row.invalid.push(key)
      row.lists = lists
    }
  }
  return row
}

function take(
  { db, workspaceId, now }: Pick<Call, 'db' | 'workspaceId' | 'now'>,
  body: Common,
  rows: readonly Row[],
  onExisting: ImportCsv['onExisting'],
  source: Contact['source'] = 'import',
): ImportResult {
  for (const mailingListId of body.mailingListIds) expectList(isListOf(db, workspaceId), mailingListId)
  const table = db.contacts(workspaceId)
  const seen = new Set<string>()
  const results: ImportRowResult[] = []
  const added: { result: ImportRowResult; row: Row; email: string }[] = []

  rows.forEach((row, number) => {
    const email = normalizeEmail(row.email)
    const say = (outcome: ImportRowResult['outcome'], reason?: string) => {
      const result: ImportRowResult = {
        row: number,
        email: email === '' ? row.email : email,
        outcome,
        ...(reason !== undefined && { reason }),
        ...(row.invalid.length > 0 && { invalidKeys: row.invalid }),
      }
      results.push(result)
      return result
    }
    if (email === '') return say('invalid', 'missing_email')
    if (!isEmailAddress(email)) return say('invalid', 'invalid_email')
    if (seen.has(email)) return say('skipped', 'duplicate_in_chunk')
    seen.add(email)
    const [invalid] = row.invalid
    // Without a status the contact would get mail, whatever the cell was to say.
    if (invalid !== undefined && (body.emptyInvalid !== true || row.invalid.includes('status')))
      return say('invalid', `invalid_value:${invalid}`)
    const contact = table.findByEmail(email)
    if (!contact) return added.push({ result: say('created'), row, email })

    const suppressed = isSuppressed(contact.status)
    const keptStatus =
      row.status !== undefined && reachOf(row.status) < reachOf(contact.status)
        ? `status_kept:${contact.status}`
        : undefined
    const change =
      onExisting === 'skip'
        ? undefined
        : changeOf(contact, row, onExisting, listsFor(body, row, contact.status), source, now)
    if (!change) {
      const result = suppressed
        ? say('suppressed', contact.status)
        : onExisting === 'skip'
          ? say('skipped', keptStatus ?? 'exists')
          : say('unchanged', keptStatus)
      result.contactId = contact.id
      return undefined
    }
    const result = say('updated', suppressed ? contact.status : keptStatus)
    result.contactId = contact.id
    result.before = change.before
    if (!body.dryRun) {
      result.version = contact.version + 1
      table.put({ ...storedOf(contact), ...change.after, updatedAt: now, version: result.version })
    }
    return undefined
  })

  if (!body.dryRun && added.length > 0) addAll()
  return { importId: body.importId, results }

  /** A batch holds contacts of one status on the same lists. */
  function addAll(): void {
    const batches = Map.groupBy(added, ({ row }) => JSON.stringify([row.status, ...(row.lists ?? [])]))
    for (const batch of batches.values()) {
      const ids = addBatch(
        batch.map(({ row, email }) => ({ ...row, email })),
        batch[0]?.row,
      )
      batch.forEach(({ result }, place) => {
        const id = ids[place]
        if (id === undefined) return
        result.contactId = id
        result.version = 1
      })
    }
  }

  function addBatch(newRows: readonly Row[], alike: Row | undefined): string[] {
    const keys = [...new Set(newRows.flatMap(({ values }) => [...values.keys()]))]
    const status = statusOfNew(body.optIn, alike?.status)
    const batch: ImportedBatch = {
      at: now,
      keys,
      status,
      source,
      sourceRef: body.importId,
      subscriptions: [...listsFor(body, alike, status)].map(([mailingListId, one]) => ({
        mailingListId,
        status: one,
        source,
        updatedAt: now,
      })),
      consent: { at: now, source, note: body.consentNote },
    }
    return table.addBatch(
      batch,
      newRows.map(({ email, own, values }): ImportedRow => ({
        email,
        name: own.name,
        locale: own.locale,
        timezone: own.timezone,
        values: keys.map((key) => values.get(key)),
      })),
    )
  }
}

/** A new contact gets no more mail than the file says, and no more than the import lets it. */
function statusOfNew(optIn: Common['optIn'], inFile: Contact['status'] = 'subscribed'): Contact['status'] {
  const most = optIn === 'active' ? 'subscribed' : 'pending'
  return reachOf(inFile) < reachOf(most) ? inFile : most
}

/** The lists on which a row puts a contact: those of the file, as it says, and those of the import for who gets mail. */
function listsFor(
  { mailingListIds, optIn }: Common,
  row: Row | undefined,
  status: Contact['status'],
): ReadonlyMap<string, SubscriptionStatus> {
  const lists = new Map<string, SubscriptionStatus>()
  for (const [id, one] of row?.lists ?? []) lists.set(id, one === 'active' ? optIn : one)
  const reach = Math.min(reachOf(status), reachOf(row?.status ?? status))
  if (reach > 0) {
    for (const id of mailingListIds) if (!lists.has(id)) lists.set(id, reach === 1 ? 'pending' : optIn)
  }
  return lists
}

/** What a row changes in a contact that is there, and what was there before; undefined: nothing. */
function changeOf(
  contact: Contact,
  row: Row,
  onExisting: 'fill_blanks' | 'overwrite',
  lists: ReadonlyMap<string, SubscriptionStatus>,
  source: Contact['source'],
  now: string,
): { after: Partial<Contact>; before: NonNullable<ImportRowResult['before']> } | undefined {
  const after: Partial<Contact> = {}
  const before: NonNullable<ImportRowResult['before']> = {}
  const replaces = (old: PropertyValue | undefined, next: PropertyValue | undefined) =>
    next !== undefined &&
    (old === undefined || (onExisting === 'overwrite' && JSON.stringify(old) !== JSON.stringify(next)))

  for (const key of ownKeys) {
    const next = row.own[key]
    if (!replaces(contact[key], next)) continue
    before[key] = contact[key] ?? null
    after[key] = next
  }
  for (const [key, next] of row.values) {
    const old = contact.properties[key]
    if (!replaces(old, next)) continue
    before.properties = { ...before.properties, [key]: old ?? null }
    after.properties = { ...(after.properties ?? contact.properties), [key]: next }
  }
  // A place that somebody has on a list, or gave up, is theirs: an import only adds.
  const missing = [...lists].filter(
    ([id, status]) =>
      contact.subscriptions.every((one) => one.mailingListId !== id) &&
      (status === 'unsubscribed' || !isSuppressed(contact.status)),
  )
  if (missing.length > 0) {
    before.subscriptions = contact.subscriptions
    after.subscriptions = [
      ...contact.subscriptions,
      ...missing.map(([mailingListId, status]) => ({
        mailingListId,
        status,
        source,
        updatedAt: now,
      })),
    ]
  }
  return Object.keys(after).length > 0 ? { after, before } : undefined
}
