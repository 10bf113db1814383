// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { emptyDocument, type Block } from '#mail/document'
import { plainText } from '#mail/document/content'
import { apply } from '#mail/operations'
import { createInsertable } from '#features/editor/blocks'
import { readNodes } from './clipboard.ts'

async function pasted(words: string): Promise<Block[]> {
  const clipboard = new DataTransfer()
  clipboard.setData('text/plain', words)
  return (await readNodes(clipboard)).filter((node): node is Block => node.type !== 'section')
}

const wordsOf = (blocks: readonly Block[]) =>
  blocks.flatMap((block) =>
    block.type === 'text' ? block.content.map((one) => ('content' in one ? plainText(one.content) : '')) : [],
  )

test('paragraphs of Windows are paragraphs', async () => {
  const blocks = await pasted('One\r\ntwo\r\n\r\nThree')
  expect(wordsOf(blocks)).toEqual(['One two', 'Three'])
})

test.each([
  ['many paragraphs', Array.from({ length: 301 }, (_, place) => `Paragraph ${place}`).join('\n\n')],
  ['many lines', Array.from({ length: 2500 }, (_, place) => `Line ${place}`).join('\n')],
  ['a long line', '新茶'.repeat(25_000)],
])('no word of %s is lost, and the mail takes them', async (_, words) => {
  const blocks = await pasted(words)
  const letters = (text: string) => text.replaceAll(/\s/g, '')
  expect(letters(wordsOf(blocks).join(''))).toBe(letters(words))
  const section = createInsertable('columns1', 'en')
  if (!('columns' in section)) throw new Error('no section')
  section.columns[0]?.blocks.push(...blocks)
  const insert = { type: 'insert', node: section, at: { parent: null, index: 0 } } as const
  expect(apply(emptyDocument('en'), insert).problem).toBeUndefined()
})
