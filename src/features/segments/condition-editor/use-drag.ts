import { useEffect, useRef, type RefObject } from 'react'
import type { DragOptions } from './condition-drag.ts'

/** Dragging comes later than the tree: the keys and the menu do the same. */
export function useDrag(root: RefObject<HTMLElement | null>, readOnly: boolean, options: DragOptions) {
  const latest = useRef(options)
  const drag = useRef<{ refresh: () => void; end: () => void }>(undefined)
  useEffect(() => {
    latest.current = options
    drag.current?.refresh()
  })
  useEffect(() => {
    if (readOnly) return undefined
    let isOver = false
    const begin = async () => {
      const { createDrag } = await import('./condition-drag.ts')
      if (isOver || !root.current) return
      drag.current = createDrag(root.current, () => latest.current)
      drag.current.refresh()
    }
    // Without it nothing is lost that the keys can't do.
    begin().catch(() => undefined)
    return () => {
      isOver = true
      drag.current?.end()
      drag.current = undefined
    }
  }, [root, readOnly])
}
