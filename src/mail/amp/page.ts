import type { EmailDocument, Section } from '#mail/document'
import { boxOf, pictureStyle } from '#mail/html/blocks'
import { columnBoxes, flowOf, lineHeightOf, NO_PADDING } from '#mail/html/layout'
import { inlineHtml } from '#mail/html/inline'
import {
  attributes,
  classes,
  hexOf,
  px,
  shownIf,
  startOf,
  style,
  writerOf,
  type Writer,
} from '#mail/html/writer'
import type { RenderOptions } from '#mail/render/options'
import { ampBlock } from './blocks.ts'

/** Elements of AMP that have a script of their own. */
const COMPONENTS: readonly (readonly [name: string, mark: RegExp])[] = [
  ['amp-accordion', /<amp-accordion/],
  ['amp-carousel', /<amp-carousel/],
  ['amp-form', /<form/],
]

/**
 * AMP has no `!important`, no dark mode of our own, no images but `amp-img`, and nothing for Outlook. So it is written by
 * itself: columns wrap where there is no room for them.
 */
export function pageAmp(document: EmailDocument, options: RenderOptions): string {
  const writer = writerOf(document, options, true)
  const { settings } = document
  const { theme, lang, dir } = settings
  const body = document.sections.map((section) => sectionAmp(writer, section)).join('')
  const scripts = COMPONENTS.filter(([, mark]) => mark.test(body)).map(
    ([name]) =>
      `<script async custom-element="${name}" src="https://cdn.ampproject.org/v0/${name}-0.${name === 'amp-carousel' ? 2 : 1}.js"></script>\n`,
  )
  const { preheader } = settings
  const preview =
    preheader.length === 0
      ? ''
      : `<div class="pre">${inlineHtml(writer, preheader, { nodeId: '', isPlain: true })}</div>\n`
  return `<!doctype html>
<html amp4email data-css-strict lang="${lang}" dir="${dir}">
<head>
<meta charset="utf-8">
<script async src="https://cdn.ampproject.org/v0.js"></script>
${scripts.join('')}<style amp4email-boilerplate>body{visibility:hidden}</style>
<style amp-custom>${sheet(writer, document.sections)}</style>
</head>
<body>
<div${attributes({ lang, dir, style: style({ 'background-color': hexOf(theme.pageBg.light, writer) }) })}>
${preview}${body}</div>
</body>
</html>
`
}

function sheet(writer: Writer, sections: readonly Section[]): string {
  const { settings } = writer
  const { theme } = settings
  const start = startOf(settings)
  // Room between columns is for a screen where they are beside each other.
  const gaps = [...new Set(sections.map(({ gap }) => gap / 2))]
    .map(
      (room) =>
        `.${gapClass('l', room)}{padding-left:${px(room)}}.${gapClass('r', room)}{padding-right:${px(room)}}`,
    )
    .join('')
  return `body{margin:0;padding:0;font-family:${settings.font.body};font-size:${px(settings.baseSize)};line-height:${lineHeightOf(settings)};color:${hexOf(theme.text.light, writer)};word-break:break-word}a{color:${hexOf(theme.link.light, writer)}}.pre{display:none}.row{max-width:${px(settings.width)};margin:0 auto}.co{display:inline-block;width:100%;box-sizing:border-box;vertical-align:top;text-align:${start}}.field{display:block;margin:0 0 12px}.input{display:block;width:100%;box-sizing:border-box;padding:8px;font-size:16px;border:1px solid ${hexOf(theme.divider.light, writer)}}.cell{padding:8px;text-align:${start};border-bottom:1px solid ${hexOf(theme.divider.light, writer)}}@media (max-width:${settings.width - 1}px){.hm{display:none}}@media (min-width:${settings.width}px){.hd{display:none}${gaps}}`
}

/** Bytes of a style attribute: AMP refuses a mail with a longer one. */
const STYLE_MAX = 1000

const gapClass = (side: 'l' | 'r', room: number): string => `${side}${String(room).replace('.', '_')}`

function sectionAmp(writer: Writer, section: Section): string {
  const { settings } = writer
  const { padding = NO_PADDING, hideOn, stack, valign } = section
  const bg = section.bg ?? settings.theme.contentBg
  const flow = stack === 'rtl' ? flowOf(section, settings) : undefined
  const cells = columnBoxes(section, settings).map(({ column, pixels, share, left, right }) => {
    const inside: Writer = { ...writer, width: Math.max(pixels - left - right, 1) }
    const isBeside = stack === 'none'
    const look = attributes({
      class: classes(
        'co',
        isBeside || left === 0 ? undefined : gapClass('l', left),
        isBeside || right === 0 ? undefined : gapClass('r', right),
      ),
      dir: flow && settings.dir,
      style: style({
        'max-width': isBeside ? share : px(pixels),
        width: isBeside ? share : undefined,
        padding: isBeside ? `0 ${px(right)} 0 ${px(left)}` : undefined,
        'vertical-align': valign,
        'font-size': px(settings.baseSize),
      }),
    })
    return `<div${look}>${column.blocks.map((block) => ampBlock(inside, block)).join('')}</div>`
  })
  const src = section.bgImage?.src.trim()
  const look = (picture: Readonly<Record<string, string>>) =>
    style({
      padding: boxOf(padding),
      'background-color': hexOf(bg.light, writer),
      ...picture,
      'font-size': 0,
    }) ?? ''
  const pictured = look(pictureStyle(src !== undefined && /^https:/i.test(src) ? src : undefined))
  const html = `<div class="row${hideOn === undefined ? '' : hideOn === 'mobile' ? ' hm' : ' hd'}"><div${attributes({ dir: flow, style: pictured.length > STYLE_MAX ? look({}) : pictured })}>${cells.join('')}</div></div>\n`
  return shownIf(writer, section, html)
}
