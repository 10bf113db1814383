import type { Block, Image, LeafBlock } from '#mail/document'
import type { Align, Href } from '#mail/document/values'
import type { ButtonBlock, CarouselBlock, TableBlock } from '#mail/document/leaf-blocks'
import { boxOf, marginOf, scrolled } from '#mail/html/blocks'
import { NO_PADDING } from '#mail/html/layout'
import { inlineHtml, richHtml } from '#mail/html/inline'
import { sanitizeHtml } from '#mail/html/sanitize'
import { attributes, hexOf, px, shownIf, startOf, style, type Writer } from '#mail/html/writer'
import { htmlText } from '#mail/render/address'
import { pathSource } from '#mail/render/template'
import { ampHref, formAmp } from './form.ts'

/** A block with the room around it. */
export function ampBlock(writer: Writer, block: Block): string {
  if (block.type === 'opaque') return ''
  const { padding = NO_PADDING, bg, hideOn } = block
  const room = { ...writer, width: Math.max(writer.width - padding.left - padding.right, 1) }
  const inner = innerAmp(room, block)
  const html = `<div${attributes({
    class: hideOn && (hideOn === 'mobile' ? 'hm' : 'hd'),
    style: style({ padding: boxOf(padding), 'background-color': bg && hexOf(bg.light, writer) }),
  })}>${inner}</div>`
  return shownIf(writer, block, html)
}

function innerAmp(writer: Writer, block: Block): string {
  if (block.type === 'container') {
    const { border } = block
    const look = style({
      padding: block.padding ? undefined : '16px',
      border: border && `${px(border.width)} ${border.style} ${hexOf(border.color.light, writer)}`,
      'border-radius': px(block.radius ?? writer.settings.radius),
    })
    return `<div${attributes({ style: look })}>${block.blocks.map((one) => ampBlock(writer, one)).join('')}</div>`
  }
  if (block.type === 'repeat') {
    const once = block.blocks.map((one) => ampBlock(writer, one)).join('')
    const { as, path, limit } = block
    return writer.options.output === 'template'
      ? `{% for ${as} in ${pathSource(path)} limit:${limit} %}${once}{% endfor %}`
      : once
  }
  return leafAmp(writer, block)
}

const SMALL = 0.8125

function leafAmp(writer: Writer, block: LeafBlock): string {
  const { settings } = writer
  const { theme } = settings
  const { id } = block
  const look = { nodeId: id, color: hexOf(theme.text.light, writer), darkColor: undefined }
  const link = (href: Href, inner: string) => `<a${ampHref(writer, href, id)}>${inner}</a>`
  switch (block.type) {
    case 'text':
      return richHtml(writer, block.content, {
        ...look,
        color: hexOf((block.color ?? theme.text).light, writer),
        size: block.size ?? settings.baseSize,
        align: block.align,
      })
    case 'footer': {
      const size = Math.round(settings.baseSize * SMALL)
      return `<div style="font-size:${px(size)}">${richHtml(writer, block.content, { ...look, size, align: block.align })}</div>`
    }
    case 'image': {
      const image = imageAmp(writer, block.image, block.align)
      return block.href && image !== '' ? link(block.href, image) : image
    }
    case 'button':
      return buttonAmp(writer, block)
    case 'divider':
      return `<div style="border-top:${px(block.thickness ?? 1)} solid ${hexOf((block.color ?? theme.divider).light, writer)}"></div>`
    case 'spacer':
      return `<div style="height:${px(block.height)}"></div>`
    case 'social':
      return row(
        block.links.map(({ label, href, icon }) =>
          link(href, (icon && iconAmp(icon, label)) || htmlText(label)),
        ),
        block.align,
      )
    case 'menu':
      return row(
        block.items.map(({ label, href }) =>
          link(href, inlineHtml(writer, label, { nodeId: id, isPlain: true })),
        ),
        block.align,
      )
    case 'video': {
      const image = imageAmp(writer, block.thumbnail)
      const caption = block.caption
        ? `<p style="margin:8px 0 0">${inlineHtml(writer, block.caption, { nodeId: id })}</p>`
        : ''
      return (image === '' ? '' : link(block.href, image)) + caption
    }
    case 'table':
      return tableAmp(writer, block)
    case 'html':
      return scrolled(withoutImages(sanitizeHtml(block.html, writer.options.output)))
    case 'accordion': {
      const sections = block.items.map(({ title, content }) => {
        const body = richHtml(writer, content, { ...look, size: settings.baseSize, align: undefined })
        return `<section><h3 style="margin:0;padding:12px 0;background-color:transparent;border:0;font-size:${px(settings.baseSize)}">${inlineHtml(writer, title, { nodeId: id, isPlain: true })}</h3><div>${body}</div></section>`
      })
      return sections.length === 0 ? '' : `<amp-accordion>${sections.join('')}</amp-accordion>`
    }
    case 'carousel':
      return carouselAmp(writer, block)
    case 'form':
      return formAmp(writer, block)
    case 'opaque':
      return ''
  }
}

