import { randomUUID } from 'node:crypto'
import { checkedAnswer } from '#domain/kernel/call-input'
import { systemClock } from '#lib/clock'
import type { Role } from '#api/self-account'
import { asCall } from './tenant-wall.ts'
import { inTransaction } from '#server/store/transaction'
import type { OpenDatabase } from '#server/store/database'
import type { Tenant } from '#server/store/tenant'
import type { Call, Handler } from '#server/http/handle'

export const TEST_NOW = '2026-03-01T09:00:00.000Z'

/** Calls handlers as the pipeline does once it knows who calls; answers are checked by the contract. */
export function testCaller(
  database: OpenDatabase,
  tenant: Tenant,
  handlers: readonly Handler[],
  role: Role = 'owner',
) {
  return async (
    name: string,
    {
      params = {},
      query = {},
      body,
      now = TEST_NOW,
    }: { params?: Record<string, string>; query?: unknown; body?: unknown; now?: string } = {},
  ): Promise<unknown> => {
    const handler = handlers.find(({ bound }) => bound.name === name)
    if (!handler) throw new Error(`Nothing answers ${name}.`)
    const account = { id: 'acc_test', name: 'Test', email: 'test@example.jp' }
    const url = new URL('http://localhost/')
    const call = (db: Call['db']): Call => ({
      db,
      params,
      query,
      body,
      caller: account,
      account,
      apiKey: undefined,
      tenant,
      role,
      clock: { ...systemClock, now: () => Date.parse(now) },
      now,
      newId: (prefix) => `${prefix}_${randomUUID().replaceAll('-', '')}`,
      request: new Request(url),
      url,
      signal: new AbortController().signal,
      jobs: undefined,
      cookies: { get: () => undefined, set: () => undefined, lines: [] },
      afterwards: () => undefined,
    })
    const answer = await asCall(
      () =>
        handler.inTransaction
          ? inTransaction(database, (db) => handler.answer(call(db)))
          : handler.answer(call(database)),
      tenant,
    )
    return checkedAnswer(handler.bound, answer)
  }
}
