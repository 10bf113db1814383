/** What is in the two styles that Storybook stops animations with: one ends them all, one holds what begins anew. */
const OF_STOPPING = ['animation: none !important', 'animation-play-state: paused !important']

const stops = (node: Node) =>
  node instanceof HTMLStyleElement && OF_STOPPING.some((rule) => node.textContent.includes(rule))

/**
 * Before it looks at a story, Storybook stops every animation with two styles that come and go: the whole page is styled four
 * times more. The tests ask for reduced motion, so that nothing moves by itself; what moves with scrolling is looked at where
 * it is, and not at its end.
 */
export function leaveAnimations(): void {
  const { head } = document
  head.appendChild = (node) => {
    if (!stops(node)) Node.prototype.appendChild.call(head, node)
    return node
  }
  head.removeChild = (node) => {
    // What was left out is not there to be taken away.
    if (!stops(node)) Node.prototype.removeChild.call(head, node)
    return node
  }
}
