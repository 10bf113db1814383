import { systemClock, type Clock } from '#lib/clock'
import { reportableUrl } from './address.ts'
import { isBot } from './bot-score.ts'
import { eventBody, identityBody, pageViewExtras, type Identity } from './payload.ts'
import { readSignals } from './signals.ts'
import type { TrackedPage } from './tracked-page.ts'
import { errorOfAnswer, toTrackingError } from './tracking-error.ts'

/** Times in ms. */
export const TRACKING = {
  /** An answer that takes longer counts as none. */
  timeout: 20_000,
  /** A page that changes its address by script writes its new title a moment later. */
  titleSettles: 100,
} as const

export interface TrackerOptions {
  /** The tracking API's address, up to and with its version: `…/web/v1`. */
  baseUrl: string
  workspaceId: string
  fetch?: typeof globalThis.fetch
  /** @default the window */
  page?: TrackedPage
  /** @default the real one */
  clock?: Clock
}

/**
 * Reports a visit (TRK-1 to TRK-5). Everything but `start` throws TrackingError, and sends nothing unless a session is
 * open: not before the start, not for a bot, not after a start that failed, not after the end.
 */
export interface Tracker {
  /** Opens a session unless the visitor looks like a bot. A failure is logged, never thrown. */
  start: () => Promise<void>
  end: () => Promise<void>
  identify: (identity: Identity) => Promise<void>
  track: (type: string, payload?: Record<string, unknown>) => Promise<void>
  /** Reports the page as its address is now; `name` is its title unless the extras give one. */
  pageView: (extras?: Record<string, unknown>) => Promise<void>
}

export function createTracker({
  baseUrl,
  workspaceId,
  fetch = (...request) => globalThis.fetch(...request),
  page = window,
  clock = systemClock,
}: TrackerOptions): Tracker {
  let bot: boolean | undefined
  /** Resolves to whether events may be sent. */
  let session: Promise<boolean> | undefined

  const post = async (path: string, body: string): Promise<void> => {
    const giveUp = new AbortController()
    const stopTimer = clock.setTimeout(() => giveUp.abort(), TRACKING.timeout)
    try {
      const response = await fetch(baseUrl.replace(/\/+$/, '') + path, {
        method: 'POST',
        mode: 'cors',
        credentials: 'include',
        headers: { 'content-type': 'application/json', 'x-workspace-id': workspaceId },
        body,
        signal: giveUp.signal,
      })
      if (!response.ok) throw await errorOfAnswer(response)
    } catch (error) {
      throw toTrackingError(error)
    } finally {
      stopTimer()
    }
  }

  const open = async (): Promise<boolean> => {
    try {
      bot ??= isBot(readSignals(page))
      if (bot) return false
      await post('/sessions/start', EMPTY)
      return true
    } catch {
      console.log('failed to init session')
      return false
    }
  }

  const send = async (path: string, body: string): Promise<void> => {
    if (await session) await post(path, body)
  }

  return {
    async start() {
      session ??= open()
      await session
    },
    async end() {
      const ending = session
      session = undefined
      if (await ending) await post('/sessions/end', EMPTY)
    },
    async identify(identity) {
      await send('/sessions/identify', identityBody(identity))
    },
    async track(type, payload) {
      await send('/events/track', eventBody(type, payload))
    },
    async pageView(extras) {
      const given = pageViewExtras(extras)
      const url = reportableUrl(page.location.href)
      await new Promise<void>((resolve) => {
        clock.setTimeout(resolve, TRACKING.titleSettles)
      })
      const { title, referrer } = page.document
      const payload = {
        name: title,
        ...given,
        url,
        title,
        pathname: url && new URL(url).pathname,
        referrer: reportableUrl(referrer),
        userAgent: page.navigator.userAgent,
      }
      await send('/events/track', eventBody('page_view', payload))
    },
  }
}

const EMPTY = '{}'
