/** A ref of what answers something that was just done: where it is out of sight it is scrolled to. */
export const intoView = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })
