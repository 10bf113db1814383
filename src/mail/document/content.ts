import type { Inline, RichBlock } from './inline.ts'
import type { LeafBlock } from './leaf-blocks.ts'
import type { Href } from './values.ts'

/** How to change the parts of blocks that may hold variables. */
export interface ContentMap {
  inlines: (content: Inline[]) => Inline[]
  href: (href: Href) => Href
  html: (html: string) => string
}

/** A block with its texts, addresses and HTML changed; links within texts are left to `inlines`. */
export function mapContent(block: LeafBlock, to: ContentMap): LeafBlock {
  const { inlines, href, html } = to
  const rich = (content: RichBlock[]) => content.map((one) => mapRich(one, inlines))
  switch (block.type) {
    case 'text':
    case 'footer':
      return { ...block, content: rich(block.content) }
    case 'image':
      return block.href ? { ...block, href: href(block.href) } : block
    case 'button':
      return { ...block, label: inlines(block.label), href: href(block.href) }
    case 'social':
      return { ...block, links: block.links.map((one) => ({ ...one, href: href(one.href) })) }
    case 'menu':
      return {
        ...block,
        items: block.items.map((one) => ({ label: inlines(one.label), href: href(one.href) })),
      }
    case 'video':
      return {
        ...block,
        href: href(block.href),
        ...(block.caption && { caption: inlines(block.caption) }),
      }
    case 'table':
      return { ...block, rows: block.rows.map((row) => row.map(inlines)) }
    case 'html':
      return { ...block, html: html(block.html) }
    case 'accordion':
      return {
        ...block,
        items: block.items.map(({ title, content }) => ({ title: inlines(title), content: rich(content) })),
      }
    case 'carousel':
      return {
        ...block,
        slides: block.slides.map((one) => (one.href ? { ...one, href: href(one.href) } : one)),
      }
    case 'form':
      return { ...block, href: href(block.href) }
    case 'divider':
    case 'spacer':
    case 'opaque':
      return block
  }
}

const mapRich = (one: RichBlock, inlines: ContentMap['inlines']): RichBlock =>
  one.type === 'list' ? { ...one, items: one.items.map(inlines) } : { ...one, content: inlines(one.content) }

/** What a block holds, read without changing it. */
export interface Content {
  inlines: Inline[][]
  hrefs: Href[]
  html: string[]
}

export function contentOf(block: LeafBlock): Content {
  const found: Content = { inlines: [], hrefs: [], html: [] }
  mapContent(block, {
    inlines: (content) => {
      found.inlines.push(content)
      found.hrefs.push(...linksIn(content))
      return content
    },
    href: (href) => {
      found.hrefs.push(href)
      return href
    },
    html: (html) => {
      found.html.push(html)
      return html
    },
  })
  return found
}

const linksIn = (content: readonly Inline[]): Href[] =>
  content.flatMap((one) =>
    one.type === 'break'
      ? []
      : (one.marks ?? []).flatMap((mark) => (mark.type === 'link' ? [mark.href] : [])),
  )

/** The words of a text, with variables by their fallback or their name in braces. */
export const plainText = (content: readonly Inline[]): string =>
  content
    .map((one) => {
      if (one.type === 'text') return one.text
      return one.type === 'break' ? ' ' : (one.fallback ?? `{${one.path.join('.')}}`)
    })
    .join('')

/** Braces of a template among words, also where the tag was cut in half. They would reach every reader as they are written. */
const BRACES = /\{\{[^{}]*(?:\}\})?|\{%[^{}]*(?:%\})?/

/** A tag in braces as wide as the other signs of an input method: no engine takes it for one. */
const WIDE_TAG = /｛｛[^{}｛｝\n]{1,64}(?:｝｝|\}\})/

/** The first tag of a text that was meant as a variable and is written in full-width braces. */
export const wideTag = (text: string): string | undefined => WIDE_TAG.exec(text)?.[0]

/** The first braces of a template that are words. A variable is none: its name is written in braces of its own. */
export const strayBraces = ({ inlines }: Pick<Content, 'inlines'>): string | undefined =>
  inlines
    .map((content) => content.map((one) => (one.type === 'text' ? one.text : '\n')).join(''))
    .map((words) => BRACES.exec(words)?.[0].trim() ?? wideTag(words))
    .find((piece) => piece !== undefined)
