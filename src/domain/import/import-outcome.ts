import type { Contact } from '#api/contacts'
import type { ImportCsv, ImportRowResult } from '#api/import'
import type { PropertyValue, SubscriptionStatus } from '#api/shapes'
import type { StoredContact } from '#domain/contacts/contact-changes'
import { isSuppressed } from '#domain/contacts/contact-rules'
import { reachOf } from '#lib/contact-status'
import { isEmailAddress, normalizeEmail } from '#lib/email-address'
import { ownKeys, type ImportRow } from './import-rows.ts'

/** What an import says of all its rows. */
export type ImportTerms = Pick<
  ImportCsv,
  'importId' | 'mailingListIds' | 'optIn' | 'consentNote' | 'dryRun' | 'emptyInvalid'
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
  ...new Set(rows.map(({ email }) => normalizeEmail(email)).filter(isEmailAddress)),
]

/** Decides about rows, each by itself and in order (IMP-15 to IMP-22). */
export function importOutcome<T extends StoredContact>(
  { terms, rows, onExisting, source, now }: ImportedRows,
  contactOf: (email: string) => T | undefined,
): ImportOutcome<T> {
  const seen = new Set<string>()
  const results: ImportRowResult[] = []
  const additions: Addition[] = []
  const updates: ImportOutcome<T>['updates'] = []
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
    if (invalid !== undefined && (terms.emptyInvalid !== true || row.invalid.includes('status')))
      return say('invalid', `invalid_value:${invalid}`)
    const contact = contactOf(email)
    if (!contact) return additions.push({ result: say('created'), row, email })

    const suppressed = isSuppressed(contact.status)
    const keptStatus =
      row.status !== undefined && reachOf(row.status) < reachOf(contact.status)
        ? `status_kept:${contact.status}`
        : undefined
    const change =
      onExisting === 'skip'
        ? undefined
        : changeOf(contact, row, onExisting, listsFor(terms, row, contact.status), source, now)
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
): Pick<StoredContact, 'status' | 'source' | 'sourceRef' | 'subscriptions' | 'consent'> {
  const status = statusOfNew(terms.optIn, row?.status)
  return {
    status,
    source,
    sourceRef: terms.importId,
    subscriptions: [...listsFor(terms, row, status)].map(([mailingListId, one]) => ({
      mailingListId,
      status: one,
      source,
      updatedAt: now,
    })),
    consent: { at: now, source, note: terms.consentNote },
  }
}

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
  onExisting: 'fill_blanks' | 'overwrite',
  lists: ReadonlyMap<string, SubscriptionStatus>,
  source: Contact['source'],
  now: string,
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
