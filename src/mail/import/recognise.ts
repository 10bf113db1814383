import { CONTRAST, hexContrast } from '#lib/contrast'
import { MAIL, newId, type Block, type Image, type Inline } from '#mail/document'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import { safeImageSrc } from '#lib/safe-url'
import { sanitizeHtml } from '#mail/html/sanitize'
import { textOfHtml } from '#mail/text/of-html'
import {
  alignIn,
  alignOf,
  backgroundOf,
  hasBlocks,
  hasBorder,
  hexOf,
  isBlock,
  isDataTable,
  isElement,
  isHidden,
  isText,
  pixelsOf,
  stylesOf,
  tagOf,
  wordsOf,
} from './dom.ts'
import { hrefOf } from './href-of.ts'
import { inlinesOf } from './merge-tags.ts'
import { DEEP, inlinesIn, richBlockOf, trimmed } from './rich-text.ts'
import { shownAs } from './shown-if.ts'

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
  hasButton(element) ||
  element.querySelector('img') !== null ||
  hasBlocks(element)

/** What an element is, or the blocks inside it. */
export const blocksOf = (element: Element, depth = 0): LeafBlock[] =>
  shownAs(element, blocksAt(element, depth))

function blocksAt(element: Element, depth: number): LeafBlock[] {
  const tag = tagOf(element)
  if (depth > DEEP) return []
  if (kept.has(tag)) return htmlOf(element)
  if (tag === 'img') return imageOf(element, undefined)
  if (tag === 'hr') return [{ type: 'divider', id: newId() }]
  const spacer = spacerOf(element)
  if (spacer) return [spacer]
  const row = linkRowOf(element)
  if (row) return [row]
  if (isButton(element)) return [buttonOf(element)]
  if (tag === 'a') {
    const images = Array.from(element.querySelectorAll('img'))
    const [only] = images
    if (only && images.length === 1 && wordsOf(element) === '')
      return imageOf(only, element.getAttribute('href') ?? undefined)
  }
  if (isDataTable(element)) return tableOf(element)
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
  const align = alignIn(parent)
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
    const isSame =
      last?.type === 'text' &&
      block.type === 'text' &&
      JSON.stringify(last.visibleIf) === JSON.stringify(block.visibleIf)
    if (isSame && last.content.length < 100)
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
  if (element.querySelector('img') !== null) return false
  if (backgroundOf(element) !== undefined) return hasRoom
  const cell = element.closest('td')
  const fill = cell && wordsOf(cell) === wordsOf(element) ? backgroundOf(cell) : undefined
  if (fill === undefined) return false
  // The room may be the cell's. On a light ground that is a line of text, such as "View in browser".
  const isOnDark = (hexContrast(fill, '#ffffff') ?? 1) >= CONTRAST.large
  return hasRoom || (isOnDark && styles.get('text-decoration') === 'none')
}

