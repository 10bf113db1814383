import type { Clock } from '#lib/clock'
import { PATIENCE } from '#server/mail/silence'

/** The clock of a test whose timers end where its mail servers fall silent. */
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
    /** Nobody says anything for as long as mails are waited for. */
    fallSilent() {
      turn(PATIENCE)
      for (const timer of timers.splice(0)) timer()
    },
  }
}
