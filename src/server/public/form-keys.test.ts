import { expect, test } from 'vitest'
import { createFormKeys } from './form-keys.ts'

const asked = { senderId: 'snd_1.x', askedAt: 1_760_000_000_000 }

test('what was signed is read, also after the secret was replaced', () => {
  const before = createFormKeys('before')
  const rotated = createFormKeys('now', ['long ago', 'before'])
  expect(rotated.submissionOf(before.confirmToken('fsb_1'))).toBe('fsb_1')
  expect(rotated.senderOf(before.senderToken(asked))).toEqual(asked)
  expect(rotated.submissionOf(rotated.confirmToken('fsb_1'))).toBe('fsb_1')
  // What is new is by the new secret.
  expect(before.submissionOf(rotated.confirmToken('fsb_1'))).toBeUndefined()
})

test('nothing else is', () => {
  const keys = createFormKeys('now', ['before'])
  const other = createFormKeys('other')
  expect(keys.submissionOf(other.confirmToken('fsb_1'))).toBeUndefined()
  expect(keys.senderOf(other.senderToken(asked))).toBeUndefined()
  expect(keys.submissionOf(keys.senderToken(asked))).toBeUndefined()
  for (const token of ['', 'x', keys.confirmToken(''), `${keys.confirmToken('fsb_1')}x`])
    expect(keys.submissionOf(token), token).toBeUndefined()
})
