import { ApiError, isAbort, type TokenSource } from '#api/core'
import type { SelfAccount } from '#api/self-account'
import { refreshDelay } from '#lib/backoff'
import type { Clock } from '#lib/clock'
import { createSignal } from '#lib/observable'
import type { PageActivity } from './page-activity.ts'

/** SES-7 to SES-11 and SES-17. Times in ms. */
export const SESSION = {
  refreshEvery: 4 * 60_000,
  /** Away for longer than this: the account itself is read anew. */
  reloadAfter: 5 * 60_000,
  retries: 3,
  /** However badly things go, the first load says within this time whether there is a session. */
  loadDeadline: 28_000,
  /** A backend that does not answer keeps nobody signed in for longer than this. */
  signOutDeadline: 4_000,
} as const

export type SessionState =
  | { status: 'loading' }
  | { status: 'signed-in'; account: SelfAccount }
  /**
   * `ended`: the backend or another tab ended a session that was there, so the sign-in page says so. `hadSession`: there was
   * one in this tab, so what had the focus is gone with its page.
   */
  | { status: 'signed-out'; ended: boolean; hadSession: boolean }

/** The calls that make and end a session. */
export interface SessionCalls {
  refresh: (signal: AbortSignal) => Promise<{ access_token: string }>
  account: (signal: AbortSignal) => Promise<SelfAccount>
  signOut: () => Promise<unknown>
}

/** What one tab tells the others. Tokens never travel. */
export interface SessionChannel {
  post: (message: 'signed-in' | 'signed-out') => void
  listen: (listener: (message: unknown) => void) => () => void
}

/** What this browser keeps beyond a session, such as drafts that nobody has saved (SES-21). */
export interface KeptBeyondSession {
  /** Whose it is: an email address; undefined while nothing is known of anybody. */
  owner: () => string | undefined
  setOwner: (email: string) => void
  /** Settles when nothing of it is left. */
  forget: () => Promise<unknown>
  /** Settles once only its owner adds to it: what somebody else typed here is not kept as it goes. */
  guard: () => Promise<unknown>
}

export interface SessionConfig {
  calls: SessionCalls
  clock: Clock
  random: () => number
  activity: PageActivity
  channel: SessionChannel
  /** Runs one refresh at a time over all tabs: with a rotating cookie two at once would end the session. */
  exclusively: <T>(work: () => Promise<T>) => Promise<T>
  /** Tells the tracking backend that the visit is over, before a sign-out. */
  endTracking: () => Promise<unknown>
  /** Drops what must not outlive the session: cached answers and requests under way. */
  forget: () => void
  kept: KeptBeyondSession
}

/** The authentication state machine (SES-6): loading, signed in, signed out. The token lives in this closure only. */
export interface Session {
  tokens: TokenSource
  state: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Refresh, then the account. Settles when the state is no longer 'loading'. */
  load: () => Promise<void>
  signOut: () => Promise<void>
  /** Resolves as soon as a first token is there, or it is clear that there will be none. */
  firstToken: Promise<boolean>
}

