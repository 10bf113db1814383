import type { Inline, Mark, RichBlock, Settings } from '#mail/document'
import type { Align } from '#mail/document/values'
import { addressOf, htmlAddress, htmlText, NOWHERE } from '#mail/render/address'
import { literalText, variableSource } from '#mail/render/template'
import { attributes, classes, darkClass, hexOf, shownHex, px, startOf, style, type Writer } from './writer.ts'

type Marked = Exclude<Inline, { type: 'break' }>
type Link = Extract<Mark, { type: 'link' }>

export interface InlineOptions {
  nodeId: string
  /** Links look like the text around them, such as in a button. */
  isPlain?: boolean
}

/** Neighbours with the same link are one link. */
export function linkRuns(content: readonly Inline[]): { link: Link | undefined; parts: Inline[] }[] {
  const runs: { link: Link | undefined; parts: Inline[] }[] = []
  for (const one of content) {
    const link = one.type === 'break' ? undefined : one.marks?.find((mark) => mark.type === 'link')
    const last = runs.at(-1)
    if (last && JSON.stringify(last.link) === JSON.stringify(link)) last.parts.push(one)
    else runs.push({ link, parts: [one] })
  }
  return runs
}

export const inlineHtml = (writer: Writer, content: readonly Inline[], options: InlineOptions): string =>
  linkRuns(content)
    .map(({ link, parts }) => {
      const inner = parts.map((one) => (one.type === 'break' ? '<br>' : markedHtml(writer, one))).join('')
      return link && options.isPlain !== true ? linkHtml(writer, link, inner, options.nodeId) : inner
    })
    .join('')

function linkHtml(writer: Writer, { href, title }: Link, inner: string, nodeId: string): string {
  const { link } = writer.settings.theme
  const address = addressOf(href, nodeId, writer.options)
  return `<a${attributes({
    href: writer.isAmp && address === NOWHERE ? undefined : htmlAddress(address),
    title: title === undefined ? undefined : htmlText(title),
    class: darkClass(writer, 't', link),
    style: style({ color: shownHex(link, writer), 'text-decoration': 'underline' }),
  })}>${inner}</a>`
}

const markTags = { bold: 'strong', italic: 'em', underline: 'u', strike: 's' } as const

function markedHtml(writer: Writer, one: Marked): string {
  const text = wordsHtml(writer, one)
  return (one.marks ?? []).reduce((inner, mark) => {
    switch (mark.type) {
      case 'link':
        return inner
      case 'color':
        return `<span style="color:${hexOf(mark.color, writer)}">${inner}</span>`
      case 'size':
        return `<span style="font-size:${px(mark.px)}">${inner}</span>`
      case 'bold':
      case 'italic':
      case 'underline':
      case 'strike':
        return `<${markTags[mark.type]}>${inner}</${markTags[mark.type]}>`
    }
  }, text)
}

export function wordsHtml({ options, chip }: Writer, one: Marked): string {
  if (one.type === 'text') return htmlText(one.text)
  if (chip) return `<span data-variable="">${htmlText(chip(one))}</span>`
  return options.output === 'template' ? variableSource(one, true) : htmlText(literalText(one.fallback ?? ''))
}

/** Size of a heading by its level, in sizes of the text. */
export const HEADINGS = { 1: 1.75, 2: 1.375, 3: 1.125 } as const

export interface RichOptions extends InlineOptions {
  size: number
  color: string
  darkColor: string | undefined
  align: Align | undefined
}

/** Paragraphs, headings, lists and quotes, with the room between them. */
export function richHtml(writer: Writer, content: readonly RichBlock[], options: RichOptions): string {
  return content
    .map((one, place) => richBlockHtml(writer, one, options, place === content.length - 1))
    .join('')
}

function richBlockHtml(writer: Writer, one: RichBlock, options: RichOptions, isLast: boolean): string {
  const { size, color, darkColor, align } = options
  const { settings } = writer
  const below = isLast ? '0' : px(size)
  const margin = `0 0 ${below}`
  const own = one.type === 'paragraph' || one.type === 'heading' ? (one.align ?? align) : align
  // What is as large as the mail itself inherits its size.
  const ownSize = size === settings.baseSize ? undefined : px(size)
  const look = { color, 'font-size': ownSize, 'text-align': own }
  switch (one.type) {
    case 'paragraph':
      return element('p', darkColor, { margin, ...look }, inlineHtml(writer, one.content, options))
    case 'heading': {
      const { heading } = settings.font
      return element(
        `h${one.level}`,
        darkColor,
        {
          margin,
          ...look,
          'font-family': heading,
          'font-size': px(Math.round(size * HEADINGS[one.level])),
          'line-height': '1.3',
          'font-weight': 'bold',
        },
        inlineHtml(writer, one.content, options),
      )
    }
    case 'list': {
      const items = one.items
        .map((item) => element('li', undefined, { margin: '0 0 4px' }, inlineHtml(writer, item, options)))
        .join('')
      return element(
        one.ordered ? 'ol' : 'ul',
        darkColor,
        // Word knows no padding of a list, and cuts off the signs of one without a margin.
        { margin: atStart('24px', settings, below), padding: '0', ...look },
        items,
      )
    }
    case 'quote': {
      const { divider } = settings.theme
      return element(
        'blockquote',
        classes(darkColor, darkClass(writer, 'l', divider)),
        {
          margin,
          padding: atStart('16px', settings),
          [`border-${startOf(settings)}`]: `3px solid ${shownHex(divider, writer)}`,
          ...look,
        },
        inlineHtml(writer, one.content, options),
      )
    }
  }
}

/** Room where lines begin; clients don't know the properties that say so. */
const atStart = (room: string, { dir }: Pick<Settings, 'dir'>, below = '0') =>
  dir === 'rtl' ? `0 ${room} ${below} 0` : `0 0 ${below} ${room}`

const element = (
  tag: string,
  name: string | undefined,
  look: Readonly<Record<string, string | undefined>>,
  inner: string,
): string => `<${tag}${attributes({ class: name, style: style(look) })}>${inner}</${tag}>`
