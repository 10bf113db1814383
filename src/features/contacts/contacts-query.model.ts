import type { ContactFilter, ContactSearch, ContactStatus } from '#api/contacts'
import { contactStatuses } from '#lib/contact-status'
import { contactTabs, type ContactTab } from '#features/contacts/contact-tabs'

/** The columns that every list can be sorted by. */
export const contactSortKeys = ['email', 'name', 'status', 'locale', 'lastEventAt', 'createdAt'] as const
/** One of them, or the column of a custom property. */
export type ContactSortKey = (typeof contactSortKeys)[number] | `properties.${string}`

export interface ContactSort {
  key: ContactSortKey
  direction: 'asc' | 'desc'
}

/** What the contacts screen keeps in its address: a link, a reload and Back all show the same again. */
export interface ContactsQuery {
  q: string
  status: ContactStatus | undefined
  /** Only who is on this mailing list. */
  list: string | undefined
  /** Only who is in this segment. */
  segment: string | undefined
  /** The conditions of the filter chips, as the filters write them. */
  f: string
  /** The segment of `segment` is being edited; 'new' is one that is being made. */
  editing: boolean
  /** The saved view that was opened. */
  view: string | undefined
  sort: ContactSort
  /** The first row in view, so that a reload comes back to it. */
  offset: number
  /** The contact whose sheet is open. */
  contact: string | undefined
  tab: ContactTab
  /** The campaign whose mail to that contact is shown. */
  mail: string | undefined
  /** The import sheet is open. */
  importing: boolean
}

/** In place of a segment's id: one that is being made. */
export const NEW_SEGMENT = 'new'

const NEWEST_FIRST: ContactSort = { key: 'createdAt', direction: 'desc' }

const isCustom = (key: string): key is `properties.${string}` =>
  /^properties\.[a-z][a-z0-9_]{0,63}$/.test(key)
/** The column that a text names, if the list can be sorted by it. */
export const sortKeyIn = (text: string): ContactSortKey | undefined =>
  isCustom(text) ? text : contactSortKeys.find((one) => one === text)

const idIn = (value: string | undefined) => (/^[\w-]{1,128}$/.test(value ?? '') ? value : undefined)

/** Reads the query of an address. What makes no sense counts as not given (ROU-12). */
export function readContactsQuery(values: Readonly<Record<string, string | undefined>>): ContactsQuery {
  const order = values['order'] ?? ''
  const key = sortKeyIn(order.replace(/^-/, ''))
  const segment = idIn(values['segment'])
  const offset = /^\d{1,9}$/.test(values['offset'] ?? '') ? Number(values['offset']) : 0
  return {
    q: (values['q'] ?? '').slice(0, 200),
    status: contactStatuses.find((one) => one === values['status']),
    list: idIn(values['list']),
    segment,
    f: /^[\w-]{0,6000}$/.test(values['f'] ?? '') ? (values['f'] ?? '') : '',
    editing: values['segment'] === NEW_SEGMENT || (values['edit'] === '1' && segment !== undefined),
    view: idIn(values['view']),
    sort: key ? { key, direction: order.startsWith('-') ? 'desc' : 'asc' } : NEWEST_FIRST,
    offset,
    contact: idIn(values['contact']),
    tab: contactTabs.find((one) => one === values['tab']) ?? 'overview',
    mail: idIn(values['mail']),
    importing: values['import'] === '1',
  }
}

/** The query as an address has it; what is as usual is left out. */
export function contactsQueryValues({
  q,
  status,
  list,
  segment,
  f,
  editing,
  view,
  sort,
  offset,
  contact,
  tab,
  mail,
  importing,
}: ContactsQuery) {
  const usual = sort.key === NEWEST_FIRST.key && sort.direction === NEWEST_FIRST.direction
  return {
    q,
    status,
    list,
    segment,
    f,
    edit: editing && segment !== undefined && segment !== NEW_SEGMENT ? '1' : undefined,
    view,
    order: usual ? undefined : `${sort.direction === 'desc' ? '-' : ''}${sort.key}`,
    offset: offset === 0 ? undefined : offset,
    contact,
    tab: contact === undefined || tab === 'overview' ? undefined : tab,
    mail: contact && mail,
    import: importing ? '1' : undefined,
  }
}

/** Which contacts: the same for the list and for its count. `conditions` are what `f` stands for. */
export const contactFilterOf = (
  { q, status, list, segment }: Pick<ContactsQuery, 'q' | 'status' | 'list' | 'segment'>,
  conditions?: ContactFilter['conditions'],
): ContactFilter => ({
  q: q.trim() === '' ? undefined : q.trim(),
  status: status === undefined ? undefined : [status],
  mailingListId: list,
  segmentId: segment === NEW_SEGMENT ? undefined : segment,
  conditions,
})

/** What filters, all of it put away. */
export const NO_FILTER = {
  q: '',
  status: undefined,
  list: undefined,
  segment: undefined,
  f: '',
  editing: false,
  view: undefined,
  offset: 0,
} as const satisfies Partial<ContactsQuery>

/** Rows of one request. */
export const CONTACTS_PAGE = 50

/** The question for one page of the list. */
export const contactSearchOf = (filter: ContactFilter, sort: ContactSort, page: number): ContactSearch => ({
  ...filter,
  sort: [sort],
  limit: CONTACTS_PAGE,
  offset: page * CONTACTS_PAGE,
})
