import {
  defaultSettings,
  footerContent,
  type Block,
  type EmailDocument,
  type Inline,
  type RichBlock,
  type Section,
} from '#mail/document'

export type Locale = 'en' | 'ja'

type Unnamed<Node> = Node extends unknown ? Omit<Node, 'id'> : never
/** A block whose id is given by its place. */
export type Part = Unnamed<Block>

const site = 'https://example.com/'

export const words = (text: string): Inline => ({ type: 'text', text })
export const name = (locale: Locale): Inline => ({
  type: 'variable',
  path: ['contact', 'name'],
  fallback: locale === 'ja' ? 'お客' : 'there',
})

export const heading = (level: 1 | 2 | 3, text: string): RichBlock => ({
  type: 'heading',
  level,
  content: [words(text)],
})
export const paragraph = (...content: (string | Inline)[]): RichBlock => ({
  type: 'paragraph',
  content: content.map((one) => (typeof one === 'string' ? words(one) : one)),
})
export const text = (...content: RichBlock[]): Part => ({ type: 'text', content })
export const list = (...items: string[]): RichBlock => ({
  type: 'list',
  ordered: false,
  items: items.map((item) => [words(item)]),
})
export const button = (label: string, path: string): Part => ({
  type: 'button',
  label: [words(label)],
  href: { parts: [site + path] },
  padding: { top: 8, right: 0, bottom: 8, left: 0 },
})
export const image = (alt: string, width: number, height: number): Part => ({
  type: 'image',
  image: { src: `${site}images/${width}x${height}.png`, alt, width, height },
})
export const divider: Part = { type: 'divider', padding: { top: 8, right: 0, bottom: 8, left: 0 } }

/** A row of columns with equal shares, or with the shares given. */
export interface Row {
  columns: Part[][]
  shares?: number[]
}
export const row = (...parts: Part[]): Row => ({ columns: [parts] })

/** A document of rows, with the footer that the law wants. Ids are by place, so that a starter is always the same. */
export function documentOf(
  locale: Locale,
  { title, preheader }: Readonly<Record<'title' | 'preheader', string>>,
  rows: readonly Row[],
): EmailDocument {
  const footer: Row = row(divider, {
    type: 'footer',
    content: footerContent(locale),
    align: 'center',
    locked: true,
  })
  return {
    version: 1,
    settings: { ...defaultSettings(locale), title, preheader: preheader === '' ? [] : [words(preheader)] },
    sections: [...rows, footer].map((one, place) => sectionOf(one, `s${place + 1}`)),
  }
}

const sectionOf = ({ columns, shares }: Row, id: string): Section => ({
  type: 'section',
  id,
  padding: { top: 16, right: 24, bottom: 16, left: 24 },
  gap: 24,
  stack: 'ltr',
  valign: 'top',
  columns: columns.map((parts, place) => ({
    id: `${id}c${place + 1}`,
    width: shares?.[place] ?? 12 / columns.length,
    blocks: parts.map((part, index) => ({ ...part, id: `${id}c${place + 1}b${index + 1}` })),
  })),
})
