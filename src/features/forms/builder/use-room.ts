import { useLayoutEffect, useState, type RefObject } from 'react'
import { textScale } from '#lib/text-scale'
import { breakpoint } from '#styles/breakpoint'

/** How many panes there is room for beside each other. */
export type Room = 'one' | 'two' | 'three'

/** Least widths of the builder itself with text of the usual size, px: it shares the window with the navigation and the assistant. */
const ROOM = { two: 640, three: breakpoint.medium - 64 } as const

const roomOf = (width: number): Room => (width >= ROOM.three ? 'three' : width >= ROOM.two ? 'two' : 'one')

/** Follows the width of an element. */
export function useRoom(root: RefObject<HTMLElement | null>): Room {
  const [room, setRoom] = useState<Room>('two')
  useLayoutEffect(() => {
    const element = root.current
    if (!element) return undefined
    const measure = () => setRoom(roomOf(element.clientWidth / textScale()))
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [root])
  return room
}
