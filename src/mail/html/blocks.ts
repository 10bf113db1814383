import type { Block, Image, LeafBlock } from '#mail/document'
import type { ContainerBlock, RepeatBlock } from '#mail/document/schema'
import type { Align, Box } from '#mail/document/values'
import type { FormBlock, ImageBlock, TableBlock } from '#mail/document/leaf-blocks'
import { addressOf, htmlAddress, htmlText } from '#mail/render/address'
import { pathSource } from '#mail/render/template'
import { safeImageSrc } from '#lib/safe-url'
import { buttonHtml } from './button.ts'
import { inlineHtml, richHtml, type RichOptions } from './inline.ts'
import { CONTAINER_PADDING, NO_PADDING } from './layout.ts'
import { sanitizeHtml } from './sanitize.ts'
import {
  attributes,
  classes,
  darkClass,
  shownHex,
  layoutTable,
  px,
  shownIf,
  startOf,
  style,
  type Writer,
} from './writer.ts'

export const boxOf = ({ top, right, bottom, left }: Box): string =>
  [top, right, bottom, left].map(px).join(' ')

/** A block as one row of its column's table. */
export function blockHtml(writer: Writer, block: Block): string {
  if (block.type === 'opaque') return ''
  const { padding = NO_PADDING, bg, hideOn } = block
  const room = { ...writer, width: Math.max(writer.width - padding.left - padding.right, 1) }
  const inner = innerHtml(room, block)
  const hidden = hideOn === 'desktop' ? { display: 'none', 'mso-hide': 'all' } : {}
  const row = `<tr${attributes({ class: hideClass(hideOn), style: style(hidden) })}><td${attributes({
    class: bg && darkClass(writer, 'b', bg),
    style: style({ padding: boxOf(padding), 'background-color': bg && shownHex(bg, writer) }),
  })}>${inner}</td></tr>`
  return shownIf(writer, block, row)
}

export const hideClass = (hideOn: 'mobile' | 'desktop' | undefined): string | undefined =>
  hideOn && (hideOn === 'mobile' ? 'hm' : 'hd')

function innerHtml(writer: Writer, block: Block): string {
  if (block.type === 'container') return containerHtml(writer, block)
  return block.type === 'repeat' ? repeatHtml(writer, block) : leafHtml(writer, block)
}

const stack = (writer: Writer, blocks: readonly LeafBlock[]): string =>
  blocks.map((one) => blockHtml(writer, one)).join('')

function containerHtml(writer: Writer, { border, radius, blocks, padding }: ContainerBlock): string {
  const around = (padding ? 0 : CONTAINER_PADDING) + (border?.width ?? 0)
  const inside = { ...writer, width: Math.max(writer.width - 2 * around, 1) }
  const cell = `<tr><td${attributes({
    class: border && darkClass(writer, 'l', border.color),
    style: style({
      padding: padding ? undefined : px(CONTAINER_PADDING),
      border: border && `${px(border.width)} ${border.style} ${shownHex(border.color, writer)}`,
      'border-radius': px(radius ?? writer.settings.radius),
    }),
  })}>`
  return `${layoutTable({ width: '100%' })}${cell}${layoutTable({ width: '100%' })}${stack(inside, blocks)}</table></td></tr></table>`
}

function repeatHtml(writer: Writer, { path, as, limit, blocks }: RepeatBlock): string {
  const rows = stack(writer, blocks)
  const all =
    writer.options.output === 'template'
      ? `{% for ${as} in ${pathSource(path)} limit:${limit} %}${rows}{% endfor %}`
      : rows
  return `${layoutTable({ width: '100%' })}${all}</table>`
}

/** The type of the footer, in sizes of the text. */
export const SMALL = 0.8125

/**
 * A table, or HTML of the author, whose width follows from its words: it scrolls in its column and widens no mail. In a fixed
 * layout it is not counted when the tables around it are measured. Where words may break, a column of a table takes room of the
 * others by breaking theirs.
 */
export const scrolled = (inner: string): string =>
  inner === ''
    ? ''
    : `${layoutTable({ width: '100%', style: 'table-layout:fixed' })}<tr><td><div style="overflow-x:auto;word-break:normal">${inner}</div></td></tr></table>`

