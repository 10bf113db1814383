import { MINUTE, SECOND } from '#lib/duration'
import type { SendOutcome } from '#server/mail/transport'

/**
 * After so many failures of the way to the relays in a row nothing is sent for `pause` ms; then one mail is tried. A run for
 * which that goes on for `most` ms has failed.
 */
export const CIRCUIT = { failures: 20, pause: 30 * SECOND, most: 15 * MINUTE } as const

/** Whether relays answer, as one process knows it. Times in ms since 1970. */
export interface RelayCircuit {
  note: (outcome: SendOutcome, now: number) => void
  /** Whether no relay answers. */
  isOpen: () => boolean
  /** How many mails may be tried now: any number, one, or none. */
  room: (now: number) => number
}

export function createRelayCircuit(): RelayCircuit {
  let failures = 0
  let tryAt = 0
  return {
    note({ kind }, now) {
      failures = kind === 'unsent' ? failures + 1 : 0
      if (failures >= CIRCUIT.failures) tryAt = now + CIRCUIT.pause
    },
    isOpen: () => failures >= CIRCUIT.failures,
    room(now) {
      if (failures < CIRCUIT.failures) return Infinity
      // More than a pause before the next try: the clock was put back.
      return now >= tryAt || now < tryAt - CIRCUIT.pause ? 1 : 0
    },
  }
}
