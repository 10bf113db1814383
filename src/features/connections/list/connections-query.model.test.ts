import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CONNECTION_POLL,
  connectionFilterOf,
  connectionsQueryValues,
  pollInterval,
  readConnectionsQuery,
} from './connections-query.model.ts'

test('an address is read as it was written, and what is usual is left out', () => {
  const query = readConnectionsQuery({
    q: '顧客',
    status: 'paused',
    connection: 'ctn_1',
    tab: 'mapping',
    edit: 'ctn_1',
  })
  expect(readConnectionsQuery(connectionsQueryValues(query))).toEqual(query)
  expect(connectionsQueryValues(readConnectionsQuery({}))).toEqual({})
  expect(connectionsQueryValues(readConnectionsQuery({ tab: 'mapping' }))).toEqual({})
  expect(readConnectionsQuery({ status: '<b>', connection: '../x', tab: '__proto__' })).toEqual(
    readConnectionsQuery({}),
  )
  expect(connectionFilterOf(query)).toEqual({ q: '顧客', status: 'paused' })
})

test('whatever the address says, it can be read', () => {
  fc.assert(
    fc.property(fc.dictionary(fc.string(), fc.string()), (values) => {
      expect(readConnectionsQuery(values).q.length).toBeLessThanOrEqual(200)
    }),
  )
})

test('the list is asked for often while rows are fetched, now and then while they will be, else never', () => {
  const nextSyncAt = '2026-01-01T00:00:00.000Z'
  expect(pollInterval([{ status: 'active', nextSyncAt }, { status: 'syncing' }])).toBe(
    CONNECTION_POLL.syncing,
  )
  expect(pollInterval([{ status: 'active', nextSyncAt }])).toBe(CONNECTION_POLL.scheduled)
  expect(pollInterval([{ status: 'active' }, { status: 'paused', nextSyncAt }])).toBeUndefined()
  expect(pollInterval([])).toBeUndefined()
})
