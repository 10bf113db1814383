/**
 * Takes out of the tests' page what only Storybook's own screens show, and has the styles of the code stand in no element: the
 * accessibility check and each search by role went through two hundred elements that nobody sees, which is more than most stories
 * show.
 */
export function barePage(): void {
  for (const screen of document.querySelectorAll('.sb-wrapper')) screen.remove()
  const { head } = document
  const append = head.appendChild.bind(head)
  head.appendChild = (node) => {
    if (!isOfTheCode(node)) return append(node)
    give(node)
    return node
  }
}

const isOfTheCode = (node: Node): node is HTMLStyleElement =>
  node instanceof HTMLStyleElement && node.dataset['viteDevId'] !== undefined

/** All of them in one: the more sheets there are, the longer it takes to style an element. */
const styles = new CSSStyleSheet()

/** In the order in which Vite brings them, as they would stand in the head. */
function give(style: HTMLStyleElement): void {
  if (!document.adoptedStyleSheets.includes(styles)) document.adoptedStyleSheets.push(styles)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style.textContent)
  for (const { cssText } of sheet.cssRules) styles.insertRule(cssText, styles.cssRules.length)
  // Vite puts what it brings in the same moment after the one before.
  style.insertAdjacentElement = (_where, next) => {
    if (isOfTheCode(next)) give(next)
    return next
  }
}
