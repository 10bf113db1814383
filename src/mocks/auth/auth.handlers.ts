import { returnTarget } from '#domain/auth/return-target'
import { notFound, unauthorised } from '#domain/kernel/refusals'
import { authRoutes } from '#api/contract'
import type { Clock } from '#lib/clock'
import type { Cookies } from '#mocks/core/cookies'
import type { Db } from '#mocks/core/db'
import { handle } from '#mocks/core/handle'
import { hashOf } from '#mocks/core/random'
import type { AccountRecord, SessionRecord } from '#mocks/core/records'

/** How long a bearer token is good, in ms, and a refresh cookie, in s. */
const SESSION = { accessFor: 5 * 60_000, refreshFor: 30 * 24 * 3600 } as const
const COOKIE = 'otegami_refresh'

/** A token says whose session and until when; the last part proves that this backend wrote it. */
function accessToken(db: Db, session: SessionRecord, now: number): string {
  const content = `${session.id}.${now + SESSION.accessFor}`
  return `${content}.${proof(db, content)}`
}
const proof = (db: Db, content: string) => hashOf(`${db.settings.seed}.${content}.access`).toString(36)

/** Whose token it is; undefined when it is no good, too old, or of a session that has ended. */
export function checkAccessToken(db: Db, token: string, now: number): AccountRecord | undefined {
  const [sessionId = '', expires = '', given] = token.split('.')
  if (given !== proof(db, `${sessionId}.${expires}`) || Number(expires) <= now) return undefined
  const session = db.sessions.get(sessionId)
  return session && db.accounts.get(session.accountId)
}

/** A session as the sign-in with Google makes it. */
export function startSession(
  db: Db,
  accountId: string,
  clock: Clock,
  cookies?: Cookies,
): { refreshToken: string; token: string } {
  if (!db.accounts.get(accountId)) throw notFound(`account ${accountId}`)
  const id = db.nextId('ses')
  const session = db.sessions.put({
    id,
    accountId,
    turn: 1,
    refreshToken: refreshToken(db, id, 1),
    createdAt: new Date(clock.now()).toISOString(),
  })
  cookies?.set(COOKIE, session.refreshToken, SESSION.refreshFor)
  return { refreshToken: session.refreshToken, token: accessToken(db, session, clock.now()) }
}
const refreshToken = (db: Db, sessionId: string, turn: number) =>
  `${sessionId}.${turn}.${hashOf(`${db.settings.seed}.${sessionId}.${turn}.refresh`).toString(36)}`

const sessionOf = (db: Db, cookies: Cookies): SessionRecord | undefined => {
  const given = cookies.get(COOKIE)
  const session = db.sessions.get(given?.split('.')[0] ?? '')
  return session && session.refreshToken === given ? session : undefined
}

export const authHandlers = [
  handle(
    authRoutes.refresh,
    ({ db, cookies, clock }) => {
      const session = sessionOf(db, cookies)
      // A token that was rotated away is as good as none.
      if (!session) throw unauthorised()
      const turn = session.turn + 1
      const next = db.sessions.put({ ...session, turn, refreshToken: refreshToken(db, session.id, turn) })
      cookies.set(COOKIE, next.refreshToken, SESSION.refreshFor)
      return { access_token: accessToken(db, next, clock.now()) }
    },
    { writes: true },
  ),
  handle(
    authRoutes.google,
    ({ db, cookies, clock, query, url, sites }) => {
      const target = returnTarget(query.redirect, url.origin, sites)
      const chosen = query.login_hint
      if (chosen === undefined) return page(db, target)
      startSession(db, chosen, clock, cookies)
      return new Response(null, { status: 302, headers: { location: target } })
    },
    { writes: true },
  ),
  handle(authRoutes.signOut, ({ db, cookies }) => {
    const session = sessionOf(db, cookies)
    if (session) db.sessions.remove(session.id)
    cookies.set(COOKIE, '', 0)
    return {}
  }),
]

/** Where this backend is served over HTTP, Google is a page of links. */
function page(db: Db, target: string): Response {
  const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
  const links = db.accounts.all().map(({ id, name, email }) => {
    const query = new URLSearchParams({ redirect: target, login_hint: id }).toString()
    return `<li><a href="?${escape(query)}">${escape(name)} &lt;${escape(email)}&gt;</a></li>`
  })
  return new Response(
    `<!doctype html><html lang="en"><meta charset="utf-8"><title>Stand-in for Google sign-in</title><h1>Stand-in for Google sign-in</h1><ul>${links.join('')}</ul></html>`,
    { headers: { 'content-type': 'text/html; charset=utf-8' } },
  )
}
