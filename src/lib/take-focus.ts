/** A ref of what comes in place of a button that goes when it is pressed: the focus goes there, not to the page (ACC-3). */
export const takeFocus = (element: HTMLElement | null) => element?.focus({ preventScroll: true })

/** The same where the button goes some time after it was pressed: a focus that has gone elsewhere meanwhile stays there. */
export const takeLostFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) takeFocus(element)
}
