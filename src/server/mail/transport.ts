/** A mail as it is handed to a relay: complete, signed, for one recipient. */
export interface OutgoingMail {
  /** Names the mail. The same id means the same mail, so a repeat can be recognised. */
  id: string
  /** The envelope sender (MAIL FROM), to which bounces are returned. */
  envelopeFrom: string
  /** The address of the recipient (RCPT TO). */
  to: string
  /** The whole message (RFC 5322) with CRLF line endings. */
  raw: Uint8Array
}

/**
 * The result of one attempt to send a mail.
 *
 * - `sent`: the relay accepted the mail.
 * - `deferred`: the relay refused this mail for now (4yz).
 * - `failed`: the relay refused this mail for good (5yz), or it can't be sent to anybody.
 * - `unsent`: no relay could be reached or would talk to us, or the connection was lost before the end of DATA. No relay has
 *   the mail, so sending it again is safe; it says nothing about the mail, only about the relays.
 * - `unknown`: the connection was lost between the end of DATA and the answer. The relay may have the mail.
 */
export interface SendOutcome {
  kind: 'sent' | 'deferred' | 'failed' | 'unsent' | 'unknown'
  /** The reply code of the relay, such as 550. */
  code?: number
  /** The enhanced status code (RFC 3463), such as 5.1.1. */
  status?: string
  /** What the relay answered, or what went wrong; one line. */
  text?: string
}

/** Sends mails: by SMTP, or into a folder. */
export interface Transport {
  /** Mails that are under way at once, at most. */
  connections: number
  /** Never rejects: whatever goes wrong is an outcome. */
  send: (mail: OutgoingMail) => Promise<SendOutcome>
  /** Cuts all conversations off: what came of their mails is told by how far they were. Takes no mails after that. */
  hangUp: () => void
  /** Finishes the mails under way and closes the connections. */
  close: () => Promise<void>
}
