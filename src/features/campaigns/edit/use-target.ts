import { useEffect, useEffectEvent, type RefObject } from 'react'

/**
 * Brings the focus to the part of a page that an address names, once it is there: a part may be loaded later. Whoever
 * presses something before that wants something else (CAM-180).
 */
export function useTarget(
  root: RefObject<HTMLElement | null>,
  target: string | undefined,
  onReached: () => void,
): void {
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    // The header of the page, with the name, stands beside what is below it.
    const element = root.current?.parentElement
    if (!element || target === undefined) return undefined
    const end = () => {
      observer.disconnect()
      for (const event of presses) window.removeEventListener(event, giveUp)
    }
    const giveUp = () => {
      end()
      reached()
    }
    const look = () => {
      const field = fieldOf(element, target)
      if (!field) return
      end()
      field.scrollIntoView({ block: 'center' })
      field.focus({ preventScroll: true })
      reached()
    }
    const observer = new MutationObserver(look)
    observer.observe(element, { childList: true, subtree: true, attributeFilter: ['disabled'] })
    for (const event of presses) window.addEventListener(event, giveUp)
    look()
    return end
  }, [root, target])
}

const presses = ['pointerdown', 'keydown'] as const

/** What can be focused first in the part that is marked as the target. */
function fieldOf(root: HTMLElement, target: string): HTMLElement | undefined {
  const part = Array.from(root.querySelectorAll<HTMLElement>('[data-target]')).find(
    ({ dataset }) => dataset['target'] === target,
  )
  const fields = ':is(input:not([type=hidden]), select, textarea, button, a[href]):not(:disabled)'
  return part?.matches(fields) ? part : (part?.querySelector<HTMLElement>(fields) ?? undefined)
}
