import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ApiError } from '#api/core'
import { systemClock } from '#lib/clock'
import { createSession, SESSION, type Session, type SessionCalls } from './session-store.ts'

const account = {
  email: 'hanako@example.jp',
  name: '花子',
  isAdmin: false,
  createdAt: '2026-01-01T00:00:00.000Z',
}
const refused = () => new ApiError(401, 'Unauthorised', 'T-1')
const broken = () => new ApiError(500, 'Broken', 'T-2')
const offline = () => new ApiError(418, "I'm a teapot", '', 'network')

const minute = 60_000

function setUp(overrides: Partial<SessionCalls> = {}) {
  let listener: () => void = () => undefined
  let active = true
  const refreshedAt: number[] = []
  let tokens = 0
  const started = Date.now()
  const calls = {
    refresh: vi.fn<SessionCalls['refresh']>(async () => ({ access_token: `token-${(tokens += 1)}` })),
    account: vi.fn<SessionCalls['account']>(async () => account),
    signOut: vi.fn<SessionCalls['signOut']>(async () => ({})),
  }
  if (overrides.refresh) calls.refresh.mockImplementation(overrides.refresh)
  if (overrides.account) calls.account.mockImplementation(overrides.account)
  if (overrides.signOut) calls.signOut.mockImplementation(overrides.signOut)
  const posted: string[] = []
  let hear: (message: unknown) => void = () => undefined
  const endTracking = vi.fn<() => Promise<unknown>>(async () => undefined)
  const forget = vi.fn<() => void>()
  let owner: string | undefined
  const kept = {
    owner: () => owner,
    setOwner: (email: string) => {
      owner = email
    },
    forget: vi.fn<() => Promise<void>>(async () => {
      owner = undefined
    }),
    guard: vi.fn<() => Promise<void>>(async () => undefined),
  }
  const session = createSession({
    calls: {
      ...calls,
      refresh: (signal) => {
        refreshedAt.push(Date.now() - started)
        return calls.refresh(signal)
      },
    },
    clock: systemClock,
    random: () => 0.5,
    activity: {
      isActive: () => active,
      subscribe(callback) {
        listener = callback
        return () => undefined
      },
    },
    channel: {
      post: (message) => posted.push(message),
      listen(callback) {
        hear = callback
        return () => undefined
      },
    },
    exclusively: (work) => work(),
    endTracking,
    forget,
    kept,
  })
  const become = (next: boolean) => {
    active = next
    listener()
  }
  return {
    session,
    calls,
    refreshedAt,
    posted,
    endTracking,
    forget,
    kept,
    become,
    hear: (message: unknown) => hear(message),
  }
}

const statusOf = (session: Session) => session.state().status

async function signedIn(overrides: Partial<SessionCalls> = {}) {
  const world = setUp(overrides)
  await world.session.load()
  expect(statusOf(world.session)).toBe('signed-in')
  return world
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('on load', () => {
  test('a token, then the account, ends signed in', async () => {
    const { session, calls } = setUp()
    expect(statusOf(session)).toBe('loading')
    await session.load()
    expect(session.state()).toEqual({ status: 'signed-in', account })
    expect(session.tokens.token()).toBe('token-1')
    expect(calls.refresh).toHaveBeenCalledOnce()
    await expect(session.firstToken).resolves.toBe(true)
  })

  test('a 401 is asked once and ends signed out, without a word about an ended session', async () => {
    const { session, refreshedAt } = setUp({ refresh: () => Promise.reject(refused()) })
    await session.load()
    expect(refreshedAt).toHaveLength(1)
    expect(session.state()).toEqual({ status: 'signed-out', ended: false, hadSession: false })
    await expect(session.firstToken).resolves.toBe(false)
  })

  test.each([
    ['the backend is broken', broken],
    ['the network is gone', offline],
  ])('three retries after 1, 2 and 4 seconds when %s, then signed out', async (_, failure) => {
    const { session, refreshedAt } = setUp({ refresh: () => Promise.reject(failure()) })
    const loading = session.load()
    await vi.advanceTimersByTimeAsync(60_000)
    await loading
    expect(refreshedAt).toEqual([0, 1000, 3000, 7000])
    expect(statusOf(session)).toBe('signed-out')
  })

  test('a 401 among the retries ends them', async () => {
    const refresh = vi
      .fn<SessionCalls['refresh']>()
      .mockRejectedValueOnce(broken())
      .mockRejectedValue(refused())
    const { session } = setUp({ refresh })
    const loading = session.load()
    await vi.advanceTimersByTimeAsync(60_000)
    await loading
    expect(refresh).toHaveBeenCalledTimes(2)
  })

  test('an account that cannot be read ends signed out, with no token left', async () => {
    const { session, forget } = setUp({ account: () => Promise.reject(broken()) })
    await session.load()
    expect(statusOf(session)).toBe('signed-out')
    expect(session.tokens.token()).toBeUndefined()
    expect(forget).toHaveBeenCalledOnce()
  })

  test('a backend that never answers is given up in time', async () => {
    const { session } = setUp({
      refresh: (signal) =>
        new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason))),
    })
    const loading = session.load()
    await vi.advanceTimersByTimeAsync(SESSION.loadDeadline)
    await loading
    expect(statusOf(session)).toBe('signed-out')
  })
})

