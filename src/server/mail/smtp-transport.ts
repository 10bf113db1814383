import type { Clock } from '#lib/clock'
import { SECOND } from '#lib/duration'
import { isEnvelopeAddress } from './smtp-outcome.ts'
import { smtpRelay, type Relay, type RelaySettings } from './smtp-relay.ts'
import type { OutgoingMail, SendOutcome, Transport } from './transport.ts'

/** A relay that could not be reached is left out for so long, in ms, while another one can be. */
const REST = 30 * SECOND

export interface SmtpTransportOptions {
  relays: readonly RelaySettings[]
  /** What the server calls itself in EHLO. */
  name: string
  clock: Clock
}

/** Sends mails over one or several relays, shared out by their weights. A mail that one of them can't be reached for goes to the next. */
export function smtpTransport({ relays: settings, name, clock }: SmtpTransportOptions): Transport {
  const relays = settings.map((one) => ({ relay: smtpRelay(one, { name, clock }), restUntil: 0 }))

  async function send(mail: OutgoingMail): Promise<SendOutcome> {
    const refusal = refusalOf(mail)
    if (refusal !== undefined) return { kind: 'failed', status: '5.1.3', text: refusal }
    const left = new Set(relays)
    let last: SendOutcome = { kind: 'unsent', text: 'There is no relay.' }
    while (left.size > 0) {
      const now = clock.now()
      const awake = [...left].filter(({ restUntil }) => restUntil <= now)
      const one = leastBusy(awake.length > 0 ? awake : [...left])
      if (!one) break
      left.delete(one)
      // oxlint-disable-next-line no-await-in-loop -- the next relay only where this one took no part
      const { isUnreachable = false, ...outcome } = await one.relay.send(mail)
      last = outcome
      if (!isUnreachable) return outcome
      one.restUntil = clock.now() + REST
    }
    return last
  }
  return {
    connections: settings.reduce((sum, { connections }) => sum + connections, 0),
    send,
    hangUp() {
      for (const { relay } of relays) relay.hangUp()
    },
    async close() {
      await Promise.all(relays.map(({ relay }) => relay.close()))
    },
  }
}

/** The relay with the least to do for its weight. */
const leastBusy = <T extends { relay: Relay }>(relays: readonly T[]): T | undefined =>
  relays.toSorted((one, other) => busyness(one.relay) - busyness(other.relay))[0]

const busyness = ({ load, settings }: Relay) => (load() + 1) / settings.weight

/** Why a mail can be sent by nobody: an address that would be more than one, or a command of its own. */
function refusalOf({ envelopeFrom, to, raw }: OutgoingMail): string | undefined {
  if (!isEnvelopeAddress(to)) return 'The recipient is not one email address.'
  if (!isEnvelopeAddress(envelopeFrom)) return 'The envelope sender is not one email address.'
  return raw.length === 0 ? 'The mail is empty.' : undefined
}
