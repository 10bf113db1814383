import { expect, test } from 'vitest'
import type { Consent } from '#api/tracking'
import { expectConsent } from './tracking-rules.ts'

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
