import { expect, test } from 'vitest'
import { offLists } from './left-lists.ts'

const at = '2026-01-02T03:04:05.000Z'
const on = (mailingListId: string, status: 'active' | 'pending' | 'unsubscribed') => ({
  mailingListId,
  status,
  updatedAt: at,
  source: 'connection' as const,
})

test('a contact whose row is gone leaves the lists of the connection, and no others', () => {
  const contact = {
    subscriptions: [on('a', 'active'), on('b', 'pending'), on('c', 'active')],
    version: 3,
    updatedAt: '2025-01-01T00:00:00.000Z',
  }
  expect(offLists(contact, ['a', 'b'], at)).toEqual({
    subscriptions: [on('c', 'active')],
    version: 4,
    updatedAt: at,
  })
})

test('who unsubscribed stays noted, and who is on none of them is left as they are', () => {
  const contact = { subscriptions: [on('a', 'unsubscribed'), on('c', 'active')], version: 3, updatedAt: at }
  expect(offLists(contact, ['a'], at)).toBeUndefined()
  expect(offLists(contact, [], at)).toBeUndefined()
})
