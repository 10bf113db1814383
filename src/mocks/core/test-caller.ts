import { createClient, type ApiError, type Client } from '#api/core'
import type { MockApi } from '#mocks/node'

/** Calls a backend of a test as somebody, through the client of the product. */
export interface Caller extends Client {
  /** The envelope of a call that must fail. */
  refused: (call: Promise<unknown>) => Promise<Pick<ApiError, 'code' | 'message' | 'ticketId'>>
}

export async function callerAs(api: MockApi, accountId: string, workspaceId?: string): Promise<Caller> {
  let { token } = await api.signInAs(accountId)
  const client = createClient({
    baseUrl: 'https://api.example',
    tokens: {
      token: () => token,
      // Tests move the clock by days, and a token lives for minutes.
      async renew() {
        ;({ token } = await api.signInAs(accountId))
        return true
      },
    },
    workspaceId: () => workspaceId,
    fetch: api.fetch,
  })
  return {
    ...client,
    async refused(call) {
      const outcome = await call.then(
        () => undefined,
        (error: ApiError) => error,
      )
      if (!outcome) throw new Error('The call was not refused.')
      return { code: outcome.code, message: outcome.message, ticketId: outcome.ticketId }
    },
  }
}
