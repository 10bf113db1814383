import { useCallback, useState } from 'react'
import { contactRoutes, type Contact, type ContactFilter } from '#api/contacts'
import { useRead, useSlow, type ApiError } from '#api/core'
import { CONTACTS_PAGE, contactSearchOf, type ContactSort } from './contacts-query.model.ts'

/** How many pages stay at hand for scrolling back: memory does not grow with the list. */
const KEPT_PAGES = 20
/** A page is asked for when so many rows of the one before it are left: at the speed of reading nobody waits for it. */
const AHEAD = 20

interface HeldPages {
  /** Which question these pages answer. */
  id: string
  pages: ReadonlyMap<number, readonly Contact[]>
  /** How many contacts that question has; undefined while it is not known. */
  total: number | undefined
}

export interface ContactRows {
  /** undefined while neither the count nor a first page is there. */
  rowCount: number | undefined
  /** How many contacts the rows shown are part of; undefined while that is not known or the count failed. */
  total: number | undefined
  /** undefined: that page is not there yet. */
  rowAt: (index: number) => Contact | undefined
  /** Where a contact stands; undefined where its page is not at hand. */
  indexOf: (contactId: string) => number | undefined
  onRangeChange: (first: number, last: number) => void
  /** The rows answer the question before this one. */
  stale: boolean
  /** Not one row is there yet. */
  bare: boolean
  error: ApiError | undefined
  /** Rows have been waited for unusually long. */
  slow: boolean
  /** Stops waiting for rows: those that are there stay. */
  cancel: () => void
  retry: () => void
}

/**
 * The contacts as a list of any length: the pages in view are asked for as they come into view and given up when they
 * leave it, and the rows of the last question stay until the first answer to the next.
 */
export function useContactRows(
  /** null while it is not known: nothing is asked, and what is there stays. */
  filter: ContactFilter | null,
  sort: ContactSort,
  firstRow: number,
): ContactRows {
  // Pages, not rows: scrolling within them is no news.
  const [range, setRange] = useState({ first: pageOf(firstRow), last: pageOf(firstRow) })
  const count = useRead(contactRoutes.count, filter === null ? null : { body: filter })
  const counted = count.data?.count

  const firstPage = range.first
  const lastPage = Math.min(range.last, firstPage + 2)
  // A page keeps its place among the three while others come and go, so that scrolling asks nothing twice.
  const pageIn = (place: number) => firstPage + ((place - (firstPage % 3) + 3) % 3)
  const questionIn = (place: number) => {
    const page = pageIn(place)
    const beyond = page > lastPage || (counted !== undefined && page > 0 && page * CONTACTS_PAGE >= counted)
    return beyond || filter === null ? null : { body: contactSearchOf(filter, sort, page) }
  }
  const places = [
    useRead(contactRoutes.search, questionIn(0)),
    useRead(contactRoutes.search, questionIn(1)),
    useRead(contactRoutes.search, questionIn(2)),
  ]

  const id = JSON.stringify([filter, sort])
  const [held, setHeld] = useState<HeldPages>({ id, pages: new Map(), total: undefined })
  const fresh = places.flatMap(({ data }, place) =>
    data ? [{ page: pageIn(place), items: data.items }] : [],
  )
  const pages = held.id === id ? held.pages : new Map<number, readonly Contact[]>()
  const news = fresh.filter(({ page, items }) => pages.get(page) !== items)
  // The count belongs to its rows: neither the count of the next question nor that of a refresh is shown over older rows.
  const isFetching = places.some((place) => place.isFetching)
  const isRefresh = held.total !== undefined && isFetching
  const isCounted = held.id === id && counted !== undefined && counted !== held.total && !isRefresh
  if (news.length > 0 || isCounted) {
    const total = counted ?? (held.id === id ? held.total : undefined)
    setHeld({ id, pages: withPages(pages, news), total })
  }
  const total = held.pages.size === 0 ? counted : held.total

  const rowAt = useCallback((index: number) => held.pages.get(pageOf(index))?.[index % CONTACTS_PAGE], [held])
  const onRangeChange = useCallback((first: number, last: number) => {
    const next = { first: pageOf(Math.max(first - AHEAD, 0)), last: pageOf(last + AHEAD) }
    setRange((now) => (now.first === next.first && now.last === next.last ? now : next))
  }, [])
  const slow = useSlow(isFetching, id)
  const failed = places.find(({ error }) => error !== undefined)
  return {
    rowCount: total ?? (held.pages.size > 0 ? rowsIn(held.pages) : undefined),
    total,
    rowAt,
    indexOf(contactId) {
      for (const [page, items] of held.pages) {
        const place = items.findIndex(({ id: one }) => one === contactId)
        if (place !== -1) return page * CONTACTS_PAGE + place
      }
      return undefined
    },
    onRangeChange,
    stale: held.id !== id,
    bare: held.pages.size === 0,
    error: failed?.error,
    slow,
    cancel() {
      for (const read of [...places, count]) read.cancel()
    },
    retry() {
      for (const place of places) if (place.error) place.retry()
      if (count.error) count.retry()
    },
  }
}

/** The page that a row is on. */
const pageOf = (row: number): number => Math.floor(row / CONTACTS_PAGE)

function withPages(
  pages: HeldPages['pages'],
  news: { page: number; items: readonly Contact[] }[],
): HeldPages['pages'] {
  const next = new Map(pages)
  for (const { page, items } of news) {
    next.delete(page)
    next.set(page, items)
  }
  for (const page of next.keys()) {
    if (next.size <= KEPT_PAGES) break
    next.delete(page)
  }
  return next
}

/** Without a count, as many rows as are known of, and one page more where the last was full. */
function rowsIn(pages: HeldPages['pages']): number {
  const last = Math.max(...pages.keys())
  const items = pages.get(last)?.length ?? 0
  return last * CONTACTS_PAGE + items + (items === CONTACTS_PAGE ? CONTACTS_PAGE : 0)
}
