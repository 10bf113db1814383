/**
 * What makes the page itself scroll in a story that fills the window: the page is taller than the window, or an
 * absolutely positioned element is placed against something outside of the box that scrolls it.
 */
export function pageHeightProblems(): string[] {
  const { scrollHeight } = document.documentElement
  const problems =
    scrollHeight > window.innerHeight
      ? [`The page is ${scrollHeight} px tall in a window of ${window.innerHeight} px.`]
      : []
  for (const scroller of document.body.querySelectorAll<HTMLElement>('*')) {
    const { overflowY, position } = getComputedStyle(scroller)
    if (position !== 'static' || (overflowY !== 'auto' && overflowY !== 'scroll')) continue
    for (const inner of scroller.querySelectorAll<HTMLElement>('*')) {
      if (getComputedStyle(inner).position !== 'absolute') continue
      if (inner.offsetParent === null || scroller.contains(inner.offsetParent)) continue
      problems.push(
        `"${inner.textContent.slice(0, 40)}" (${inner.className}) does not scroll with ${scroller.className}: give the scroller a position.`,
      )
      break
    }
  }
  return problems
}
