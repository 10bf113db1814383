/** Why an upload failed, in words for the reader, with the number to quote to support (ERR-6). */
export class FailedUpload extends Error {
  /** '' for none. */
  readonly ticketId: string

  constructor(message: string, { ticketId, cause }: { ticketId: string; cause: unknown }) {
    super(message, { cause })
    this.ticketId = ticketId
  }
}

/** The number to quote to support where an upload has one; '' for none. */
export const ticketOf = (reason: unknown): string => (reason instanceof FailedUpload ? reason.ticketId : '')
