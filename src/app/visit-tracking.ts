import type { Config } from '#lib/config'
import type { Tracker } from '#tracking'

/** The product's own visits, reported through the tracking client that customers embed too (TRK-1 to TRK-7). */
export interface VisitTracking {
  /** Opens a session and says who visits. Loads the tracking client first: it is never part of a first screen. */
  begin: (account: { email: string; name: string }) => Promise<void>
  pageView: () => Promise<void>
  end: () => Promise<void>
}

export function visitTracking(config: Config): VisitTracking {
  let starting: Promise<Tracker> | undefined
  const start = async () => {
    const { createTracker } = await import('#tracking')
    const tracker = createTracker({
      baseUrl: `${config.apiBaseUrl.replace(/\/$/, '')}/web/v1`,
      workspaceId: config.trackingWorkspaceId,
    })
    await tracker.start()
    return tracker
  }
  /** A visit that has ended before what is told of it has arrived is no trouble. */
  const during = async (visit: Promise<Tracker>, tell: (tracker: Tracker) => Promise<void>) => {
    try {
      await tell(await visit)
    } catch (error) {
      if (visit === starting) throw error
    }
  }
  return {
    async begin({ email, name }) {
      starting ??= start()
      await during(starting, (tracker) => tracker.identify({ email, properties: { name } }))
    },
    async pageView() {
      if (starting) await during(starting, (tracker) => tracker.pageView())
    },
    async end() {
      const visit = starting
      starting = undefined
      await (await visit)?.end()
    },
  }
}
