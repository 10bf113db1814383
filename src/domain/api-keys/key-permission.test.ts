import { expect, test } from 'vitest'
import { expectKeyDomain, keyMay } from './key-permission.ts'

const read = { group: 'contacts', writes: false, isOfAccount: false }
const write = { ...read, writes: true }
const send = { ...write, group: 'transactional' }

test.each([
  ['full', read, true],
  ['full', write, true],
  ['full', send, true],
  ['full', { ...read, group: 'api-keys' }, false],
  ['full', { ...read, group: 'accounts' }, false],
  ['full', { ...read, group: 'ai-threads' }, false],
  ['read', { ...read, group: 'ai-threads' }, false],
  ['full', { ...write, group: 'invitation-link' }, false],
  ['full', { ...read, isOfAccount: true }, false],
  ['full', { ...write, group: 'upload', isOfAccount: true }, true],
  ['full', { ...read, group: 'regions', isOfAccount: true }, true],
  ['read', { ...write, group: 'upload', isOfAccount: true }, false],
  ['read', { ...read, group: 'regions', isOfAccount: true }, true],
  ['send', { ...write, group: 'upload', isOfAccount: true }, false],
  ['send', send, true],
  ['send', { ...send, writes: false }, true],
  ['send', read, false],
  ['read', read, true],
  ['read', write, false],
  ['read', send, false],
  ['read', { ...send, writes: false }, true],
] as const)('a key with %s, %j: %s', (permission, call, answer) => {
  expect(keyMay(permission, call)).toBe(answer)
})

test('a key of one domain sends from no other', () => {
  expect(() => expectKeyDomain([], 'a.example')).not.toThrow()
  expect(() => expectKeyDomain(['a.example'], 'a.example')).not.toThrow()
  expect(() => expectKeyDomain(['a.example'], 'b.example')).toThrow(/may not send from b.example/)
})
