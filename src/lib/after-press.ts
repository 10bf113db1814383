import { systemClock } from './clock.ts'

/**
 * Acts at once, or while a button of the pointer is held after the press and its click: what moves under a press, such as by a
 * message above it, takes the click away.
 */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) return act()
  const over = new AbortController()
  const actOnce = () => {
    over.abort()
    systemClock.setTimeout(act, 0)
  }
  // A press that becomes a drag ends otherwise.
  for (const end of ['mouseup', 'dragend', 'pointercancel'])
    addEventListener(end, actOnce, { capture: true, signal: over.signal })
}
