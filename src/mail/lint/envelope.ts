import { plainText } from '#mail/document/content'
import { halfWidths } from '#mail/html/button-width'
import { parseTemplate, templateVariables } from '#mail/liquid'
import { issue, short, type Context, type Issue } from './issue.ts'
import { knowledgeOf } from './known.ts'

const KB = 1024
/** Bytes: where to warn, and where Gmail cuts. */
const HTML = { warn: 90 * KB, most: 102_000 } as const
const STYLE_MOST = 8192
const AMP = { most: 200_000, style: 75_000 } as const
const SUBJECT_MOST = 60
const PREVIEW = { least: 35, most: 130 } as const

/** A link that counts clicks is longer than the one it stands for. */
const TRACKED_LINK = 120

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text).length
const lengthOf = (text: string) => Array.from(new Intl.Segmenter().segment(text)).length

/** Subject, preview text, and sizes of the parts. */
export function envelopeIssues(context: Context): Issue[] {
  return [...subjectIssues(context), ...previewIssues(context), ...sizeIssues(context)]
}

function subjectIssues({ subject, schema }: Context): Issue[] {
  const found: Issue[] = []
  if (subject.trim() === '') return [issue('subjectEmpty', 'error')]
  const wide = halfWidths(subject)
  if (wide > SUBJECT_MOST) {
    const isWide = /[\u3040-\u30ff\u4e00-\u9fff]/.test(subject)
    found.push(
      isWide
        ? issue('subjectLongWide', 'warning', { values: { count: Math.ceil(wide / 2) } })
        : issue('subjectLong', 'warning', { values: { count: lengthOf(subject) } }),
    )
  }
  const letters = subject.replaceAll(/\{\{[^]*?\}\}/g, '').replaceAll(/[^A-Za-z]/g, '')
  const isShouting = (letters.length >= 8 && letters === letters.toUpperCase()) || /[!！]{2}/.test(subject)
  if (isShouting) found.push(issue('subjectShouting', 'warning'))
  for (const { piece } of parseTemplate(subject).problems)
    found.push(issue('templateInvalid', 'error', { values: { piece: short(piece) } }))
  for (const { path, hasFallback } of templateVariables(subject)) {
    const known = knowledgeOf(path, schema)
    const name = path.at(-1) ?? ''
    if (known?.kind === 'unknown') found.push(issue('variableUnknown', 'error', { values: { name } }))
    else if (known?.kind === 'property' && known.isNullable && !hasFallback)
      found.push(issue('variableWithoutFallback', 'warning', { values: { name } }))
  }
  return found
}

function previewIssues({ previewText, document }: Context): Issue[] {
  const text = previewText === '' ? plainText(document.settings.preheader) : previewText
  if (text.trim() === '') return [issue('previewMissing', 'warning')]
  // Room is taken by width: a full-width character takes that of two.
  const count = halfWidths(text)
  if (count < PREVIEW.least) return [issue('previewShort', 'info', { values: { count } })]
  return count > PREVIEW.most ? [issue('previewLong', 'info', { values: { count } })] : []
}

function sizeIssues({ html, text, amp }: Context): Issue[] {
  const found: Issue[] = []
  if (html !== undefined) {
    const links = html.match(/href="https?:/g)?.length ?? 0
    const size = bytesOf(html) + links * TRACKED_LINK
    const values = { size: Math.round(size / KB) }
    if (size > HTML.most) found.push(issue('htmlClipped', 'error', { values }))
    else if (size > HTML.warn) found.push(issue('htmlLarge', 'warning', { values }))
    const style = bytesOf(/<style>([^]*?)<\/style>/.exec(html)?.[1] ?? '')
    if (style > STYLE_MOST) found.push(issue('styleLarge', 'warning', { values: { size: style } }))
  }
  if (amp !== undefined) {
    const size = bytesOf(amp)
    if (size > AMP.most) found.push(issue('ampLarge', 'error', { values: { size } }))
    const style = bytesOf(/<style amp-custom>([^]*?)<\/style>/.exec(amp)?.[1] ?? '')
    if (style > AMP.style) found.push(issue('ampStyleLarge', 'error', { values: { size: style } }))
  }
  if (text !== undefined && text.trim() === '') found.push(issue('textEmpty', 'warning'))
  return found
}
