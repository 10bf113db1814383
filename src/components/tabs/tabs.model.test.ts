import { expect, test } from 'vitest'
import { tabAfterKey } from './tabs.model.ts'

const all = [true, true, true]
const middleOff = [true, false, true]

test.each([
  ['ArrowRight', 0, all, 1],
  ['ArrowRight', 2, all, 0],
  ['ArrowLeft', 0, all, 2],
  ['ArrowRight', 0, middleOff, 2],
  ['ArrowLeft', 2, middleOff, 0],
  ['Home', 2, [false, true, true], 1],
  ['End', 0, [true, true, false], 1],
  ['ArrowRight', 0, [false, false], undefined],
  ['ArrowRight', 0, [], undefined],
  ['a', 0, all, undefined],
])('%s from %i of %j goes to %s', (key, current, enabled, next) => {
  expect(tabAfterKey(key, current, enabled)).toBe(next)
})
