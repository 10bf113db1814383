/**
 * What the tracking client throws (TRK-9). `code` is 400 for a payload that was refused before it was sent, the
 * status of an answer that is not ok, and 500 for anything else.
 */
export class TrackingError extends Error {
  override readonly name = 'TrackingError'
  readonly code: number

  constructor(code: number, message: string, options?: ErrorOptions) {
    super(message, options)
    this.code = code
  }
}

/** The error of an answer that is not ok: the message of its body, else `HTTP {status}: {statusText}`. */
export async function errorOfAnswer(response: Response): Promise<TrackingError> {
  const message =
    messageOf(await response.json().catch(() => undefined)) ??
    `HTTP ${response.status}: ${response.statusText}`
  return new TrackingError(response.status, message)
}

/** Anything that went wrong, as a TrackingError. */
export const toTrackingError = (error: unknown): TrackingError =>
  error instanceof TrackingError ? error : new TrackingError(500, 'Unknown error occurred', { cause: error })

const messageOf = (body: unknown): string | undefined =>
  typeof body === 'object' &&
  body !== null &&
  'message' in body &&
  typeof body.message === 'string' &&
  body.message !== ''
    ? body.message
    : undefined
