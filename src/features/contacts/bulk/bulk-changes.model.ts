import type { Contact, ContactFilter, ContactSearch, ContactUpdate } from '#api/contacts'
import type { PropertyValue } from '#api/shapes'
import type { Selection } from '#components/data-table'
import { reachOf } from '#lib/contact-status'

/** What can be done to many contacts. */
export type BulkAction =
  | { kind: 'add'; mailingListId: string; status: 'active' | 'pending' }
  | { kind: 'leave'; mailingListId: string; how: 'unsubscribe' | 'remove' }
  | { kind: 'set'; key: string; value: PropertyValue }
  | { kind: 'delete' }

/** Why a contact was left as it is. */
export const skipReasons = [
  'already',
  'not_on_list',
  'opted_out',
  'suppressed',
  'unchanged',
  'edited',
  'gone',
] as const
export type SkipReason = (typeof skipReasons)[number]

type Change = Omit<ContactUpdate, 'version'>
/** The change of one contact, and what takes it back. */
export interface BulkChange {
  change: Change
  back: Change
}
export type BulkPlan = BulkChange | { skip: SkipReason }

/** What an action means for one contact. */
export function planOf(action: Exclude<BulkAction, { kind: 'delete' }>, contact: Contact): BulkPlan {
  if (action.kind === 'set') {
    const { key, value } = action
    const before = Object.hasOwn(contact.properties, key) ? (contact.properties[key] ?? null) : null
    if (JSON.stringify(before) === JSON.stringify(value)) return { skip: 'unchanged' }
    return { change: { properties: { [key]: value } }, back: { properties: { [key]: before } } }
  }
  const { mailingListId } = action
  const status = contact.subscriptions.find((one) => one.mailingListId === mailingListId)?.status
  const change = (to: ListStatus, from: ListStatus) => ({
    change: { mailingLists: { [mailingListId]: to } },
    back: { mailingLists: { [mailingListId]: from } },
  })
  if (action.kind === 'add') {
    if (status === 'unsubscribed') return { skip: 'opted_out' }
    if (status !== undefined) return { skip: 'already' }
    // Nobody who wants or gets no mail is put on a list.
    if (reachOf(contact.status) === 0) return { skip: 'suppressed' }
    return change(action.status, null)
  }
  if (status === undefined) return { skip: 'not_on_list' }
  if (action.how === 'remove') return change(null, status)
  return status === 'unsubscribed' ? { skip: 'already' } : change('unsubscribed', status)
}
type ListStatus = 'active' | 'pending' | 'unsubscribed' | null

/** What a contact has in the places of a change. */
export const asStored = (
  { properties, mailingLists }: Change,
  { properties: stored, subscriptions }: Contact,
): Change => ({
  ...(properties && {
    properties: Object.fromEntries(
      Object.keys(properties).map((key) => [key, Object.hasOwn(stored, key) ? (stored[key] ?? null) : null]),
    ),
  }),
  ...(mailingLists && {
    mailingLists: Object.fromEntries(
      Object.keys(mailingLists).map((id) => [
        id,
        subscriptions.find(({ mailingListId }) => mailingListId === id)?.status ?? null,
      ]),
    ),
  }),
})

/** Whether a contact has what a change makes of it. */
export const hasChange = (contact: Contact, change: Change): boolean =>
  JSON.stringify(asStored(change, contact)) === JSON.stringify(change)

/** What takes a change of a contact back: nothing where somebody, such as the contact, has decided otherwise since (BLK-12). */
export function planBack(made: BulkChange | undefined, contact: Contact): BulkPlan {
  if (!made) return { skip: 'gone' }
  const { change, back } = made
  if (hasChange(contact, change)) return { skip: change.properties ? 'unchanged' : 'already' }
  return hasChange(contact, back) ? made : { skip: 'edited' }
}

/** Contacts of one question, and how many of them are those that were handed out last. */
const PAGE = 100
const AGAIN = 20
/** Those who are added at once don't stand exactly by their times: within so many ms. */
const SLACK = 60_000

/** One selected contact; without `contact` it is there no longer. */
export interface Selected {
  id: string
  contact?: Contact
}

/** How contacts are found. */
export type Search = (body: ContactSearch, signal: AbortSignal) => Promise<readonly Contact[]>

/** The next of them; undefined at their end. Asked once more after it threw, it tries the same ones. */
export type NextSelected = (signal: AbortSignal) => Promise<readonly Selected[] | undefined>

/** These contacts, page by page, as they are when their turn comes. */
export function eachOf(ids: readonly string[], search: Search): NextSelected {
  let place = 0
  return async (signal) => {
    if (place >= ids.length) return undefined
    const wanted = ids.slice(place, place + PAGE)
    const found = new Map(
      (await search({ ids: wanted, limit: PAGE }, signal)).map((contact) => [contact.id, contact]),
    )
    place += PAGE
    return wanted.map((id) => {
      const contact = found.get(id)
      return contact ? { id, contact } : { id }
    })
  }
}

/**
 * All that are selected. A selection of everything is walked from its end, oldest last: what a change takes out of the
 * filter moves nothing of what is still to come. Contacts that come into the filter meanwhile do, and those that somebody
 * else deletes (BLK-14): each page looks again at some that were handed out, and where its last contact was not, at those
 * behind it too. Who was added since is not selected.
 */
export function eachSelected(
  { all, exceptions }: Selection,
  filter: ContactFilter,
  total: number,
  search: Search,
): NextSelected {
  if (!all) return eachOf([...exceptions], search)
  const met = new Set<string>()
  let fresh: Contact[] = []
  /** The place from which on contacts were handed out, and the one at which the next question ends. */
  let from = total
  let end = total
  let latest = 0
  return async (signal) => {
    while (end > 0) {
      const offset = Math.max(0, end - PAGE)
      const limit = end - offset
      // oxlint-disable-next-line no-await-in-loop -- until nothing has moved behind what was read
      const found = await search(
        { ...filter, sort: [{ key: 'createdAt', direction: 'asc' }], limit, offset },
        signal,
      )
      const news = found.filter(
        ({ id, createdAt }) => !met.has(id) && !(latest && Date.parse(createdAt) > latest),
      )
      for (const { id } of news) met.add(id)
      fresh.push(...news)
      const last = found.at(-1)
      from = Math.min(from, offset)
      if (latest && found.length === limit && news.at(-1) === last) {
        end += PAGE - AGAIN
        continue
      }
      if (last) latest ||= Date.parse(last.createdAt) + SLACK
      end = from && from + AGAIN
      const given = fresh
      fresh = []
      return given.flatMap((contact) => (exceptions.has(contact.id) ? [] : [{ id: contact.id, contact }]))
    }
    return undefined
  }
}

/** How many changes are kept in mind so that they can be taken back. */
const UNDO_MOST = 10_000

/** What takes a run back, as long as that is not too much to keep. */
export interface Journal {
  /** `change` is what was stored of it. */
  note: (contactId: string, change: BulkChange) => void
  /** What takes the changes back, by contact. undefined: nothing was changed, or more than is kept in mind. */
  backs: () => ReadonlyMap<string, BulkChange> | undefined
}

export function createJournal(most: number = UNDO_MOST): Journal {
  const backs = new Map<string, BulkChange>()
  let tooMany = false
  return {
    note(contactId, { change, back }) {
      if (tooMany) return
      tooMany = backs.size >= most
      if (tooMany) backs.clear()
      else backs.set(contactId, { change: back, back: change })
    },
    backs: () => (tooMany || backs.size === 0 ? undefined : backs),
  }
}
