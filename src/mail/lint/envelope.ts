import { fold } from '#lib/fold-text'
import { blocksOf } from '#mail/document'
import { plainText, wideTag } from '#mail/document/content'
import { halfWidths } from '#mail/html/button-width'
import { parseTemplate, templateVariables } from '#mail/liquid'
import { textOfHtml } from '#mail/text/of-html'
import { issue, short, type Context, type Issue } from './issue.ts'
import { knowledgeOf } from './known.ts'
import { imageAddresses } from './support.ts'

const KB = 1024
/** Bytes: where to warn, and where Gmail cuts. */
const HTML = { warn: 90 * KB, most: 102_000 } as const
const STYLE_MOST = 8192
const AMP = { most: 200_000, style: 75_000 } as const
const SUBJECT_MOST = 60
const PREVIEW = { least: 35, most: 130 } as const

/** A link that counts clicks is longer than the one it stands for. */
const TRACKED_LINK = 120

/** Bytes of all images, and how many of the words of the HTML the text has at least. */
const IMAGES_MOST = 1024 * KB
const PARTS_SHARE = 0.5
/** Fewer words say little. */
const WORDS_LEAST = 12

const encoder = new TextEncoder()
const bytesOf = (text: string) => encoder.encode(text).length

/** Subject, preview text, and sizes of the parts. */
export function envelopeIssues(context: Context): Issue[] {
  return [
    ...subjectIssues(context),
    ...senderIssues(context),
    ...previewIssues(context),
    ...sizeIssues(context),
    ...imageWeightIssues(context),
    ...partsDiffer(context),
  ]
}

/** What takes room in an inbox where nothing is known of a reader: in place of variables, their fallbacks. */
const shownWidth = (template: string): number =>
  halfWidths(
    template.replaceAll(/\{\{[^{}]*\}\}/g, (tag) => /default:\s*(['"])([^]*?)\1/.exec(tag)?.[2] ?? ''),
  )

function subjectIssues({ subject, schema }: Context): Issue[] {
  const found: Issue[] = []
  if (subject === undefined) return []
  if (subject.trim() === '') return [issue('subjectEmpty', 'error')]
  const width = shownWidth(subject)
  if (width > SUBJECT_MOST) {
    const isWide = /[\u3040-\u30ff\u4e00-\u9fff]/.test(subject)
    found.push(
      isWide
        ? issue('subjectLongWide', 'warning', { values: { count: Math.ceil(width / 2) } })
        : issue('subjectLong', 'warning', { values: { count: width } }),
    )
  }
  const letters = subject.replaceAll(/\{\{[^]*?\}\}/g, '').replaceAll(/[^A-Za-z]/g, '')
  const isShouting = (letters.length >= 8 && letters === letters.toUpperCase()) || /[!！]{2}/.test(subject)
  if (isShouting) found.push(issue('subjectShouting', 'warning'))
  const wide = wideTag(subject)
  for (const piece of [
    ...parseTemplate(subject).problems.map((problem) => problem.piece),
    ...(wide === undefined ? [] : [wide]),
  ])
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
  const text = previewText ? previewText : plainText(document.settings.preheader)
  if (text.trim() === '') return [issue('previewMissing', 'warning')]
  // Room is taken by width: a full-width character takes that of two.
  const count = shownWidth(text)
  if (count < PREVIEW.least) return [issue('previewShort', 'info', { values: { count } })]
  return count > PREVIEW.most ? [issue('previewLong', 'info', { values: { count } })] : []
}

/** Bytes of the HTML part as it is sent, with links that count clicks. */
export const sentBytes = (html: string): number =>
  bytesOf(html) + (html.match(/href="https?:/g)?.length ?? 0) * TRACKED_LINK

/** Gmail cuts off the rest of what is larger. */
export const isClipped = (bytes: number): boolean => bytes > HTML.most

/** Gmail shows the HTML part instead of an AMP part that is larger. */
export const isTooLargeForAmp = (amp: string): boolean => bytesOf(amp) > AMP.most

function sizeIssues({ html, text, amp }: Context): Issue[] {
  const found: Issue[] = []
  if (html !== undefined) {
    const size = sentBytes(html)
    const values = { size: Math.round(size / KB) }
    if (isClipped(size)) found.push(issue('htmlClipped', 'error', { values }))
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

/** Hosts of mailboxes that anybody may have: their policies refuse mail that others send in their name. */
const freeHosts: ReadonlySet<string> = new Set(
  'gmail.com googlemail.com icloud.com me.com mac.com aol.com msn.com ymail.com proton.me protonmail.com gmx.com gmx.net gmx.de web.de mail.ru qq.com 163.com naver.com docomo.ne.jp ezweb.ne.jp au.com softbank.ne.jp i.softbank.jp nifty.com rakuten.jp'.split(
    ' ',
  ),
)
const freeBrands = /^(?:yahoo|hotmail|outlook|live)(?:\.com?)?\.[a-z]{2,3}$/

function senderIssues({ from }: Context): Issue[] {
  const address = from?.trim() ?? ''
  const host = address.slice(address.lastIndexOf('@') + 1).toLowerCase()
  return freeHosts.has(host) || freeBrands.test(host)
    ? [issue('fromFreeMail', 'warning', { values: { host } })]
    : []
}

/** The images of all blocks together, as far as their sizes are known. */
function imageWeightIssues({ document, imageBytes = {} }: Context): Issue[] {
  const addresses = new Set([...blocksOf(document)].flatMap(imageAddresses))
  let sum = 0
  for (const src of addresses) sum += Object.hasOwn(imageBytes, src) ? (imageBytes[src] ?? 0) : dataBytes(src)
  return sum > IMAGES_MOST
    ? [issue('imagesHeavy', 'warning', { values: { size: Math.round(sum / KB) } })]
    : []
}

/** What the image itself takes where its address holds it. */
function dataBytes(src: string): number {
  const [, base64, data = ''] = /^data:[^,]*?(;base64)?,([^]*)$/.exec(src) ?? []
  return base64 === undefined ? bytesOf(data) : Math.floor((data.length * 3) / 4)
}

/** Filters compare the parts: words of the HTML that the text lacks look like something to hide. */
function partsDiffer({ document, html, text }: Context): Issue[] {
  if (html === undefined || text === undefined || text.trim() === '') return []
  const shown = wordsIn(textOfHtml(html))
  if (shown.size < WORDS_LEAST) return []
  // The preview text is hidden in the HTML, and no part of the text.
  const read = wordsIn(`${text} ${document.settings.title} ${plainText(document.settings.preheader)}`)
  const shared = [...shown].filter((word) => read.has(word)).length
  return shared / shown.size < PARTS_SHARE ? [issue('partsDiffer', 'warning')] : []
}

function wordsIn(text: string): Set<string> {
  const plain = text.replaceAll(/\{\{[^]*?\}\}|\{%[^]*?%\}/g, ' ')
  const pieces = new Intl.Segmenter('ja', { granularity: 'word' }).segment(plain)
  return new Set(Array.from(pieces).flatMap(({ segment, isWordLike }) => (isWordLike ? [fold(segment)] : [])))
}
