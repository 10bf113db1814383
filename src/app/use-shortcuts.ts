import { useEffect, useRef } from 'react'
import { systemClock } from '#lib/clock'
import { isImeConfirm } from '#lib/ime'
import { takeEarlyKeys } from './early-keys.ts'
import { SEQUENCE, stepOf, type ShortcutName } from './shortcuts.model.ts'

const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])'

/**
 * Hears the shortcuts of every page. None while somebody types or converts kana, and single keys none while something
 * lies over the page; ⌘K and Ctrl+K open the palette from anywhere. `takes`: whether a key is meant for something else, which
 * then has it.
 */
export function useShortcuts(
  onShortcut: (name: ShortcutName) => void,
  takes: (event: KeyboardEvent) => boolean,
): void {
  const to = useRef({ onShortcut, takes })
  useEffect(() => {
    to.current = { onShortcut, takes }
  })
  useEffect(() => {
    let first: string | undefined
    let forget: (() => void) | undefined
    const hear = (event: KeyboardEvent) => {
      if (event.altKey || event.repeat || isImeConfirm(event)) return
      if (to.current.takes(event)) {
        event.preventDefault()
        return
      }
      const mod = event.metaKey || event.ctrlKey
      const typing = event.target instanceof Element && event.target.closest(TYPING) !== null
      const covered = document.querySelector('[aria-modal=true], [role=menu]') !== null
      const step = stepOf(first, { key: event.key, mod })
      forget?.()
      first = undefined
      if (!mod && (typing || covered)) return
      if (step.kind === 'begun') {
        first = step.first
        forget = systemClock.setTimeout(() => (first = undefined), SEQUENCE.waits)
      }
      if (step.kind !== 'done') return
      event.preventDefault()
      to.current.onShortcut(step.name)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (!event.defaultPrevented) hear(event)
    }
    document.addEventListener('keydown', onKeyDown)
    for (const event of takeEarlyKeys()) hear(event)
    return () => {
      forget?.()
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
