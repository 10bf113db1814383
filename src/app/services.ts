import { authRoutes } from '#api/auth'
import { createCache, createClient, createReads, createRecordWrites, keepAnswer, type Api } from '#api/core'
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
import type * as keptRecords from '#lib/kept-records'
import { forgetStored, ownerOfKept, storageKeys, tabKeys, takeFromTab, writeStored } from '#lib/storage'
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
  let person: string | undefined
  const isOwner = () => ownerOfKept() === person
  // Where nothing can be kept there is nothing to guard or to forget.
  const ofKept = (change: (kept: typeof keptRecords) => unknown) =>
    import('#lib/kept-records').then(change).catch(() => undefined)
  const session: Session = createSession({
    clock,
    random: Math.random,
    activity: pageActivity(window),
    channel: browserChannel(),
    exclusively: exclusivelyInBrowser,
    calls: {
      // A cookie that was replaced is no good: a page that goes meanwhile must not lose the new one (SES-24).
      refresh: (signal) =>
        client.call(authRoutes.refresh, {}, { signal, withoutToken: true, outlivesPage: true }),
      account: async (signal) =>
        keepAnswer(
          cache,
          selfAccountRoutes.one,
          {},
          await client.call(selfAccountRoutes.one, {}, { signal }),
        ),
      signOut: () => client.call(authRoutes.signOut, {}),
    },
    endTracking: tracking.end,
    forget() {
      reads.abortAll()
      cache.clear()
    },
    kept: {
      owner: ownerOfKept,
      setOwner(email) {
        person = email
        writeStored(storageKeys.keptFor, email)
      },
      guard: () => ofKept(({ keepRecordsWhile }) => keepRecordsWhile(isOwner)),
      forget() {
        forgetStored(storageKeys.keptFor)
        takeFromTab(tabKeys.typedToAssistant)
        return ofKept(({ forgetRecords }) => forgetRecords(isOwner))
      },
    },
  })
  return { api: { client, cache, reads, writes, clock }, session, tracking, config }
}
