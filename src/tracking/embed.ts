import { productName } from '#lib/product'
import { watchAddress, type AddressBar } from './address.ts'
import { createTracker, type Tracker, type TrackerOptions } from './client.ts'
import type { TrackedPage } from './tracked-page.ts'

/** What a customer's page calls: `otegami.track('order', { total: 1200 })`. */
export type EmbeddedTracker = Pick<Tracker, 'track' | 'identify' | 'pageView'>

/** The global that holds it. */
export const GLOBAL_NAME = productName.toLowerCase()

/**
 * Begins to track the page that a script tag stands in: opens a session, reports the page and each change of address
 * (TRK-4), and gives the page the global above. Throws nothing, now or later: a mistake is told in the console.
 */
export function embed(
  script: Pick<Element, 'getAttribute'> | null,
  page: TrackedPage & AddressBar,
  options: Pick<TrackerOptions, 'fetch' | 'clock'> = {},
): void {
  // A tag that stands in the page twice counts once.
  if (Object.hasOwn(page, GLOBAL_NAME)) return
  try {
    const workspaceId = script?.getAttribute('data-workspace-id') ?? ''
    const baseUrl = script?.getAttribute('data-base-url') ?? ''
    const tracker = createTracker({ ...options, baseUrl, workspaceId, page })
    const told: EmbeddedTracker = {
      track: (type, payload) => tracker.track(type, payload).catch(tell),
      identify: (identity) => tracker.identify(identity).catch(tell),
      pageView: (extras) => tracker.pageView(extras).catch(tell),
    }
    Object.assign(page, { [GLOBAL_NAME]: told })
    if (!workspaceId || !baseUrl) {
      tell('the script tag needs data-workspace-id and data-base-url')
      return
    }
    void tracker.start()
    void told.pageView()
    watchAddress(page, () => void told.pageView())
  } catch (error) {
    tell(error)
  }
}

const tell = (what: unknown): void => console.warn(`${GLOBAL_NAME}:`, what)
