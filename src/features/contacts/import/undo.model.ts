import type { Contact, ContactUpdate } from '#api/contacts'
import type { JournalEntry } from './import-journal.ts'

/** Why a contact stays as it is. */
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
  if (contact.version !== version) return { kind: 'skip', reason: 'edited' }
  if (before === null) return { kind: 'delete' }
  const { name, locale, timezone, properties, subscriptions } = before
  const joined = subscriptions
    ? contact.subscriptions.filter(({ mailingListId }) =>
        subscriptions.every((one) => one.mailingListId !== mailingListId),
      )
    : []
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
