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