describe('while signed in', () => {
  test('a new token every four minutes', async () => {
    const { refreshedAt } = await signedIn()
    await vi.advanceTimersByTimeAsync(12 * minute)
    expect(refreshedAt).toEqual([0, 4 * minute, 8 * minute, 12 * minute])
  })

  test('nothing while the page is hidden, and a token at once when it is back within five minutes', async () => {
    const { become, refreshedAt, calls } = await signedIn()
    await vi.advanceTimersByTimeAsync(minute)
    become(false)
    await vi.advanceTimersByTimeAsync(4 * minute - 1)
    expect(refreshedAt).toEqual([0])
    become(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(refreshedAt).toHaveLength(2)
    expect(calls.account).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(4 * minute)
    expect(refreshedAt).toHaveLength(3)
  })

  test('the account is read anew after more than five minutes away, and nobody is shown a loader meanwhile', async () => {
    const renamed = { ...account, name: '花子・改' }
    const { become, calls, session } = await signedIn()
    become(false)
    await vi.advanceTimersByTimeAsync(5 * minute + 1)
    calls.account.mockResolvedValue(renamed)
    become(true)
    expect(statusOf(session)).toBe('signed-in')
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.account).toHaveBeenCalledTimes(2)
    expect(session.state()).toEqual({ status: 'signed-in', account: renamed })
  })

  test('exactly five minutes away is not yet more than five', async () => {
    const { become, calls } = await signedIn()
    become(false)
    await vi.advanceTimersByTimeAsync(5 * minute)
    become(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.account).toHaveBeenCalledOnce()
  })

  test.each([
    ['network trouble', offline],
    ['an abort', () => new DOMException('', 'AbortError')],
  ])('%s at a scheduled refresh is ignored, and the next one works', async (_, failure) => {
    const { session, calls } = await signedIn()
    calls.refresh.mockRejectedValue(failure())
    await vi.advanceTimersByTimeAsync(4 * minute + 10_000)
    expect(statusOf(session)).toBe('signed-in')
    calls.refresh.mockResolvedValue({ access_token: 'later' })
    await vi.advanceTimersByTimeAsync(4 * minute)
    expect(session.tokens.token()).toBe('later')
  })

  test('a broken backend at a scheduled refresh is tried four times, then the session has ended', async () => {
    const { session, calls, forget } = await signedIn()
    calls.refresh.mockClear()
    calls.refresh.mockRejectedValue(broken())
    await vi.advanceTimersByTimeAsync(4 * minute + 10_000)
    expect(calls.refresh).toHaveBeenCalledTimes(4)
    expect(session.state()).toEqual({ status: 'signed-out', ended: true, hadSession: true })
    expect(forget).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(20 * minute)
    expect(calls.refresh).toHaveBeenCalledTimes(4)
  })

  test('a 401 at a scheduled refresh ends the session at once', async () => {
    const { session, calls } = await signedIn()
    calls.refresh.mockClear()
    calls.refresh.mockRejectedValue(refused())
    await vi.advanceTimersByTimeAsync(4 * minute)
    expect(calls.refresh).toHaveBeenCalledOnce()
    expect(session.state()).toEqual({ status: 'signed-out', ended: true, hadSession: true })
  })

  test('what another tab ends is ended here', async () => {
    const { session, hear, posted } = await signedIn()
    hear('signed-out')
    expect(session.state()).toEqual({ status: 'signed-out', ended: true, hadSession: true })
    expect(posted).toEqual(['signed-in'])
  })
})