/** What is inside a block without its padding. */
export function leafHtml(writer: Writer, block: LeafBlock): string {
  const { settings } = writer
  switch (block.type) {
    case 'text':
      return richHtml(writer, block.content, {
        ...textLook(writer, block.color ?? settings.theme.text),
        nodeId: block.id,
        size: block.size ?? settings.baseSize,
        align: block.align,
      })
    case 'footer':
      return `<div style="font-size:${px(Math.round(settings.baseSize * SMALL))}">${richHtml(
        writer,
        block.content,
        {
          ...textLook(writer, settings.theme.text),
          nodeId: block.id,
          size: Math.round(settings.baseSize * SMALL),
          align: block.align,
        },
      )}</div>`
    case 'image':
      return aligned(linked(writer, block, imageHtml(writer, block.image, block)), block.align)
    case 'button':
      return buttonHtml(writer, block)
    case 'divider': {
      const color = block.color ?? settings.theme.divider
      return `${layoutTable({ width: '100%' })}<tr><td${attributes({
        class: darkClass(writer, 'l', color),
        style: style({
          'border-top': `${px(block.thickness ?? 1)} solid ${shownHex(color, writer)}`,
          'font-size': '0',
          'line-height': '0',
        }),
      })}>&nbsp;</td></tr></table>`
    }
    case 'spacer':
      return `<div style="height:${px(block.height)};line-height:${px(block.height)};font-size:0;mso-line-height-rule:exactly">&nbsp;</div>`
    case 'social':
      return aligned(
        block.links
          .map(({ label, href, icon }) =>
            linkHtml(
              writer,
              htmlAddress(addressOf(href, block.id, writer.options)),
              icon ? iconHtml(icon, label) : htmlText(label),
            ),
          )
          .join('<span style="font-size:12px">&nbsp;&nbsp; </span>'),
        block.align ?? 'center',
      )
    case 'menu':
      return aligned(
        block.items
          .map(({ label, href }) =>
            linkHtml(
              writer,
              htmlAddress(addressOf(href, block.id, writer.options)),
              inlineHtml(writer, label, { nodeId: block.id, isPlain: true }),
            ),
          )
          .join('<span style="font-size:12px">&nbsp;&nbsp; </span>'),
        block.align ?? 'center',
      )
    case 'video': {
      const caption = block.caption
        ? `<p style="margin:8px 0 0;color:${shownHex(settings.theme.text, writer)}"${attributes({
            class: darkClass(writer, 't', settings.theme.text),
          })}>${inlineHtml(writer, block.caption, { nodeId: block.id })}</p>`
        : ''
      return linked(writer, block, imageHtml(writer, block.thumbnail, {})) + caption
    }
    case 'table':
      return tableHtml(writer, block)
    case 'html':
      return scrolled(sanitizeHtml(block.html, writer.options.output))
    case 'accordion':
      return block.items
        .map(({ title, content }) => {
          const look: RichOptions = {
            ...textLook(writer, settings.theme.text),
            nodeId: block.id,
            size: settings.baseSize,
            align: undefined,
          }
          return richHtml(writer, [{ type: 'heading', level: 3, content: title }, ...content], look)
        })
        .join('<div style="height:16px;line-height:16px;font-size:0">&nbsp;</div>')
    case 'carousel': {
      const [first] = block.slides
      return first ? linked(writer, { ...first, id: block.id }, imageHtml(writer, first.image, {})) : ''
    }
    case 'form':
      return formLink(writer, block)
    case 'opaque':
      return ''
  }
}

const textLook = (writer: Writer, color: Parameters<typeof darkClass>[2]) => ({
  color: shownHex(color, writer),
  darkColor: darkClass(writer, 't', color),
})

const aligned = (inner: string, align: Align | undefined): string =>
  align === undefined || inner === ''
    ? inner
    : `<div align="${align}" style="text-align:${align}">${inner}</div>`

function linkHtml(writer: Writer, address: string, inner: string): string {
  const { link } = writer.settings.theme
  return `<a${attributes({
    href: address,
    class: darkClass(writer, 't', link),
    style: style({ color: shownHex(link, writer), 'text-decoration': 'underline', padding: '4px 0' }),
  })}>${inner}</a>`
}

