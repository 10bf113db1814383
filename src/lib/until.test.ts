import { expect, test } from 'vitest'
import { untilOf } from './until.ts'

test.each([
  [-5, 1, 'minute'],
  [0, 1, 'minute'],
  [60_001, 2, 'minute'],
  [3_599_999, 60, 'minute'],
  [3_600_000, 1, 'hour'],
  [86_399_999, 23, 'hour'],
  [86_400_000, 1, 'day'],
  [20 * 86_400_000 + 5, 20, 'day'],
])('%d ms', (ms, value, unit) => expect(untilOf(ms)).toEqual({ value, unit }))
