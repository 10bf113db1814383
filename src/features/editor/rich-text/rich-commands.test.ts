import { EditorState, TextSelection } from 'prosemirror-state'
import { expect, test } from 'vitest'
import type { RichBlock } from '#mail/document'
import { setStyle, type BlockStyle } from './rich-commands.ts'
import { toDoc, toPm } from './rich-json.ts'

const words = [{ type: 'text' as const, text: 'Spring' }]
const styled = (content: RichBlock[], style: BlockStyle) => {
  const doc = toPm(content)
  let state = EditorState.create({ doc, selection: TextSelection.create(doc, 1, doc.content.size - 1) })
  setStyle(style)(state, (tr) => (state = state.apply(tr)))
  return toDoc(state.doc)
}

test('another level or a paragraph keeps how a heading is aligned, each of those that are selected', () => {
  const heading: RichBlock = { type: 'heading', level: 1, align: 'center', content: words }
  expect(styled([heading], 'h2')).toEqual([{ ...heading, level: 2 }])
  expect(styled([heading], 'paragraph')).toEqual([{ type: 'paragraph', align: 'center', content: words }])
  const mixed: RichBlock[] = [heading, { type: 'paragraph', align: 'right', content: words }]
  expect(styled(mixed, 'h3')).toMatchObject([{ align: 'center' }, { level: 3, align: 'right' }])
  expect(styled([heading], 'bullets')).toEqual([{ type: 'list', ordered: false, items: [words] }])
})
