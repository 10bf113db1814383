import { useEffect, useRef } from 'react'

export interface SettingsArrivalProps {
  /** Says which section, and which thing of it, is shown. */
  shown: string
}

/**
 * Focuses the heading of what is opened within the settings where the focus went with what opened it, such as a row of a list
 * or the dialog that added something (ACC-3). From the next key or press on the focus is the reader's.
 */
export function SettingsArrival({ shown }: SettingsArrivalProps) {
  const place = useRef<HTMLSpanElement>(null)
  const before = useRef(shown)
  useEffect(() => {
    if (before.current === shown) return
    before.current = shown
    const sheet = place.current?.closest('[role=dialog]')
    const section = place.current?.parentElement
    if (!sheet || !section) return
    const focus = () => {
      const focused = document.activeElement
      const heading = section.querySelector('h2')
      // A layer that loses what has its focus takes it itself.
      if (!heading || (focused !== document.body && focused !== sheet)) return
      heading.tabIndex = -1
      heading.focus({ preventScroll: true })
    }
    focus()
    const arriving = new MutationObserver(focus)
    arriving.observe(document.body, { childList: true, subtree: true })
    const listening = new AbortController()
    const { signal } = listening
    const stop = () => {
      arriving.disconnect()
      listening.abort()
    }
    sheet.addEventListener('focusin', focus, { signal })
    addEventListener('keydown', stop, { capture: true, signal })
    addEventListener('pointerdown', stop, { capture: true, signal })
    return stop
  }, [shown])
  return <span ref={place} hidden />
}
