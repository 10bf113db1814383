import { randomFillSync } from 'node:crypto'
import type { Clock } from '#lib/clock'

/** Random bytes are fetched so many at once: a call to the generator costs more than what it fills. */
const POOL = { bytes: 6000 } as const
/** 15 bytes are 120 bits: nobody guesses them. Of a contact 6, beside the moment at which it came: nobody's access rests on them. */
const RANDOM = { usual: 15, contact: 6, ticket: 9 } as const

const pool = Buffer.alloc(POOL.bytes)
let used: number = POOL.bytes

function randomText(bytes: number, encoding: 'base64url' | 'hex'): string {
  if (used + bytes > POOL.bytes) {
    randomFillSync(pool)
    used = 0
  }
  const text = pool.toString(encoding, used, used + bytes)
  // An id is never to be read from the memory of its process.
  pool.fill(0, used, used + bytes)
  used += bytes
  return text
}

/**
 * Makes ids of a prefix: `seg_…` for `seg`. Those of contacts begin with the moment, in hexadecimal digits: contacts that come
 * together are written side by side in the index of ids, and the index of texts that people search by has few different
 * triples of characters from them (docs/decisions/056).
 */
export const createNewId =
  (clock: Clock) =>
  (prefix: string): string =>
    prefix === 'con'
      ? `con_${clock.now().toString(16)}${randomText(RANDOM.contact, 'hex')}`
      : `${prefix}_${randomText(RANDOM.usual, 'base64url')}`

/** Names a call, in its answer and in the log. */
export const newTicketId = (): string => `tkt_${randomText(RANDOM.ticket, 'base64url')}`
