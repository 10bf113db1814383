import type { IntlShape } from 'react-intl'
import type { AnyNode, EmailDocument, Inline, RichBlock } from '#mail/document'
import { plainText } from '#mail/document/content'
import { nodeOf, placeOf } from '#features/editor/store'
import { blockNames } from './block-names.messages.ts'
import { messages } from './node-words.messages.ts'

/** Characters of a block's own words in its name. */
const SUMMARY_MAX = 60

const richWords = (content: readonly RichBlock[]): string =>
  content
    .map((one) => (one.type === 'list' ? one.items.map(plainText).join(' ') : plainText(one.content)))
    .join(' ')

const all = (items: readonly { label: readonly Inline[] }[]): string =>
  items.map(({ label }) => plainText(label)).join(', ')

function wordsOf(node: AnyNode): string {
  if (!('type' in node)) return ''
  switch (node.type) {
    case 'text':
    case 'footer':
      return richWords(node.content)
    case 'button':
      return plainText(node.label)
    case 'image':
      return node.image.alt
    case 'video':
      return node.caption ? plainText(node.caption) : node.thumbnail.alt
    case 'social':
      return node.links.map(({ label }) => label).join(', ')
    case 'menu':
      return all(node.items)
    case 'table':
      return node.rows[0]?.map(plainText).join(', ') ?? ''
    case 'accordion':
      return node.items.map(({ title }) => plainText(title)).join(', ')
    case 'form':
      return node.submit
    case 'repeat':
      return node.path.join('.')
    case 'section':
    case 'container':
    case 'divider':
    case 'spacer':
    case 'html':
    case 'carousel':
    case 'opaque':
      return ''
  }
}

export const kindOf = (node: AnyNode): keyof typeof blockNames => ('type' in node ? node.type : 'column')

/** What the node is, with its own words: Button “Shop now”. */
export function nodeName(intl: IntlShape, node: AnyNode): string {
  const kind = intl.formatMessage(blockNames[kindOf(node)])
  const words = wordsOf(node).replaceAll(/\s+/g, ' ').trim()
  if (words === '') return kind
  const signs = Array.from(words)
  const summary = signs.length > SUMMARY_MAX ? `${signs.slice(0, SUMMARY_MAX - 1).join('')}…` : words
  return intl.formatMessage(messages.named, { kind, summary })
}

/** Where the node is: 3 of 5 in column 2. */
export function nodeWhere(intl: IntlShape, document: EmailDocument, id: string): string {
  const place = placeOf(document, id)
  if (!place) return ''
  const position = { place: place.index + 1, count: place.siblings }
  const parent = place.parent === null ? undefined : placeOf(document, place.parent)
  if (!parent || !('type' in place.node)) return intl.formatMessage(messages.ofMail, position)
  if ('type' in parent.node)
    return intl.formatMessage(messages.inParent, { ...position, parent: nodeName(intl, parent.node) })
  if (parent.siblings > 1)
    return intl.formatMessage(messages.inColumn, { ...position, column: parent.index + 1 })
  const section = placeOf(document, parent.parent ?? '')
  const name = `${intl.formatMessage(blockNames.section)} ${(section?.index ?? 0) + 1}`
  return intl.formatMessage(messages.inParent, { ...position, parent: name })
}

/** How much is inside; undefined for what holds nothing. */
function nodeSize(intl: IntlShape, node: AnyNode): string | undefined {
  if ('columns' in node) return intl.formatMessage(messages.columns, { count: node.columns.length })
  return 'blocks' in node ? intl.formatMessage(messages.blocks, { count: node.blocks.length }) : undefined
}

/** The node as it is spoken when the focus comes to it: what it is, where, and how much is in it. */
export function describeNode(intl: IntlShape, document: EmailDocument, id: string): string {
  const node = nodeOf(document, id)
  if (!node) return ''
  return [nodeName(intl, node), nodeWhere(intl, document, id), nodeSize(intl, node)]
    .filter((part) => part !== undefined && part !== '')
    .join(', ')
}
