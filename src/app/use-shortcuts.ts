import { useEffect, useRef } from 'react'
import { systemClock } from '#lib/clock'
import { isImeConfirm } from '#lib/ime'
import { takeEarlyKeys } from './early-keys.ts'
import { SEQUENCE, stepOf, type ShortcutName } from './shortcuts.model.ts'

const TYPING =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]:not([contenteditable=false])'

/**
 * Hears the shortcuts of every page. None while somebody types or converts kana, and single keys none while something
 * lies over the page; ⌘K and Ctrl+K open the palette from anywhere.
 */
export function useShortcuts(onShortcut: (name: ShortcutName) => void): void {
  const act = useRef(onShortcut)
  useEffect(() => {
    act.current = onShortcut
  })
  useEffect(() => {
    let first: string | undefined
    let forget: (() => void) | undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.repeat || isImeConfirm(event)) return
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
      act.current(step.name)
    }
    document.addEventListener('keydown', onKeyDown)
    for (const event of takeEarlyKeys()) onKeyDown(event)
    return () => {
      forget?.()
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
}
