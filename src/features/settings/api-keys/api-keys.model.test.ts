import { expect, test } from 'vitest'
import { endOf, isExpired, isUnused, nameProblem } from './api-keys.model.ts'

const now = Date.parse('2026-03-31T12:00:00Z')
const daysAgo = (days: number) => new Date(now - days * 86_400_000).toISOString()

test.each([
  ['', 'nameEmpty'],
  ['　', 'nameEmpty'],
  ['a'.repeat(61), 'nameLong'],
  [`  ${'a'.repeat(60)} `, undefined],
  ['ｓｈｏｐ', 'nameTaken'],
  [' Shop ', 'nameTaken'],
  ['Shop 2', undefined],
])('the name %j: %s', (name, problem) => {
  expect(nameProblem(name, ['SHOP'])).toBe(problem)
})

test.each([
  [{ createdAt: daysAgo(31) }, true],
  [{ createdAt: daysAgo(29) }, false],
  [{ createdAt: daysAgo(400), lastUsedAt: daysAgo(30) }, false],
  [{ createdAt: daysAgo(400), lastUsedAt: daysAgo(30.1) }, true],
])('%j is unused: %s', (key, answer) => {
  expect(isUnused(key, now)).toBe(answer)
})

test('a key ends when its time is over, to the moment', () => {
  expect(isExpired({ expiresAt: endOf(30, now - 30 * 86_400_000) }, now)).toBe(true)
  expect(isExpired({ expiresAt: endOf(30, now) }, now)).toBe(false)
  expect(isExpired({ expiresAt: endOf(undefined, now) }, now)).toBe(false)
})
