import { useEffect, type RefObject } from 'react'

/** A place of the builder that the focus is to go to, once it is there. `turn` tells two jumps to one place apart. */
export interface Jump {
  target: string
  turn: number
}

const FIELDS = ':is(input:not([type=hidden]), select, textarea, button, [tabindex="0"]):not(:disabled)'

/** Puts the focus into the part that is marked with `data-target`: it may have to be drawn first, or a dialog to close. */
export function useJump(root: RefObject<HTMLElement | null>, jump: Jump | undefined, onReached: () => void) {
  useEffect(() => {
    const element = root.current
    if (!element || !jump) return undefined
    const look = () => {
      const part = element.querySelector<HTMLElement>(`[data-target="${CSS.escape(jump.target)}"]`)
      const field = part?.matches(FIELDS) ? part : part?.querySelector<HTMLElement>(FIELDS)
      // While a dialog stands, what lies beneath it can't have the focus.
      if (!field || field.closest('[aria-hidden=true], [inert]')) return
      observer.disconnect()
      field.scrollIntoView({ block: 'nearest' })
      field.focus({ preventScroll: true })
      onReached()
    }
    const observer = new MutationObserver(look)
    observer.observe(document.body, { childList: true, subtree: true, attributes: true })
    look()
    return () => observer.disconnect()
    // oxlint-disable-next-line react/exhaustive-deps -- one run for each jump
  }, [root, jump])
}
