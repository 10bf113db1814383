import { expect, test } from 'vitest'
import { isFinalSend } from './send-status.tsx'

test.each([
  ['queued', false],
  ['sending', false],
  ['sent', false],
  ['delayed', false],
  ['delivered', true],
  ['bounced', true],
  ['complained', true],
  ['rejected', true],
  ['failed', true],
] as const)('%s is final: %s', (status, answer) => {
  expect(isFinalSend(status)).toBe(answer)
})
