import { useLayoutEffect, type RefObject } from 'react'

/**
 * Moves the focus to the conversation when the control that had it is removed, such as the buttons of a decided proposal
 * (ACC-3). `view`: what scrolls.
 */
export function useKeptFocus(view: RefObject<HTMLDivElement | null>): void {
  useLayoutEffect(() => {
    const element = view.current
    if (!element) return
    let focused: EventTarget | null = null
    const remember = ({ target }: FocusEvent) => {
      focused = target
    }
    const removal = new MutationObserver(() => {
      if (!(focused instanceof Element) || focused.isConnected) return
      focused = null
      // A dialog around the conversation takes a lost focus itself.
      if (!document.activeElement?.contains(element)) return
      // A conversation that is too short to scroll can't be focused by itself.
      if (!element.hasAttribute('tabindex')) element.tabIndex = -1
      element.focus({ preventScroll: true })
    })
    removal.observe(element, { childList: true, subtree: true })
    element.addEventListener('focusin', remember)
    return () => {
      removal.disconnect()
      element.removeEventListener('focusin', remember)
    }
  }, [view])
}
