import type { SendOutcome, Transport } from './transport.ts'

/** A transport that tells how each attempt went. */
export const countedTransport = (
  transport: Transport,
  onAttempt: (outcome: SendOutcome['kind']) => void,
): Transport => ({
  ...transport,
  async send(mail) {
    const outcome = await transport.send(mail)
    onAttempt(outcome.kind)
    return outcome
  },
})
