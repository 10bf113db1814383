import { blocksOf, type Block, type EmailDocument, type Image } from '#mail/document'
import { contentOf, mapContent, plainText, strayBraces } from '#mail/document/content'
import { systemAddressOf } from '#mail/document/href'
import { shownToAll } from '#mail/document/shown-to-all'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import { safeImageSrc } from '#lib/safe-url'
import { tagsDropped } from '#mail/html/allowed'
import { sanitizeHtml } from '#mail/html/sanitize'
import { tokensOfHtml } from '#mail/html/tokens'
import { withVariables } from '#mail/import/merge-tags'
import { parseTemplate } from '#mail/liquid'
import { variablesUsed } from '#mail/resolve'
import { examplePicture } from '#mail/starters/example-picture'
import { isBlock, issue, short, updateTo, type Context, type Issue, type NodeRule } from './issue.ts'

const ALT_MOST = 125
const TEXT_LEAST = 14
const CAPITALS_FROM = 20

/** What a node holds: columns without blocks, images, words. */
export const contentIssues: NodeRule = (node, { shown }) => {
  if (isBlock(node))
    return [
      ...blockIssues(node),
      ...smallWordIssues(node),
      ...(node.type === 'image' && shown !== undefined ? imageSizeIssues(node.id, node.image, shown) : []),
    ]
  if (!('columns' in node)) return []
  const empty = node.columns.filter(({ blocks }) => blocks.length === 0)
  return empty.length === node.columns.length
    ? [issue('sectionEmpty', 'warning', { nodeId: node.id, fix: [{ type: 'remove', id: node.id }] })]
    : empty.map(({ id }) => issue('columnEmpty', 'info', { nodeId: id }))
}

/** What only the whole mail shows: its parts in all, the order of its headings, and what the law wants. */
export const wholeIssues = (context: Context): Issue[] => [
  ...partIssues(context),
  ...headingIssues(context),
  ...legalIssues(context),
]

function partIssues({ document, audience }: Context): Issue[] {
  const found: Issue[] = []
  const { baseSize } = document.settings
  if (baseSize < TEXT_LEAST)
    found.push(
      issue('textSmall', 'warning', {
        values: { size: baseSize },
        fix: [{ type: 'settings', set: { baseSize: TEXT_LEAST } }],
      }),
    )
  if (document.settings.amp.enabled && audience?.isAmpRegistered === false)
    found.push(
      issue('ampNotRegistered', 'error', { fix: [{ type: 'settings', set: { amp: { enabled: false } } }] }),
    )
  const all = [...blocksOf(document)]
  const words = all.reduce((sum, block) => sum + (isWords(block) ? wordsOf(block).length : 0), 0)
  if (words < 40 && all.some(({ type }) => type === 'image' || type === 'carousel'))
    found.push(issue('imageOnly', 'warning'))
  return found
}

const isWords = (block: Block): block is LeafBlock =>
  block.type !== 'container' && block.type !== 'repeat' && block.type !== 'footer'
const wordsOf = (block: LeafBlock) =>
  contentOf(block).inlines.map(plainText).join(' ') + contentOf(block).html.join(' ')

function imageSizeIssues(nodeId: string, { width }: Image, shown: number): Issue[] {
  if (width > shown * 2.5) return [issue('imageLarge', 'info', { nodeId, values: { width, shown } })]
  return width > 0 && width < shown * 0.5
    ? [issue('imageSmall', 'info', { nodeId, values: { width, shown } })]
    : []
}

