import { authRoutes } from '#api/contract'
import { returnTarget } from '#domain/auth/return-target'
import { forbidden, notFound, Refusal, unauthorised } from '#domain/kernel/refusals'
import { handle, type Handler } from '#server/http/handle'
import { isLoopbackName } from '#server/http/loopback-name'
import type { GroupSettings } from '#server/http/group-settings'
import { accountOf, addAccountOnce, firstAccounts } from '#server/store/accounts.store'
import { endIfTurnedBefore, endSession, turnSession } from '#server/store/sessions.store'
import { COOKIE, expiry, nonce, startSession } from './start-session.ts'
import { firstPerson, standInPage } from './stand-in-page.ts'
import { digestOf, SESSION } from './tokens.ts'

/** Two tabs may bring the same token at once: only later than this, in ms, it is somebody who took it. */
const REUSE = { after: 30_000 } as const

/** How many accounts the stand-in for a sign-in shows. */
const STAND_IN = { accounts: 200 } as const

export const authHandlers = ({ tokens, devSignIn, origins, signIn }: GroupSettings): readonly Handler[] => [
  handle(
    authRoutes.refresh,
    async ({ db, cookies, clock, now }) => {
      const given = cookies.get(COOKIE) ?? ''
      const read = tokens.readRefresh(given)
      if (!read) throw unauthorised()
      const { sessionId, turn } = read
      const next = tokens.refresh(sessionId, turn + 1, nonce())
      const turned = await turnSession(db, {
        sessionId,
        before: digestOf(given),
        after: digestOf(next),
        now,
        expiresAt: expiry(clock.now()),
      })
      if (!turned) {
        // A token that was replaced is as good as none; and who comes with it long after it was has taken it from somebody.
        await endIfTurnedBefore(db, sessionId, new Date(clock.now() - REUSE.after).toISOString())
        return unauthorised()
      }
      cookies.set(COOKIE, next, SESSION.refreshFor)
      return { access_token: tokens.access(sessionId, clock.now()) }
    },
    { writes: true },
  ),
  handle(
    authRoutes.google,
    async (call) => {
      const { db, query, cookies } = call
      if (!devSignIn && signIn) return signIn.begin(cookies, query.redirect)
      if (!devSignIn)
        throw new Refusal(
          501,
          'No sign-in is set up on this server.',
          'このサーバーではログイン方法が設定されていません。',
        )
      // Whoever comes may be anybody, so it has to be somebody at this computer.
      if (!isLoopbackName(new URL(call.request.url).hostname))
        throw forbidden(
          'Without a provider, people sign in at localhost only.',
          'ログイン方法が設定されていない場合、localhostでのみログインできます。',
        )
      const target = returnTarget(query.redirect, origins.own, origins.sites)
      const chosen = query.login_hint
      if (chosen === undefined)
        return standInPage(await firstAccounts(db, STAND_IN.accounts), {
          target,
          acceptLanguage: call.request.headers.get('accept-language'),
        })
      if (chosen === firstPerson.id && (await firstAccounts(db, 1)).length === 0)
        await addAccountOnce(db, { ...firstPerson, createdAt: call.now })
      const account = await accountOf(db, chosen)
      if (!account) throw notFound(`account ${chosen}`)
      await startSession(call, tokens, account.id)
      return new Response(null, { status: 302, headers: { location: target } })
    },
    { writes: true },
  ),
  handle(authRoutes.signOut, async ({ db, cookies }) => {
    // Also with a token that another tab has replaced meanwhile: it is signed, and whoever has it could only sign out.
    const read = tokens.readRefresh(cookies.get(COOKIE) ?? '')
    if (read) await endSession(db, read.sessionId)
    cookies.set(COOKIE, '', 0)
    return {}
  }),
]
