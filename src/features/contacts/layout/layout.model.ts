/** How the columns of the contacts stand. */
export interface ViewColumns {
  /** Ids in their order. Custom properties are shown only where they are named here. */
  order: readonly string[]
  /** Ids of the columns that are not shown. */
  hidden: readonly string[]
}

/** The same as it is kept in this browser. */
export interface KeptColumns extends ViewColumns {
  /** Widths of columns that were made wider or narrower, by id, on the 4 px grid: in all views. */
  widths: Readonly<Record<string, number>>
  /** The heads of custom properties, so that the first picture has them. */
  heads: Readonly<Record<string, string>>
}

/** Columns that are kept, characters of an id or a head. */
const COLUMNS = { most: 250, textMax: 120 } as const

/** The id of the column of a custom property; the API sorts and exports by it, too. */
const CUSTOM = 'properties.'
export const customId = (key: string): string => `${CUSTOM}${key}`
/** The key of the custom property that a column shows. */
export const customKeyOf = (id: string): string | undefined =>
  id.startsWith(CUSTOM) ? id.slice(CUSTOM.length) : undefined

const own = (stored: unknown, key: string): unknown =>
  Object.entries(Object(stored)).find(([name]) => name === key)?.[1]
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= COLUMNS.textMax
const textsIn = (stored: unknown): string[] =>
  Array.isArray(stored) ? [...new Set(stored.filter(isText))].slice(0, COLUMNS.most) : []

/** Columns as they were kept, as far as that makes sense. */
export const decodeColumns = (stored: unknown): ViewColumns => ({
  order: textsIn(own(stored, 'order')),
  hidden: textsIn(own(stored, 'hidden')),
})

/** Widths as they were kept. The table holds them to what a column may have. */
export const decodeWidths = (stored: unknown): Record<string, number> =>
  Object.fromEntries(
    Object.entries(Object(own(stored, 'widths')))
      .filter((entry): entry is [string, number] => Number.isFinite(entry[1]))
      .slice(0, COLUMNS.most),
  )

/** What is kept for one workspace among all. */
export function decodeKept(stored: unknown, workspaceId: string): KeptColumns {
  const mine = own(stored, workspaceId)
  const columns = decodeColumns(mine)
  const heads: [string, string][] = columns.order.flatMap((id) => {
    const head = own(own(mine, 'heads'), id)
    return customKeyOf(id) !== undefined && isText(head) ? [[id, head]] : []
  })
  return { ...columns, widths: decodeWidths(mine), heads: Object.fromEntries(heads) }
}
