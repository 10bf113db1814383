import { systemClock } from './clock.ts'

/** Whether a button of the pointer is held. `:active` says so too, but in Firefox not before the field has lost the focus. */
let isHeld = false
/** A press that becomes a drag, or opens a menu, ends otherwise. */
const ends = ['mouseup', 'dragend', 'pointercancel', 'contextmenu'] as const

if (typeof window !== 'undefined') {
  window.addEventListener('mousedown', () => (isHeld = true), true)
  for (const end of ends) window.addEventListener(end, () => (isHeld = false), true)
}

/**
 * Acts at once, or while a button of the pointer is held after the press and its click: what moves under a press, such as by a
 * message above it, takes the click away.
 */
export function afterPress(act: () => void): void {
  if (!isHeld) return act()
  const over = new AbortController()
  const actOnce = () => {
    over.abort()
    systemClock.setTimeout(act, 0)
  }
  for (const end of ends) addEventListener(end, actOnce, { capture: true, signal: over.signal })
}
