import type { ButtonBlock } from '#mail/document/leaf-blocks'
import { addressOf, htmlAddress } from '#mail/render/address'
import { outlookWidthOf } from './button-width.ts'
import { inlineHtml } from './inline.ts'
import {
  attributes,
  classes,
  darkClass,
  shownHex,
  layoutTable,
  px,
  startOf,
  style,
  type Writer,
} from './writer.ts'

/** At least 44 px high, so that a thumb hits it. */
const HEIGHT = 44
/** Of one line of its label. */
const LINE = 20
/** At both sides of its label. */
const ROOM = 48

/** A link that looks like a button: a shape for classic Outlook, a padded link elsewhere. */
export function buttonHtml(writer: Writer, block: ButtonBlock): string {
  const { settings, options } = writer
  const fill = block.fill ?? settings.theme.buttonBg
  const color = block.color ?? settings.theme.buttonText
  const radius = block.radius ?? settings.radius
  const address = htmlAddress(addressOf(block.href, block.id, options))
  const label = inlineHtml(writer, block.label, { nodeId: block.id, isPlain: true })
  const align = block.align ?? startOf(settings)
  // Word draws a shape as wide as it is told, also out of its column, and cuts off what does not fit into its height.
  const wanted = outlookWidthOf(block)
  const width = block.full === true ? writer.width : Math.min(wanted, writer.width)
  const lines = Math.max(Math.ceil((wanted - ROOM) / Math.max(width - ROOM, ROOM)), 1)
  const height = HEIGHT + (lines - 1) * LINE
  const look = style({
    display: block.full === true ? 'block' : 'inline-block',
    padding: '12px 24px',
    'background-color': shownHex(fill, writer),
    color: shownHex(color, writer),
    'border-radius': px(radius),
    'font-size': px(settings.baseSize),
    'line-height': '20px',
    'font-weight': 'bold',
    'text-align': 'center',
    'text-decoration': 'none',
    'mso-hide': settings.outlookClassic ? 'all' : undefined,
  })
  const link = `<a${attributes({
    href: address,
    class: classes(darkClass(writer, 'b', fill), darkClass(writer, 't', color)),
    style: look,
  })}>${label}</a>`
  const shape = settings.outlookClassic
    ? `<!--[if mso]><v:roundrect xmlns:v="urn:schemas-microsoft-com:vml" xmlns:w="urn:schemas-microsoft-com:office:word" href="${address}" style="height:${height}px;v-text-anchor:middle;width:${Math.round(width)}px" arcsize="${Math.min(Math.round((radius / height) * 100), 50)}%" stroked="f" fillcolor="${shownHex(fill, writer)}"><w:anchorlock/><center style="color:${shownHex(color, writer)};font-family:sans-serif;font-size:${px(settings.baseSize)};font-weight:bold">${label}</center></v:roundrect><![endif]-->`
    : ''
  return `${layoutTable({ width: '100%' })}<tr><td align="${align}" style="text-align:${align}">${shape}${link}</td></tr></table>`
}
