import { expect, test } from 'vitest'
import { knowsMissing, listsToLeave, offLists, peopleFound } from './left-lists.ts'

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

test('a contact of whom another connection has a row stays on the lists of that one', () => {
  const fills = (state: 'paused' | 'archived') => ({ state, mailingListIds: ['b', 'c'] })
  expect(listsToLeave(['a', 'b'], [])).toEqual(['a', 'b'])
  expect(listsToLeave(['a', 'b'], [fills('paused')])).toEqual(['a'])
  expect(listsToLeave(['a', 'b'], [fills('archived')])).toEqual(['a', 'b'])
})

test('a row that is there is no missing one, even if it can’t be taken', () => {
  const emails = ['a@shop.example', '', 'no address', 'a@shop.example', 'b@shop.example']
  expect(peopleFound(emails.map((email) => ({ email })))).toEqual(['a@shop.example', 'b@shop.example'])
})

test.each([
  ['no row', { skipped: 0, failed: 0 }, true],
  ['rows', { skipped: 2, failed: 0 }, true],
  ['rows, of which some failed', { skipped: 1, failed: 5 }, true],
  ['only rows that failed', { skipped: 0, failed: 5 }, false],
])('of %s it is known who is missing: %o', (_, figures, known) => {
  expect(knowsMissing({ created: 0, updated: 0, ...figures })).toBe(known)
})
