import type { Clock } from '#lib/clock'

/** How long a debounced text waits for the next key, ms (CMP-6). */
export const DEBOUNCE = 420

/** Collects what is typed and reports it once: after a pause, or at once when flushed. */
export interface DebouncedText {
  /** Who is told from now on. */
  reportTo: (listener: (text: string) => void) => void
  type: (text: string) => void
  /** While an IME composes nothing is reported: what stands there is no word yet (CMP-6). */
  composeStart: () => void
  composeEnd: (text: string) => void
  /** Reports now what waits. */
  flush: () => void
  /** Forgets what waits. */
  cancel: () => void
  /** Whether something waits to be reported. */
  pending: () => boolean
}

export function debouncedText(clock: Clock): DebouncedText {
  let report: (text: string) => void = () => {}
  let composing = false
  let waiting: string | undefined
  let cancelTimer: (() => void) | undefined

  const stop = () => {
    cancelTimer?.()
    cancelTimer = undefined
  }
  const flush = () => {
    if (composing || waiting === undefined) return
    stop()
    const text = waiting
    waiting = undefined
    report(text)
  }
  const type = (text: string) => {
    stop()
    waiting = text
    if (!composing) cancelTimer = clock.setTimeout(flush, DEBOUNCE)
  }
  return {
    reportTo(listener) {
      report = listener
    },
    type,
    flush,
    composeStart() {
      composing = true
      stop()
    },
    composeEnd(text) {
      composing = false
      type(text)
    },
    cancel() {
      stop()
      waiting = undefined
    },
    pending: () => composing || waiting !== undefined,
  }
}
