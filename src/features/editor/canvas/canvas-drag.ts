import {
  draggable,
  dropTargetForElements,
  monitorForElements,
} from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import type { EmailDocument } from '#mail/document'
import type { Place } from '#mail/operations'
import { nodeOf, placeOf } from '#features/editor/store'
import { isSectionKind } from '#features/editor/blocks'
import { dragData, readDragData, type DragData } from './drag-data.ts'
import { scrollWhileDragging } from './drag-scroll.ts'
import { holdsNode } from './insert.ts'

export interface CanvasDragOptions {
  document: () => EmailDocument
  onDrop: (data: DragData, place: Place) => void
}

type Where = 'before' | 'after' | 'inside'
interface Target {
  /** Undefined: the canvas below the mail. */
  element: HTMLElement | undefined
  where: Where
  place: Place
}

/** How near the edge of a frame the frame is meant and not what is in it, px. */
const EDGE = 10

/**
 * Lets nodes and new blocks be dropped on the canvas: between blocks, into columns and frames, and between sections. What
 * is drawn says where it is, by `data-node` and `data-role`.
 */
export function createCanvasDrag(
  root: HTMLElement,
  { document: mail, onDrop }: CanvasDragOptions,
): () => void {
  let marked: HTMLElement | undefined
  const mark = (target: Target | undefined) => {
    if (marked && marked !== target?.element) delete marked.dataset['drop']
    marked = target?.element
    if (target?.element) target.element.dataset['drop'] = target.where
  }
  const targetOf = (event: {
    source: { data: Record<string, unknown> }
    location: {
      current: { dropTargets: { element: Element }[]; input: { clientX: number; clientY: number } }
    }
  }) => {
    const data = readDragData(event.source.data)
    const { dropTargets, input } = event.location.current
    if (!data || dropTargets[0]?.element !== root) return undefined
    const under = root.ownerDocument.elementFromPoint(input.clientX, input.clientY)
    const target = meant(
      mail(),
      data,
      under instanceof Element && root.contains(under) ? under : root,
      input.clientY,
    )
    return target && { data, ...target }
  }
  const endTarget = dropTargetForElements({
    element: root,
    canDrop: ({ source }) => readDragData(source.data) !== undefined,
  })
  const endMonitor = monitorForElements({
    onDrag: (event) => mark(targetOf(event)),
    onDrop(event) {
      const target = targetOf(event)
      mark(undefined)
      if (target) onDrop(target.data, target.place)
    },
  })
  const endScroll = scrollWhileDragging(root)
  return () => {
    endTarget()
    endMonitor()
    endScroll()
    mark(undefined)
  }
}

/** Lets a node be dragged by its handle. */
export const dragNode = (element: HTMLElement, dragHandle: HTMLElement, id: string): (() => void) =>
  draggable({
    element,
    dragHandle,
    getInitialData: () => dragData({ drag: 'node', id }),
    onDragStart: () => void (element.dataset['dragging'] = ''),
    onDrop: () => void delete element.dataset['dragging'],
  })

function isSection(document: EmailDocument, data: DragData): boolean {
  if (data.drag === 'new') return isSectionKind(data.kind)
  return data.drag === 'node' && placeOf(document, data.id)?.parent === null
}

const idOf = (element: HTMLElement | null | undefined): string => element?.dataset['node'] ?? ''

/** What a pointer at this height over an element means; undefined where the node can't go. */
function meant(document: EmailDocument, data: DragData, under: Element, y: number): Target | undefined {
  const node = under.closest<HTMLElement>('[data-node]') ?? undefined
  const end: Target = {
    element: undefined,
    where: 'after',
    place: { parent: null, index: document.sections.length },
  }
  if (isSection(document, data)) {
    const section = under.closest<HTMLElement>('[data-role=section]')
    return section ? beside(document, data, section, y) : withoutSelf(document, data, end)
  }
  if (!node) return withoutSelf(document, data, end)
  const place = placeOf(document, idOf(node))
  if (!place) return undefined
  if ('columns' in place.node) {
    const column = place.node.columns[0]
    return column && inside(document, data, node, column.id, column.blocks.length)
  }
  const holder = place.node
  if (!('type' in holder)) return inside(document, data, node, holder.id, holder.blocks.length)
  const box = node.getBoundingClientRect()
  const isWithin = y > box.top + EDGE && y < box.bottom - EDGE
  const mayEnter =
    !(data.drag === 'node' && isFrame(document, data.id)) && !(data.drag === 'new' && isFrameKind(data.kind))
  if ('blocks' in holder && isWithin && mayEnter)
    return inside(document, data, node, holder.id, holder.blocks.length)
  return beside(document, data, node, y)
}

const isFrame = (document: EmailDocument, id: string): boolean => 'blocks' in (nodeOf(document, id) ?? {})
const isFrameKind = (kind: string): boolean =>
  kind === 'container' || kind === 'condition' || kind === 'repeat'

function beside(
  document: EmailDocument,
  data: DragData,
  element: HTMLElement,
  y: number,
): Target | undefined {
  const place = placeOf(document, idOf(element))
  if (!place) return undefined
  const box = element.getBoundingClientRect()
  const isAfter = y > box.top + box.height / 2
  return withoutSelf(document, data, {
    element,
    where: isAfter ? 'after' : 'before',
    place: { parent: place.parent, index: place.index + (isAfter ? 1 : 0) },
  })
}

const inside = (
  document: EmailDocument,
  data: DragData,
  element: HTMLElement,
  parent: string,
  index: number,
) => withoutSelf(document, data, { element, where: 'inside', place: { parent, index } })

/** An index counts without the node that is moved; and no node goes into itself. */
function withoutSelf(document: EmailDocument, data: DragData, target: Target): Target | undefined {
  if (data.drag !== 'node') return target
  const from = placeOf(document, data.id)
  if (!from || from.node.id === target.place.parent) return undefined
  const { parent, index } = target.place
  if (parent !== null && holdsNode(from.node, parent)) return undefined
  const isBehind = from.parent === parent && from.index < index
  return isBehind ? { ...target, place: { parent, index: index - 1 } } : target
}
