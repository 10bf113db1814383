import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** How near to its end a conversation counts as read to the end, px: a reader need not hit the last one. */
const NEAR = 24

export interface StickToEnd {
  /** Of what scrolls; its first element is what grows. */
  view: RefObject<HTMLDivElement | null>
  /** False once the reader has scrolled up: then nothing moves under them. */
  atEnd: boolean
  toEnd: () => void
}

/**
 * Keeps the end of what grows in sight until the reader scrolls up (AST-18), and what is read in its place when
 * something comes before it. `first`: what stands first, by its id. `own`: the last message of the reader, by its id; a new
 * one is shown, with its answer, wherever they had scrolled.
 */
export function useStickToEnd(first: string | undefined, own: string | undefined): StickToEnd {
  const view = useRef<HTMLDivElement>(null)
  const sticks = useRef(true)
  const [atEnd, setAtEnd] = useState(true)

  useLayoutEffect(() => {
    const element = view.current
    const content = element?.firstElementChild
    if (!element || !content) return
    let top = element.scrollTop
    const stick = (is: boolean) => {
      // Told twice, it would be drawn twice.
      if (sticks.current === is) return
      sticks.current = is
      setAtEnd(is)
    }
    const follow = () => {
      if (!sticks.current) return
      element.scrollTop = element.scrollHeight
      // Who scrolls up before this is told has gone up from here.
      top = element.scrollTop
    }
    const look = () => {
      const near = element.scrollHeight - element.clientHeight - element.scrollTop < NEAR
      // Growth moves the end away without anyone scrolling: only who goes up lets go.
      if (near) stick(true)
      else if (element.scrollTop < top) stick(false)
      top = element.scrollTop
    }
    follow()
    // Before the next frame is laid out: nobody shall see the end out of sight, the shades at the edges neither.
    const growth = new MutationObserver(follow)
    growth.observe(content, { subtree: true, childList: true, characterData: true })
    const observer = new ResizeObserver(follow)
    observer.observe(content)
    observer.observe(element)
    element.addEventListener('scroll', look, { passive: true })
    return () => {
      growth.disconnect()
      observer.disconnect()
      element.removeEventListener('scroll', look)
    }
  }, [])

  const before = useRef({ first, height: 0 })
  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    const was = before.current
    const { scrollHeight } = element
    if (!sticks.current && was.first !== first) element.scrollBy(0, scrollHeight - was.height)
    before.current = { first, height: scrollHeight }
  })

  useLayoutEffect(() => {
    const element = view.current
    if (!element || own === undefined) return
    sticks.current = true
    setAtEnd(true)
    element.scrollTop = element.scrollHeight
  }, [own])

  return {
    view,
    atEnd,
    toEnd() {
      const element = view.current
      if (!element) return
      sticks.current = true
      setAtEnd(true)
      element.scrollTop = element.scrollHeight
      // The button that was pressed goes.
      element.focus({ preventScroll: true })
    },
  }
}
