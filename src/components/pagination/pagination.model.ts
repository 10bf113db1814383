/** How many neighbours of the current page are shown on each side of it. */
export const PAGES_BESIDE = 1

/** How many pages `total` rows take. A list without rows has one page, which is empty. */
export const pageCountOf = (total: number, pageSize: number): number =>
  Math.max(1, Math.ceil(total / Math.max(1, pageSize)))

/** The page, held within what there is: an address may name one that is gone. */
export const pageWithin = (page: number, pageCount: number): number =>
  Number.isFinite(page) ? Math.min(Math.max(1, Math.trunc(page)), pageCount) : 1

/** One place of the row of pages: a page, or what is left out between two. */
export type PagePlace = { kind: 'page'; page: number } | { kind: 'gap'; after: number }

/**
 * The pages that are shown: the first, the last, the current one and those beside it. The row has as many places on every
 * page, so that nothing moves under the pointer; a gap never stands for a single page.
 */
export function pagePlaces(page: number, pageCount: number): readonly PagePlace[] {
  const places = 2 * PAGES_BESIDE + 5
  const from = Math.max(2, Math.min(page - PAGES_BESIDE, pageCount - places + 3))
  const to = Math.min(pageCount - 1, Math.max(page + PAGES_BESIDE, places - 2))
  const begin = from <= 3 ? 2 : from
  const end = to >= pageCount - 2 ? pageCount - 1 : to
  const shown: PagePlace[] = [{ kind: 'page', page: 1 }]
  if (begin > 2) shown.push({ kind: 'gap', after: 1 })
  for (let next = begin; next <= end; next++) shown.push({ kind: 'page', page: next })
  if (end < pageCount - 1) shown.push({ kind: 'gap', after: end })
  if (pageCount > 1) shown.push({ kind: 'page', page: pageCount })
  return shown
}

/** The first and the last row of a page, counted from 1; both 0 when there are none. */
export function rowsOfPage(page: number, pageSize: number, total: number): { first: number; last: number } {
  if (total <= 0) return { first: 0, last: 0 }
  return { first: (page - 1) * pageSize + 1, last: Math.min(page * pageSize, total) }
}

/** The page that shows the row which was the first one, when a page becomes longer or shorter. */
export const pageAfterResize = (page: number, from: number, to: number): number =>
  Math.floor(((page - 1) * from) / Math.max(1, to)) + 1
