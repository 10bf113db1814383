/** A ref of what answers something that was just done: where it is out of sight it is scrolled to. */
export const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Scrolls a row of parts sideways, and nothing around it, until one of them shows as a whole. The row is what its parts are placed by. */
export function intoRow(row: HTMLElement, part: HTMLElement) {
  const [begin, end] = [part.offsetLeft, part.offsetLeft + part.offsetWidth]
  if (begin < row.scrollLeft) row.scrollLeft = begin
  else if (end > row.scrollLeft + row.clientWidth) row.scrollLeft = end - row.clientWidth
}
