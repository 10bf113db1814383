import { productName } from '#lib/product'
import { watchAddress, type AddressBar } from './address.ts'
import { createTracker, type ConsentState, type Tracker, type TrackerOptions } from './client.ts'
import type { TrackedPage } from './tracked-page.ts'

/** What a customer's page calls: `otegami.track('order', { total: 1200 })`. */
export type EmbeddedTracker = Pick<Tracker, 'track' | 'identify' | 'pageView' | 'consent'>

/** A window, as far as the script is concerned. */
export type EmbeddingPage = TrackedPage &
  AddressBar &
  Pick<EventTarget, 'dispatchEvent'> & {
    /** `persisted`: the browser had kept the page as it was, and runs no script of it again. */
    addEventListener: (
      type: 'pageshow',
      listener: (event: { readonly type: string; readonly persisted?: boolean }) => void,
    ) => void
    document: {
      /** Whether the browser loads the page before its reader comes to it, which may be never. */
      readonly prerendering?: boolean
      addEventListener: (type: 'prerenderingchange', listener: () => void) => void
    }
  }

/** The global that holds it. */
export const GLOBAL_NAME = productName.toLowerCase()

/** Happens on the window once the global is there: a page may have something to tell before (TRK-31). */
const READY_EVENT = `${GLOBAL_NAME}:ready`

/**
 * Begins to track the page that a script tag stands in: opens a session, reports the page and each change of address
 * (TRK-4), and gives the page the global above. Throws nothing, now or later: a mistake is told in the console.
 */
export function embed(
  script: Pick<Element, 'getAttribute'> | null,
  page: EmbeddingPage,
  options: Pick<TrackerOptions, 'fetch' | 'clock'> = {},
): void {
  // A tag that stands in the page twice counts once.
  if (Object.hasOwn(page, GLOBAL_NAME)) return
  try {
    const workspaceId = script?.getAttribute('data-workspace-id') ?? ''
    const baseUrl = script?.getAttribute('data-base-url') ?? ''
    const tracker = createTracker({
      ...options,
      baseUrl,
      workspaceId,
      page,
      after: page.document.prerendering === true ? comingOfReader(page) : undefined,
      consent: consentOf(script?.getAttribute('data-consent') ?? ''),
    })
    const told: EmbeddedTracker = {
      track: (type, payload) => tracker.track(type, payload).catch(tell),
      identify: (identity) => tracker.identify(identity).catch(tell),
      pageView: (extras) => tracker.pageView(extras).catch(tell),
      consent: (answer) => tracker.consent(answer).catch(tell),
    }
    Object.assign(page, { [GLOBAL_NAME]: told })
    if (!workspaceId || !baseUrl) {
      tell('the script tag needs data-workspace-id and data-base-url')
      return
    }
    void tracker.start()
    void told.pageView()
    watchAddress(page, () => void told.pageView())
    page.addEventListener('pageshow', ({ persisted }) => {
      if (persisted === true) void told.pageView()
    })
    page.dispatchEvent(new Event(READY_EVENT))
  } catch (error) {
    tell(error)
  }
}

/** Settles when somebody comes to a page that the browser has loaded for them (TRK-38). */
const comingOfReader = async ({ document }: EmbeddingPage): Promise<void> =>
  new Promise((resolve) => document.addEventListener('prerenderingchange', resolve))

/** What the tag says of consent (TRK-30). Whatever else stands there, the author wanted to be careful. */
const consentOf = (attribute: string): ConsentState =>
  attribute === '' ? 'unknown' : attribute === 'granted' ? 'granted' : 'awaited'

const tell = (what: unknown): void => console.warn(`${GLOBAL_NAME}:`, what)