function buttonOf(element: Element): Block & LeafBlock {
  const cell = element.closest('td') ?? element.parentElement
  const fill = backgroundOf(element) ?? (cell ? backgroundOf(cell) : undefined)
  const inner = Array.from(element.querySelectorAll('*')).map((one) => stylesOf(one).get('color'))
  const color = hexOf(stylesOf(element).get('color') ?? inner.find((one) => one !== undefined))
  // A button is often a table of its own in a cell.
  const table = element.closest('table')
  const align =
    alignIn(element) ?? (table ? (alignOf(table) ?? alignIn(table.parentElement ?? table)) : undefined)
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

/** Characters of a label of a link in a menu; sentences are longer. */
const LABEL_MAX = 30
/** Width of an icon in pixels, at most. */
const ICON_MAX = 64

/**
 * Icons that lead to social networks, or the links of a menu. As columns they would be below each other on a phone, as
 * pictures everywhere.
 */
export function linkRowOf(element: Element): LeafBlock | undefined {
  const links = Array.from(element.querySelectorAll('a[href]'))
  if (links.length < 2 || links.length > 12) return undefined
  const images = Array.from(element.querySelectorAll('img'))
  const align = alignIn(element) ?? alignIn(links[0] ?? element)
  const base = { id: newId(), ...(align && { align }) }
  if (
    wordsOf(element) === '' &&
    images.length === links.length &&
    links.every((link) => link.querySelector('img') !== null) &&
    images.every((image) => isIcon(image))
  )
    return {
      type: 'social',
      ...base,
      links: links.map((link) => {
        const [icon] = link.querySelector('img') ? imageOf(link.querySelector('img') ?? link, undefined) : []
        const href = link.getAttribute('href') ?? ''
        const image = icon?.type === 'image' && icon.image.src !== '' ? icon.image : undefined
        const label =
          image?.alt ||
          link.querySelector('img')?.getAttribute('alt') ||
          (URL.canParse(href) ? new URL(href).hostname : href)
        return { label: label.slice(0, 500), href: hrefOf(href), ...(image && { icon: image }) }
      }),
    }
  const cells = Array.from(element.children)
  const isMenu =
    tagOf(element) === 'tr' &&
    images.length === 0 &&
    cells.length === links.length &&
    links.every((link) => {
      const words = wordsOf(link)
      return (
        words !== '' &&
        words.length <= LABEL_MAX &&
        !isButton(link) &&
        wordsOf(link.closest('td') ?? element) === words
      )
    })
  return isMenu
    ? {
        type: 'menu',
        ...base,
        items: links.map((link) => ({
          label: inlinesOf(wordsOf(link), []),
          href: hrefOf(link.getAttribute('href') ?? ''),
        })),
      }
    : undefined
}

function isIcon(image: Element): boolean {
  const width = widthOf(image)
  return width > 2 && width <= ICON_MAX
}

const widthOf = (image: Element): number =>
  pixelsOf(image.getAttribute('width')) ?? pixelsOf(stylesOf(image).get('width')) ?? 0

/** An image that can't be loaded keeps its place, text and size: only its file has to be chosen again. */
function imageOf(element: Element, address: string | undefined): LeafBlock[] {
  const src = safeImageSrc(element.getAttribute('src')) ?? ''
  if (src === '' && !element.getAttribute('src')) return []
  const styles = stylesOf(element)
  const width = widthOf(element)
  const height = pixelsOf(element.getAttribute('height')) ?? pixelsOf(styles.get('height')) ?? 0
  // An image of a pixel counts opens of the service that the mail comes from.
  if (width === 1 && height <= 1) return []
  const name = element.getAttribute('src') ?? ''
  if (
    src === '' &&
    (isSliver(width) || isSliver(height) || /(?:spacer|blank|pixel|clear|dot)\.gif/i.test(name))
  )
    return []
  const alt = (element.getAttribute('alt') ?? '').slice(0, 500)
  const image: Image = { src, alt, width: Math.min(width, 20_000), height: Math.min(height, 20_000) }
  const align = alignIn(element)
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

/** Whether an element is nothing but a line. */
export const isRule = (element: Element): boolean => spacerOf(element)?.type === 'divider'

/** As thin as what only keeps others apart. */
const isSliver = (pixels: number) => pixels === 1 || pixels === 2

function spacerOf(element: Element): LeafBlock | undefined {
  if (wordsOf(element) !== '' || element.querySelector('img,a,hr') !== null) return undefined
  const styles = stylesOf(element)
  const height = pixelsOf(styles.get('height')) ?? pixelsOf(element.getAttribute('height'))
  if (hasBorder(element, 'border-top', 'border-bottom')) return { type: 'divider', id: newId() }
  return height === undefined || height === 0
    ? undefined
    : { type: 'spacer', id: newId(), height: Math.min(height, 200) }
}

/** What a table block holds, at most. */
const TABLE = { columns: 12, rows: MAIL.itemsMax } as const

/**
 * A cell over several columns or rows is the first of as many, so that what stands below each other stays so. A table that is
 * larger than a block can be is kept as HTML.
 */
function tableOf(element: Element): LeafBlock[] {
  const rows = Array.from(element.querySelectorAll('tr'))
  const [first] = rows
  if (rows.length > TABLE.rows) return htmlOf(element)
  /** How many rows are taken from above, by column. */
  const taken: number[] = []
  const cells = rows.map((row) => {
    const found: Inline[][] = []
    const put = (content: Inline[], more: number) => {
      taken[found.length] = more
      found.push(content)
    }
    const skip = () => {
      for (let more = taken[found.length] ?? 0; more > 0; more = taken[found.length] ?? 0) put([], more - 1)
    }
    for (const cell of Array.from(row.children)) {
      skip()
      const more = spanOf(cell, 'rowspan') - 1
      put(trimmed(inlinesIn(cell)), more)
      for (let rest = spanOf(cell, 'colspan') - 1; rest > 0; rest -= 1) put([], more)
    }
    skip()
    return found
  })
  if (cells.some((row) => row.length > TABLE.columns)) return htmlOf(element)
  const header = first !== undefined && first.querySelector('th') !== null
  return [{ type: 'table', id: newId(), header, rows: cells }]
}

function spanOf(cell: Element, name: 'colspan' | 'rowspan'): number {
  const span = Number(cell.getAttribute(name) ?? 1)
  return Number.isInteger(span) && span > 1
    ? Math.min(span, name === 'colspan' ? TABLE.columns + 1 : TABLE.rows)
    : 1
}

/** What is not understood is kept as it is, without what mails may not have. */
function htmlOf(element: Element): LeafBlock[] {
  const html = sanitizeHtml(element.outerHTML).slice(0, 200_000)
  return textOfHtml(html) === '' ? [] : [{ type: 'html', id: newId(), html }]
}
