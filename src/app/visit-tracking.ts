import type { Config } from '#lib/config'
import { whenWhole } from '#lib/on-idle'
import type { OwnVisit } from './own-visit.ts'

/** The product's own visits, reported through the tracking client that customers embed too (TRK-1 to TRK-7). */
export interface VisitTracking {
  /** Opens a visit, unless there is one, and says who visits: once the page is whole, for nobody waits for it. */
  begin: (account: { email: string; name: string }) => Promise<void>
  pageView: () => Promise<void>
  end: () => Promise<void>
  /** The session is over without a word to the tracking API: who signs in next begins another visit. */
  leave: () => void
}

export function visitTracking(config: Config): VisitTracking {
  let visit: Promise<OwnVisit> | undefined
  const leave = () => {
    visit = undefined
  }
  return {
    async begin(account) {
      visit ??= whenWhole()
        .then(() => import('./own-visit.ts'))
        .then(({ startOwnVisit }) => startOwnVisit(config))
      await (await visit).identify(account)
    },
    async pageView() {
      await (await visit)?.pageView()
    },
    async end() {
      const ending = visit
      leave()
      await (await ending)?.end()
    },
    leave,
  }
}
