import type { Block, Inline } from './markdown-nodes.ts'

/** A text that grows at its end: what it looks like, and the words that can be added to without drawing it anew. */
export interface Growth {
  blocks: readonly Block[]
  /** The node that the last letters went to, if letters can be added to it. */
  tail: Inline | undefined
  /** '' without a tail. */
  words: string
  /** The same as long as only the words of the tail change. */
  shape: string
}

export function growthOf(blocks: readonly Block[]): Growth {
  const tail = tailOf(blocks)
  return {
    blocks,
    tail,
    words: tail?.kind === 'text' ? tail.text : '',
    shape: JSON.stringify(blocks, (_, value: unknown) => (value === tail && tail ? 0 : value)),
  }
}

function tailOf(blocks: readonly Block[]): Inline | undefined {
  const last = blocks.at(-1)
  switch (last?.kind) {
    case 'paragraph':
    case 'heading':
      return tailIn(last.children)
    case 'quote':
      return tailOf(last.children)
    case 'list':
      return tailOf(last.items.at(-1)?.children ?? [])
    case 'table':
      return tailIn(last.rows.at(-1)?.findLast((cell) => cell.length > 0) ?? [])
    case 'code':
    case 'rule':
    case undefined:
      return undefined
  }
}

function tailIn(nodes: readonly Inline[]): Inline | undefined {
  const last = nodes.at(-1)
  if (last?.kind === 'text') return last
  return last && 'children' in last ? tailIn(last.children) : undefined
}
