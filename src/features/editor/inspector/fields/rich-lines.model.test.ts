import { expect, test } from 'vitest'
import type { RichBlock } from '#mail/document'
import { richLines, withLines } from './rich-lines.model.ts'

const words = (text: string) => [{ type: 'text' as const, text }]
const content: RichBlock[] = [
  { type: 'heading', level: 2, content: words('Delivery') },
  {
    type: 'paragraph',
    align: 'center',
    content: [{ type: 'text', text: 'In two days.', marks: [{ type: 'bold' }] }],
  },
  { type: 'list', ordered: false, items: [words('Sencha'), words('Gyokuro')] },
  { type: 'quote', content: words('Fast!') },
]

test('each line says what it is', () => {
  expect(richLines(content)).toBe('## Delivery\nIn two days.\n- Sencha\n- Gyokuro\n> Fast!')
})

test('an unchanged text gives the same content', () => {
  expect(withLines(content, richLines(content))).toEqual(content)
})

test('a changed line keeps its look, the others stay as they are', () => {
  const text = richLines(content).replace('two', 'three')
  expect(withLines(content, text)).toEqual([
    content[0],
    {
      type: 'paragraph',
      align: 'center',
      content: [{ type: 'text', text: 'In three days.', marks: [{ type: 'bold' }] }],
    },
    content[2],
    content[3],
  ])
})

test('entries of one kind that follow each other are one list', () => {
  expect(withLines([], '- a\n- b\n1. c\n\n2. d')).toEqual([
    { type: 'list', ordered: false, items: [words('a'), words('b')] },
    { type: 'list', ordered: true, items: [words('c'), words('d')] },
  ])
})

test('what is more than a document can hold is refused', () => {
  expect(withLines(content, 'x'.repeat(20_001))).toBe('tooLong')
  expect(withLines(content, '- x\n'.repeat(101))).toBe('tooLong')
  expect(withLines([], 'x\n'.repeat(201))).toBe('tooLong')
  expect(withLines([], 'x'.repeat(20_000))).toHaveLength(1)
})

test('a variable without an end is refused', () => {
  expect(withLines(content, '{{contact')).toBe('unclosed')
})
