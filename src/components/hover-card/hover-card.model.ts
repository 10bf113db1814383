import type { Clock } from '#lib/clock'

/** How long the pointer or the focus rests before a card opens, and how long it may be away before it closes; ms. */
export const HOVER_CARD = { open: 300, close: 200 } as const

/** What a card is opened by, each on its own. */
type Reason = 'pointer' | 'focus'

/** Says when a card opens and closes (WCAG 1.4.13): it stays while the pointer or the focus is on it or its owner. */
export interface HoverIntent {
  /** The pointer or the focus came to the owner or the card. */
  come: (reason: Reason) => void
  /** It went. */
  go: (reason: Reason) => void
  /** Closes now, and stays closed until something comes again. */
  dismiss: () => void
  /** Forgets what was to come. */
  end: () => void
}

export function createHoverIntent(clock: Clock, onOpenChange: (open: boolean) => void): HoverIntent {
  const here = new Set<Reason>()
  let open = false
  let cancel: (() => void) | undefined
  const set = (next: boolean) => {
    cancel = undefined
    open = next
    onOpenChange(next)
  }
  const plan = (next: boolean) => {
    cancel?.()
    cancel =
      next === open ? undefined : clock.setTimeout(() => set(next), next ? HOVER_CARD.open : HOVER_CARD.close)
  }
  return {
    come: (reason) => {
      here.add(reason)
      plan(true)
    },
    go: (reason) => {
      here.delete(reason)
      if (here.size === 0) plan(false)
    },
    dismiss: () => {
      cancel?.()
      cancel = undefined
      if (open) set(false)
    },
    end: () => cancel?.(),
  }
}
