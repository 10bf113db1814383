import type { OpenDatabase } from '#server/store/database'
import { challengeAnswer } from '#server/store/acme.store'

/** The address that an issuer of certificates asks for (RFC 8555, 8.3). */
export const ACME_CHALLENGE = /^\/\.well-known\/acme-challenge\/([\w-]{1,128})$/

/** Answers an issuer that checks a hostname, whichever process ordered the certificate. */
export async function answerChallenge(database: OpenDatabase, pathname: string): Promise<Response> {
  const token = ACME_CHALLENGE.exec(pathname)?.[1] ?? ''
  const answer = await challengeAnswer(database, token)
  return new Response(answer ?? 'There is no such challenge.\n', {
    status: answer === undefined ? 404 : 200,
    headers: { 'content-type': 'text/plain' },
  })
}
