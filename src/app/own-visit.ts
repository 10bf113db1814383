import type { Config } from '#lib/config'
import { createTracker, TrackingError } from '#tracking'

/** A visit of the product itself that has begun. */
export interface OwnVisit {
  identify: (account: { email: string; name: string }) => Promise<void>
  pageView: () => Promise<void>
  end: () => Promise<void>
}

/** Opens a visit. Loaded with the tracking client, which is never part of a first screen. */
export async function startOwnVisit(config: Config): Promise<OwnVisit> {
  const tracker = createTracker({
    baseUrl: `${config.apiBaseUrl.replace(/\/$/, '')}/web/v1`,
    workspaceId: config.trackingWorkspaceId,
  })
  await tracker.start()
  let isOver = false
  /** A visit that has ended, here or in another tab, before what is told of it has arrived is no trouble (TRK-34). */
  const tell = async (telling: Promise<void>) => {
    try {
      await telling
    } catch (error) {
      isOver ||= error instanceof TrackingError && error.code === NO_VISIT
      if (!isOver) throw error
    }
  }
  return {
    identify: ({ email, name }) => tell(tracker.identify({ email, properties: { name } })),
    pageView: () => tell(tracker.pageView()),
    end() {
      isOver = true
      return tracker.end()
    },
  }
}

/** What the tracking API answers where no visit is open. */
const NO_VISIT = 404
