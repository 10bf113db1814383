export interface FocusHeadingOptions {
  /** @default h1 */
  heading?: 'h1' | 'h2'
  /** A dialog around it, which takes a focus that is lost within it itself. */
  layer?: Element
}

/**
 * Focuses the heading in an element, as long as nothing has the focus: also the one that what loads brings, or that comes in
 * its place. From the next key or press on the focus is the reader's. The returned function ends it.
 */
export function focusHeading(
  root: Element,
  { heading: level = 'h1', layer }: FocusHeadingOptions = {},
): () => void {
  const focus = () => {
    const { activeElement } = document
    const heading = [...root.querySelectorAll<HTMLElement>(level)].find((one) => one.checkVisibility())
    if (!heading || (activeElement !== document.body && activeElement !== layer)) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  focus()
  const arriving = new MutationObserver(focus)
  // A dialog that was over the layer ends outside of it.
  arriving.observe(layer ? document.body : root, { childList: true, subtree: true })
  const listening = new AbortController()
  const { signal } = listening
  const stop = () => {
    arriving.disconnect()
    listening.abort()
  }
  layer?.addEventListener('focusin', focus, { signal })
  addEventListener('keydown', stop, { capture: true, signal })
  addEventListener('pointerdown', stop, { capture: true, signal })
  return stop
}
