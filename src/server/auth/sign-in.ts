import * as v from 'valibot'
import { returnTarget } from '#domain/auth/return-target'
import { isEmailAddress } from '#lib/email-address'
import { paths } from '#lib/link'
import { headerCookies, type Cookies } from '#server/http/cookies'
import type { Origins } from '#server/http/cors'
import type { Call } from '#server/http/handle'
import { addIdentity, accountOfIdentity, hasIdentity } from '#server/store/identities.store'
import {
  accountOfEmail,
  addAccount,
  firstAccounts,
  makeAdmin,
  type Account,
} from '#server/store/accounts.store'
import type { Database, OpenDatabase } from '#server/store/database'
import { inTransaction } from '#server/store/transaction'
import type { Identity, Provider } from './provider.ts'
import { startSession } from './start-session.ts'
import type { Tokens } from './tokens.ts'

/** Where the provider sends people back to; beside the contract: no app calls it. */
export const SIGN_IN_END = '/v1/auth/callback'

/** Of an error of the provider, whose own module is loaded where there is one. */
const reasonOf = async (error: unknown) => (await import('./provider.ts')).reasonOf(error)

const COOKIE = 'otegami_sign_in'

/** How long somebody may stay at the provider, in ms. */
const WITHIN = 10 * 60_000

/** Of what a provider calls somebody so many characters are kept. */
const NAME = { most: 200 } as const

const Memory = v.object({
  state: v.string(),
  nonce: v.string(),
  verifier: v.string(),
  target: v.string(),
})

export interface SignInSettings {
  provider: Provider
  /** Addresses of those who may make workspaces; where there are none, who signs in first. */
  admins: readonly string[]
  tokens: Tokens
  origins: Origins
  database: OpenDatabase
  clock: Call['clock']
  newId: Call['newId']
  log: { error: (fields: Record<string, unknown>, message: string) => void }
}

/** Signing in with an OpenID provider: the code flow with PKCE, state and nonce. Answers with redirects only. */
export interface SignIn {
  /** Sends the browser to the provider, and afterwards to `redirect`. */
  begin: (cookies: Cookies, redirect: string | undefined) => Promise<Response>
  /** Takes who comes back from the provider. */
  end: (request: Request, url: URL, ticketId: string) => Promise<Response>
}

/** Why nobody is signed in, as the sign-in page reads it (SES-4). */
class NotSignedIn extends Error {
  readonly reason: 'email_unverified' | 'sign_in_expired' | 'identity_taken'
  constructor(reason: NotSignedIn['reason']) {
    super(reason)
    this.reason = reason
  }
}

export function createSignIn(settings: SignInSettings): SignIn {
  const { provider, tokens, origins, database, clock, newId, log } = settings
  const redirectUri = `${origins.own}${SIGN_IN_END}`

  /** To the sign-in page of the app that sent the person here, which says why and goes on from there. */
  const failed = (target: string, reason: string): Response => {
    const wanted = new URL(target, origins.own)
    const page = new URL(paths.SIGN_IN_UP, wanted.origin)
    page.searchParams.set('error', reason)
    page.searchParams.set('redirect', `${wanted.pathname}${wanted.search}${wanted.hash}`)
    return redirected(wanted.origin === origins.own ? `${page.pathname}${page.search}` : page.href)
  }

  return {
    async begin(cookies, redirect) {
      const target = returnTarget(redirect, origins.own, origins.sites)
      try {
        const { url, ...begun } = await provider.begin(redirectUri)
        const memory = JSON.stringify({ ...begun, target })
        cookies.set(COOKIE, tokens.signIn(memory, clock.now() + WITHIN), WITHIN / 1000)
        return redirected(url.href)
      } catch (error) {
        log.error({ err: error }, 'The provider of the sign-in was not reached.')
        return failed(target, await reasonOf(error))
      }
    },

    async end(request, url, ticketId) {
      const cookies = headerCookies(request, { secure: origins.own.startsWith('https:') })
      const text = tokens.readSignIn(cookies.get(COOKIE) ?? '', clock.now())
      const memory = text === undefined ? undefined : v.parse(Memory, JSON.parse(text))
      // It is good for one try.
      cookies.set(COOKIE, '', 0)
      let response: Response
      try {
        if (!memory) throw new NotSignedIn('sign_in_expired')
        const identity = await provider.finish(new URL(url.pathname + url.search, origins.own), memory)
        const lines = await inTransaction(database, async (db) => {
          const account = await accountOfPerson(db, identity)
          const ofAttempt = headerCookies(request, { secure: origins.own.startsWith('https:') })
          const call = { db, clock, now: new Date(clock.now()).toISOString(), newId, cookies: ofAttempt }
          await startSession(call, tokens, account.id)
          return ofAttempt.lines
        })
        response = redirected(memory.target)
        for (const line of lines) response.headers.append('set-cookie', line)
      } catch (error) {
        const reason = error instanceof NotSignedIn ? error.reason : await reasonOf(error)
        log.error({ ticketId, reason, err: error }, 'Nobody was signed in.')
        response = failed(memory?.target ?? paths.WORKSPACES, reason)
      }
      for (const line of cookies.lines) response.headers.append('set-cookie', line)
      return response
    },
  }

  /** Found by what names the person at the provider; the first time by the address, if the provider vouches for it. */
  async function accountOfPerson(db: Database, identity: Identity): Promise<Account> {
    const { issuer, subject, email, isVerified, photo } = identity
    const known = await accountOfIdentity(db, issuer, subject)
    if (known) return withRights(db, known)
    if (!isVerified || !isEmailAddress(email)) throw new NotSignedIn('email_unverified')
    const now = new Date(clock.now()).toISOString()
    let account = await accountOfEmail(db, email)
    // Whoever has the address now is another person than who signed in with it.
    if (account && (await hasIdentity(db, issuer, account.id))) {
      // Unless another tab of theirs came back at the same moment.
      const meanwhile = await accountOfIdentity(db, issuer, subject)
      if (!meanwhile) throw new NotSignedIn('identity_taken')
      return withRights(db, meanwhile)
    }
    if (!account) {
      account = {
        id: newId('acc'),
        email,
        name: (identity.name ?? email.slice(0, email.lastIndexOf('@'))).slice(0, NAME.most),
        photo: photo !== undefined && /^https:\/\//i.test(photo) ? photo : null,
        isAdmin: settings.admins.length === 0 && (await firstAccounts(db, 1)).length === 0,
        createdAt: now,
      }
      await addAccount(db, account)
    }
    await addIdentity(db, { issuer, subject, accountId: account.id, now })
    return withRights(db, account)
  }

  async function withRights(db: Database, account: Account): Promise<Account> {
    const isNamed = settings.admins.includes(account.email.toLowerCase())
    if (!isNamed || account.isAdmin) return account
    await makeAdmin(db, account.id)
    return { ...account, isAdmin: true }
  }
}

const redirected = (location: string) =>
  new Response(null, { status: 302, headers: { location, 'cache-control': 'no-store' } })
