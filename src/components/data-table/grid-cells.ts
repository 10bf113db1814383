import type { GridPlace } from './grid-keys.model.ts'

/** The control of a cell that opens its editor carries `data-edit`. */
const editorSelector = '[data-edit]'
const STOPS =
  'a[href], button:enabled, input:enabled:not([type=hidden]), select:enabled, textarea:enabled, [tabindex="0"]'

/** The ids of a row and of its cells, for aria-activedescendant. */
export const placeId = (grid: string, { row, cell }: GridPlace): string =>
  cell === undefined ? `${grid}-${row}` : `${grid}-${row}-${cell}`

/** The place in the list of a row's element. */
export const rowPlaceOf = (row: Element): number => Number(row.getAttribute('data-index'))

/** The cell that an element of the grid is in. */
export const cellAround = (element: Element): Element | null =>
  element.closest('[role=row][data-index] > [role=gridcell]')

/** Where a cell is. */
export function placeOfCell(cell: Element): GridPlace {
  const row = cell.parentElement
  if (!row) return { row: 0, cell: undefined }
  return { row: rowPlaceOf(row), cell: Array.prototype.indexOf.call(row.children, cell) }
}

/** What opens the editor of a cell, or the first one of a row. */
export const editorIn = (place: Element | null): HTMLElement | null =>
  place?.querySelector<HTMLElement>(editorSelector) ?? null

/** What else a cell holds that can be pressed; a link does what its row does. */
export const controlIn = (cell: Element | null): HTMLElement | null =>
  cell?.querySelector<HTMLElement>('button:enabled, input:enabled') ?? null

/** The first stop of the Tab key in a cell. */
export const stopIn = (cell: Element | null): HTMLElement | null =>
  [...(cell?.querySelectorAll<HTMLElement>(STOPS) ?? [])].find(({ tabIndex }) => tabIndex >= 0) ?? null

/** What opens over a cell, such as its editor, keeps its focus and its keys. */
export const isInLayer = (element: Element, cell: Element): boolean =>
  cell.contains(element.closest('[popover], [role=dialog]'))

/** Whether the Tab key leaves the editor in this direction. */
export function leavesEditor(target: HTMLElement, backwards: boolean): boolean {
  const layer = target.closest('[popover]')
  if (!layer) return false
  const stops = [...layer.querySelectorAll<HTMLElement>(STOPS)].filter(
    (stop) => stop.tabIndex >= 0 && stop.checkVisibility(),
  )
  const edge = backwards ? stops[0] : stops.at(-1)
  return edge === undefined || edge === target || sameRadioGroup(edge, target)
}

// A group of radio buttons is one stop.
const sameRadioGroup = (one: Element, other: Element) =>
  one instanceof HTMLInputElement &&
  other instanceof HTMLInputElement &&
  one.type === 'radio' &&
  one.name === other.name

/** The editor after or before the one of this cell, in the order of the rows. */
export function editorBeside(grid: Element, cell: Element, backwards: boolean): HTMLElement | undefined {
  const rows = [...grid.querySelectorAll('[role=row][data-index]')]
  const editors = rows
    .toSorted((one, other) => rowPlaceOf(one) - rowPlaceOf(other))
    .flatMap((row) => [...row.querySelectorAll<HTMLElement>(editorSelector)])
  const own = editors.findIndex((editor) => cell.contains(editor))
  return own === -1 ? undefined : editors[own + (backwards ? -1 : 1)]
}

/** Scrolls sideways until a cell is seen whole beside the columns that stay. */
export function revealCell(grid: Element, cell: Element): void {
  const row = cell.parentElement
  if (!row || getComputedStyle(cell).position === 'sticky') return
  const cells = [...row.children]
  const at = cells.indexOf(cell)
  const fixedAmong = (some: Element[]) =>
    some
      .filter((one) => getComputedStyle(one).position === 'sticky')
      .map((one) => one.getBoundingClientRect())
  const view = grid.getBoundingClientRect()
  const box = cell.getBoundingClientRect()
  const start = Math.max(view.left, ...fixedAmong(cells.slice(0, at)).map(({ right }) => right))
  const end = Math.min(
    view.left + grid.clientWidth,
    ...fixedAmong(cells.slice(at + 1)).map(({ left }) => left),
  )
  if (box.left < start) grid.scrollLeft -= start - box.left
  else if (box.right > end) grid.scrollLeft += Math.min(box.right - end, box.left - start)
}
