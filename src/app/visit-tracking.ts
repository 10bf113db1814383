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
  return {
    async begin({ email, name }) {
      starting ??= start()
      const tracker = await starting
      await tracker.identify({ email, properties: { name } })
    },
    async pageView() {
      const visit = starting
      try {
        await (await visit)?.pageView()
      } catch (error) {
        // A visit that has ended before its last page was counted is no trouble.
        if (visit === starting) throw error
      }
    },
    async end() {
      const visit = starting
      starting = undefined
      await (await visit)?.end()
    },
  }
}
