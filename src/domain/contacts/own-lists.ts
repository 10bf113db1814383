import type { Contact } from '#api/contacts'
import type { MailingList } from '#api/mailing-lists'
import type { StoredContact } from './contact-changes.ts'

type Subscription = Contact['subscriptions'][number]

/** The lists that a subscriber chooses among: the public ones that it was ever on (CAM-161). */
export const choosableLists = <List extends Pick<MailingList, 'id' | 'visibility'>>(
  { subscriptions }: Pick<Contact, 'subscriptions'>,
  lists: readonly List[],
): (List & { isActive: boolean })[] =>
  lists.flatMap((list) => {
    const own = subscriptions.find(({ mailingListId }) => mailingListId === list.id)
    return own && list.visibility === 'public' ? [{ ...list, isActive: own.status === 'active' }] : []
  })

/**
 * A subscriber's own choice among `choosable` lists: on those of `wanted`, and off the others. Undefined where that changes
 * nothing. `left` and `joined` are the ids of lists.
 */
export function withOwnLists(
  contact: StoredContact,
  choosable: readonly { id: string; isActive: boolean }[],
  wanted: ReadonlySet<string>,
  now: string,
): { contact: StoredContact; left: string[]; joined: string[] } | undefined {
  const left = choosable.filter(({ id, isActive }) => isActive && !wanted.has(id)).map(({ id }) => id)
  const joined = choosable.filter(({ id, isActive }) => !isActive && wanted.has(id)).map(({ id }) => id)
  if (contact.status !== 'subscribed' || left.length + joined.length === 0) return undefined
  const changed = (one: Subscription): Subscription => {
    const status = left.includes(one.mailingListId)
      ? 'unsubscribed'
      : joined.includes(one.mailingListId)
        ? 'active'
        : one.status
    return status === one.status ? one : { ...one, status, source: 'form', updatedAt: now }
  }
  return {
    contact: {
      ...contact,
      subscriptions: contact.subscriptions.map(changed),
      updatedAt: now,
      version: contact.version + 1,
    },
    left,
    joined,
  }
}
