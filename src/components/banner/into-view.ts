/** A ref of a banner that answers what was just done: it is scrolled to where it is out of sight. */
export function intoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' })
}
