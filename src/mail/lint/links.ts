import { blocksOf, type Block, type Href, type Inline } from '#mail/document'
import { contentOf, mapContent, plainText } from '#mail/document/content'
import { isSafeHref, plainAddress, systemAddressOf } from '#mail/document/href'
import type { LeafBlock } from '#mail/document/leaf-blocks'
import { linkRuns } from '#mail/html/inline'
import { fold } from '#lib/fold-text'
import { isBlock, issue, short, updateTo, type Context, type Issue, type NodeRule } from './issue.ts'

interface Link {
  label: string
  href: Href
  block: LeafBlock
}

const shorteners = [
  'bit.ly',
  'tinyurl.com',
  't.co',
  'goo.gl',
  'ow.ly',
  'is.gd',
  'buff.ly',
  'rebrand.ly',
  'x.gd',
]
const vague = [
  'click here',
  'here',
  'read more',
  'more',
  'link',
  'this',
  'こちら',
  'こちらをクリック',
  'ここ',
  'ここをクリック',
  'クリック',
  '詳細',
  'もっと見る',
].map(fold)

/** Where the links of a block lead, and what they are called. */
export const linkIssues: NodeRule = (node) => {
  if (!isBlock(node)) return []
  return linksOf(node).flatMap((link) => {
    const found = addressIssues(link)
    if (link.label.trim() === '' && !isPicture(node))
      found.push(issue('linkEmpty', 'warning', { nodeId: node.id }))
    if (vague.includes(fold(link.label).trim()))
      found.push(
        issue('linkVague', 'warning', { nodeId: node.id, values: { label: short(link.label.trim()) } }),
      )
    return found
  })
}

/** Its links have the alternative text for words, which is checked with the picture. */
const isPicture = ({ type }: Block) => type === 'image' || type === 'video' || type === 'carousel'

/** Links that are called the same and lead to different places. */
export function ambiguousLinks({ document }: Context): Issue[] {
  const found: Issue[] = []
  const targets = new Map<string, string>()
  for (const { label, href, block } of [...blocksOf(document)].flatMap(linksOf)) {
    const words = fold(label).trim()
    if (words === '') continue
    const target = JSON.stringify(href)
    const known = targets.get(words)
    if (known !== undefined && known !== target)
      found.push(issue('linkAmbiguous', 'info', { nodeId: block.id, values: { label: short(label.trim()) } }))
    targets.set(words, target)
  }
  return found
}

function linksOf(block: Block): Link[] {
  if (block.type === 'container' || block.type === 'repeat') return []
  const at = (label: string, href: Href): Link => ({ label, href, block })
  const inText = contentOf(block).inlines.flatMap((content) => textLinks(content, block))
  switch (block.type) {
    case 'button':
      return [at(plainText(block.label), block.href)]
    case 'image':
      return block.href ? [at(block.image.alt, block.href)] : []
    case 'social':
      return block.links.map(({ label, href }) => at(label, href))
    case 'menu':
      return block.items.map(({ label, href }) => at(plainText(label), href))
    case 'video':
      return [at(block.thumbnail.alt, block.href), ...inText]
    case 'carousel':
      return block.slides.flatMap(({ image, href }) => (href ? [at(image.alt, href)] : []))
    case 'form':
      return [at(block.submit, block.href)]
    case 'text':
    case 'footer':
    case 'table':
    case 'accordion':
    case 'html':
    case 'divider':
    case 'spacer':
    case 'opaque':
      return inText
  }
}

const textLinks = (content: readonly Inline[], block: LeafBlock): Link[] =>
  linkRuns(content).flatMap(({ link, parts }) =>
    link ? [{ label: plainText(parts), href: link.href, block }] : [],
  )

function addressIssues({ label, href, block }: Link): Issue[] {
  const nodeId = block.id
  if (!isSafeHref(href)) return [issue('linkNowhere', 'error', { nodeId })]
  if (systemAddressOf(href)) return []
  const [first] = href.parts
  const address = plainAddress({ parts: typeof first === 'string' ? [first] : [] })
  if (address === undefined || !/^https?:/i.test(address) || !URL.canParse(address)) return []
  const url = new URL(address)
  const host = url.hostname
  const found: Issue[] = []
  if (url.protocol === 'http:')
    found.push(
      issue('linkHttp', 'warning', {
        nodeId,
        values: { address: short(address) },
        fix: [updateTo<Block>(block, withHttps(block, href))],
      }),
    )
  if (shorteners.includes(host)) found.push(issue('linkShortener', 'warning', { nodeId, values: { host } }))
  if (/^(\d{1,3}\.){3}\d{1,3}$|^\[/.test(host))
    found.push(issue('linkIp', 'warning', { nodeId, values: { host } }))
  const file = /([^/]+\.(?:exe|zip|scr|js|jar|bat|msi|iso|rar|docm|xlsm))$/i.exec(url.pathname)?.[1]
  if (file !== undefined) found.push(issue('linkFile', 'warning', { nodeId, values: { name: short(file) } }))
  const shown = shownHost(label)
  if (shown !== undefined && !isSameSite(shown, host))
    found.push(issue('linkDisguised', 'error', { nodeId, values: { label: short(label.trim()), host } }))
  return found
}

/** Endings of files that labels of links name: no host ends so. */
const FILE = /^[^/]*\.(?:pdf|docx?|xlsx?|pptx?|csv|txt|ics|jpe?g|png|gif|html?|js)\s*$/i

/** The host that a label names, where the label is an address. */
function shownHost(label: string): string | undefined {
  if (FILE.test(label)) return undefined
  const [, host] =
    /^\s*(?:https?:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z]{2,})(?:[/?#]\S*)?\s*$/i.exec(label) ?? []
  return host?.toLowerCase()
}

const isSameSite = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`)

function withHttps(block: LeafBlock, target: Href): LeafBlock {
  const secure = (href: Href): Href =>
    JSON.stringify(href) === JSON.stringify(target)
      ? {
          parts: href.parts.map((part, place) =>
            place === 0 && typeof part === 'string' ? part.replace(/^\s*http:/i, 'https:') : part,
          ),
        }
      : href
  return mapContent(block, {
    href: secure,
    html: (html) => html,
    inlines: (content) =>
      content.map((one) =>
        one.type === 'break' || !one.marks
          ? one
          : {
              ...one,
              marks: one.marks.map((mark) =>
                mark.type === 'link' ? { ...mark, href: secure(mark.href) } : mark,
              ),
            },
      ),
  })
}
