import { useEffect, useRef, type RefObject } from 'react'
import type { DragData } from '#features/editor/canvas'

/** Makes an element draggable into the mail. Dragging is loaded behind the panel: the keys do the same. */
export function useDragTile<Of extends HTMLElement>(data: DragData, disabled: boolean): RefObject<Of | null> {
  const element = useRef<Of>(null)
  const json = JSON.stringify(data)
  const latest = useRef(data)
  useEffect(() => {
    latest.current = data
  })
  useEffect(() => {
    if (disabled) return undefined
    let gone = false
    let end: (() => void) | undefined
    import('./drag-tile.ts').then(
      ({ dragTile }) => {
        if (!gone && element.current) end = dragTile(element.current, latest.current)
      },
      // Without it the tiles can still be pressed.
      () => undefined,
    )
    return () => {
      gone = true
      end?.()
    }
  }, [json, disabled])
  return element
}
