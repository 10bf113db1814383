import type { Inline, Mark, RichBlock } from '#mail/document'
import { alignIn, hexOf, isBlock, isElement, isHidden, isText, pixelsOf, stylesOf, tagOf } from './dom.ts'
import { hrefOf } from './href-of.ts'
import { inlinesOf } from './merge-tags.ts'

/** Elements within elements that are followed; a mail has a few dozen. */
export const DEEP = 100

const byTag: Readonly<Record<string, Mark>> = {
  b: { type: 'bold' },
  strong: { type: 'bold' },
  i: { type: 'italic' },
  em: { type: 'italic' },
  u: { type: 'underline' },
  s: { type: 'strike' },
  strike: { type: 'strike' },
  del: { type: 'strike' },
}

function marksOf(element: Element, outer: readonly Mark[]): Mark[] {
  const tag = tagOf(element)
  const styles = stylesOf(element)
  const own: Mark[] = []
  const mark = Object.hasOwn(byTag, tag) ? byTag[tag] : undefined
  if (mark) own.push(mark)
  const weight = styles.get('font-weight')
  if (weight === 'bold' || Number(weight) >= 600) own.push({ type: 'bold' })
  if (styles.get('font-style') === 'italic') own.push({ type: 'italic' })
  const line = tag === 'a' ? '' : (styles.get('text-decoration') ?? '')
  if (line.includes('underline')) own.push({ type: 'underline' })
  if (line.includes('line-through')) own.push({ type: 'strike' })
  const undone = new Set<Mark['type']>()
  if (weight === 'normal' || Number(weight) < 600) undone.add('bold')
  if (styles.get('font-style') === 'normal') undone.add('italic')
  const address = tag === 'a' ? element.getAttribute('href') : null
  if (address !== null) own.push({ type: 'link', href: hrefOf(address) })
  const color = tag === 'a' ? undefined : hexOf(styles.get('color') ?? element.getAttribute('color'))
  if (color !== undefined && tag !== 'p') own.push({ type: 'color', color })
  const size = tag === 'span' || tag === 'font' ? pixelsOf(styles.get('font-size')) : undefined
  if (size !== undefined && size >= 8 && size <= 96) own.push({ type: 'size', px: size })
  const names = new Set(own.map(({ type }) => type))
  return [
    ...outer.filter(({ type }) => !names.has(type)),
    ...new Map(own.map((one) => [one.type, one])).values(),
  ].filter(({ type }) => !undone.has(type))
}

/** The words of an element with their marks; blanks collapse as they do when HTML is shown. Blocks are lines of their own. */
export function inlinesIn(node: Node, marks: readonly Mark[] = [], depth = 0): Inline[] {
  if (depth > DEEP) return []
  const found: Inline[] = []
  let endsBlock = false
  for (const child of Array.from(node.childNodes)) {
    const inside = inlinesOfNode(child, marks, depth)
    const words = isElement(child) && isBlock(child) ? trimmed(inside) : inside
    const isLine = words !== inside
    if (words.every(isBlank)) {
      if (!endsBlock) found.push(...words)
      continue
    }
    if (endsBlock || (isLine && !found.every(isBlank))) found.push({ type: 'break' })
    found.push(...words)
    endsBlock = isLine
  }
  return found
}

function inlinesOfNode(child: Node, marks: readonly Mark[], depth: number): Inline[] {
  if (isText(child)) return inlinesOf((child.textContent ?? '').replaceAll(/[ \t\r\n]+/g, ' '), marks)
  if (!isElement(child) || isHidden(child)) return []
  const tag = tagOf(child)
  if (tag === 'br') return [{ type: 'break' }]
  if (tag === 'img') return inlinesOf(child.getAttribute('alt') ?? '', marks)
  if (['script', 'style', 'head', 'title', 'noscript', 'template'].includes(tag)) return []
  return inlinesIn(child, marksOf(child, marks), depth + 1)
}

const isBlank = (one: Inline | undefined): boolean =>
  one !== undefined && (one.type === 'break' || (one.type === 'text' && one.text.trim() === ''))

/** Without blanks and breaks at its ends. */
export function trimmed(content: readonly Inline[]): Inline[] {
  let from = 0
  let to = content.length
  while (from < to && isBlank(content[from])) from += 1
  while (to > from && isBlank(content[to - 1])) to -= 1
  return content.slice(from, to).map((one, place, all) => {
    if (one.type !== 'text') return one
    const start = place === 0 ? one.text.trimStart() : one.text
    return { ...one, text: place === all.length - 1 ? start.trimEnd() : start }
  })
}

/** The items of a list; those of a list in an item go on after it. */
function itemsOf(list: Element, depth = 0): Inline[][] {
  if (depth > DEEP) return []
  return Array.from(list.children).flatMap((child): Inline[][] => {
    if (isList(child)) return itemsOf(child, depth + 1)
    if (tagOf(child) !== 'li') return []
    const inner = Array.from(child.children).filter(isList)
    const own = child.cloneNode(true)
    if (isElement(own)) for (const one of Array.from(own.children).filter(isList)) one.remove()
    const item = trimmed(inlinesIn(own))
    return [...(item.length > 0 ? [item] : []), ...inner.flatMap((one) => itemsOf(one, depth + 1))]
  })
}

const isList = (element: Element): boolean => ['ul', 'ol'].includes(tagOf(element))

/** A paragraph, heading, list or quote; undefined for an element that is none, or has no words. */
export function richBlockOf(element: Element): RichBlock | undefined {
  const tag = tagOf(element)
  const align = alignIn(element)
  const marks = marksOf(element, [])
  const content = () =>
    trimmed(inlinesIn(element, tag.startsWith('h') ? marks.filter(({ type }) => type !== 'bold') : marks))
  const aligned = align && align !== 'left' ? { align } : {}
  const [, digit] = /^h([1-6])$/.exec(tag) ?? []
  if (digit !== undefined) {
    const level = digit === '1' ? 1 : digit === '2' ? 2 : 3
    const words = content()
    return words.length === 0 ? undefined : { type: 'heading', level, ...aligned, content: words }
  }
  if (tag === 'ul' || tag === 'ol') {
    const items = itemsOf(element).slice(0, 100)
    return items.length === 0 ? undefined : { type: 'list', ordered: tag === 'ol', items }
  }
  const words = content()
  if (words.length === 0) return undefined
  return tag === 'blockquote'
    ? { type: 'quote', content: words }
    : { type: 'paragraph', ...aligned, content: words }
}
