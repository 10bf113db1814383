import { expect, test } from 'vitest'
import { levelOf } from './sender-health.ts'

test('shares are told good, near the limit or too high', () => {
  expect([0, 0.019, 0.02, 0.05].map((share) => levelOf('bounced', share))).toEqual([
    'success',
    'success',
    'warning',
    'danger',
  ])
  expect([0.0009, 0.001, 0.003].map((share) => levelOf('complained', share))).toEqual([
    'success',
    'warning',
    'danger',
  ])
})
