import { expect, test } from 'vitest'
import type { Consent } from '#api/tracking'
import { expectConsent, identifiedContact } from './tracking-rules.ts'

test.each<[requireConsent: boolean, consent: Consent | undefined, code: number | undefined]>([
  [false, undefined, undefined],
  [false, 'granted', undefined],
  [false, 'denied', 428],
  [true, undefined, 428],
  [true, 'granted', undefined],
  [true, 'denied', 428],
])('required: %s, said: %s, refused with %s (TRK-28)', (requireConsent, consent, code) => {
  const call = () => expectConsent({ requireConsent }, consent)
  if (code === undefined) expect(call).not.toThrow()
  else expect(call).toThrow(expect.objectContaining({ code }))
})

test('a site that says nothing is told what to call', () => {
  expect(() => expectConsent({ requireConsent: true }, undefined)).toThrow("otegami.consent('granted')")
})

test('a site that says at each visit which lists a visitor wants changes nothing of what was decided elsewhere (TRK-36)', () => {
  const now = '2026-03-01T09:00:00.000Z'
  const facts = {
    properties: new Map(),
    isList: () => true,
    lists: [
      { id: 'lst_single', name: 'Single', optIn: 'single' as const },
      { id: 'lst_double', name: 'Double', optIn: 'double' as const },
    ],
  }
  const after = (
    status: 'active' | 'pending' | 'unsubscribed' | undefined,
    wanted: boolean,
    source: 'form' | 'tracking' = 'form',
  ) => {
    const known = identifiedContact(facts, undefined, 'a@example.org', {}, now)
    const subscriptions = facts.lists.flatMap(({ id: mailingListId }) =>
      status === undefined ? [] : [{ mailingListId, status, source, updatedAt: now }],
    )
    const mailingLists = { single: wanted, double: wanted }
    return identifiedContact(
      facts,
      { ...known, id: 'con_1', subscriptions },
      'a@example.org',
      { mailingLists },
      now,
    ).subscriptions.map((one) => one.status)
  }
  expect(after(undefined, true)).toEqual(['active', 'pending'])
  // Whoever has confirmed needs not confirm again.
  expect(after('active', true)).toEqual(['active', 'active'])
  expect(after('pending', true)).toEqual(['active', 'pending'])
  expect(after('unsubscribed', true)).toEqual(['unsubscribed', 'unsubscribed'])
  // The site's own switch can be turned back.
  expect(after('active', false)).toEqual(['unsubscribed', 'unsubscribed'])
  expect(after('unsubscribed', true, 'tracking')).toEqual(['active', 'pending'])
})

test('a visitor who is said to have no name, or one that no contact can have, keeps the one of before', () => {
  const now = '2026-03-01T09:00:00.000Z'
  const facts = { properties: new Map(), isList: () => true, lists: [] }
  const identified = (name: unknown) =>
    identifiedContact(
      facts,
      {
        ...identifiedContact(facts, undefined, 'a@example.org', { properties: { name: 'Ann' } }, now),
        id: 'con_1',
      },
      'a@example.org',
      { properties: { name } },
      now,
    ).name
  expect(['', ' ', 'x'.repeat(201), 7].map(identified)).toEqual(['Ann', 'Ann', 'Ann', 'Ann'])
  expect(identified('Bea')).toBe('Bea')
})
