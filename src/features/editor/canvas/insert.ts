import type { IntlShape } from 'react-intl'
import { nodesIn, type AnyNode, type Block, type EmailDocument, type Section } from '#mail/document'
import type { Operation, Place } from '#mail/operations'
import { nodeInLanguage } from '#mail/twin'
import { footerBlocks, ownFooter } from '#domain/legal/footer-text'
import { createInsertable, newSection, nodeName, nodeWhere, type Insertable } from '#features/editor/blocks'
import { placeOf } from '#features/editor/store'
import { announcements } from './editor-commands.messages.ts'
import type { CommandContext } from './editor-commands.ts'
import { insertionPlace } from './movement.model.ts'
import { showSelected } from './show-selected.ts'

const isFrame = (node: AnyNode | undefined): boolean =>
  node !== undefined && 'type' in node && 'blocks' in node

/** Inserts a new node of the kind, at the place or after what is selected. The id of what is selected then. */
export function insertKind(context: CommandContext, kind: Insertable, at?: Place): string | undefined {
  const { document } = context.store.getState()
  const { lang } = document.settings
  const readers = lang.startsWith('ja') ? 'ja' : 'other'
  const footer = kind === 'footer' && context.brand ? ownFooter(context.brand, readers) : undefined
  const node = createInsertable(kind, lang, footer === undefined ? undefined : footerBlocks(footer, readers))
  const id = insertNodes(context, [node], at)
  // What is written in begins at once.
  if (id !== undefined && node.type === 'text') context.store.edit(id)
  return id
}

/** Inserts nodes one after the other: sections among sections, and blocks where they fit. */
export function insertNodes(
  context: CommandContext,
  nodes: readonly (Block | Section)[],
  at?: Place,
  said?: (intl: IntlShape) => string,
): string | undefined {
  const { store, intl, announce } = context
  const { settings } = store.getState().document
  const operations = insertions(
    context,
    nodes.map((node) => nodeInLanguage(node, settings)),
    at,
  )
  const last = nodes.at(-1)
  if (!last || operations.length === 0) return undefined
  const select = nodes.length === 1 ? [last.id] : nodes.map(({ id }) => id)
  const problem = store.apply({ type: 'batch', operations, origin: 'user' }, { select })
  if (problem !== undefined) {
    announce(intl.formatMessage(announcements.refused))
    return undefined
  }
  showSelected(store)
  const { document } = store.getState()
  announce(
    said?.(intl) ??
      intl.formatMessage(announcements.inserted, {
        name: nodeName(intl, last),
        where: nodeWhere(intl, document, last.id),
      }),
  )
  return last.id
}

function insertions(
  { store }: CommandContext,
  nodes: readonly (Block | Section)[],
  at: Place | undefined,
): Operation[] {
  const { document, selected } = store.getState()
  const active = selected.at(-1)
  const sections = nodes.filter((node): node is Section => node.type === 'section')
  const blocks = nodes.filter((node): node is Block => node.type !== 'section')
  const operations: Operation[] = []
  const sectionPlace = at?.parent === null ? at : insertionPlace(document, active, true)
  if (blocks.length > 0) {
    const wanted = at && at.parent !== null ? at : at ? undefined : insertionPlace(document, active, false)
    const place = wanted && placeOutsideFrame(store.getState().document, wanted, blocks)
    if (place)
      operations.push(
        ...blocks.map((node, index): Operation => ({
          type: 'insert',
          node,
          at: { parent: place.parent, index: place.index + index },
        })),
      )
    else sections.unshift(sectionAround(blocks))
  }
  for (const [index, node] of sections.entries())
    operations.push({
      type: 'insert',
      node,
      at: { parent: null, index: (sectionPlace?.index ?? 0) + index },
    })
  return operations
}

/** A frame takes no frame: what has blocks of its own goes after the frame. */
function placeOutsideFrame(document: EmailDocument, place: Place, blocks: readonly Block[]): Place {
  if (place.parent === null || !blocks.some((block) => 'blocks' in block)) return place
  const frame = placeOf(document, place.parent)
  if (!frame || !isFrame(frame.node)) return place
  return { parent: frame.parent, index: frame.index + 1 }
}

function sectionAround(blocks: readonly Block[]): Section {
  const section = newSection([12])
  section.columns[0]?.blocks.push(...blocks)
  return section
}

export const holdsNode = (node: AnyNode, id: string): boolean =>
  [...nodesIn(node)].some((one) => one.id === id)
