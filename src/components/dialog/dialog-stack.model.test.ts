import { expect, test } from 'vitest'
import { DIALOG_STACK, layersAbove, shiftUnder } from './dialog-stack.model.ts'

test('the constants of the specification', () => {
  expect(DIALOG_STACK).toEqual({ scaleStep: 0.04, offsetStep: 36 })
})

test.each([
  [0, 1, 0],
  [1, 0.96, 36],
  [2, 0.92, 72],
  [5, 0.8, 180],
  [40, 0, 1440],
])('under %i layers: scale %f, %i px', (above, scale, shift) => {
  expect(shiftUnder(above).scale).toBeCloseTo(scale)
  expect(shiftUnder(above).shift).toBe(shift)
})

test('counts what lies on top', () => {
  const [bottom, middle, top, stranger] = [
    Symbol('bottom'),
    Symbol('middle'),
    Symbol('top'),
    Symbol('stranger'),
  ]
  const layers = [bottom, middle, top]
  expect(layers.map((layer) => layersAbove(layers, layer))).toEqual([2, 1, 0])
  expect(layersAbove(layers, stranger)).toBe(0)
  expect(layersAbove([], top)).toBe(0)
})
