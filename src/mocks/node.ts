import { systemClock, type Clock } from '#lib/clock'
import { STORY_TIME } from '#mocks/core/story-time'
import { createBackend, type MockBackend, type MockSettings } from '#mocks/core/respond'

export interface MockApiOptions extends Omit<MockSettings, 'clock'> {
  /** @default one that stands at 2026-01-15 09:00 in Tokyo, with real timers */
  clock?: Clock
}

/** A backend in this process. */
export interface MockApi extends MockBackend {
  /** Answers as the network would: a broken connection rejects with a TypeError. */
  fetch: (input: RequestInfo | URL, init?: RequestInit) => Promise<Response>
}

export { STORY_TIME }

/** A clock that stands still, with real timers. */
export const standingClock = (now = STORY_TIME): Clock => ({ ...systemClock, now: () => now })

/** The whole mock backend, for tests in Node and for a server. */
export function createMockApi({ clock = standingClock(), ...settings }: MockApiOptions = {}): MockApi {
  const backend = createBackend({ clock, ...settings })
  return {
    ...backend,
    get db() {
      return backend.db
    },
    async fetch(input, init) {
      const response = await backend.respond(new Request(input, init))
      if (response.type === 'error') throw new TypeError('fetch failed')
      return response
    },
  }
}
