import { authRoutes } from '#api/auth'
import { createCache, createClient, createReads, createRecordWrites, type Api } from '#api/core'
import { selfAccountRoutes } from '#api/self-account'
import {
  browserChannel,
  createSession,
  exclusivelyInBrowser,
  pageActivity,
  type Session,
} from '#features/session'
import { systemClock } from '#lib/clock'
import type { Config } from '#lib/config'
import { forgetStored, readStored, storageKeys, writeStored, tabKeys, takeFromTab } from '#lib/storage'
import { visitTracking, type VisitTracking } from './visit-tracking.ts'

/** What is made once, before React starts. */
export interface Services {
  api: Api
  session: Session
  tracking: VisitTracking
  config: Config
}

export function createServices(config: Config, addressWorkspaceId: () => string | undefined): Services {
  const clock = systemClock
  const cache = createCache(clock)
  const reads = createReads(clock)
  const writes = createRecordWrites()
  const tracking = visitTracking(config)
  const client = createClient({
    baseUrl: config.apiBaseUrl,
    workspaceId: addressWorkspaceId,
    // What is shown, which a reader may change at any time.
    language: () => document.documentElement.lang,
    tokens: { token: () => session.tokens.token(), renew: (stale) => session.tokens.renew(stale) },
  })
  const owner = () =>
    readStored(storageKeys.keptFor, (value) => (typeof value === 'string' ? value : undefined))
  const session: Session = createSession({
    clock,
    random: Math.random,
    activity: pageActivity(window),
    channel: browserChannel(),
    exclusively: exclusivelyInBrowser,
    calls: {
      refresh: (signal) => client.call(authRoutes.refresh, {}, { signal, withoutToken: true }),
      account: (signal) => client.call(selfAccountRoutes.one, {}, { signal }),
      signOut: () => client.call(authRoutes.signOut, {}),
    },
    endTracking: tracking.end,
    forget() {
      reads.abortAll()
      cache.clear()
    },
    kept: {
      owner,
      setOwner: (email) => writeStored(storageKeys.keptFor, email),
      forget() {
        forgetStored(storageKeys.keptFor)
        takeFromTab(tabKeys.typedToAssistant)
        // Where nothing can be kept there is nothing to forget.
        return import('#lib/kept-records')
          .then(({ forgetRecords }) => forgetRecords(() => owner() !== undefined))
          .catch(() => undefined)
      },
    },
  })
  return { api: { client, cache, reads, writes, clock }, session, tracking, config }
}