function blockIssues(block: Block): Issue[] {
  const nodeId = block.id
  switch (block.type) {
    case 'container':
    case 'repeat':
      return block.blocks.length === 0 ? [issue('columnEmpty', 'info', { nodeId })] : []
    case 'opaque':
      return [issue('unknownBlock', 'error', { nodeId, fix: [{ type: 'remove', id: nodeId }] })]
    case 'image': {
      const { image, href } = block
      if (href && (image.alt.trim() === '' || image.decorative === true))
        return [issue('linkedImageAlt', 'error', { nodeId })]
      const decorative = updateTo(block, { ...block, image: { ...image, decorative: true } })
      return altIssues(nodeId, image).map((one) =>
        one.id === 'altMissing' ? { ...one, fix: [decorative] } : one,
      )
    }
    case 'video':
      return block.thumbnail.alt.trim() === ''
        ? [issue('linkedImageAlt', 'error', { nodeId })]
        : altIssues(nodeId, block.thumbnail)
    case 'carousel':
      return block.slides.flatMap(({ image, href }) =>
        href && image.alt.trim() === ''
          ? [issue('linkedImageAlt', 'error', { nodeId })]
          : altIssues(nodeId, image),
      )
    case 'form':
      return /^https:\/\/[^/]/i.test(block.action) && URL.canParse(block.action)
        ? []
        : [issue('formAction', 'error', { nodeId })]
    case 'html':
      return htmlIssues(nodeId, block.html)
    case 'text':
      return [
        ...(block.size !== undefined && block.size < TEXT_LEAST
          ? [
              issue('textSmall', 'warning', {
                nodeId,
                values: { size: block.size },
                fix: [{ type: 'update', id: nodeId, set: { size: TEXT_LEAST } }],
              }),
            ]
          : []),
        ...wordIssues(block),
      ]
    case 'button':
    case 'menu':
    case 'table':
    case 'footer':
    case 'accordion':
      return wordIssues(block)
    case 'divider':
    case 'spacer':
    case 'social':
      return []
  }
}

/** Words that have a size of their own. */
function smallWordIssues(block: Block): Issue[] {
  if ('blocks' in block) return []
  let size = TEXT_LEAST
  const mended = mapContent(block, {
    href: (href) => href,
    html: (html) => html,
    inlines: (content) =>
      content.map((one) => {
        if (one.type === 'break' || !one.marks) return one
        const marks = one.marks.map((mark) => {
          if (mark.type !== 'size' || mark.px >= TEXT_LEAST) return mark
          size = Math.min(size, mark.px)
          return { ...mark, px: TEXT_LEAST }
        })
        return { ...one, marks }
      }),
  })
  if (size === TEXT_LEAST) return []
  return [
    issue('textSmall', 'warning', { nodeId: block.id, values: { size }, fix: [updateTo(block, mended)] }),
  ]
}

function altIssues(nodeId: string, { src, alt, decorative }: Image): Issue[] {
  // What it shows is said once it is there.
  if (safeImageSrc(src) === undefined || examplePicture(src))
    return [issue('imageMissing', 'warning', { nodeId })]
  if (decorative === true) return []
  if (alt.trim() === '') return [issue('altMissing', 'warning', { nodeId })]
  if (/\.(?:png|jpe?g|gif|webp|svg)$/i.test(alt.trim()) || /^(?:IMG|DSC)[_-]?\d+$/i.test(alt.trim()))
    return [issue('altFileName', 'warning', { nodeId, values: { alt: short(alt.trim()) } })]
  return alt.length > ALT_MOST ? [issue('altLong', 'info', { nodeId, values: { count: alt.length } })] : []
}

function htmlIssues(nodeId: string, html: string): Issue[] {
  const found = parseTemplate(html).problems.map(({ piece }) =>
    issue('templateInvalid', 'error', { nodeId, values: { piece: short(piece) } }),
  )
  // What is unsafe, or made of a variable alone, is written so.
  if (sanitizeHtml(html).includes(' href="#"')) found.push(issue('linkNowhere', 'error', { nodeId }))
  const removed = new Set<string>()
  let hasAlt = true
  for (const token of tokensOfHtml(html)) {
    if (token.kind !== 'open') continue
    if (token.name === 'form' || tagsDropped.has(token.name)) removed.add(token.name)
    if (token.name === 'img' && !token.attributes.has('alt')) hasAlt = false
  }
  if (!hasAlt) found.push(issue('altMissing', 'warning', { nodeId }))
  for (const name of removed) found.push(issue('htmlRemoved', 'warning', { nodeId, values: { name } }))
  return found
}

