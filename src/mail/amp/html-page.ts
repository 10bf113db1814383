import { defaultTreeAdapter as tree, parse, type DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.Node
/** An element of a page that was read. */
export type HtmlElement = DefaultTreeAdapterTypes.Element

/** A page as browsers understand its markup, without a browser: a worker has no parser of its own. */
export interface HtmlPage {
  /** All elements in the order of the page, those of templates among them. */
  elements: readonly HtmlElement[]
  /** The first element of the head. */
  firstInHead: HtmlElement | undefined
  /** What a reader sees: scripts, styles and templates, which are filled in later, are left out. */
  words: string
}

const UNSEEN = new Set(['script', 'style', 'template'])

/** Reads a page. Nothing of it is run or loaded, and any text is a page (decision 062). */
export function readPage(source: string): HtmlPage {
  // Scripts are off, as they are where mails are read: what stands in <noscript> counts.
  const document = parse(source, { scriptingEnabled: false })
  const elements: HtmlElement[] = []
  const words: string[] = []
  // A list of what is still to come instead of calls in calls: markup may be as deep as it is long.
  const ahead: { node: Node; isSeen: boolean }[] = [{ node: document, isSeen: false }]
  for (let one = ahead.pop(); one; one = ahead.pop()) {
    const { node } = one
    if (tree.isTextNode(node) && one.isSeen) words.push(node.value)
    if (tree.isElementNode(node)) elements.push(node)
    const isSeen = tree.isElementNode(node)
      ? (one.isSeen || node.tagName === 'body') && !UNSEEN.has(node.tagName)
      : one.isSeen
    for (const child of childrenOf(node).toReversed()) ahead.push({ node: child, isSeen })
  }
  const head = elements.find(({ tagName }) => tagName === 'head')
  return { elements, firstInHead: head?.childNodes.find(tree.isElementNode), words: words.join('') }
}

function childrenOf(node: Node): readonly Node[] {
  if ('content' in node) return node.content.childNodes
  return 'childNodes' in node ? node.childNodes : []
}

/** The value of an attribute; undefined where the element has none of that name. */
export const attributeOf = (element: HtmlElement, name: string): string | undefined =>
  element.attrs.find((one) => one.name === name)?.value

/** The text of an element that has only text, such as a style. */
export const textOf = (element: HtmlElement): string =>
  element.childNodes.map((child) => (tree.isTextNode(child) ? child.value : '')).join('')

/** The element around another one; undefined at the top of the page and of a template. */
export const parentOf = ({ parentNode }: HtmlElement): HtmlElement | undefined =>
  parentNode && tree.isElementNode(parentNode) ? parentNode : undefined
