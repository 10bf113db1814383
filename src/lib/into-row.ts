/** Scrolls a row sideways, and nothing around it, until the part at a place in it shows as a whole. The row is what its parts are placed by. */
export function intoRow(row: HTMLElement | null, place: number) {
  const part = row?.querySelectorAll<HTMLElement>(':scope > *')[place]
  if (!part) return
  const { offsetLeft, offsetWidth } = part
  row.scrollLeft = Math.min(Math.max(row.scrollLeft, offsetLeft + offsetWidth - row.clientWidth), offsetLeft)
}
