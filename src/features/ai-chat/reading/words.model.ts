import { readMarkdown } from './markdown-blocks.model.ts'
import { textOf } from './markdown-inline.model.ts'
import type { Block } from './markdown-nodes.ts'

/** What is read aloud of Markdown: its words, without its signs and addresses. */
export const spoken = (markdown: string): string => wordsOf(readMarkdown(markdown)).trim()

const wordsOf = (blocks: readonly Block[]): string => blocks.map(wordsIn).join('\n')

function wordsIn(block: Block): string {
  switch (block.kind) {
    case 'paragraph':
    case 'heading':
      return textOf(block.children)
    case 'quote':
      return wordsOf(block.children)
    case 'list':
      return block.items.map(({ children }) => wordsOf(children)).join('\n')
    case 'table':
      return [block.head, ...block.rows].map((row) => row.map(textOf).join(' ')).join('\n')
    case 'code':
      return block.text
    case 'rule':
      return ''
  }
}
