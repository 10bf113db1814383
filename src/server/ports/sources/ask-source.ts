import { createHash } from 'node:crypto'
import * as v from 'valibot'
import { OutboundError, type Outbound, type OutboundRequest } from '#server/ports/outbound'
import { foreignJson } from '#server/ports/foreign-json'
import { SourceError, type SourceTokens } from './source.ts'

/** The app that the operator has registered with a service. */
export interface SourceApp {
  clientId: string
  clientSecret: string
}

/** Asks a service and reads its answer by a schema. `cursor`: what the service gave out to go on by, where the question has one. */
export async function askSource<T>(
  outbound: Outbound,
  schema: v.GenericSchema<unknown, T>,
  url: string,
  asked: OutboundRequest = {},
  cursor?: string,
): Promise<T> {
  const answer = await outbound(url, asked).catch((error: unknown) => {
    if (error instanceof OutboundError) throw new SourceError('unavailable', error.message, undefined, error)
    throw error
  })
  const { status, text, headers } = answer
  if (status === 401 || status === 403) throw new SourceError('no_access', `It answered ${status}.`)
  if (status === 404) throw new SourceError('gone', 'It is not there any more.')
  if (status === 429) {
    const seconds = Number(headers['retry-after'])
    throw new SourceError('busy', 'It wants us to wait.', Number.isFinite(seconds) ? seconds : 30)
  }
  // Services forget after minutes where a page was to go on.
  if (cursor !== undefined && (status === 400 || status === 422))
    throw new SourceError('lost_place', `It answered ${status} to a further page.`)
  if (status < 200 || status > 299) throw new SourceError('unavailable', `It answered ${status}.`)
  const read = v.safeParse(v.pipe(foreignJson, schema), text)
  if (!read.success) throw new SourceError('unavailable', 'Its answer can’t be read.')
  return read.output
}

const Tokens = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  refresh_token: v.nullish(v.string()),
  expires_in: v.nullish(v.number()),
})

/** Exchanges a code, or a refresh token, at the token endpoint of a service (RFC 6749, 4.1.3 and 6). `now` in ms since 1970. */
export async function askForTokens(
  outbound: Outbound,
  {
    url,
    app,
    fields,
    now,
    asJson = false,
  }: {
    url: string
    app: SourceApp
    fields: Readonly<Record<string, string>>
    now: number
    asJson?: boolean
  },
): Promise<SourceTokens> {
  const basic = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')
  const answer = await outbound(url, {
    method: 'POST',
    headers: {
      authorization: `Basic ${basic}`,
      accept: 'application/json',
      'content-type': asJson ? 'application/json' : 'application/x-www-form-urlencoded',
    },
    body: asJson ? JSON.stringify(fields) : new URLSearchParams(fields).toString(),
  }).catch((error: unknown) => {
    if (error instanceof OutboundError) throw new SourceError('unavailable', error.message, undefined, error)
    throw error
  })
  // A code or token that is not taken is a 400 (RFC 6749, 5.2).
  if (answer.status >= 400 && answer.status < 429)
    throw new SourceError('no_access', `The token endpoint answered ${answer.status}.`)
  const read = v.safeParse(v.pipe(foreignJson, Tokens), answer.text)
  if (answer.status !== 200 || !read.success)
    throw new SourceError('unavailable', `The token endpoint answered ${answer.status}.`)
  const { access_token: accessToken, refresh_token: refreshToken, expires_in: seconds } = read.output
  return {
    accessToken,
    ...(typeof refreshToken === 'string' && { refreshToken }),
    ...(typeof seconds === 'number' && { expiresAt: now + seconds * 1000 }),
  }
}

/** The challenge of a verifier (RFC 7636, S256). */
export const challengeOf = (verifier: string): string =>
  createHash('sha256').update(verifier).digest('base64url')

/** An address with its query. */
export const withQuery = (url: string, query: Readonly<Record<string, string>>): string =>
  `${url}?${new URLSearchParams(query)}`
