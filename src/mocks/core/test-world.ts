import type { JournalStore, WorldSize } from './journal.ts'
import { createMockApi, STORY_TIME, standingClock, type MockApi } from '#mocks/node'
import { callerAs, type Caller } from './test-caller.ts'

/** A backend whose clock a test moves by hand. */
export interface MovingWorld {
  api: MockApi
  now: () => number
  /** Lets so many ms pass. */
  pass: (ms: number) => void
  /** Calls as somebody, signed in anew for each call: however much time has passed, the session is a fresh one. */
  as: (accountId: string, workspaceId: string) => Pick<Caller, 'call' | 'refused'>
}

export function movingWorld({
  size = 'small',
  journal,
  start = STORY_TIME,
}: { size?: WorldSize; journal?: JournalStore; start?: number } = {}): MovingWorld {
  let now = start
  const api = createMockApi({
    scenario: { size },
    clock: { ...standingClock(), now: () => now },
    ...(journal && { journal }),
  })
  return {
    api,
    now: () => now,
    pass(ms) {
      now += ms
    },
    as: (accountId, workspaceId) => ({
      call: async (route, input, options) =>
        (await callerAs(api, accountId, workspaceId)).call(route, input, options),
      async refused(call) {
        // It may fail while this one signs in.
        call.catch(() => undefined)
        return (await callerAs(api, accountId, workspaceId)).refused(call)
      },
    }),
  }
}
