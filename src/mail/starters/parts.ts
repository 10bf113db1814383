import {
  footerContent,
  type Block,
  type EmailDocument,
  type Inline,
  type RichBlock,
  type Section,
  type ThemeColor,
} from '#mail/document'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import { lookOf, type Look, type StarterBrand } from './look.ts'
import type { Picture } from './pictures.ts'

export type Locale = 'en' | 'ja'

type Unnamed<Node> = Node extends unknown ? Omit<Node, 'id'> : never
/** A block whose id is given by its place. */
export type Part = Unnamed<Exclude<Block, { type: 'container' }>> | FramePart
export type LeafPart = Unnamed<LeafBlock>
interface FramePart {
  type: 'container'
  parts: LeafPart[]
  bg?: ThemeColor
  padding?: Box
}
interface Box {
  top: number
  right: number
  bottom: number
  left: number
}

export const SITE = 'https://example.com/'

export const box = (top: number, side: number, bottom = top): Box => ({
  top,
  right: side,
  bottom,
  left: side,
})
export const words = (text: string): Inline => ({ type: 'text', text })
export const bold = (text: string): Inline => ({ type: 'text', text, marks: [{ type: 'bold' }] })
export const link = (text: string, path: string): Inline => ({
  type: 'text',
  text,
  marks: [{ type: 'link', href: { parts: [SITE + path] } }],
})
/** How the reader is called; without a name, in words that fit in its place. */
export const name = (locale: Locale): Inline => ({
  type: 'variable',
  path: ['contact', 'name'],
  fallback: locale === 'ja' ? 'お客' : 'there',
})

const inlinesOf = (content: readonly (string | Inline)[]): Inline[] =>
  content.map((one) => (typeof one === 'string' ? words(one) : one))
export const heading = (level: 1 | 2 | 3, ...content: (string | Inline)[]): RichBlock => ({
  type: 'heading',
  level,
  content: inlinesOf(content),
})
export const paragraph = (...content: (string | Inline)[]): RichBlock => ({
  type: 'paragraph',
  content: inlinesOf(content),
})
export const quote = (text: string): RichBlock => ({ type: 'quote', content: [words(text)] })
export const list = (...items: string[]): RichBlock => ({
  type: 'list',
  ordered: false,
  items: items.map((item) => [words(item)]),
})

type Style = Pick<Extract<LeafPart, { type: 'text' }>, 'align' | 'color' | 'size' | 'padding'>
export const text = (content: RichBlock[], style: Style = {}): LeafPart => ({
  type: 'text',
  content,
  ...style,
})
/** A small line over a title. */
export const eyebrow = (words: string, { muted }: Look, style: Style = {}): LeafPart =>
  text([paragraph(bold(words))], { size: 14, color: muted, padding: box(0, 0, 4), ...style })

type ButtonStyle = Partial<
  Pick<Extract<LeafPart, { type: 'button' }>, 'align' | 'fill' | 'color' | 'full' | 'padding'>
>
export const button = (label: string, path: string, style: ButtonStyle = {}): LeafPart => ({
  type: 'button',
  label: [words(label)],
  href: { parts: [SITE + path] },
  padding: box(16, 0, 8),
  ...style,
})
export const image = (picture: Picture, alt: string, width: number, height: number): LeafPart => ({
  type: 'image',
  image: { src: `${SITE}images/${picture}-${width}x${height}.png`, alt, width, height },
  mobileFull: true,
})
export const divider = (top = 8, bottom = top): LeafPart => ({
  type: 'divider',
  padding: box(top, 0, bottom),
})
export const frame = (bg: ThemeColor, ...parts: LeafPart[]): FramePart => ({
  type: 'container',
  parts,
  bg,
  padding: box(20, 24),
})

/** A row of columns with equal shares, or with the shares given. */
export interface Row {
  columns: Part[][]
  shares?: number[]
  bg?: ThemeColor
  padding?: Box
  gap?: number
  valign?: Section['valign']
  stack?: Section['stack']
}
export const row = (...parts: Part[]): Row => ({ columns: [parts] })

/** The name of the sender, as the first line of the mail. */
export const masthead = (
  { onAccent, accent }: Look,
  locale: Locale,
  kind: 'band' | 'line' = 'line',
): Row => ({
  ...row(
    text(
      [
        paragraph({
          type: 'variable',
          path: ['company_name'],
          fallback: locale === 'ja' ? '会社名' : 'Your company',
          marks: [{ type: 'bold' }],
        }),
      ],
      { align: 'center', size: 18, ...(kind === 'band' && { color: onAccent }) },
    ),
  ),
  padding: box(24, 24, kind === 'band' ? 24 : 20),
  ...(kind === 'band' && { bg: accent }),
})

interface Frame {
  title: string
  preheader: string
  rows: (look: Look) => readonly Row[]
}

/** A document of rows, with the footer that the law wants. Ids are by place, so that a starter is always the same. */
export function documentOf(
  locale: Locale,
  design: Parameters<typeof lookOf>[1],
  brand: StarterBrand | undefined,
  { title, preheader, rows }: Frame,
): EmailDocument {
  const { look, settings } = lookOf(locale, design, brand)
  const footer: Row = {
    ...row(divider(0, 16), {
      type: 'footer',
      content: brand?.footers?.[locale] ?? footerContent(locale),
      align: 'center',
      locked: true,
    }),
    padding: box(16, 32, 32),
  }
  return {
    version: 1,
    settings: { ...settings, title, preheader: preheader === '' ? [] : [words(preheader)] },
    sections: [...rows(look), footer].map((one, place) => sectionOf(one, `s${place + 1}`)),
  }
}

const sectionOf = ({ columns, shares, bg, padding, gap, valign, stack }: Row, id: string): Section => ({
  type: 'section',
  id,
  padding: padding ?? box(16, 32),
  gap: gap ?? 24,
  stack: stack ?? 'ltr',
  valign: valign ?? 'top',
  ...(bg && { bg }),
  columns: columns.map((parts, place) => ({
    id: `${id}c${place + 1}`,
    width: shares?.[place] ?? 12 / columns.length,
    blocks: parts.map((part, index) => blockOf(part, `${id}c${place + 1}b${index + 1}`)),
  })),
})

function blockOf(part: Part, id: string): Block {
  if (part.type !== 'container') return { ...part, id }
  const { parts, ...frame } = part
  return { ...frame, id, blocks: parts.map((one, place) => ({ ...one, id: `${id}x${place + 1}` })) }
}