export function createSession({
  calls,
  clock,
  random,
  activity,
  channel,
  exclusively,
  endTracking,
  forget,
  kept,
}: SessionConfig): Session {
  let state: SessionState = { status: 'loading' }
  let token: string | undefined
  let refreshedAt = Number.NEGATIVE_INFINITY
  let underWay: Promise<void> | undefined
  let stopTicking: (() => void) | undefined
  const { subscribe, emit } = createSignal()
  const firstToken = Promise.withResolvers<boolean>()

  const become = (next: SessionState) => {
    state = next
    if (next.status !== 'loading') firstToken.resolve(next.status === 'signed-in')
    emit()
  }

  const end = (ended: boolean) => {
    token = undefined
    stopTicking?.()
    stopTicking = undefined
    if (state.status !== 'signed-out') {
      const hadSession = state.status === 'signed-in'
      become({ status: 'signed-out', ended: ended && hadSession, hadSession })
      forget()
    }
  }

  /** Somebody chose to leave, here or in another tab: nobody who comes after reads what was kept. */
  const leave = (ended: boolean) => {
    end(ended)
    void kept.forget()
  }

  /** Whether what this browser keeps is another person's. */
  const isAnothers = ({ email }: SelfAccount) => {
    const owner = kept.owner()
    return owner !== undefined && owner !== email
  }

  /** Another person than before sees nothing of what is kept: it goes before anything is shown. */
  const enter = async (account: SelfAccount) => {
    if (token !== undefined && isAnothers(account)) await kept.forget()
    // Signed out while the answer was on its way.
    if (token === undefined) return
    kept.setOwner(account.email)
    if (state.status === 'signed-in' && state.account.email !== account.email) forget()
    become({ status: 'signed-in', account })
  }

  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      signal.throwIfAborted()
      const cancel = clock.setTimeout(resolve, ms)
      signal.addEventListener('abort', () => {
        cancel()
        reject(signal.reason)
      })
    })

  const refreshWithRetries = async (signal: AbortSignal): Promise<void> => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        const { access_token } = await exclusively(() => calls.refresh(signal))
        if (state.status === 'signed-out') return
        token = access_token
        refreshedAt = clock.now()
        firstToken.resolve(true)
        return
      } catch (error) {
        if (isUnauthorised(error) || isAbort(error) || attempt >= SESSION.retries) throw error
        await pause(refreshDelay(attempt, random()), signal)
      }
    }
  }

  /** All who need a new token at the same moment share one refresh. */
  const refresh = (signal: AbortSignal = new AbortController().signal): Promise<void> => {
    underWay ??= refreshWithRetries(signal).finally(() => {
      underWay = undefined
    })
    return underWay
  }

  /** A refresh that nobody waits for: the network may be gone for a while, everything else ends the session (SES-12). */
  const refreshQuietly = async () => {
    try {
      await refresh()
    } catch (error) {
      if (!isNetworkTrouble(error)) end(true)
    }
  }

  const reloadAccount = async () => {
    await refreshQuietly()
    if (state.status !== 'signed-in') return
    try {
      await enter(await calls.account(new AbortController().signal))
    } catch (error) {
      if (!isNetworkTrouble(error)) end(true)
    }
  }

  const tick = () => {
    stopTicking?.()
    stopTicking = activity.isActive()
      ? clock.setInterval(() => void refreshQuietly(), SESSION.refreshEvery)
      : undefined
  }

  activity.subscribe(() => {
    if (state.status !== 'signed-in') return
    tick()
    if (!activity.isActive()) return
    void (clock.now() - refreshedAt > SESSION.reloadAfter ? reloadAccount() : refreshQuietly())
  })
  const load = async () => {
    const deadline = new AbortController()
    const cancelDeadline = clock.setTimeout(() => deadline.abort(), SESSION.loadDeadline)
    try {
      await refresh(deadline.signal)
      await enter(await calls.account(deadline.signal))
      if (state.status !== 'signed-in') return
      tick()
      channel.post('signed-in')
    } catch {
      end(false)
    } finally {
      cancelDeadline()
    }
  }

  const hear = async (message: unknown) => {
    if (message === 'signed-out') return leave(true)
    if (state.status === 'signed-in') {
      if (!isAnothers(state.account)) return
      // What goes from sight is kept as it goes.
      await kept.guard()
    }
    if (state.status === 'loading') return
    become({ status: 'loading' })
    forget()
    void load()
  }
  channel.listen((message) => void hear(message))

  return {
    tokens: {
      token: () => token,
      async renew(staleToken) {
        if (token !== staleToken) return token !== undefined
        try {
          await refresh()
        } catch (error) {
          if (!isNetworkTrouble(error)) end(true)
          return false
        }
        return token !== undefined
      },
    },
    state: () => state,
    subscribe,
    load,
    async signOut() {
      // The calls still need the token; whatever comes of them, this tab and the others forget everything.
      await Promise.race([
        Promise.allSettled([endTracking(), calls.signOut()]),
        pause(SESSION.signOutDeadline, new AbortController().signal),
      ])
      channel.post('signed-out')
      leave(false)
    },
    firstToken: firstToken.promise,
  }
}

const isUnauthorised = (error: unknown) => error instanceof ApiError && error.code === 401

const isNetworkTrouble = (error: unknown) =>
  isAbort(error) || (error instanceof ApiError && error.isUnanswered)
