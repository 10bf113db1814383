import { withoutComments } from '#mail/html/tags'
import { writtenForAll } from '#mail/liquid/written-for-all'
import type { Block, EmailDocument, Section } from './schema.ts'

/** What every reader gets of HTML that an author wrote. */
export const htmlShownToAll = (html: string): string => withoutComments(writtenForAll(html))

/**
 * What every reader sees, first of those who read on a phone, then of those at a desktop: without parts that have a condition
 * or are hidden there, and without repeats, which show nothing to some.
 */
export const shownToAll = (document: EmailDocument): EmailDocument[] =>
  (['mobile', 'desktop'] as const).map((screen) => shownOn(document, screen))

function shownOn(document: EmailDocument, screen: 'mobile' | 'desktop'): EmailDocument {
  const shown = <Node extends Section | Block>(nodes: readonly Node[]): Node[] =>
    nodes.filter(
      ({ type, visibleIf, hideOn }) => type !== 'repeat' && visibleIf === undefined && hideOn !== screen,
    )
  const written = <Node extends Block>(block: Node): Node =>
    block.type === 'html' ? { ...block, html: htmlShownToAll(block.html) } : block
  const blocksOfAll = (blocks: readonly Block[]): Block[] =>
    shown(blocks).map((one) =>
      one.type === 'container' ? { ...one, blocks: shown(one.blocks).map(written) } : written(one),
    )
  return {
    ...document,
    sections: shown(document.sections).map((section) => ({
      ...section,
      columns: section.columns.map((column) => ({ ...column, blocks: blocksOfAll(column.blocks) })),
    })),
  }
}
