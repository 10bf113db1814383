import { systemClock, type Clock } from '#lib/clock'
import { reportableUrl } from './address.ts'
import { isBot } from './bot-score.ts'
import {
  eventBody,
  identityBody,
  isMap,
  pageViewExtras,
  withVisitWords,
  type Consent,
  type Identity,
} from './payload.ts'
import { readSignals } from './signals.ts'
import type { TrackedPage } from './tracked-page.ts'
import { errorOfAnswer, toTrackingError, TrackingError } from './tracking-error.ts'

/** Times in ms, unless they say otherwise. */
export const TRACKING = {
  /** An answer that takes longer counts as none. */
  timeout: 20_000,
  /** A page that changes its address by script writes its new title a moment later. */
  titleSettles: 100,
  /** A visit of which nothing was told for so long has run out. */
  visit: 1_800_000,
  /** Calls that are kept until the visitor agrees; not a time. */
  kept: 100,
  /** Bytes of calls under way that go on when their page is left; not a time. Browsers refuse those beyond 64 KiB. */
  outliving: 60_000,
} as const

export interface TrackerOptions {
  /** The tracking API's address, up to and with its version: `…/web/v1`. */
  baseUrl: string
  workspaceId: string
  fetch?: typeof globalThis.fetch
  /** What is known of the visitor's consent at the beginning (TRK-30). @default unknown */
  consent?: ConsentState
  /** What the session waits for, and with it everything that is reported. @default nothing */
  after?: Promise<unknown> | undefined
  /** @default the window */
  page?: TrackedPage
  /** @default the real one */
  clock?: Clock
}

/** `unknown`: nothing was said of it, and nothing is said of it in the calls. `awaited`: nothing leaves the page before it. */
export type ConsentState = 'unknown' | 'awaited' | Consent

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
  /**
   * What the visitor answered (TRK-31). Once granted, what was kept is sent; denied, it is thrown away, and an open session
   * ends and is forgotten.
   */
  consent: (answer: Consent) => Promise<void>
  consentNow: () => ConsentState
  /** Reports the page as its address is now; `name` is its title unless the extras give one. */
  pageView: (extras?: Record<string, unknown>) => Promise<void>
}

