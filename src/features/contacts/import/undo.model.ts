import type { Contact, ContactUpdate } from '#api/contacts'
import type { JournalEntry } from './import-journal.ts'

/** How far the clocks of this browser and of the backend may be apart, ms. */
const SKEW = 2 * 60 * 1000

/** Why a contact stays as it is. */
export const undoSkips = ['changed', 'gone'] as const
export type UndoSkip = (typeof undoSkips)[number]

export type UndoStep =
  | { kind: 'delete' }
  | { kind: 'update'; body: ContactUpdate }
  /** Somebody changed the contact after the import: it is theirs now. */
  | { kind: 'skip'; reason: UndoSkip }

/** What takes back what an import did to a contact; `importedAt` is when it was last heard of, ms since 1970. */
export function undoStep({ before }: JournalEntry, contact: Contact, importedAt: number): UndoStep {
  const changedAt = Date.parse(contact.updatedAt)
  if (changedAt > importedAt + SKEW) return { kind: 'skip', reason: 'changed' }
  if (before === null) return contact.version === 1 ? { kind: 'delete' } : { kind: 'skip', reason: 'changed' }
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
