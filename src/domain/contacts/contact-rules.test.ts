import { expect, test } from 'vitest'
import { ApiError } from '#api/wire'
import { contactStatuses } from '#lib/contact-status'
import {
  isSuppressed,
  standingOn,
  statusAfter,
  transitions,
  withLists,
  withProperties,
} from './contact-rules.ts'

const codeOf = (work: () => unknown): number => {
  try {
    work()
    return 200
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}

test('every change of a status does what the table says', () => {
  const consent = { source: 'manual' as const, note: 'Asked at the counter', at: '2026-01-15T00:00:00.000Z' }
  for (const before of contactStatuses)
    for (const status of contactStatuses) {
      const needs = before === status ? 'nothing' : transitions[before][status]
      const plain = codeOf(() => statusAfter('owner', before, { status }))
      expect(plain, `${before} to ${status}`).toBe(needs === 'nothing' ? 200 : 422)
      const full = { status, consent, statusReason: 'The mailbox is repaired' }
      expect(codeOf(() => statusAfter('owner', before, full))).toBe(needs ? 200 : 422)
      expect(codeOf(() => statusAfter('member', before, full))).toBe(
        needs === 'owner' ? 403 : needs ? 200 : 422,
      )
    }
})

test('nobody comes back from bounces or complaints by consent alone', () => {
  expect(contactStatuses.filter(isSuppressed)).toEqual(['unsubscribed', 'bounced', 'complained', 'blocked'])
  expect(transitions.bounced.subscribed).toBe('owner')
  expect(transitions.complained.subscribed).toBe('owner')
})

test('a list that the workspace lacks is refused, null takes off a list, the same again changes nothing', () => {
  const isList = (id: string) => id === 'lst_1'
  const on = withLists(isList, [], { lst_1: 'active' }, 'manual', '2026-01-15T00:00:00.000Z')
  expect(on).toMatchObject([{ mailingListId: 'lst_1', status: 'active' }])
  expect(withLists(isList, on, { lst_1: 'active' }, 'import', '2026-02-15T00:00:00.000Z')).toEqual(on)
  expect(withLists(isList, on, { lst_1: null }, 'manual', '2026-02-15T00:00:00.000Z')).toEqual([])
  expect(codeOf(() => withLists(isList, on, { lst_2: null }, 'manual', ''))).toBe(422)
})

test('an option that was removed stays with who has it, and nobody else gets it', () => {
  const choice = (type: 'select' | 'multi_select') =>
    new Map([
      [
        'taste',
        {
          key: 'taste',
          label: 'Taste',
          type,
          options: [{ value: 'dark', label: 'Dark' }],
          system: false,
          position: 0,
        },
      ],
    ])
  const many = choice('multi_select')
  expect(withProperties(many, { taste: ['light'] }, { taste: ['light', 'dark'] })).toEqual({
    taste: ['light', 'dark'],
  })
  expect(codeOf(() => withProperties(many, { taste: ['dark'] }, { taste: ['light'] }))).toBe(422)
  const one = choice('select')
  expect(withProperties(one, { taste: 'light' }, { taste: 'light' })).toEqual({ taste: 'light' })
  expect(codeOf(() => withProperties(one, {}, { taste: 'light' }))).toBe(422)
})

test('a subscription counts as active only where mail reaches the contact', () => {
  for (const status of contactStatuses)
    expect(standingOn(status, 'active') === 'active', status).toBe(status === 'subscribed')
  expect(standingOn('pending', 'active')).toBe('pending')
  expect(standingOn('bounced', 'active')).toBe('bounced')
  expect(standingOn('complained', 'pending')).toBe('unsubscribed')
  expect(standingOn('subscribed', 'unsubscribed')).toBe('unsubscribed')
})
