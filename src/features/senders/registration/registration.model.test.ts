import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  nextRound,
  possibleStep,
  readRegistrationQuery,
  registrationSteps,
  registrationValues,
  stepBeside,
} from './registration.model.ts'

const rest = { yahoo: { state: 'not_started' }, mailru: { state: 'not_started' } } as const

test('the address is read, and written the same', () => {
  const values = { sender: 'snd_1', campaign: 'cmp_5', provider: 'yahoo,gmail', step: 'example' }
  const query = readRegistrationQuery(values)
  expect(query).toEqual({
    sender: 'snd_1',
    campaign: 'cmp_5',
    providers: ['gmail', 'yahoo'],
    step: 'example',
  })
  expect(readRegistrationQuery(registrationValues(query))).toEqual(query)
  expect(registrationValues(readRegistrationQuery({}))).toEqual({
    sender: undefined,
    campaign: undefined,
    provider: undefined,
    step: undefined,
  })
})

test('no provider is something else than no choice', () => {
  expect(readRegistrationQuery({ provider: 'none' }).providers).toEqual([])
  expect(readRegistrationQuery({ provider: 'outlook' }).providers).toBeUndefined()
  expect(registrationValues(readRegistrationQuery({ provider: 'none' })).provider).toBe('none')
})

test('whatever stands in the address, it is read', () => {
  const text = fc.oneof(
    fc.string(),
    fc.constantFrom('../x', '__proto__', '<b>', 'gmail,gmail', 'constructor'),
  )
  fc.assert(
    fc.property(fc.record({ sender: text, campaign: text, provider: text, step: text }), (values) => {
      const query = readRegistrationQuery(values)
      expect(registrationSteps).toContain(query.step)
      expect(new Set(query.providers).size).toBe(query.providers?.length ?? 0)
      if (query.sender !== undefined) expect(query.sender).toMatch(/^[\w-]+$/)
      expect(readRegistrationQuery(registrationValues(query))).toEqual(query)
    }),
  )
})

test('no step is shown before what it needs', () => {
  expect(possibleStep('progress', { hasSender: false, hasExample: true })).toBe('sender')
  expect(possibleStep('providers', { hasSender: true, hasExample: false })).toBe('example')
  expect(possibleStep('progress', { hasSender: true, hasExample: false })).toBe('progress')
  expect(possibleStep('providers', { hasSender: true, hasExample: true })).toBe('providers')
})

test('steps follow each other', () => {
  expect([stepBeside('sender', -1), stepBeside('sender', 1), stepBeside('progress', 1)]).toEqual([
    undefined,
    'readiness',
    undefined,
  ])
})

test('a round may begin a minute after the last mail', () => {
  expect(nextRound({ gmail: { state: 'not_started' }, ...rest })).toBe(-Infinity)
  const at = '2027-02-01T00:00:00.000Z'
  expect(nextRound({ gmail: { state: 'email_sent', at }, ...rest })).toBe(Date.parse(at) + 60_000)
  expect(nextRound({ gmail: { state: 'approved', at }, ...rest })).toBe(-Infinity)
})
