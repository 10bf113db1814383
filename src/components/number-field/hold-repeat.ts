import type { Clock } from '#lib/clock'

/** How long a button is held before it repeats, and how often then, ms. */
export const HOLD = { before: 400, every: 60 } as const

/** A button that goes on while it is held. */
export interface HoldRepeat {
  hold: (step: () => void) => void
  /** The pointer is up or away. */
  release: () => void
  /** Whether the last hold repeated: then the click at its end is not one more step. Asked once. */
  hasRepeated: () => boolean
}

export function holdRepeat(clock: Clock): HoldRepeat {
  let cancel: (() => void) | undefined
  let repeated = false
  const release = () => {
    cancel?.()
    cancel = undefined
  }
  return {
    hold(step) {
      release()
      repeated = false
      cancel = clock.setTimeout(() => {
        repeated = true
        step()
        cancel = clock.setInterval(step, HOLD.every)
      }, HOLD.before)
    },
    release,
    hasRepeated() {
      const was = repeated
      repeated = false
      return was
    },
  }
}
