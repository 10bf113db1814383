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
  const { properties, subscriptions, ...fields } = before
  const joined = subscriptions
    ? contact.subscriptions.filter(({ mailingListId }) =>
        subscriptions.every((one) => one.mailingListId !== mailingListId),
      )
    : []
  if (isEdited) {
    // An attempt that was stopped may have undone it.
    const isAsBefore =
      joined.length === 0 && holds(contact, fields) && holds(contact.properties, properties ?? {})
    return { kind: 'skip', reason: isAsBefore ? 'gone' : 'edited' }
  }
  return {
    kind: 'update',
    body: {
      version: contact.version,
      ...fields,
      ...(properties && { properties }),
      ...(joined.length > 0 && {
        mailingLists: Object.fromEntries(joined.map(({ mailingListId }) => [mailingListId, null])),
      }),
    },
  }
}

/** Whether values are those of before: null for none, undefined where they were not replaced. */
const holds = (now: Readonly<Record<string, unknown>>, before: Readonly<Record<string, unknown>>) =>
  Object.entries(before).every(
    ([key, value]) => value === undefined || JSON.stringify(now[key] ?? null) === JSON.stringify(value),
  )
