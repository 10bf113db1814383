/** What decides how an element looks, beside its box, its text and its drawing. Never what moves: animations are off. */
const LOOKS = [
  'color',
  'background-color',
  'background-image',
  'border-style',
  'border-radius',
  'box-shadow',
  'outline-style',
  'padding',
  'opacity',
  'filter',
  'font-family',
  'font-size',
  'font-weight',
  'font-style',
  'font-feature-settings',
  'letter-spacing',
  'line-height',
  'text-align',
  'text-decoration',
  'text-overflow',
  'text-transform',
  'visibility',
  'white-space',
  'word-break',
  'z-index',
] as const

/** What is seen only of some: reading a property takes its time, and a story has thousands. */
const LOOKS_OF_BORDERS = ['border-color', 'border-width'] as const
const LOOKS_OF_OUTLINES = ['outline-color', 'outline-width'] as const
const LOOKS_OF_DRAWINGS = ['fill', 'stroke', 'stroke-width'] as const

/** What the accessibility check reads of an element beside how it looks: whether it can be seen, scrolled and pressed. */
const REACH = [
  'clip',
  'clip-path',
  'display',
  'mix-blend-mode',
  'overflow-x',
  'overflow-y',
  'pointer-events',
  'position',
  'text-shadow',
] as const

/** The tag of the stories whose look is accepted. */
export const PICTURE = 'picture'

/** How a story looks in one mode once it has played. */
export interface Look {
  mode: string
  /** The page as the accessibility check reads it (checked-page.ts). */
  page: string
  /** The digest of its picture, if it has one (scripts/picture-gate.ts). */
  picture?: string | undefined
}

/** The kind of report that carries how a story looks from the preview to the tests. */
export const LOOK = 'look'

/** What Storybook adds to the page after a while, and what dragging leaves under the pointer until it moves. */
const OF_THE_TOOLS = '#storybook-a11y-vision-filters, [data-pdnd-honey-pot]'

const PSEUDO_ELEMENTS = ['::before', '::after', '::placeholder'] as const

/** A page in words, line by line. */
export interface Description {
  /**
   * What a reader sees: the box, text and line count, and computed look of every rendered element. It is the same on every
   * machine with the same fonts, which a screenshot isn't (docs/decisions/016).
   */
  picture: string
  /** How each of those elements can be reached. */
  reach: string
}

/** Describes an element and all in it, in one walk: the browser works out each style once. */
export function describePage(root: Element): Description {
  const lines: string[] = []
  const reach: string[] = []
  const describe = (element: Element) => {
    const computed = getComputedStyle(element)
    // Where there is no box, `checkVisibility` says that nothing is seen; what is in such an element is.
    if (!element.checkVisibility() && computed.display !== 'contents') return
    if (element.matches(OF_THE_TOOLS)) return
    lines.push(`${element.tagName} ${boxOf(element.getBoundingClientRect())} ${looksOf(computed)}`)
    reach.push(`${scrolls(element, computed)}|${valuesOf(computed, REACH)}`)
    for (const pseudo of PSEUDO_ELEMENTS) {
      if (pseudo === '::placeholder' && !element.hasAttribute('placeholder')) continue
      const part = getComputedStyle(element, pseudo)
      if (pseudo !== '::placeholder' && part.content === 'none') continue
      lines.push(`${pseudo} ${part.content} ${part.width} ${part.height} ${looksOf(part)}`)
    }
    if (element instanceof SVGElement) {
      lines.push(valuesOf(computed, LOOKS_OF_DRAWINGS), drawingOf(element))
      return
    }
    if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement)
      lines.push(`${element.value} ${element.placeholder}`)
    for (const node of [...(element.shadowRoot?.childNodes ?? []), ...element.childNodes]) {
      if (node instanceof Element) describe(node)
      else if (node instanceof Text && node.data.trim() !== '') lines.push(`"${node.data}" ${linesOf(node)}`)
    }
  }
  describe(root)
  // The tests' server has another port each time, and which ticket a refusal gets hangs on how many came before it.
  const picture = lines
    .join('\n')
    .replaceAll(location.origin, 'https://otegami.example')
    .replaceAll(/\btkt_[0-9A-Z]{6}\b/g, 'tkt_')
  return { picture, reach: reach.join('\n') }
}

/** A short name of a text: another text has another one. */
export async function digestOf(text: string): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return [...new Uint8Array(digest).subarray(0, 5)].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

const looksOf = (computed: CSSStyleDeclaration) =>
  [
    valuesOf(computed, LOOKS),
    computed.borderStyle === 'none' ? '' : valuesOf(computed, LOOKS_OF_BORDERS),
    computed.outlineStyle === 'none' ? '' : valuesOf(computed, LOOKS_OF_OUTLINES),
  ].join('|')

const scrolls = (element: Element, { overflowX, overflowY }: CSSStyleDeclaration) =>
  (overflowX !== 'visible' || overflowY !== 'visible') &&
  (element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth)

const valuesOf = (computed: CSSStyleDeclaration, names: readonly string[]) =>
  names.map((name) => seenValue(name, computed.getPropertyValue(name))).join('|')

/** Pages go from left to right, where both look alike; the lines of a text from right to left show which it was. */
const seenValue = (name: string, value: string) =>
  name === 'text-align' && value === 'left' ? 'start' : value

/** Names made while the page lives differ with what was drawn before; nobody sees them. */
const drawingOf = (element: SVGElement) =>
  element.innerHTML.replaceAll(/ (?:id|aria-labelledby|clip-path|mask|href)="[^"]*"|url\([^)]*\)/g, '')

/** Whole pixels: versions of Chromium round fractions differently. */
const boxOf = ({ left, top, width, height }: DOMRect) => [left, top, width, height].map(Math.round).join(',')

function linesOf(text: Text): string {
  const range = document.createRange()
  range.selectNodeContents(text)
  return [...range.getClientRects()].map(boxOf).join(' ')
}
