import type { FormFilter, FormStatus } from '#api/forms'

export const formStatuses = ['draft', 'published', 'changed', 'unpublished'] as const satisfies FormStatus[]

export const formSortKeys = ['updatedAt', 'name', 'createdAt', 'status'] as const
export type FormSortKey = (typeof formSortKeys)[number]
export interface FormSort {
  key: FormSortKey
  direction: 'asc' | 'desc'
}

/** What the list of forms keeps in its address (FRM-31). */
export interface FormsQuery {
  q: string
  status: FormStatus | undefined
  sort: FormSort
}

const NEWEST: FormSort = { key: 'updatedAt', direction: 'desc' }

/** The key that a text names, if the list can be sorted by it. */
export const formSortKeyIn = (text: string): FormSortKey | undefined =>
  formSortKeys.find((one) => one === text)

/** Reads the query of an address. What makes no sense counts as not given (ROU-12). */
export function readFormsQuery(values: Readonly<Record<string, string | undefined>>): FormsQuery {
  const order = values['order'] ?? ''
  const key = formSortKeyIn(order.replace(/^-/, ''))
  return {
    q: (values['q'] ?? '').slice(0, 200),
    status: formStatuses.find((one) => one === values['status']),
    sort: key ? { key, direction: order.startsWith('-') ? 'desc' : 'asc' } : NEWEST,
  }
}

/** The order as the API and the address write it. */
export const formOrder = ({ key, direction }: FormSort): string => (direction === 'desc' ? `-${key}` : key)

/** The values of an address; what is usual is left out. */
export function formsQueryValues({ q, status, sort }: FormsQuery): Record<string, string | undefined> {
  const isUsual = sort.key === NEWEST.key && sort.direction === NEWEST.direction
  return { q: q === '' ? undefined : q, status, order: isUsual ? undefined : formOrder(sort) }
}

/** What is asked for. */
export const formFilterOf = ({ q, status }: FormsQuery): FormFilter => ({
  ...(q !== '' && { q }),
  ...(status && { status }),
})
