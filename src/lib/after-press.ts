import { systemClock } from './clock.ts'

/**
 * Acts at once, or while a button of the pointer is held after the press and its click: what moves under a press, such as by a
 * message above it, takes the click away.
 */
export function afterPress(act: () => void): void {
  if (!document.querySelector(':active')) return act()
  addEventListener('mouseup', () => systemClock.setTimeout(act, 0), { once: true, capture: true })
}
