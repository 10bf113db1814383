import type { Clock } from '#lib/clock'
import { PATIENCE } from '#server/mail/silence'

/** A clock for tests whose timers end only when the test says that the mail servers have fallen silent. */
export function patientClock({ clock, turn }: { clock: Clock; turn: (ms: number) => void }) {
  let timers: (() => void)[] = []
  return {
    clock: {
      ...clock,
      setTimeout(callback: () => void) {
        timers.push(callback)
        return () => void (timers = timers.filter((one) => one !== callback))
      },
    },
    /** Lets the time pass for which an answer is waited for. */
    fallSilent() {
      turn(PATIENCE)
      for (const timer of timers.splice(0)) timer()
    },
  }
}
