import type { Block, EmailDocument, Section } from './schema.ts'

/** What every reader sees: without parts that have a condition, and without repeats, which show nothing to some. */
export function shownToAll(document: EmailDocument): EmailDocument {
  const shown = <Node extends Section | Block>(nodes: readonly Node[]): Node[] =>
    nodes.filter(({ type, visibleIf }) => type !== 'repeat' && visibleIf === undefined)
  const blocksOfAll = (blocks: readonly Block[]): Block[] =>
    shown(blocks).map((one) => (one.type === 'container' ? { ...one, blocks: shown(one.blocks) } : one))
  return {
    ...document,
    sections: shown(document.sections).map((section) => ({
      ...section,
      columns: section.columns.map((column) => ({ ...column, blocks: blocksOfAll(column.blocks) })),
    })),
  }
}