export function createTracker({
  baseUrl,
  workspaceId,
  consent: consentBefore = 'unknown',
  after,
  fetch = (...request) => globalThis.fetch(...request),
  page = window,
  clock = systemClock,
}: TrackerOptions): Tracker {
  let bot: boolean | undefined
  let consent: ConsentState = consentBefore
  /** Whether the page asked for a session: one that consent holds back is opened once it is given. */
  let wanted = false
  /** What waits for consent, in the order of the calls. */
  let kept: Call[] = []
  /** Resolves to whether events may be sent. */
  let session: Promise<boolean> | undefined
  /** When something was last told, in ms since 1970. */
  let toldAt = 0
  /** The body of the call that said who the visitor is. */
  let known: string | undefined
  /** The visit, by the answer to its start. */
  let sessionId: unknown
  /** Whether a cookie has brought the visit to the server. */
  let hasCookie = false
  /** Whether the calls name the visit, because no cookie does (TRK-41). */
  let isNamed = false
  /** Bytes of the calls under way that outlive the page. */
  let outliving = 0

  const post = async (call: Call): Promise<Response> => {
    const { path, body } = call
    const said = isConsent(consent) ? consent : undefined
    const text = withVisitWords(body, {
      consent: said,
      sessionId: isNamed && path !== START ? sessionId : undefined,
    })
    // At most three bytes a character. The rest is for the call itself: browsers keep alive only so many, too.
    const weight = text.length * 3 + 500
    const keepalive = outliving + weight <= TRACKING.outliving
    if (keepalive) outliving += weight
    const giveUp = new AbortController()
    const stopTimer = clock.setTimeout(() => giveUp.abort(), TRACKING.timeout)
    try {
      const response = await fetch(baseUrl.replace(/\/+$/, '') + path, {
        method: 'POST',
        mode: 'cors',
        credentials: 'include',
        headers: { 'content-type': 'application/json', 'x-workspace-id': workspaceId },
        body: text,
        keepalive,
        signal: giveUp.signal,
      })
      if (!response.ok) throw await errorOfAnswer(response)
      toldAt = clock.now()
      return response
    } catch (error) {
      // It was given while the call was under way.
      if (isWithoutConsent(error) && said === undefined && isNow('granted')) return await post(call)
      throw toTrackingError(error)
    } finally {
      stopTimer()
      if (keepalive) outliving -= weight
    }
  }

  const open = async (): Promise<boolean> => {
    try {
      bot ??= isBot(readSignals(page))
      if (bot) return false
      if (after) await after
      const response = await post({ path: START, body: EMPTY })
      const answer: unknown = await response.json().catch(() => undefined)
      sessionId = isMap(answer) ? answer['sessionId'] : undefined
      return true
    } catch (error) {
      if (!isHeldBack(error)) console.log('failed to init session')
      return false
    }
  }

  // A call may change it while another is under way.
  const isNow = (state: ConsentState): boolean => consent === state

  /** Whether it was refused for want of consent. From then on consent is awaited, which is said once. */
  const isHeldBack = (error: unknown): boolean => {
    if (!isWithoutConsent(error) || consent === 'granted') return false
    if (consent === 'unknown') {
      consent = 'awaited'
      session = undefined
      console.warn(error.message)
    }
    return true
  }

  const keep = (call: Call): void => {
    if (kept.length >= TRACKING.kept)
      throw new TrackingError(429, `More than ${TRACKING.kept} calls wait for consent: this one is lost.`)
    kept.push(call)
  }

  const begin = async (): Promise<boolean> => {
    if (consent === 'awaited' || consent === 'denied') return false
    session ??= open()
    return session
  }

  /** Begins another visit of the same visitor in place of one that ran out while its page was open; one for all calls that meet it. */
  const openAnother = async (before: Promise<boolean>): Promise<boolean> => {
    if (session === before)
      session = open().then(async (isOpen) => {
        // Who cannot be told is told of the next time; what happens is told in any case.
        if (isOpen && known !== undefined) await post({ path: IDENTIFY, body: known }).catch(() => undefined)
        return isOpen
      })
    return (await session) ?? false
  }

  const tell = async (call: Call, before: Promise<boolean>): Promise<void> => {
    const hasRunOut = clock.now() - toldAt >= TRACKING.visit
    const wasNamed = isNamed
    try {
      await post(call)
      if (!wasNamed) hasCookie = true
    } catch (error) {
      const isOver = error instanceof TrackingError && error.code === 404
      if (isOver && !wasNamed && !hasCookie && sessionId !== undefined) {
        isNamed = true
        await tell(call, before)
        return
      }
      if (!isOver || !hasRunOut || !(await openAnother(before))) throw error
      await post(call)
    }
  }

  const send = async (call: Call): Promise<void> => {
    const before = session
    const isOpen = await before
    if (consent === 'denied') return
    if (consent === 'awaited') {
      if (wanted) keep(call)
      return
    }
    if (!isOpen || !before) return
    try {
      await tell(call, before)
    } catch (error) {
      if (!isHeldBack(error)) throw error
      if (isNow('awaited')) keep(call)
    }
  }

  return {
    async start() {
      wanted = true
      await begin()
    },
    async end() {
      const ending = session
      session = undefined
      wanted = false
      known = undefined
      kept = []
      if (await ending) await post({ path: '/sessions/end', body: EMPTY })
    },
    async consent(answer) {
      if (!isConsent(answer)) throw new TrackingError(400, "Consent is 'granted' or 'denied'.")
      const calls = kept
      kept = []
      consent = answer
      if (answer === 'denied') {
        const ending = session
        session = undefined
        known = undefined
        if (await ending) await post({ path: '/sessions/end', body: EMPTY })
        return
      }
      if (!wanted || !(await begin())) return
      let failed: unknown
      for (const call of calls) await send(call).catch((error: unknown) => (failed ??= error))
      if (failed !== undefined) throw toTrackingError(failed)
    },
    consentNow: () => consent,
    async identify(identity) {
      await send({ path: IDENTIFY, body: identityBody(identity) })
      // Lists are told once: whoever has left one since does not join it again.
      known = JSON.stringify({ email: identity.email })
    },
    async track(type, payload) {
      await send({ path: '/events/track', body: eventBody(type, payload) })
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
      await send({ path: '/events/track', body: eventBody('page_view', payload) })
    },
  }
}

/** Only the calls of a visit without consent are answered with it (TRK-28). */
const isWithoutConsent = (error: unknown): error is TrackingError =>
  error instanceof TrackingError && error.code === 428

const EMPTY = '{}'
const START = '/sessions/start'
const IDENTIFY = '/sessions/identify'

interface Call {
  path: string
  /** JSON, as it was when the page made the call. */
  body: string
}

const isConsent = (value: unknown): value is Consent => value === 'granted' || value === 'denied'
