import type { EmailDocument, Section } from '#mail/document'
import { htmlText } from '#mail/render/address'
import type { RenderOptions } from '#mail/render/options'
import { blockHtml, boxOf, hideClass, imageAddress, pictureStyle } from './blocks.ts'
import { inlineHtml } from './inline.ts'
import { columnBoxes, flowOf, lineHeightOf, NO_PADDING } from './layout.ts'
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
  writerOf,
  type Writer,
} from './writer.ts'

/** Fills the inbox line after the preview text, so that nothing of the body follows it. */
const FILLER = '&#8199;&#65279;&#847; '.repeat(60)

export function pageHtml(document: EmailDocument, options: RenderOptions): string {
  const writer = writerOf(document, options)
  const { settings } = document
  const { theme, lang, dir } = settings
  // The body comes first: it says which colours dark mode needs.
  const sections = document.sections.map((section) => sectionHtml(writer, section)).join('')
  const preheader = preheaderHtml(writer)
  const pageClass = darkClass(writer, 'b', theme.pageBg)
  const background = `background-color:${shownHex(theme.pageBg, writer)}`
  // In Word, cells inherit no type from what is around their table.
  const outlook = settings.outlookClassic
    ? `<!--[if mso]><noscript><xml><o:OfficeDocumentSettings><o:AllowPNG/><o:PixelsPerInch>96</o:PixelsPerInch></o:OfficeDocumentSettings></xml></noscript><style>td,th{font-family:${settings.font.body};font-size:${px(settings.baseSize)};line-height:${lineHeightOf(settings)}}</style><![endif]-->\n`
    : ''
  const pixel = imageAddress(options.openPixel ?? '')
  const open =
    pixel === undefined
      ? ''
      : `<img src="${pixel}" alt="" width="1" height="1" style="display:block;border:0">`
  const namespaces = settings.outlookClassic
    ? ' xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"'
    : ''
  return `<!doctype html>
<html lang="${lang}" dir="${dir}"${namespaces}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="x-apple-disable-message-reformatting" content="">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${htmlText(settings.title)}</title>
<style>${sheet(writer)}</style>
${outlook}</head>
<body${attributes({ class: pageClass, style: `margin:0;padding:0;${background}` })}>
<div${attributes({ lang, dir, class: pageClass, style: style({ 'background-color': shownHex(theme.pageBg, writer), 'font-family': settings.font.body, 'font-size': px(settings.baseSize), 'line-height': lineHeightOf(settings), 'word-break': 'break-word' }) })}>
${preheader}${sections}${open}</div>
</body>
</html>
`
}

function sheet({ dark, settings }: Writer): string {
  const mobile =
    '.co{max-width:100%!important}.ci{padding-left:0!important;padding-right:0!important}.fw{max-width:100%!important}.hm{display:none!important}.hd{display:table-row!important}div.hd{display:block!important}'
  const rules = [...dark.values()].join('')
  return `body{-webkit-text-size-adjust:100%;-ms-text-size-adjust:100%}table{border-spacing:0}@media only screen and (max-width:${settings.width - 1}px){${mobile} }@media (prefers-color-scheme:dark){${rules}.il{display:none!important}.id{display:block!important} }`
}

function preheaderHtml(writer: Writer): string {
  const { preheader } = writer.settings
  if (preheader.length === 0) return ''
  return `<div style="display:none;max-height:0;max-width:0;overflow:hidden;opacity:0;font-size:1px;line-height:1px;mso-hide:all">${inlineHtml(writer, preheader, { nodeId: '', isPlain: true })}${FILLER}</div>\n`
}

/** Word draws no background image of a cell, but a shape with one. What is in the cell is in the shape, with the same room. */
const outlookGround = (src: string, color: string, width: number, padding: string): [string, string] => [
  `<!--[if mso]><v:rect fill="t" stroke="f" style="width:${px(width)}"><v:fill type="frame" src="${src}" color="${color}" origin="-0.5,-0.5" position="-0.5,-0.5" size="1,1" aspect="atleast"/><v:textbox inset="0,0,0,0" style="mso-fit-shape-to-text:true">${layoutTable({ width })}<tr><td style="padding:${padding}"><![endif]-->`,
  '<!--[if mso]></td></tr></table></v:textbox></v:rect><![endif]-->',
]

/** A row of the mail: columns beside each other in a desktop client, below each other on a phone. */
function sectionHtml(writer: Writer, section: Section): string {
  const { settings } = writer
  const { padding = NO_PADDING, hideOn, stack, valign } = section
  const bg = section.bg ?? settings.theme.contentBg
  // Columns that are written in reverse order are read against the direction of the mail: so a desktop shows them in order.
  const flow = stack === 'rtl' ? flowOf(section, settings) : undefined
  const cells = columnBoxes(section, settings).map(({ column, pixels, share, left, right }) => {
    const inside: Writer = { ...writer, width: Math.max(pixels - left - right, 1) }
    const blocks = column.blocks.map((block) => blockHtml(inside, block)).join('')
    const isBeside = stack === 'none'
    const body = `<div${attributes({
      class: isBeside ? undefined : 'co',
      dir: flow && settings.dir,
      style: style({
        display: 'inline-block',
        width: isBeside ? share : '100%',
        'max-width': isBeside ? share : px(pixels),
        'vertical-align': valign,
        'font-size': px(settings.baseSize),
        'text-align': startOf(settings),
      }),
    })}>${layoutTable({ width: '100%' })}<tr><td${attributes({ class: isBeside ? undefined : 'ci', style: `padding:0 ${px(right)} 0 ${px(left)}` })}>${layoutTable({ width: '100%' })}${blocks}</table></td></tr></table></div>`
    return { pixels, body }
  })
  const ghost = settings.outlookClassic && cells.length > 1
  const inner = cells
    .map(({ pixels, body }, place) => {
      const open = place === 0 ? `${layoutTable({ dir: flow })}<tr>` : '</td>'
      const start = ghost
        ? `<!--[if mso]>${open}<td width="${Math.floor(pixels)}" valign="${valign}"><![endif]-->`
        : ''
      return start + body
    })
    .join('')
  const end = ghost ? '<!--[if mso]></td></tr></table><![endif]-->' : ''
  const image = section.bgImage && imageAddress(section.bgImage.src)
  const shape = hideOn === 'desktop' ? undefined : image
  const [before, after] =
    settings.outlookClassic && shape !== undefined
      ? outlookGround(shape, shownHex(bg, writer), settings.width, boxOf(padding))
      : ['', '']
  const cell = `<td${attributes({
    dir: flow,
    class: darkClass(writer, 'b', bg),
    background: image,
    style: style({
      padding: boxOf(padding),
      'mso-padding-alt': before === '' ? undefined : '0',
      'background-color': shownHex(bg, writer),
      ...pictureStyle(section.bgImage?.src),
      'font-size': '0',
    }),
  })}>${before}${inner}${end}${after}</td>`
  const outer = settings.outlookClassic
    ? [
        `<!--[if mso]>${layoutTable({ align: 'center', width: settings.width })}<tr><td><![endif]-->`,
        '<!--[if mso]></td></tr></table><![endif]-->',
      ]
    : ['', '']
  const hidden = hideOn === 'desktop' ? ';display:none;mso-hide:all' : ''
  const html = `${outer[0]}<div${attributes({ class: classes(hideClass(hideOn)), style: `max-width:${px(settings.width)};margin:0 auto${hidden}` })}>${layoutTable({ width: '100%' })}<tr>${cell}</tr></table></div>${outer[1]}\n`
  return shownIf(writer, section, html)
}
