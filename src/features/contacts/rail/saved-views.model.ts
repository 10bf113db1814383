import { decodeColumns, type ViewColumns } from '#features/contacts/layout'

/** What an address says that belongs to a view. */
export const viewKeys = ['q', 'status', 'list', 'segment', 'f', 'order'] as const
export type ViewKey = (typeof viewKeys)[number]
export type ViewQuery = Readonly<Partial<Record<ViewKey, string>>>

/** A question worth asking again, kept in this browser (CON-26). */
export interface SavedView {
  id: string
  name: string
  query: ViewQuery
  columns: ViewColumns
  pinned: boolean
}

/** Views of one workspace, characters of a name and of one value. */
export const VIEWS = { most: 50, nameMax: 60, valueMax: 6000 } as const

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The value of an own property, so that no prototype answers. */
const own = (value: Record<string, unknown>, key: string): unknown =>
  Object.hasOwn(value, key) ? value[key] : undefined

/** What is stored, as far as it makes sense: it may be of an older version, or written by somebody else. */
export function decodeViews(stored: unknown): readonly SavedView[] {
  if (!Array.isArray(stored)) return []
  const known = new Set<string>()
  const views: SavedView[] = []
  for (const each of stored.slice(0, VIEWS.most)) {
    const view = isObject(each) ? decodeView(each) : undefined
    if (!view || known.has(view.id)) continue
    known.add(view.id)
    views.push(view)
  }
  return views
}

function decodeView(stored: Record<string, unknown>): SavedView | undefined {
  const id = own(stored, 'id')
  const name = nameOf(own(stored, 'name'))
  const query = own(stored, 'query')
  if (typeof id !== 'string' || !/^[\w-]{1,64}$/.test(id) || name === undefined || !isObject(query))
    return undefined
  const values: Partial<Record<ViewKey, string>> = {}
  for (const key of viewKeys) {
    const value = own(query, key)
    if (typeof value === 'string' && value !== '' && value.length <= VIEWS.valueMax) values[key] = value
  }
  return {
    id,
    name,
    query: values,
    columns: decodeColumns(own(stored, 'columns')),
    pinned: own(stored, 'pinned') === true,
  }
}

/** A name as it is kept; undefined where it is none. */
export function nameOf(typed: unknown): string | undefined {
  const name = typeof typed === 'string' ? typed.trim().slice(0, VIEWS.nameMax) : ''
  return name === '' ? undefined : name
}

/** Pinned ones first; otherwise as they were put. */
export const inOrder = (views: readonly SavedView[]): readonly SavedView[] => [
  ...views.filter(({ pinned }) => pinned),
  ...views.filter(({ pinned }) => !pinned),
]

/** Puts a view where another one is, among those that are pinned as it is, or not as it is. */
export function withViewAt(views: readonly SavedView[], id: string, at: string): readonly SavedView[] {
  const view = views.find((one) => one.id === id)
  const from = views.findIndex((one) => one.id === id)
  const to = views.findIndex((one) => one.id === at)
  if (!view || to === -1 || to === from || views[to]?.pinned !== view.pinned) return views
  return views.filter((one) => one.id !== id).toSpliced(to, 0, view)
}

/** The view before or after it in its group; undefined at the end. */
export function neighbourOf(views: readonly SavedView[], id: string, by: 1 | -1): string | undefined {
  const pinned = views.find((one) => one.id === id)?.pinned
  const group = views.filter((one) => one.pinned === pinned)
  return group[group.findIndex((one) => one.id === id) + by]?.id
}

/** Whether two questions are the same. */
export const isSameQuery = (a: ViewQuery, b: ViewQuery): boolean =>
  viewKeys.every((key) => (a[key] ?? '') === (b[key] ?? ''))

export const isSameColumns = (a: ViewColumns, b: ViewColumns): boolean =>
  a.order.join('\n') === b.order.join('\n') &&
  a.hidden.toSorted().join('\n') === b.hidden.toSorted().join('\n')
