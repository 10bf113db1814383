import { randomBytes } from 'node:crypto'
import type { Call } from '#server/http/handle'
import { addSession } from '#server/store/sessions.store'
import { digestOf, SESSION, type Tokens } from './tokens.ts'

/** The cookie of a session, which holds its refresh token. */
export const COOKIE = 'otegami_refresh'

/** What nobody can guess. */
export const nonce = () => randomBytes(24).toString('base64url')

/** When a session ends that is used now. */
export const expiry = (now: number) => new Date(now + SESSION.refreshFor * 1000).toISOString()

/** A session as a sign-in makes it; its cookie goes out with the answer. */
export async function startSession(
  { db, clock, now, newId, cookies }: Pick<Call, 'db' | 'clock' | 'now' | 'newId' | 'cookies'>,
  tokens: Tokens,
  accountId: string,
): Promise<{ token: string }> {
  const id = newId('ses')
  const refresh = tokens.refresh(id, 1, nonce())
  await addSession(db, {
    id,
    accountId,
    refreshHash: digestOf(refresh),
    now,
    expiresAt: expiry(clock.now()),
  })
  cookies.set(COOKIE, refresh, SESSION.refreshFor)
  return { token: tokens.access(id, clock.now()) }
}
