import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter'
import { readDragData } from './drag-data.ts'

/** How near an edge scrolling begins, and how far it goes in one frame at the edge itself, px (EML-706). */
export const DRAG_SCROLL = { edge: 64, most: 16 } as const

/** How far to scroll in one frame, px: up is negative. Beyond an edge it is as fast as at the edge. */
export function scrollStep(y: number, top: number, bottom: number): number {
  // In a low window both edges are near: each has no more than a third.
  const edge = Math.min(DRAG_SCROLL.edge, (bottom - top) / 3)
  const speed = (distance: number) => Math.ceil(DRAG_SCROLL.most * Math.min(1, (edge - distance) / edge))
  if (y - top < edge) return -speed(y - top)
  return bottom - y < edge ? speed(bottom - y) : 0
}

/** Scrolls what is around the canvas while something is dragged near its upper or lower edge. */
export function scrollWhileDragging(root: HTMLElement): () => void {
  let frame: number | undefined
  let pointer: { clientX: number; clientY: number } | undefined

  const step = () => {
    const around = scrollerOf(root)
    if (around && pointer) {
      const { left, right, top, bottom } = around.getBoundingClientRect()
      const isOver = pointer.clientX >= left && pointer.clientX <= right
      if (isOver) around.scrollTop += scrollStep(pointer.clientY, top, bottom)
    }
    frame = requestAnimationFrame(step)
  }
  const stop = () => {
    if (frame !== undefined) cancelAnimationFrame(frame)
    frame = undefined
    pointer = undefined
  }
  const endMonitor = monitorForElements({
    canMonitor: ({ source }) => readDragData(source.data) !== undefined,
    onDragStart() {
      frame ??= requestAnimationFrame(step)
    },
    onDrag({ location }) {
      pointer = location.current.input
    },
    onDrop: stop,
  })
  return () => {
    stop()
    endMonitor()
  }
}

function scrollerOf(element: HTMLElement): Element | undefined {
  for (let around = element.parentElement; around; around = around.parentElement)
    if (/auto|scroll/.test(getComputedStyle(around).overflowY) && around.scrollHeight > around.clientHeight)
      return around
  return undefined
}