const placeholders =
  /lorem ipsum|\*\|[^|*\n]{1,64}\|\*|%%[^%\n]{1,64}%%|ここにテキスト|テキストを入力|サンプルテキスト|your text here|\bxxx+\b/i
/** As a mark only: in small letters it is a word of Spanish and Portuguese. */
const TODO = /\bTODO\b/

function bracesIssues(block: LeafBlock): Issue[] {
  const piece = strayBraces(contentOf(block))
  if (piece === undefined) return []
  const inlines = withVariables
  const mended = mapContent(block, { inlines, href: (href) => href, html: (html) => html })
  return [
    issue('templateInvalid', 'error', {
      nodeId: block.id,
      values: { piece: short(piece) },
      ...(strayBraces(contentOf(mended)) === undefined && { fix: [updateTo(block, mended)] }),
    }),
  ]
}

function wordIssues(block: LeafBlock): Issue[] {
  const nodeId = block.id
  const words = wordsOf(block)
  const found = bracesIssues(block)
  const left = (placeholders.exec(words) ?? TODO.exec(words))?.[0]
  if (left !== undefined) found.push(issue('placeholder', 'warning', { nodeId, values: { text: left } }))
  const letters = words.replaceAll(/[^A-Za-z]/g, '')
  if (letters.length >= CAPITALS_FROM && letters === letters.toUpperCase())
    found.push(issue('capitals', 'info', { nodeId }))
  return found
}

function headingIssues({ document }: Context): Issue[] {
  const found: Issue[] = []
  let last = 0
  let firsts = 0
  for (const block of blocksOf(document)) {
    if (block.type !== 'text') continue
    for (const one of block.content) {
      if (one.type !== 'heading') continue
      if (one.level === 1) firsts += 1
      if (one.level === 1 && firsts > 1) found.push(issue('headingTwice', 'info', { nodeId: block.id }))
      if (last > 0 && one.level > last + 1)
        found.push(issue('headingSkipped', 'info', { nodeId: block.id, values: { level: one.level } }))
      last = one.level
    }
  }
  return found
}

/** Sender, address and the way out, as the law of Japan and those of others want them: in the mail of every reader. */
const legalIssues = ({ document }: Context): Issue[] =>
  [...new Set(shownToAll(document).flatMap(lacksIn))].map((id) => issue(id, 'error'))

function lacksIn(document: EmailDocument) {
  const blocks = [...blocksOf(document)]
  const hasHref = blocks.some(
    (block) =>
      block.type !== 'container' &&
      block.type !== 'repeat' &&
      contentOf(block).hrefs.some((href) => systemAddressOf(href) === 'unsubscribe_url'),
  )
  const names = new Set(variablesUsed(document).map(({ path }) => path.join('.')))
  const footers = blocks.flatMap((block) => (block.type === 'footer' ? [wordsOf(block)] : [])).join(' ')
  const isJapanese = document.settings.lang.startsWith('ja')
  const saysAddress =
    names.has('company_address') || /〒\s*\d{3}-?\d{4}|[都道府県].{1,20}[市区町村]/.test(footers)
  return [
    ...(hasHref || names.has('unsubscribe_url') ? [] : ['unsubscribeMissing' as const]),
    ...(names.has('company_name') || footers.trim() !== '' ? [] : ['senderNameMissing' as const]),
    ...(saysAddress || (!isJapanese && /\d/.test(footers)) ? [] : ['addressMissing' as const]),
    ...(!isJapanese || names.has('complaint_contact') || /苦情|問い?合わ?せ/.test(footers)
      ? []
      : ['complaintMissing' as const]),
  ]
}
