/** A ref of what comes in place of a button that goes when it is pressed: the focus goes there, not to the page (ACC-3). */
export const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })
