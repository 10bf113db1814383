import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isImeConfirm } from '#lib/ime'

/** Ctrl+Z and Ctrl+Y, with ⌘ on a Mac, anywhere in the builder: fields are part of the draft, and so are their steps. */
export function useUndoKeys(
  root: RefObject<HTMLElement | null>,
  step: (direction: 'undo' | 'redo') => void,
): void {
  const go = useEffectEvent(step)
  useEffect(() => {
    const element = root.current
    if (!element) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isImeConfirm(event)) return
      const key = event.key.toLowerCase()
      if (key !== 'z' && (key !== 'y' || event.shiftKey)) return
      event.preventDefault()
      go(key === 'y' || event.shiftKey ? 'redo' : 'undo')
    }
    element.addEventListener('keydown', onKeyDown)
    return () => element.removeEventListener('keydown', onKeyDown)
  }, [root])
}