const row = (links: readonly string[], align: string | undefined): string =>
  links.length === 0 ? '' : `<div style="text-align:${align ?? 'center'}">${links.join(' &nbsp; ')}</div>`

const isLoaded = (src: string): boolean => /^https:\/\//i.test(src.trim()) && URL.canParse(src)

/** AMP loads https only, and wants to know the size before. */
export function imageAmp(writer: Writer, image: Image, align?: Align): string {
  if (!isLoaded(image.src)) return ''
  const width = Math.round(Math.min(image.width || writer.width, writer.width))
  const ratio = image.width > 0 && image.height > 0 ? image.height / image.width : 0.5
  const img = `<amp-img${attributes({
    src: htmlText(new URL(image.src).href),
    alt: image.decorative === true ? '' : htmlText(image.alt),
    width,
    height: Math.max(Math.round(width * ratio), 1),
    layout: 'responsive',
  })}></amp-img>`
  const margin = align && marginOf[align]
  return `<div${attributes({ style: style({ 'max-width': px(width), margin }) })}>${img}</div>`
}

/** As large as in the HTML part. */
const iconAmp = ({ src, alt }: Image, label: string): string =>
  isLoaded(src)
    ? `<amp-img${attributes({ src: htmlText(new URL(src).href), alt: htmlText(alt || label), width: 32, height: 32, layout: 'fixed' })}></amp-img>`
    : ''

function buttonAmp(writer: Writer, block: ButtonBlock): string {
  const { settings } = writer
  const look = style({
    display: block.full === true ? 'block' : 'inline-block',
    padding: '12px 24px',
    'background-color': hexOf((block.fill ?? settings.theme.buttonBg).light, writer),
    color: hexOf((block.color ?? settings.theme.buttonText).light, writer),
    'border-radius': px(block.radius ?? settings.radius),
    'line-height': '20px',
    'font-weight': 'bold',
    'text-align': 'center',
    'text-decoration': 'none',
  })
  const label = inlineHtml(writer, block.label, { nodeId: block.id, isPlain: true })
  return `<div style="text-align:${block.align ?? startOf(settings)}"><a${ampHref(writer, block.href, block.id)}${attributes({ style: look })}>${label}</a></div>`
}

function carouselAmp(writer: Writer, { id, slides }: CarouselBlock): string {
  const shown = slides.flatMap(({ image, href }) => {
    const img = imageAmp(writer, image)
    if (img === '') return []
    return [href ? `<a${ampHref(writer, href, id)}>${img}</a>` : img]
  })
  if (shown.length === 0) return ''
  const first = slides[0]?.image
  const ratio = first && first.width > 0 && first.height > 0 ? first.height / first.width : 0.5
  return `<amp-carousel type="slides" layout="responsive" width="${Math.round(writer.width)}" height="${Math.max(Math.round(writer.width * ratio), 1)}" controls>${shown.map((one) => `<div>${one}</div>`).join('')}</amp-carousel>`
}

function tableAmp(writer: Writer, { id, header, rows }: TableBlock): string {
  const cells = rows.map((cellsOfRow, place) => {
    const tag = header && place === 0 ? 'th' : 'td'
    const all = cellsOfRow
      .map((cell) => `<${tag} class="cell">${inlineHtml(writer, cell, { nodeId: id })}</${tag}>`)
      .join('')
    return all === '' ? '' : `<tr>${all}</tr>`
  })
  const inner = cells.join('')
  return scrolled(inner && `<table width="100%" cellspacing="0">${inner}</table>`)
}

/** Images of the author's HTML have no size that AMP could rely on: their texts take their place. */
const withoutImages = (html: string): string =>
  html
    .replaceAll(' href="#"', '')
    .replaceAll(/<img[^>]*>/g, (tag) => /alt="([^"]*)"/.exec(tag)?.[1] ?? '')
    .replaceAll(/<\/?(?:font|center)[^>]*>/g, '')
    .replaceAll(/\s*mso-[a-z-]+:[^;"]*;?/g, '')
    .replaceAll(/\s*!important/g, '')
