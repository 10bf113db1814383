import { DOMParser as PmParser, type Slice } from 'prosemirror-model'
import { parseInert } from '#lib/trusted-mail'
import { BLOCKS, richSchema } from './rich-schema.ts'

/** Wraps of list items that Word writes as paragraphs. */
const WORD_LIST = /mso-list:\s*l\d/i

/** What HTML of a clipboard is as part of a text. Blanks count in what was copied out of a text of ours. */
export const pastedSlice = (html: string, parse = parseInert): Slice =>
  PmParser.fromSchema(richSchema).parseSlice(cleanPaste(html, parse), {
    preserveWhitespace: html.includes('data-pm-slice'),
  })

/**
 * HTML of Word, Google Docs or a page, before it is read by the schema: what they add that is no text goes, lists of Word
 * become lists, and bold that Docs undoes again stays undone.
 */
export function cleanPaste(html: string, parse: (html: string) => Document = parseInert): HTMLElement {
  // As attributes without effect: the page's policy reports styles and handlers also where nothing comes of them.
  const { body } = parse(
    html
      .replaceAll(/<style\b.*?<\/style\s*>/gis, '')
      .replaceAll(/<[a-z][^<>]*>/gi, (tag) =>
        tag.replaceAll(/(\s)style\s*=/gi, '$1data-style=').replaceAll(/\son\w+\s*=/gi, ' data-gone='),
      ),
  )
  for (const gone of body.querySelectorAll('style, script, meta, link, title, xml, [hidden]')) gone.remove()
  for (const element of body.querySelectorAll<HTMLElement>('[data-style]')) {
    const style = element.dataset['style'] ?? ''
    delete element.dataset['style']
    // Google Docs wraps everything in <b style="font-weight:normal">.
    if (element.localName === 'b' && /(?:^|;)\s*font-weight:\s*(normal|400)/i.test(style)) {
      element.replaceWith(...element.childNodes)
      continue
    }
    if (WORD_LIST.test(style)) {
      toListItem(element)
      continue
    }
    if (element.localName === 'span') wrapStyles(element, style)
  }
  // Google Docs and Chrome end what was copied with a break, which would be an empty line.
  const last = body.lastElementChild
  if (last?.localName === 'br' && last.previousElementSibling?.matches(`${BLOCKS}, ul, ol`)) last.remove()
  // Gmail has emoji as images.
  for (const image of body.querySelectorAll<HTMLImageElement>('[data-emoji]')) image.replaceWith(image.alt)
  for (const item of body.querySelectorAll('li, blockquote')) flatten(item)
  for (const row of body.querySelectorAll('tr')) toLines(row)
  // A line of a paragraph of its own that Word adds for empty lines.
  for (const paragraph of body.querySelectorAll('p'))
    if (
      paragraph.textContent.replaceAll('\u00a0', ' ').trim() === '' &&
      !paragraph.querySelector('br, span[data-variable]')
    )
      paragraph.remove()
  return body
}

/**
 * An item or quote has text only: the paragraphs in it become lines, and a list in an item goes on after it. One that holds
 * more is its blocks (rich-schema.ts).
 */
function flatten(item: Element): void {
  if (item.localName === 'li')
    for (const inner of [...item.querySelectorAll(':scope > ul, :scope > ol')].toReversed()) item.after(inner)
  for (const block of item.querySelectorAll('p, div')) {
    const next = block.nextElementSibling
    // A box of a checklist has no words.
    if (next?.matches(':not(br, ul, ol, table)') && block.textContent.trim() !== '')
      block.after(item.ownerDocument.createElement('br'))
    block.replaceWith(...block.childNodes)
  }
}

/** A row of a table becomes a line with its cells beside each other; where cells hold blocks, each comes on its own. */
function toLines(row: Element): void {
  const cells = [...row.querySelectorAll(':scope > td, :scope > th')]
  const hasBlocks = (cell: Element) => cell.querySelector(`${BLOCKS}, ul, ol`) !== null
  const lineOf = (children: Iterable<Node | string>) => {
    const line = row.ownerDocument.createElement('p')
    line.append(...children)
    return line
  }
  if (cells.some(hasBlocks))
    for (const cell of cells)
      cell.replaceWith(...(hasBlocks(cell) ? cell.childNodes : [lineOf(cell.childNodes)]))
  else
    row.replaceWith(
      lineOf(cells.flatMap((cell, place) => [...(place === 0 ? [] : [' ']), ...cell.childNodes])),
    )
}

function toListItem(element: HTMLElement): void {
  const bullet = element.textContent.trimStart()
  const isOrdered = /^\(?\d+[.)]/.test(bullet)
  // The sign of the bullet is a text of its own, marked as not to be taken.
  for (const sign of element.querySelectorAll(
    '[data-style*="mso-list:Ignore"], [data-style*="mso-list: Ignore"]',
  ))
    sign.remove()
  const item = element.ownerDocument.createElement('li')
  item.dataset['ordered'] = String(isOrdered)
  item.append(...element.childNodes)
  const first = item.firstChild
  if (first instanceof Text) first.data = first.data.replace(/^\s*(?:[·•○▪o-]|\(?\d+[.)])\s+/, '')
  element.replaceWith(item)
}

/** What Docs says by styles, said by elements. */
const STYLES = {
  strong: /font-weight:\s*(bold|[6-9]00)/i,
  em: /font-style:\s*italic/i,
  u: /text-decoration[^;]*underline/i,
  s: /text-decoration[^;]*line-through/i,
}

function wrapStyles(element: HTMLElement, style: string): void {
  for (const [tag, pattern] of Object.entries(STYLES)) {
    if (!pattern.test(style)) continue
    const wrap = element.ownerDocument.createElement(tag)
    wrap.append(...element.childNodes)
    element.append(wrap)
  }
}
