import type { Contact } from '#api/contacts'
import type { ImportCsv, ImportRowResult } from '#api/import'
import type { PropertyValue, SubscriptionStatus } from '#api/shapes'
import { addressInCell } from '#domain/contacts/cell-addresses'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { isSuppressed, unsubscribedFromAll } from '#domain/contacts/contact-rules'
import { reachOf } from '#lib/contact-status'
import { ownKeys, type ImportRow } from './import-rows.ts'

/** What an import says of all its rows. */
export type ImportTerms = Pick<
  ImportCsv,
  'importId' | 'mailingListIds' | 'optIn' | 'consentNote' | 'dryRun' | 'emptyInvalid' | 'stricter'
>

/** What the rows of one call are. */
export interface ImportedRows {
  terms: ImportTerms
  rows: readonly ImportRow[]
  onExisting: ImportCsv['onExisting']
  /** Where it says that the contacts come from. */
  source: Contact['source']
  now: string
}

/** Somebody who is not there yet; the result gets the id once there is one. */
export interface Addition {
  result: ImportRowResult
  row: ImportRow
  email: string
}

/** What comes of rows: what is answered of each, and what there is to write. */
export interface ImportOutcome<T extends StoredContact> {
  results: ImportRowResult[]
  additions: Addition[]
  /** Contacts that were there, and what they become. */
  updates: { contact: T; after: Partial<StoredContact> & { version: number } }[]
}

/** The addresses of rows as contacts have them: whoever these are is to be looked up before the outcome is known. */
export const addressesOf = (rows: readonly ImportRow[]): string[] => [
  ...new Set(
    rows.flatMap((row) => {
      const { email, problem } = addressInCell(row.email)
      return problem === undefined ? [email] : []
    }),
  ),
]

/**
 * Decides about rows, each by itself and in order (IMP-15 to IMP-22). `suppressedAs`: how somebody stood whose contact was deleted, where
 * they want no more mail (CON-63).
 */
export function importOutcome<T extends StoredContact>(
  { terms, rows, onExisting, source, now }: ImportedRows,
  contactOf: (email: string) => T | undefined,
  suppressedAs: (email: string) => Contact['status'] | undefined = () => undefined,
): ImportOutcome<T> {
  const seen = new Set<string>()
  const results: ImportRowResult[] = []
  const additions: Addition[] = []
  const updates: ImportOutcome<T>['updates'] = []
  rows.forEach((row, number) => {
    const { email, problem } = addressInCell(row.email)
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
    if (problem !== undefined) return say('invalid', problem)
    if (seen.has(email)) return say('skipped', 'duplicate_in_chunk')
    seen.add(email)
    const [invalid] = row.invalid
    // Without a status the contact would get mail, whatever the cell was to say.
    if (invalid !== undefined && (terms.emptyInvalid !== true || row.invalid.includes('status')))
      return say('invalid', `invalid_value:${invalid}`)
    const contact = contactOf(email)
    if (!contact) {
      const status = suppressedAs(email)
      // Who is brought back as somebody who gets no mail is not brought back to any.
      return status === undefined || (row.status !== undefined && isSuppressed(row.status))
        ? additions.push({ result: say('created'), row, email })
        : say('suppressed', status)
    }

    const suppressed = isSuppressed(contact.status)
    const takesStatus = onExisting !== 'skip' && becomesStricter(terms, row, contact.status)
    const keptStatus =
      !takesStatus && row.status !== undefined && reachOf(row.status) < reachOf(contact.status)
        ? `status_kept:${contact.status}`
        : undefined
    const change =
      onExisting === 'skip' ? undefined : changeOf(contact, row, { terms, onExisting, source, now })
    if (!change) {
      const result = suppressed
        ? say('suppressed', contact.status)
        : onExisting === 'skip'
          ? say('skipped', keptStatus ?? 'exists')
          : say('unchanged', keptStatus)
      result.contactId = contact.id
      return undefined
    }
    const result = say(
      'updated',
      takesStatus ? `status_taken:${contact.status}` : suppressed ? contact.status : keptStatus,
    )
    result.contactId = contact.id
    result.before = change.before
    if (terms.dryRun === true) return undefined
    result.version = contact.version + 1
    updates.push({ contact, after: { ...change.after, updatedAt: now, version: result.version } })
    return undefined
  })
  return { results, additions, updates }
}

