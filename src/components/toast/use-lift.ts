import { setElementVars } from '@vanilla-extract/dynamic'
import { useLayoutEffect, type RefObject } from 'react'
import { liftOver, type Box } from './toast-place.model.ts'
import { lift } from './toast.css.ts'

/** A control that has the focus is not taller than this, px: what is, such as a table, is a place and no control. */
const TALLEST = 160

/** What notifications must not cover: the main buttons that can be pressed, and the control that has the focus. */
function controlsOutside(region: HTMLElement): readonly Box[] {
  const focused = document.activeElement
  const controls = [...document.querySelectorAll('button[data-tone=primary]')].filter(
    (button) => !button.closest('[aria-hidden=true], [inert]'),
  )
  if (focused && focused !== document.body) controls.push(focused)
  return controls
    .filter((control) => !region.contains(control))
    .map((control) => control.getBoundingClientRect())
    .filter(({ height }) => height > 0 && height <= TALLEST)
}

/** Lifts the notifications over the controls that they would cover. `shown` is what changes with each of them. */
export function useLift(region: RefObject<HTMLElement | null>, shown: readonly unknown[]): void {
  useLayoutEffect(() => {
    const element = region.current
    if (!element) return undefined
    const place = () => {
      setElementVars(element, { [lift]: '0px' })
      if (shown.length === 0) return
      setElementVars(element, {
        [lift]: `${liftOver(element.getBoundingClientRect(), controlsOutside(element))}px`,
      })
    }
    place()
    if (shown.length === 0) return undefined
    let frame = 0
    // What an event brings, such as the button to save what was just chosen, is drawn after it.
    const soon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(place)
    }
    // What lies beneath a dialog comes back to its place only after the focus has.
    const moves = ['resize', 'focusin', 'keyup', 'input', 'click', 'scroll', 'transitionend'] as const
    for (const move of moves) window.addEventListener(move, soon, { capture: true, passive: true })
    return () => {
      cancelAnimationFrame(frame)
      for (const move of moves) window.removeEventListener(move, soon, { capture: true })
    }
  }, [region, shown])
}
