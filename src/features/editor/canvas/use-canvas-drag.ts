import { useEffect, useRef, type RefObject } from 'react'
import { newSection } from '#features/editor/blocks'
import { nodeOf } from '#features/editor/state'
import { announcements } from './editor-commands.messages.ts'
import { movedWords } from './editor-commands.ts'
import { insertKind, insertNodes } from './insert.ts'
import { ownNodes } from './clipboard.ts'
import type { DragData } from './drag-data.ts'
import type { Place } from '#mail/operations'
import { useCommandContext } from './use-commands.ts'

/** Dragging comes later than the canvas: the keys and the menu do the same. */
export function useCanvasDrag(root: RefObject<HTMLElement | null>, readOnly: boolean): void {
  const context = useCommandContext()
  const onDrop = (data: DragData, place: Place) => {
    const { store, intl, announce } = context
    if (data.drag === 'new') {
      insertKind(context, data.kind, place)
      return
    }
    if (data.drag === 'nodes') {
      insertNodes(context, ownNodes(data.json), place)
      return
    }
    const { document } = store.getState()
    const node = nodeOf(document, data.id)
    if (!node || ('locked' in node && node.locked === true))
      return announce(intl.formatMessage(announcements.locked))
    // Below the last section a block gets a section of its own.
    const isLoose = place.parent === null && 'type' in node && node.type !== 'section'
    const around = newSection([12])
    const column = around.columns[0]
    const problem = store.apply(
      isLoose && column
        ? {
            type: 'batch',
            origin: 'user',
            operations: [
              { type: 'insert', node: around, at: place },
              { type: 'move', id: data.id, to: { parent: column.id, index: 0 } },
            ],
          }
        : { type: 'move', id: data.id, to: place },
      { select: [data.id] },
    )
    announce(
      problem === undefined
        ? movedWords(intl, store.getState().document, data.id)
        : intl.formatMessage(announcements.refused),
    )
  }
  const latest = useRef(onDrop)
  useEffect(() => {
    latest.current = onDrop
  })
  const { store } = context
  useEffect(() => {
    if (readOnly) return undefined
    let isOver = false
    let end: (() => void) | undefined
    const begin = async () => {
      const { createCanvasDrag } = await import('./canvas-drag.ts')
      if (isOver || !root.current) return
      end = createCanvasDrag(root.current, {
        document: () => store.getState().document,
        onDrop: (data, place) => latest.current(data, place),
      })
    }
    // Without it nothing is lost that the keys can't do.
    begin().catch(() => undefined)
    return () => {
      isOver = true
      end?.()
    }
  }, [root, readOnly, store])
}

/** Lets the node around a handle be dragged by it. */
export function useDragHandle(handle: RefObject<HTMLElement | null>, id: string): void {
  useEffect(() => {
    let isOver = false
    let end: (() => void) | undefined
    const begin = async () => {
      const { dragNode } = await import('./canvas-drag.ts')
      const element = handle.current?.closest<HTMLElement>('[data-node]')
      if (isOver || !handle.current || !element) return
      end = dragNode(element, handle.current, id)
    }
    begin().catch(() => undefined)
    return () => {
      isOver = true
      end?.()
    }
  }, [handle, id])
}
