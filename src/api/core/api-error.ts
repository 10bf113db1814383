/**
 * Where an error came from: the backend said it; no answer arrived, for want of a network or in the time given; or something
 * unexpected was wrapped (ERR-7).
 */
export type ApiErrorKind = 'answer' | 'network' | 'timeout' | 'unexpected'

export const TEAPOT = { code: 418, message: "I'm a teapot" } as const

/** The one error that API calls throw. `code` follows HTTP, `ticketId` is what a person quotes to support, '' when there is none. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: number
  readonly ticketId: string
  readonly kind: ApiErrorKind

  constructor(code: number, message: string, ticketId = '', kind: ApiErrorKind = 'answer', cause?: unknown) {
    super(message, { cause })
    this.code = code
    this.ticketId = ticketId
    this.kind = kind
  }

  /** What the backend says about it, or the client in words of its own. Undefined for what was only wrapped: `message` is then for logs. */
  get said(): string | undefined {
    return this.isUnanswered || this.message === TEAPOT.message ? undefined : this.message
  }

  /** Nobody knows what the backend did with it; to ask again later may help. */
  get isUnanswered(): boolean {
    return this.kind === 'network' || this.kind === 'timeout'
  }
}

/** What an ErrorBlock shows of a failed read: its kind, the server's own words and the number to quote. */
export const errorBlockOf = (error: ApiError) => ({
  kind: blockKindOf(error),
  message: error.said,
  ticketId: error.ticketId,
})

function blockKindOf({ code, kind }: ApiError): 'forbidden' | 'offline' | 'slow' | 'error' {
  if (kind === 'network') return 'offline'
  if (kind === 'timeout') return 'slow'
  return code === 403 ? 'forbidden' : 'error'
}

export const isAbort = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'name' in error && error.name === 'AbortError'

/** Any thrown value as an ApiError: what is not one yet becomes code 418 (ERR-7). */
export function toApiError(error: unknown, kind: ApiErrorKind = 'unexpected'): ApiError {
  return error instanceof ApiError ? error : new ApiError(TEAPOT.code, TEAPOT.message, '', kind, error)
}

/** Reads the error envelope { code, message, ticketId } of a non-ok answer; tolerates any body, or none. */
export async function errorOfAnswer(response: Response): Promise<ApiError> {
  const body = await readEnvelope(response)
  const code =
    typeof body['code'] === 'number' && Number.isFinite(body['code']) ? body['code'] : response.status
  const message =
    typeof body['message'] === 'string' && body['message'] !== ''
      ? body['message']
      : `HTTP ${response.status}`
  const ticketId = typeof body['ticketId'] === 'string' ? body['ticketId'] : ''
  return new ApiError(code, message, ticketId)
}

async function readEnvelope(response: Response): Promise<Record<string, unknown>> {
  try {
    const body: unknown = await response.json()
    return typeof body === 'object' && body !== null ? { ...body } : {}
  } catch (error) {
    if (isAbort(error)) throw error
    return {}
  }
}