describe('signing in in another tab', () => {
  test('signs in here too, where nobody was', async () => {
    const { session, hear, calls } = setUp({ refresh: () => Promise.reject(refused()) })
    await session.load()
    expect(statusOf(session)).toBe('signed-out')
    calls.refresh.mockResolvedValue({ access_token: 'theirs' })
    hear('signed-in')
    expect(statusOf(session)).toBe('loading')
    await vi.advanceTimersByTimeAsync(0)
    expect(session.state()).toEqual({ status: 'signed-in', account })
    expect(session.tokens.token()).toBe('theirs')
    calls.refresh.mockClear()
    await vi.advanceTimersByTimeAsync(4 * minute)
    expect(calls.refresh).toHaveBeenCalledOnce()
  })

  test('is told to the other tabs, and changes nothing for who is signed in', async () => {
    const { posted, hear, session, calls } = await signedIn()
    expect(posted).toEqual(['signed-in'])
    hear('signed-in')
    await vi.advanceTimersByTimeAsync(0)
    expect(calls.refresh).toHaveBeenCalledOnce()
    expect(statusOf(session)).toBe('signed-in')
  })

  test('in place of another person leaves nothing of who was here before', async () => {
    const { session, calls, forget, kept, hear } = await signedIn()
    const other = { ...account, email: 'taro@example.jp', name: '太郎' }
    kept.setOwner(other.email)
    calls.account.mockResolvedValue(other)
    const guarded = Promise.withResolvers<undefined>()
    kept.guard.mockReturnValue(guarded.promise)
    hear('signed-in')
    await vi.advanceTimersByTimeAsync(0)
    // What goes from sight is kept as it goes: not for the other person.
    expect(statusOf(session)).toBe('signed-in')
    guarded.resolve(undefined)
    await guarded.promise
    expect(statusOf(session)).toBe('loading')
    expect(forget).toHaveBeenCalledOnce()
    await vi.advanceTimersByTimeAsync(0)
    expect(session.state()).toEqual({ status: 'signed-in', account: other })
    expect(session.tokens.token()).toBe('token-2')
    expect(kept.owner()).toBe(other.email)
  })

  test('of another person forgets what was read here, where only the account tells', async () => {
    const { session, calls, forget, become } = await signedIn()
    const other = { ...account, email: 'taro@example.jp' }
    calls.account.mockResolvedValue(other)
    become(false)
    await vi.advanceTimersByTimeAsync(SESSION.reloadAfter + 1)
    expect(forget).not.toHaveBeenCalled()
    become(true)
    await vi.advanceTimersByTimeAsync(0)
    expect(forget).toHaveBeenCalledOnce()
    expect(session.state()).toEqual({ status: 'signed-in', account: other })
  })

  test('ends where it was when there is no session after all', async () => {
    const { session, hear, posted } = setUp({ refresh: () => Promise.reject(refused()) })
    await session.load()
    hear('signed-in')
    await vi.advanceTimersByTimeAsync(0)
    expect(statusOf(session)).toBe('signed-out')
    expect(posted).toEqual([])
  })
})

describe('renewing after a 401', () => {
  test('all who ask at once share one refresh', async () => {
    const { session, calls } = await signedIn()
    const stale = session.tokens.token()
    const answers = await Promise.all([1, 2, 3].map(() => session.tokens.renew(stale)))
    expect(answers).toEqual([true, true, true])
    expect(calls.refresh).toHaveBeenCalledTimes(2)
  })

  test('who comes with a token that was replaced meanwhile asks nobody', async () => {
    const { session, calls } = await signedIn()
    await expect(session.tokens.renew('an older one')).resolves.toBe(true)
    expect(calls.refresh).toHaveBeenCalledOnce()
  })

  test('a refused refresh ends the session', async () => {
    const { session, calls } = await signedIn()
    calls.refresh.mockRejectedValue(refused())
    await expect(session.tokens.renew(session.tokens.token())).resolves.toBe(false)
    expect(session.state()).toEqual({ status: 'signed-out', ended: true, hadSession: true })
  })

  test.each([
    ['a broken backend ends it too, after four tries', broken, 'signed-out'],
    ['a network that is gone does not', offline, 'signed-in'],
  ])('%s', async (_, failure, status) => {
    const { session, calls } = await signedIn()
    calls.refresh.mockClear()
    calls.refresh.mockRejectedValue(failure())
    const renewing = session.tokens.renew(session.tokens.token())
    await vi.advanceTimersByTimeAsync(60_000)
    await expect(renewing).resolves.toBe(false)
    expect(calls.refresh).toHaveBeenCalledTimes(4)
    expect(statusOf(session)).toBe(status)
  })
})