/** What a new contact is by the import that brings it, and by what its row says of status and lists. */
export function importedContact(
  { terms, source, now }: Pick<ImportedRows, 'terms' | 'source' | 'now'>,
  row: ImportRow | undefined,
): Pick<
  StoredContact,
  'status' | 'statusAt' | 'statusReason' | 'source' | 'sourceRef' | 'subscriptions' | 'consent'
> {
  const status = statusOfNew(terms.optIn, row?.status)
  return {
    status,
    ...standingOf(row, now),
    source,
    sourceRef: terms.importId,
    subscriptions: [...listsFor(terms, row, status)].map(([mailingListId, one]) => ({
      mailingListId,
      status: one,
      source,
      updatedAt: now,
    })),
    consent: {
      at: notAfter(now, row?.consentAt),
      source,
      note: row?.consentNote ?? terms.consentNote,
    },
  }
}

/** What a file says of the past has not happened after now. */
const notAfter = (now: string, at: string | undefined): string => (at === undefined || at > now ? now : at)

/** Since when and why a contact has the status of its row. */
const standingOf = (
  row: ImportRow | undefined,
  now: string,
): Pick<StoredContact, 'statusAt' | 'statusReason'> => ({
  statusAt: notAfter(now, row?.statusAt),
  ...(row?.statusReason !== undefined && { statusReason: row.statusReason }),
})

/** Whether a contact that is there takes over a status in which it gets no mail (MIG-9). */
const becomesStricter = ({ stricter }: ImportTerms, row: ImportRow, before: Contact['status']): boolean =>
  stricter === true && row.status !== undefined && isSuppressed(row.status) && !isSuppressed(before)

/** A new contact gets no more mail than the file says, and no more than the import lets it. */
function statusOfNew(
  optIn: ImportTerms['optIn'],
  inFile: Contact['status'] = 'subscribed',
): Contact['status'] {
  const most = optIn === 'active' ? 'subscribed' : 'pending'
  return reachOf(inFile) < reachOf(most) ? inFile : most
}

/** The lists on which a row puts a contact: those of the file, as it says, and those of the import for who gets mail. */
function listsFor(
  { mailingListIds, optIn }: ImportTerms,
  row: ImportRow | undefined,
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
  contact: StoredContact,
  row: ImportRow,
  {
    terms,
    onExisting,
    source,
    now,
  }: Pick<ImportedRows, 'terms' | 'source' | 'now'> & { onExisting: 'fill_blanks' | 'overwrite' },
): { after: Partial<StoredContact>; before: NonNullable<ImportRowResult['before']> } | undefined {
  const after: Partial<StoredContact> = {}
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
  if (becomesStricter(terms, row, contact.status)) {
    after.status = row.status
    Object.assign(after, standingOf(row, now))
  }
  const subscriptions = subscriptionsAfter(contact, row, after.status ?? contact.status, {
    terms,
    source,
    now,
  })
  if (subscriptions) {
    before.subscriptions = contact.subscriptions
    after.subscriptions = subscriptions
  }
  return Object.keys(after).length > 0 ? { after, before } : undefined
}

/** The lists of a contact that is there, once its row was taken; undefined: they stay as they are. */
function subscriptionsAfter(
  contact: StoredContact,
  row: ImportRow,
  status: Contact['status'],
  { terms, source, now }: Pick<ImportedRows, 'terms' | 'source' | 'now'>,
): StoredContact['subscriptions'] | undefined {
  const lists = listsFor(terms, row, status)
  // A place that somebody has on a list, or gave up, is theirs: an import only adds.
  const missing = [...lists].filter(
    ([id, one]) =>
      contact.subscriptions.every(({ mailingListId }) => mailingListId !== id) &&
      (one === 'unsubscribed' || !isSuppressed(status)),
  )
  const leaves = (one: StoredContact['subscriptions'][number]) =>
    terms.stricter === true &&
    one.status !== 'unsubscribed' &&
    lists.get(one.mailingListId) === 'unsubscribed'
  const left = contact.subscriptions.map((one) =>
    leaves(one) ? { ...one, status: 'unsubscribed' as const, source, updatedAt: now } : one,
  )
  const kept =
    status === 'unsubscribed' && contact.status !== status ? unsubscribedFromAll(left, source, now) : left
  if (missing.length === 0 && kept.every((one, place) => one === contact.subscriptions[place]))
    return undefined
  return [
    ...kept,
    ...missing.map(([mailingListId, one]) => ({ mailingListId, status: one, source, updatedAt: now })),
  ]
}
