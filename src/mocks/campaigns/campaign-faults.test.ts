import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/core'
import { campaignRoutes } from '#api/contract'
import type { Campaign } from '#api/campaigns'
import type { Fault } from '#mocks/core/faults'
import { callerAs, type Caller } from '#mocks/core/test-caller'
import { createMockApi, type MockApi } from '#mocks/node'

const DRAFT = 'cmp_19'
const params = { campaignId: DRAFT }

/** Each call of campaigns; with whether it writes, so that it may never be sent twice by itself. */
const calls: Readonly<
  Record<string, { writes: boolean; send: (as: Caller, draft: Campaign) => Promise<unknown> }>
> = {
  list: { writes: false, send: (as) => as.call(campaignRoutes.list, { query: {} }) },
  count: { writes: false, send: (as) => as.call(campaignRoutes.count, { query: {} }) },
  one: { writes: false, send: (as) => as.call(campaignRoutes.one, { params }) },
  executions: { writes: false, send: (as) => as.call(campaignRoutes.executions, { params, query: {} }) },
  summaries: { writes: false, send: (as) => as.call(campaignRoutes.summaries, { params, query: {} }) },
  create: { writes: true, send: (as) => as.call(campaignRoutes.create, { body: { name: 'New' } }) },
  update: {
    writes: true,
    send: (as, { version }) => as.call(campaignRoutes.update, { params, body: { version, name: 'Other' } }),
  },
  duplicate: { writes: true, send: (as) => as.call(campaignRoutes.duplicate, { params, body: {} }) },
  schedule: {
    writes: true,
    send: (as, { version, recipientEstimate = 0 }) =>
      as.call(campaignRoutes.schedule, {
        params,
        body: { version, timezone: 'Asia/Tokyo', mode: 'all', confirmCount: recipientEstimate },
      }),
  },
  cancel: {
    writes: true,
    send: (as, { version }) => as.call(campaignRoutes.cancel, { params, body: { version } }),
  },
  delete: { writes: true, send: (as) => as.call(campaignRoutes.delete, { params }) },
}

const envelope = { code: 422, message: 'It can’t be done.', ticketId: 'tkt_test' }
/** What goes wrong: statuses with their envelope, bodies that are none, and connections that break. */
const faults: Readonly<Record<string, Fault>> = {
  ...Object.fromEntries(
    [400, 403, 404, 409, 413, 422, 429, 500, 503].map((code): [string, Fault] => [
      String(code),
      { kind: 'status', code, body: { ...envelope, code } },
    ]),
  ),
  'an envelope with a number for a message': {
    kind: 'status',
    code: 500,
    body: { code: 500, message: 123, ticketId: 'tkt_test' },
  },
  'an empty body with 502': { kind: 'empty', code: 502 },
  'a page of a captive portal': { kind: 'html', code: 200 },
  'an answer of another type': { kind: 'wrongtype', code: 200, body: '"text"' },
  'a part of an answer': { kind: 'truncate', bytes: 1 },
  'a connection that is reset': { kind: 'reset' },
  'no network': { kind: 'down' },
}

async function open(): Promise<{ api: MockApi; as: Caller; draft: Campaign }> {
  const api = createMockApi({ scenario: { size: 'small' } })
  const as = await callerAs(api, 'acc_haruka', 'ws_sakura')
  return { api, as, draft: await as.call(campaignRoutes.one, { params }) }
}

describe.each(Object.entries(faults))('%s', (_, fault) => {
  test.each(Object.entries(calls))(
    'fails %s as one error that can be shown',
    async (name, { writes, send }) => {
      const { api, as, draft } = await open()
      const before = api.log.length
      api.faults.add(fault)
      const error: unknown = await send(as, draft).then(
        () => undefined,
        (caught: unknown) => caught,
      )
      expect(error, name).toBeInstanceOf(ApiError)
      if (!(error instanceof ApiError)) return
      expect(error.message).not.toMatch(/syntax|unexpected token|undefined|json/i)
      expect(typeof error.ticketId).toBe('string')
      if (fault.kind === 'status' && fault.code !== undefined) expect(error.code).toBe(fault.code)
      const sent = api.log.slice(before).filter(({ path }) => path.includes('/campaigns'))
      // A read may be tried again; a write never is.
      if (writes) expect(sent).toHaveLength(1)
    },
  )
})

test('after a failure that changed nothing each call works again', async () => {
  const { api, as, draft } = await open()
  for (const { send } of Object.values(calls)) {
    api.faults.add({ kind: 'status', code: 503, times: 1, body: { ...envelope, code: 503 } })
    await expect(send(as, draft)).rejects.toBeInstanceOf(ApiError)
  }
  expect(await as.call(campaignRoutes.one, { params })).toEqual(draft)
})
