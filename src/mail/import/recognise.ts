import { newId, type Block, type Image } from '#mail/document'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import { safeImageSrc } from '#lib/safe-url'
import { sanitizeHtml } from '#mail/html/sanitize'
import { textOfHtml } from '#mail/text/of-html'
import {
  alignOf,
  backgroundOf,
  hasBlocks,
  hexOf,
  isBlock,
  isElement,
  isHidden,
  isText,
  pixelsOf,
  stylesOf,
  tagOf,
  wordsOf,
} from './dom.ts'
import { hrefOf, inlinesOf } from './merge-tags.ts'
import { DEEP, inlinesIn, richBlockOf, trimmed } from './rich-text.ts'

const dropped: ReadonlySet<string> = new Set([
  'script',
  'style',
  'head',
  'title',
  'meta',
  'link',
  'noscript',
  'template',
  'base',
])
/** Elements that blocks can't say; they are kept as HTML. */
const kept: ReadonlySet<string> = new Set(['form', 'video', 'audio', 'iframe', 'svg', 'object', 'dl', 'pre'])

/** The blocks of an element's inside, in the order in which they are read. */
function blocksIn(parent: Element, depth = 0): LeafBlock[] {
  const blocks: LeafBlock[] = []
  let loose: Node[] = []
  const flush = () => {
    const block = looseText(parent, loose)
    if (block) blocks.push(block)
    loose = []
  }
  for (const child of Array.from(parent.childNodes)) {
    if (isText(child)) {
      loose.push(child)
      continue
    }
    if (!isElement(child) || dropped.has(tagOf(child)) || isHidden(child)) continue
    if (!isBlock(child) && !standsAlone(child)) {
      loose.push(child)
      continue
    }
    flush()
    blocks.push(...blocksOf(child, depth))
  }
  flush()
  return merged(blocks)
}

/** An image, a button, or something that holds blocks: no part of a line of text. */
const standsAlone = (element: Element): boolean =>
  tagOf(element) === 'img' ||
  kept.has(tagOf(element)) ||
  isButton(element) ||
  element.querySelector('img') !== null ||
  hasBlocks(element)

/** What an element is, or the blocks inside it. */
export function blocksOf(element: Element, depth = 0): LeafBlock[] {
  const tag = tagOf(element)
  if (depth > DEEP) return []
  if (kept.has(tag)) return htmlOf(element)
  if (tag === 'img') return imageOf(element, undefined)
  if (tag === 'hr') return [{ type: 'divider', id: newId() }]
  const spacer = spacerOf(element)
  if (spacer) return [spacer]
  if (isButton(element)) return [buttonOf(element)]
  if (tag === 'a') {
    const images = Array.from(element.querySelectorAll('img'))
    const [only] = images
    if (only && images.length === 1 && wordsOf(element) === '')
      return imageOf(only, element.getAttribute('href') ?? undefined)
  }
  if (tag === 'table' && isDataTable(element)) return [tableOf(element)]
  const isFlat = !hasBlocks(element) && element.querySelector('img') === null && !hasButton(element)
  if (isFlat || ['ul', 'ol'].includes(tag) || /^h[1-6]$/.test(tag)) {
    const rich = richBlockOf(element)
    return rich ? [{ type: 'text', id: newId(), content: [rich] }] : []
  }
  return blocksIn(element, depth + 1)
}

const hasButton = (element: Element): boolean => Array.from(element.querySelectorAll('a')).some(isButton)

/** Text between elements is a paragraph of its own. */
function looseText(parent: Element, nodes: readonly Node[]): LeafBlock | undefined {
  const align = alignOf(parent)
  const content = trimmed(
    nodes.flatMap((node) => {
      if (isText(node)) return inlinesOf((node.textContent ?? '').replaceAll(/[ \t\r\n]+/g, ' '), [])
      const rich = isElement(node) && tagOf(node) !== 'br' ? wrapped(node) : undefined
      return rich ?? [{ type: 'break' as const }]
    }),
  )
  if (content.length === 0) return undefined
  return {
    type: 'text',
    id: newId(),
    content: [{ type: 'paragraph', ...(align && align !== 'left' && { align }), content }],
  }
}

/** The words of an inline element with the marks that the element itself gives them. */
function wrapped(element: Element) {
  const rich = richBlockOf(element)
  if (rich?.type === 'paragraph') return withBlanks(element, rich.content)
  return inlinesIn(element)
}

/** Blanks at the ends of an inline element keep words apart. */
function withBlanks(element: Element, content: ReturnType<typeof inlinesIn>) {
  const text = element.textContent ?? ''
  return [
    ...(/^\s/.test(text) ? inlinesOf(' ', []) : []),
    ...content,
    ...(/\s$/.test(text) ? inlinesOf(' ', []) : []),
  ]
}

