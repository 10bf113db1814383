import { useLayoutEffect, useRef, useState, type ReactNode, type Ref } from 'react'
import { mergeRefs } from '#lib/merge-refs'
import { moreBeyond } from './scroll-area.model.ts'
import * as styles from './scroll-area.css.ts'

export const scrollAreaHeights = ['fill', 'small', 'medium', 'large'] as const

export interface ScrollAreaProps {
  /** Names it for who scrolls it with the keyboard. */
  label: string
  /** How tall it becomes at most; 'fill' takes the room there is. @default 'fill' */
  height?: (typeof scrollAreaHeights)[number]
  /** Keeps lines whole and scrolls sideways too. @default false */
  sideways?: boolean
  /** What scrolls. */
  children: ReactNode
  /** Of what scrolls. */
  ref?: Ref<HTMLDivElement>
}

interface Edges {
  top: boolean
  bottom: boolean
  left: boolean
  right: boolean
}
const none: Edges = { top: false, bottom: false, left: false, right: false }

/** Scrolls as the browser does; shades at its edges say where there is more. */
export function ScrollArea({ label, height = 'fill', sideways = false, children, ref }: ScrollAreaProps) {
  const view = useRef<HTMLDivElement>(null)
  const [edges, setEdges] = useState(none)
  // Of what was seen last: React would draw once more for a state that stays the same.
  const seen = useRef(none)
  const look = () => {
    const element = view.current
    if (!element) return
    const { scrollTop, scrollLeft, clientHeight, clientWidth, scrollHeight, scrollWidth } = element
    const down = moreBeyond({ scrolled: scrollTop, seen: clientHeight, all: scrollHeight })
    const across = moreBeyond({ scrolled: scrollLeft, seen: clientWidth, all: scrollWidth })
    const next = { top: down.before, bottom: down.after, left: across.before, right: across.after }
    const was = seen.current
    if (
      was.top === next.top &&
      was.bottom === next.bottom &&
      was.left === next.left &&
      was.right === next.right
    )
      return
    seen.current = next
    setEdges(next)
  }
  useLayoutEffect(() => {
    const element = view.current
    const content = element?.firstElementChild
    if (!element || !content) return
    look()
    const observer = new ResizeObserver(look)
    observer.observe(element)
    observer.observe(content)
    return () => observer.disconnect()
  }, [])
  return (
    <div className={styles.root} data-height={height}>
      <div
        ref={mergeRefs(view, ref)}
        className={styles.view}
        role="group"
        aria-label={label}
        // What scrolls is reached and scrolled with the arrows.
        tabIndex={Object.values(edges).some(Boolean) ? 0 : undefined}
        onScroll={look}
      >
        <div className={sideways ? styles.content : styles.wraps}>{children}</div>
      </div>
      <div
        className={styles.edges}
        data-top={edges.top || undefined}
        data-bottom={edges.bottom || undefined}
        data-left={edges.left || undefined}
        data-right={edges.right || undefined}
        aria-hidden
      />
    </div>
  )
}
