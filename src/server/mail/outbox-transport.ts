import { createHash } from 'node:crypto'
import { writeWhole } from '#server/ports/files/write-whole'
import { isEnvelopeAddress, oneLine } from './smtp-outcome.ts'
import type { Transport } from './transport.ts'

/** Files that are written at once. */
const CONNECTIONS = 4

/**
 * Writes each mail as one `.eml` file (RFC 5322) of a folder, whole or not at all. The name is made of the mail's id, so that a
 * mail that is sent again is the same file. For a demo, tests, and servers that are to reach nobody.
 */
export const outboxTransport = (folder: string): Transport => ({
  connections: CONNECTIONS,
  async send({ id, to, raw }) {
    if (!isEnvelopeAddress(to))
      return { kind: 'failed', status: '5.1.3', text: 'The recipient is not one email address.' }
    try {
      await writeWhole(folder, `${nameOf(id)}.eml`, raw)
      return { kind: 'sent', code: 250, text: 'Written into the outbox.' }
    } catch (error) {
      return { kind: 'unsent', text: oneLine(error instanceof Error ? error.message : String(error)) }
    }
  },
  // A file takes a moment.
  hangUp: () => undefined,
  close: async () => undefined,
})

/** Ids are plain names; one that is not, or is too long for a file, is told by its hash. */
const nameOf = (id: string): string =>
  /^[\w-][\w.-]{0,150}$/.test(id) ? id : createHash('sha256').update(id).digest('hex')