/** Neighbouring texts are one block. */
function merged(blocks: readonly LeafBlock[]): LeafBlock[] {
  const found: LeafBlock[] = []
  for (const block of blocks) {
    const last = found.at(-1)
    if (last?.type === 'text' && block.type === 'text' && last.content.length < 100)
      found[found.length - 1] = { ...last, content: [...last.content, ...block.content] }
    else found.push(block)
  }
  return found
}

/** Whether a button is all that an element holds: what is around it is then its frame. */
export function isOnlyButton(element: Element): boolean {
  const [link, ...others] = Array.from(element.querySelectorAll('a'))
  return link !== undefined && others.length === 0 && isButton(link) && wordsOf(element) === wordsOf(link)
}

function isButton(element: Element): boolean {
  if (tagOf(element) !== 'a' || element.getAttribute('href') === null || wordsOf(element) === '') return false
  const styles = stylesOf(element)
  const hasRoom =
    styles.has('padding') || styles.has('padding-top') || styles.get('display') === 'inline-block'
  const cell = element.parentElement
  const isInFilledCell =
    cell !== null &&
    tagOf(cell) === 'td' &&
    backgroundOf(cell) !== undefined &&
    wordsOf(cell) === wordsOf(element)
  return (
    element.querySelector('img') === null &&
    ((backgroundOf(element) !== undefined && hasRoom) || (isInFilledCell && hasRoom))
  )
}

function buttonOf(element: Element): Block & LeafBlock {
  const cell = element.parentElement
  const fill = backgroundOf(element) ?? (cell ? backgroundOf(cell) : undefined)
  const inner = Array.from(element.querySelectorAll('*')).map((one) => stylesOf(one).get('color'))
  const color = hexOf(stylesOf(element).get('color') ?? inner.find((one) => one !== undefined))
  const align = cell ? alignOf(cell) : undefined
  return {
    type: 'button',
    id: newId(),
    label: inlinesOf(wordsOf(element).slice(0, 500), []),
    href: hrefOf(element.getAttribute('href') ?? ''),
    ...(fill && { fill: { light: fill } }),
    ...(color && { color: { light: color } }),
    ...(align && { align }),
  }
}

function imageOf(element: Element, address: string | undefined): LeafBlock[] {
  const src = safeImageSrc(element.getAttribute('src'))
  if (src === undefined) return []
  const styles = stylesOf(element)
  const width = pixelsOf(element.getAttribute('width')) ?? pixelsOf(styles.get('width')) ?? 0
  const height = pixelsOf(element.getAttribute('height')) ?? pixelsOf(styles.get('height')) ?? 0
  // An image of a pixel counts opens of the service that the mail comes from.
  if (width === 1 && height <= 1) return []
  const alt = (element.getAttribute('alt') ?? '').slice(0, 500)
  const image: Image = { src, alt, width: Math.min(width, 20_000), height: Math.min(height, 20_000) }
  const cell = element.parentElement
  const align = cell ? alignOf(cell) : undefined
  return [
    {
      type: 'image',
      id: newId(),
      image,
      ...(address !== undefined && { href: hrefOf(address) }),
      ...(align && { align }),
    },
  ]
}

function spacerOf(element: Element): LeafBlock | undefined {
  if (wordsOf(element) !== '' || element.querySelector('img,a,hr') !== null) return undefined
  const styles = stylesOf(element)
  const height = pixelsOf(styles.get('height')) ?? pixelsOf(element.getAttribute('height'))
  if (stylesOf(element).has('border-top') || styles.has('border-bottom'))
    return { type: 'divider', id: newId() }
  return height === undefined || height === 0
    ? undefined
    : { type: 'spacer', id: newId(), height: Math.min(height, 200) }
}

/** A table with heads is data; all others are layout. */
const isDataTable = (element: Element): boolean =>
  element.querySelector('table') === null &&
  element.querySelector('th') !== null &&
  element.getAttribute('role') !== 'presentation'

function tableOf(element: Element): LeafBlock {
  const rows = Array.from(element.querySelectorAll('tr')).slice(0, 100)
  const [first] = rows
  return {
    type: 'table',
    id: newId(),
    header: first !== undefined && first.querySelector('th') !== null,
    rows: rows.map((row) =>
      Array.from(row.children)
        .slice(0, 12)
        .map((cell) => trimmed(inlinesIn(cell))),
    ),
  }
}

/** What is not understood is kept as it is, without what mails may not have. */
function htmlOf(element: Element): LeafBlock[] {
  const html = sanitizeHtml(element.outerHTML).slice(0, 200_000)
  return textOfHtml(html) === '' ? [] : [{ type: 'html', id: newId(), html }]
}