function linked(writer: Writer, { href, id }: Pick<ImageBlock, 'href' | 'id'>, inner: string): string {
  if (!href || inner === '') return inner
  const address = htmlAddress(addressOf(href, id, writer.options))
  return `<a href="${address}" style="text-decoration:none">${inner}</a>`
}

/** Only https and http, and data where a fixture needs no network: every other address loads nothing. */
export const imageAddress = (src: string): string | undefined => {
  const safe = safeImageSrc(src)
  return safe === undefined ? undefined : htmlText(safe)
}

/** Without quotes around it, an address may hold none of these. */
const cssAddress = (address: string): string =>
  address.replaceAll(/[()'" ]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`)

/** The image behind what is in a box; nothing where it loads nothing. */
export function pictureStyle(src: string | undefined): Readonly<Record<string, string>> {
  const image = safeImageSrc(src)
  return image === undefined
    ? {}
    : { 'background-image': `url(${htmlText(cssAddress(image))})`, 'background-size': 'cover' }
}

/** Puts a box of its own width where it is aligned. */
export const marginOf: Readonly<Record<Align, string>> = {
  left: '0 auto 0 0',
  center: '0 auto',
  right: '0 0 0 auto',
}

function imageHtml(writer: Writer, image: Image, { mobileFull, align }: Partial<ImageBlock>): string {
  const width = Math.round(Math.min(image.width || writer.width, writer.width))
  const height =
    image.width > 0 && image.height > 0 ? Math.round((width * image.height) / image.width) : undefined
  const one = (src: string | undefined, name: string | undefined, display: string): string =>
    src === undefined
      ? ''
      : `<img${attributes({
          src,
          alt: image.decorative === true ? '' : htmlText(image.alt),
          width,
          height,
          class: classes(name, mobileFull === true ? 'fw' : undefined),
          style: style({
            display,
            width: '100%',
            'max-width': px(width),
            height: 'auto',
            border: '0',
            margin: align && align !== startOf(writer.settings) ? marginOf[align] : undefined,
          }),
        })}>`
  const light = imageAddress(image.src)
  const dark = image.darkSrc === undefined ? undefined : imageAddress(image.darkSrc)
  if (light === undefined || dark === undefined) return one(light, undefined, 'block')
  if (writer.inDark === true) return one(dark, undefined, 'block')
  return `${one(light, 'il', 'block')}<!--[if !mso]><!-->${one(dark, 'id', 'none')}<!--<![endif]-->`
}

const iconHtml = (icon: Image, label: string): string => {
  const src = imageAddress(icon.src)
  return src === undefined
    ? htmlText(label)
    : `<img src="${src}" alt="${htmlText(icon.alt || label)}" width="32" height="32" style="display:inline-block;border:0">`
}

function tableHtml(writer: Writer, { id, header, rows }: TableBlock): string {
  const { divider, text } = writer.settings.theme
  const look = style({
    padding: '8px',
    'border-bottom': `1px solid ${shownHex(divider, writer)}`,
    color: shownHex(text, writer),
    'text-align': startOf(writer.settings),
    'vertical-align': 'top',
  })
  const name = classes(darkClass(writer, 't', text), darkClass(writer, 'l', divider))
  const cells = rows.map((row, place) => {
    const isHead = header && place === 0
    const tag = isHead ? 'th' : 'td'
    const all = row
      .map(
        (cell) =>
          `<${tag}${attributes({ class: name, style: look, scope: isHead ? 'col' : undefined })}>${inlineHtml(writer, cell, { nodeId: id })}</${tag}>`,
      )
      .join('')
    return all === '' ? '' : `<tr>${all}</tr>`
  })
  const inner = cells.join('')
  return scrolled(
    inner &&
      `<table cellpadding="0" cellspacing="0" border="0" width="100%" style="border-collapse:collapse">${inner}</table>`,
  )
}

const formLink = (writer: Writer, { id, href, submit }: FormBlock): string =>
  buttonHtml(writer, { type: 'button', id, href, label: [{ type: 'text', text: submit }] })
