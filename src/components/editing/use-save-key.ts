import { useEffect, useEffectEvent, type RefObject } from 'react'
import { isImeConfirm } from '#lib/ime'

/**
 * Ctrl+S and ⌘S save what is edited in `root`, as in every editor; the browser’s saving of the page is of no use here.
 * Inactive, the key is left to the browser.
 */
export function useSaveKey(root: RefObject<HTMLElement | null>, active: boolean, onSave: () => void): void {
  const save = useEffectEvent(() => onSave())
  useEffect(() => {
    if (!active) return undefined
    const onKeyDown = (event: KeyboardEvent) => {
      const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey)
      if (!isSave || event.altKey || event.shiftKey || event.defaultPrevented || isImeConfirm(event)) return
      const element = root.current
      // Beneath a dialog, or from within another form or dialog, something else is meant.
      if (!element || element.closest('[aria-hidden=true], [inert]')) return
      const where = document.activeElement?.closest('form, [role=dialog]')
      if (where && where !== element && !where.contains(element)) return
      event.preventDefault()
      save()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [root, active])
}
