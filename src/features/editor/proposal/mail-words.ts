import { nodesOf } from '#mail/document'
import { plainText } from '#mail/document/content'
import { placeOf, type EditorState } from '#features/editor/store'
import { nodeText, shortened } from './node-text.ts'

/** Characters of the answer in all, of one block's words, and of a selected block as data. */
const LIMIT = { all: 8000, words: 300, selected: 2500 } as const

/**
 * The mail as the assistant reads it: what is selected, and every block with its words. Variables are told by their name
 * or fallback, never by the data of a contact (EML-608).
 */
export function describeMail({ document, selected, readOnly }: EditorState): string {
  const blocks: object[] = []
  const told = {
    title: document.settings.title,
    previewText: plainText(document.settings.preheader),
    language: document.settings.lang,
    readOnly,
    selected,
    blocks,
    left: 0,
  }
  let length = JSON.stringify(told).length
  for (const node of nodesOf(document.sections)) {
    const place = placeOf(document, node.id)
    const one: Record<string, unknown> = {
      id: node.id,
      type: 'type' in node ? node.type : 'column',
      parent: place?.parent ?? null,
      index: place?.index ?? 0,
    }
    const inner = 'columns' in node || 'blocks' in node
    if (!inner) one['text'] = shortened(nodeText(node), LIMIT.words)
    if ('locked' in node && node.locked === true) one['locked'] = true
    if (!inner && selected.includes(node.id) && JSON.stringify(node).length <= LIMIT.selected)
      one['node'] = node
    const size = JSON.stringify(one).length + 1
    if (length + size > LIMIT.all) told.left += 1
    else {
      blocks.push(one)
      length += size
    }
  }
  return JSON.stringify(told)
}
