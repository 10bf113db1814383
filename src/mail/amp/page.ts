import type { EmailDocument, Section } from '#mail/document'
import { MAIL } from '#mail/document/limits'
import { boxOf } from '#mail/html/blocks'
import { NO_PADDING } from '#mail/html/layout'
import { inlineHtml } from '#mail/html/inline'
import { attributes, hexOf, px, shownIf, style, writerOf, type Writer } from '#mail/html/writer'
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
<style amp-custom>${sheet(writer)}</style>
</head>
<body>
<div${attributes({ lang, dir, style: style({ 'background-color': hexOf(theme.pageBg.light, writer) }) })}>
${preview}${body}</div>
</body>
</html>
`
}

function sheet(writer: Writer): string {
  const { settings } = writer
  const { theme } = settings
  const line = settings.lang.startsWith('ja') ? '1.7' : '1.5'
  return `body{margin:0;padding:0;font-family:${settings.font.body};font-size:${px(settings.baseSize)};line-height:${line};color:${hexOf(theme.text.light, writer)}}.pre{display:none}.row{max-width:${px(settings.width)};margin:0 auto}.co{display:inline-block;width:100%;vertical-align:top}.field{display:block;margin:0 0 12px}.input{display:block;width:100%;box-sizing:border-box;padding:8px;font-size:16px;border:1px solid ${hexOf(theme.divider.light, writer)}}.cell{padding:8px;text-align:left;border-bottom:1px solid ${hexOf(theme.divider.light, writer)}}@media (max-width:${settings.width - 1}px){.hm{display:none}}@media (min-width:${settings.width}px){.hd{display:none}.half{width:50%}}`
}

function sectionAmp(writer: Writer, section: Section): string {
  const { settings } = writer
  const { padding = NO_PADDING, hideOn, columns, stack, valign } = section
  const bg = section.bg ?? settings.theme.contentBg
  const width = settings.width - padding.left - padding.right
  const cells = columns.map((column) => {
    const pixels = Math.floor((width * column.width) / MAIL.columnShares)
    const inside: Writer = { ...writer, width: Math.max(pixels, 1) }
    const share = `${(column.width * 100) / MAIL.columnShares}%`
    const look = style({
      'max-width': stack === 'none' ? share : px(pixels),
      width: stack === 'none' ? share : undefined,
      'vertical-align': valign,
      'font-size': px(settings.baseSize),
    })
    return `<div class="co" style="${look}">${column.blocks.map((block) => ampBlock(inside, block)).join('')}</div>`
  })
  const html = `<div class="row${hideOn === undefined ? '' : hideOn === 'mobile' ? ' hm' : ' hd'}"><div style="padding:${boxOf(padding)};background-color:${hexOf(bg.light, writer)};font-size:0">${cells.join('')}</div></div>\n`
  return shownIf(writer, section, html)
}
