import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import { tooSoon } from '#domain/kernel/refusals'
import { addressKey } from './caller-address.ts'

/** So many calls within so many seconds, counted from the first one. */
export interface Limit {
  calls: number
  seconds: number
}

/** How often callers may do what costs a server most. */
export interface LimitSettings {
  /** Calls that write, of an address, and of an account or an API key. */
  writes: Limit
  /** Calls of the tracking API, of an address: of what a workspace lets all visitors call, one leaves the others some. */
  visits: Limit
  /** Sign-ins that an address begins, and those that come back from the provider. */
  signIns: Limit
  /** Files of contacts or submissions, of a workspace. */
  exports: Limit
  /** Further parts of files of contacts that were begun (EXP-9), of a workspace. */
  exportParts: Limit
}

export const usualLimits: LimitSettings = {
  writes: { calls: 60, seconds: 1 },
  visits: { calls: 300, seconds: 60 },
  signIns: { calls: 10, seconds: 60 },
  exports: { calls: 6, seconds: 3600 },
  exportParts: { calls: 600, seconds: 3600 },
}

/** Counts calls; each rejects with the 429 for one that comes too soon (API-39). Without an address there is nothing to count. */
export interface Limits {
  /** A session is kept up however many changes come from there: each kind has its own count. */
  writeFrom: (address: string | undefined, of?: 'changes' | 'sessions') => Promise<void>
  /** `who`: the id of an account or of an API key. */
  writeBy: (who: string) => Promise<void>
  visitFrom: (address: string | undefined) => Promise<void>
  signInFrom: (address: string | undefined, step: 'begin' | 'finish') => Promise<void>
  exportOf: (workspaceId: string, part: 'first' | 'further') => Promise<void>
}

/**
 * Each process counts for itself: a count that all share would cost every call a write to the database, and of N processes
 * each is guarded all the same. Settings are those of one process.
 */
export function createLimits(settings: LimitSettings): Limits {
  const counter = ({ calls, seconds }: Limit, what: string, ja: string) => {
    const limiter = new RateLimiterMemory({ points: calls, duration: seconds })
    return async (key: string) => {
      try {
        await limiter.consume(key)
      } catch (error) {
        if (error instanceof RateLimiterRes) throw tooSoon(what, 0, error.msBeforeNext, ja)
        throw error
      }
    }
  }
  const write = counter(settings.writes, 'Too many changes at once.', '短い時間に変更が多すぎます。')
  const visit = counter(settings.visits, 'Too many calls.', 'リクエストの回数が多すぎます。')
  const signIn = counter(settings.signIns, 'Too many sign-ins.', 'ログインの回数が多すぎます。')
  const exported = (limit: Limit) => counter(limit, 'Too many exports.', 'エクスポートの回数が多すぎます。')
  const exports = { first: exported(settings.exports), further: exported(settings.exportParts) }
  return {
    writeFrom: async (address, of = 'changes') => {
      if (address !== undefined) await write(`${of} ${addressKey(address)}`)
    },
    writeBy: (who) => write(`who ${who}`),
    visitFrom: async (address) => {
      if (address !== undefined) await visit(addressKey(address))
    },
    signInFrom: async (address, step) => {
      if (address !== undefined) await signIn(`${step} ${addressKey(address)}`)
    },
    exportOf: async (workspaceId, part) => exports[part](workspaceId),
  }
}

const nothing = async () => undefined

/** Counts nothing. */
export const noLimits: Limits = {
  writeFrom: nothing,
  writeBy: nothing,
  visitFrom: nothing,
  signInFrom: nothing,
  exportOf: nothing,
}