describe('what this browser keeps', () => {
  test('stays when the session ends by itself, and when the backend is away at the start', async () => {
    const { session, calls, kept } = await signedIn()
    calls.refresh.mockRejectedValue(refused())
    await session.tokens.renew(session.tokens.token())
    expect(session.state()).toEqual({ status: 'signed-out', ended: true, hadSession: true })
    expect(kept.forget).not.toHaveBeenCalled()
    expect(kept.owner()).toBe(account.email)

    const away = setUp({ refresh: () => Promise.reject(broken()) })
    const loading = away.session.load()
    await vi.advanceTimersByTimeAsync(SESSION.loadDeadline)
    await loading
    expect(statusOf(away.session)).toBe('signed-out')
    expect(away.kept.forget).not.toHaveBeenCalled()
  })

  test('an account that is read after the person signed out is not noted as its owner', async () => {
    const { session, calls, become, kept } = await signedIn()
    const late = Promise.withResolvers<typeof account>()
    calls.account.mockReturnValue(late.promise)
    become(false)
    await vi.advanceTimersByTimeAsync(SESSION.reloadAfter + 1)
    become(true)
    await vi.advanceTimersByTimeAsync(0)
    await session.signOut()
    late.resolve(account)
    await vi.advanceTimersByTimeAsync(0)
    expect(kept.owner()).toBeUndefined()
    expect(statusOf(session)).toBe('signed-out')
  })

  test('is there for the same person, and gone before another sees anything', async () => {
    const { session, calls, kept } = setUp()
    kept.setOwner(account.email)
    await session.load()
    expect(kept.forget).not.toHaveBeenCalled()
    expect(statusOf(session)).toBe('signed-in')

    const other = setUp()
    const forgotten = Promise.withResolvers<undefined>()
    other.kept.setOwner('somebody@else.example')
    other.kept.forget.mockReturnValue(forgotten.promise)
    const loading = other.session.load()
    await vi.advanceTimersByTimeAsync(1000)
    expect(other.kept.forget).toHaveBeenCalledOnce()
    expect(statusOf(other.session)).toBe('loading')
    forgotten.resolve(undefined)
    await loading
    expect(statusOf(other.session)).toBe('signed-in')
    expect(other.kept.owner()).toBe(account.email)
    expect(calls.account).toHaveBeenCalledOnce()
  })

  test('goes when the person signs out, here or in another tab', async () => {
    const here = await signedIn()
    await here.session.signOut()
    expect(here.kept.forget).toHaveBeenCalledOnce()

    const there = await signedIn()
    there.hear('signed-out')
    expect(there.kept.forget).toHaveBeenCalledOnce()
  })
})

describe('signing out', () => {
  test('ends tracking, signs out, forgets, and tells the other tabs', async () => {
    const { session, calls, endTracking, forget, posted } = await signedIn()
    await session.signOut()
    expect(endTracking).toHaveBeenCalledOnce()
    expect(calls.signOut).toHaveBeenCalledOnce()
    expect(forget).toHaveBeenCalledOnce()
    expect(posted).toEqual(['signed-in', 'signed-out'])
    expect(session.state()).toEqual({ status: 'signed-out', ended: false, hadSession: true })
    expect(session.tokens.token()).toBeUndefined()
  })

  test('is not stopped by a backend that fails', async () => {
    const { session } = await signedIn({ signOut: () => Promise.reject(broken()) })
    await session.signOut()
    expect(statusOf(session)).toBe('signed-out')
  })

  test('nor by one that never answers', async () => {
    const { session } = await signedIn({ signOut: () => new Promise(() => undefined) })
    const leaving = session.signOut()
    await vi.advanceTimersByTimeAsync(SESSION.signOutDeadline)
    await leaving
    expect(statusOf(session)).toBe('signed-out')
  })

  test('a token that arrives afterwards is not kept', async () => {
    const { session, calls } = await signedIn()
    const late = Promise.withResolvers<{ access_token: string }>()
    calls.refresh.mockReturnValue(late.promise)
    const renewing = session.tokens.renew(session.tokens.token())
    await session.signOut()
    late.resolve({ access_token: 'late' })
    await expect(renewing).resolves.toBe(false)
    expect(session.tokens.token()).toBeUndefined()
  })
})
