import { createElement, type ReactNode } from 'react'
import { parseInert } from '#lib/trusted-mail'
import { MailImage } from './mail-image.tsx'

/** The attributes that are taken over, with React's names for them. Addresses of links are not: nothing is followed here. */
const names: Readonly<Record<string, string>> = {
  src: 'src',
  alt: 'alt',
  width: 'width',
  height: 'height',
  align: 'align',
  dir: 'dir',
  lang: 'lang',
  scope: 'scope',
  role: 'role',
  title: 'title',
  cellpadding: 'cellPadding',
  cellspacing: 'cellSpacing',
  colspan: 'colSpan',
  rowspan: 'rowSpan',
  valign: 'valign',
  start: 'start',
  'data-variable': 'data-variable',
}
const isVoid = new Set(['br', 'hr', 'col', 'wbr'])
/** What would be focusable or would act is a plain element on the canvas. */
const plain: Readonly<Record<string, string>> = {
  a: 'span',
  button: 'span',
  form: 'div',
  // The outline of the page is the app's: headings of the mail are part of the names of its blocks.
  h1: 'div',
  h2: 'div',
  h3: 'div',
}

/** Declarations as React takes them. Split outside of quotes and brackets, as in addresses of images. */
export function styleOf(text: string): Record<string, string> {
  const declarations = text.match(/(?:[^;"'(]|\([^)]*\)|"[^"]*"|'[^']*')+/g) ?? []
  return Object.fromEntries(
    declarations.flatMap((one) => {
      const colon = one.indexOf(':')
      const name = one.slice(0, colon).trim()
      if (colon < 0 || name.startsWith('mso-')) return []
      return [
        [
          name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
          one.slice(colon + 1).trim(),
        ],
      ]
    }),
  )
}

/**
 * HTML of our own renderer as React elements: the canvas has exactly the styles of the mail, and no style attribute is
 * ever parsed in the page, which its security policy forbids. Nothing of it is a link or takes the focus.
 */
export function elementsOf(html: string): ReactNode {
  // Quotes in texts are escaped, so this can only be the attribute.
  const inert = html.replaceAll(' style="', ' data-style="')
  const { body } = parseInert(inert)
  return childrenOf(body)
}

function childrenOf(parent: Element): ReactNode[] {
  return Array.from(parent.childNodes).flatMap((node, place): ReactNode[] => {
    if (node instanceof Text) return [node.data]
    if (!(node instanceof Element)) return []
    const tag = node.localName
    const style = node.getAttribute('data-style')
    const props = {
      key: place,
      ...Object.fromEntries(
        Array.from(node.attributes).flatMap(({ name, value }) => {
          const known = names[name]
          return known === undefined ? [] : [[known, value]]
        }),
      ),
      ...(style !== null && { style: styleOf(style) }),
      // As wide as a phone, by a rule of the mail's sheet.
      ...(node.classList.contains('fw') && { 'data-fit': true }),
    }
    if (tag === 'img') return [createElement(MailImage, props)]
    return [createElement(plain[tag] ?? tag, props, ...(isVoid.has(tag) ? [] : childrenOf(node)))]
  })
}
