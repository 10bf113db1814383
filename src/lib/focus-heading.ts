/**
 * Focuses the heading in an element, as long as nothing has the focus: also the one that what loads brings, or that comes in
 * its place. From the next key or press on the focus is the reader's. The returned function ends it.
 */
export function focusHeading(root: Element): () => void {
  const focus = () => {
    const heading = [...root.querySelectorAll('h1')].find((one) => one.checkVisibility())
    if (!heading || document.activeElement !== document.body) return
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  focus()
  const arriving = new MutationObserver(focus)
  arriving.observe(root, { childList: true, subtree: true })
  const stop = () => arriving.disconnect()
  addEventListener('keydown', stop, { capture: true, once: true })
  addEventListener('pointerdown', stop, { capture: true, once: true })
  return () => {
    stop()
    removeEventListener('keydown', stop, { capture: true })
    removeEventListener('pointerdown', stop, { capture: true })
  }
}
