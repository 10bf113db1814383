import type { Contact, ContactUpdate } from '#api/contacts'
import type { JournalEntry } from './import-journal.ts'

/** Why a contact stays as it is: changed after the import, or nothing of the import is left in it. */
export const undoSkips = ['edited', 'gone'] as const
export type UndoSkip = (typeof undoSkips)[number]

export type UndoStep =
  | { kind: 'delete' }
  | { kind: 'update'; body: ContactUpdate }
  /** The contact was changed after the import; the later edit wins. */
  | { kind: 'skip'; reason: UndoSkip }

/**
 * How to undo what an import did to a contact. A contact whose version is not the one that the import left was changed
 * since, however soon after, and stays as it is.
 */
export function undoStep({ before, version }: JournalEntry, contact: Contact): UndoStep {
  const isEdited = contact.version !== version
  if (before === null) return isEdited ? { kind: 'skip', reason: 'edited' } : { kind: 'delete' }
  const { name, locale, timezone, properties, subscriptions } = before
  const joined = subscriptions
    ? contact.subscriptions.filter(({ mailingListId }) =>
        subscriptions.every((one) => one.mailingListId !== mailingListId),
      )
    : []
  if (isEdited) {
    // An attempt that was stopped may have undone it.
    const isAsBefore =
      joined.length === 0 &&
      isValue(contact.name, name) &&
      isValue(contact.locale, locale) &&
      isValue(contact.timezone, timezone) &&
      Object.entries(properties ?? {}).every(([key, value]) => isValue(contact.properties[key], value))
    return { kind: 'skip', reason: isAsBefore ? 'gone' : 'edited' }
  }
  return {
    kind: 'update',
    body: {
      version: contact.version,
      ...(name !== undefined && { name }),
      ...(locale !== undefined && { locale }),
      ...(timezone !== undefined && { timezone }),
      ...(properties && { properties }),
      ...(joined.length > 0 && {
        mailingLists: Object.fromEntries(joined.map(({ mailingListId }) => [mailingListId, null])),
      }),
    },
  }
}

/** Whether a value is the one of before: null for none, undefined where it was not replaced. */
const isValue = (now: unknown, before: unknown) =>
  before === undefined || JSON.stringify(now ?? null) === JSON.stringify(before)
