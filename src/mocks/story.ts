import type { HttpHandler } from 'msw'
import { networkOf } from '#mocks/demo/network'
import { createMockApi, type MockApi, type MockApiOptions } from './node.ts'

export { standingClock, STORY_TIME } from './node.ts'

export interface StoryApiOptions extends MockApiOptions {
  /** Who is signed in: `acc_haruka` (owner, admin), `acc_tom` (member), `acc_new` (no workspace), or nobody (null). @default acc_haruka */
  account?: string | null
}

export interface StoryApi extends MockApi {
  /** For `msw.use(...handlers)`. */
  handlers: HttpHandler[]
  /** A bearer token of the account, for stories that start below the session. */
  token: string | undefined
}

/** A backend of its own for one story: a small world that stands still, somebody signed in. */
export async function freshMockApi({
  account = 'acc_haruka',
  scenario,
  ...options
}: StoryApiOptions = {}): Promise<StoryApi> {
  const api = createMockApi({ cookies: 'jar', ...options, scenario: { size: 'small', ...scenario } })
  const session = account === null ? undefined : await api.signInAs(account)
  return {
    ...api,
    get db() {
      return api.db
    },
    handlers: networkOf(api),
    token: session?.token,
  }
}
