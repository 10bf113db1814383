import { Schema, type Attrs, type DOMOutputSpec, type Node as PmNode } from 'prosemirror-model'
import { safeHref, withSlashes } from '#lib/safe-url'
import type { Color, Href } from '#mail/document'

const alignOf = (element: HTMLElement): string | null => {
  const align = element.dataset['align'] ?? element.style.textAlign
  return align === 'left' || align === 'center' || align === 'right' ? align : null
}
const alignAttrs = ({ attrs }: PmNode): Record<string, string> =>
  typeof attrs['align'] === 'string'
    ? { 'data-align': attrs['align'], style: `text-align:${attrs['align']}` }
    : {}

/** JSON that an element of ours carries; undefined for elements of others. */
function carried(element: HTMLElement, name: string): unknown {
  const text = element.dataset[name]
  if (text === undefined) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const isPath = (value: unknown): value is string[] =>
  Array.isArray(value) && value.length > 0 && value.every((part) => typeof part === 'string')

const isColor = (value: unknown): value is Color =>
  (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value)) ||
  (typeof value === 'object' && value !== null && 'brand' in value && typeof value.brand === 'string')

const isHref = (value: unknown): value is Href =>
  typeof value === 'object' && value !== null && 'parts' in value && Array.isArray(value.parts)

/** Blocks of others but lists: an item or quote with one in it is none, but its blocks. */
export const BLOCKS = 'p, div, blockquote, table, h1, h2, h3, h4, h5, h6'

const inline = 'inline*'
const simpleMark = (tag: string, ...others: string[]) => ({
  parseDOM: [tag, ...others].map((name) => ({ tag: name })),
  toDOM: (): DOMOutputSpec => [tag, 0],
})

/**
 * The texts of a mail. Items of lists are paragraphs of their own here, and become lists again when they are stored: so
 * that Enter, Backspace and changing the style work alike everywhere. `starts` is a list right after another one.
 */
export const richSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      group: 'block',
      content: inline,
      attrs: { align: { default: null } },
      parseDOM: [{ tag: 'p', getAttrs: (element) => ({ align: alignOf(element) }) }],
      toDOM: (node) => ['p', alignAttrs(node), 0],
    },
    heading: {
      group: 'block',
      content: inline,
      attrs: { level: { default: 2 }, align: { default: null } },
      defining: true,
      parseDOM: [1, 2, 3, 4, 5, 6].map((level) => ({
        tag: `h${level}`,
        getAttrs: (element) => ({ level: Math.min(level, 3), align: alignOf(element) }),
      })),
      toDOM: (node) => [`h${Number(node.attrs['level'])}`, alignAttrs(node), 0],
    },
    list_item: {
      group: 'block',
      content: inline,
      attrs: { ordered: { default: false }, starts: { default: false } },
      // Pasted into an empty paragraph it stays an item.
      defining: true,
      parseDOM: [
        {
          tag: 'div[data-ordered]',
          priority: 60,
          getAttrs: (element) => ({
            ordered: element.dataset['ordered'] === 'true',
            starts: element.dataset['starts'] === 'true',
          }),
        },
        {
          tag: 'li',
          getAttrs: (element) =>
            element.querySelector(BLOCKS) === null && {
              ordered: element.dataset['ordered'] === 'true' || element.parentElement?.localName === 'ol',
              starts: element.dataset['starts'] === 'true',
            },
        },
      ],
      toDOM: ({ attrs }) => [
        'div',
        { 'data-ordered': String(attrs['ordered']), 'data-starts': String(attrs['starts']) },
        0,
      ],
    },
    quote: {
      group: 'block',
      content: inline,
      defining: true,
      parseDOM: [
        { tag: 'blockquote', getAttrs: (element) => element.querySelector(`${BLOCKS}, li`) === null && null },
      ],
      toDOM: () => ['blockquote', 0],
    },
    text: { group: 'inline' },
    break: {
      group: 'inline',
      inline: true,
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
    variable: {
      group: 'inline',
      inline: true,
      atom: true,
      attrs: { path: {}, fallback: { default: null }, format: { default: null } },
      parseDOM: [
        {
          tag: 'span[data-variable]',
          getAttrs: (element): Attrs | false => {
            const path = carried(element, 'path')
            if (!isPath(path)) return false
            return {
              path,
              fallback: element.dataset['fallback'] ?? null,
              format: carried(element, 'format') ?? null,
            }
          },
        },
      ],
      toDOM: ({ attrs }) => [
        'span',
        {
          'data-variable': '',
          'data-path': JSON.stringify(attrs['path']),
          ...(typeof attrs['fallback'] === 'string' && { 'data-fallback': attrs['fallback'] }),
          ...(attrs['format'] !== null && { 'data-format': JSON.stringify(attrs['format']) }),
        },
      ],
      leafText: ({ attrs }) => `{{${isPath(attrs['path']) ? attrs['path'].join('.') : ''}}}`,
    },
  },
  marks: {
    link: {
      inclusive: false,
      attrs: { href: {}, title: { default: null } },
      parseDOM: [
        {
          tag: 'a',
          getAttrs: (element): Attrs | false => {
            const own = carried(element, 'href')
            const address = safeHref(withSlashes(element.getAttribute('href') ?? ''))
            const title = element.getAttribute('title')
            if (isHref(own)) return { href: own, title }
            return address === undefined ? false : { href: { parts: [address] }, title: null }
          },
        },
      ],
      toDOM: ({ attrs }) => [
        'a',
        {
          'data-href': JSON.stringify(attrs['href']),
          ...(typeof attrs['title'] === 'string' && { title: attrs['title'] }),
        },
        0,
      ],
    },
    bold: simpleMark('strong', 'b'),
    italic: simpleMark('em', 'i'),
    underline: simpleMark('u'),
    strike: simpleMark('s', 'del', 'strike'),
    color: {
      attrs: { color: {} },
      parseDOM: [
        {
          tag: 'span[data-color]',
          getAttrs: (element): Attrs | false => {
            const color = carried(element, 'color')
            return isColor(color) && { color }
          },
        },
      ],
      toDOM: ({ attrs }) => {
        const color: unknown = attrs['color']
        return [
          'span',
          {
            'data-color': JSON.stringify(color),
            ...(typeof color === 'string' && { style: `color:${color}` }),
          },
          0,
        ]
      },
    },
    size: {
      attrs: { px: {} },
      parseDOM: [
        {
          tag: 'span[data-size]',
          getAttrs: (element): Attrs | false => {
            const px = Number(element.dataset['size'])
            return px >= 8 && px <= 96 && { px }
          },
        },
      ],
      toDOM: ({ attrs }) => [
        'span',
        { 'data-size': String(attrs['px']), style: `font-size:${Number(attrs['px'])}px` },
        0,
      ],
    },
  },
})
