import type { ApiError } from '#api/wire'
import { Refusal } from './refusals.ts'

/** The bearer token of a call. */
export const bearerOf = ({ headers }: Request): string | undefined =>
  /^bearer +(\S+)$/i.exec(headers.get('authorization') ?? '')?.[1]

/** The language of messages (API-11). */
const asksForJapanese = ({ headers }: Request): boolean =>
  /^\s*ja\b/i.test(headers.get('accept-language') ?? '')

/** An error as it goes out: in the language of the call, with the number under which it is logged (API-11, API-12). */
export function refusalResponse(request: Request, error: ApiError, ticketId: string): Response {
  const message = error instanceof Refusal && asksForJapanese(request) ? error.ja : error.message
  const retryAfter = error instanceof Refusal ? error.retryAfter : undefined
  const headers = new Headers(retryAfter === undefined ? [] : [['retry-after', String(retryAfter)]])
  if (error instanceof Refusal && error.allowed) headers.set('allow', error.allowed.join(', '))
  return Response.json({ code: error.code, message, ticketId }, { status: error.code, headers })
}
