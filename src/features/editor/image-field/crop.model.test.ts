import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  cropShapes,
  movedBox,
  resizedBox,
  shapedBox,
  wholeImage,
  withBox,
  type CropBox,
  type CropShape,
  type Size,
} from './crop.model.ts'

const image = fc.record({
  width: fc.integer({ min: 1, max: 20_000 }),
  height: fc.integer({ min: 1, max: 20_000 }),
})
const number = fc.oneof(
  fc.integer({ min: -30_000, max: 30_000 }),
  fc.double({ min: -100, max: 100, noNaN: true }),
)
const shape = fc.constantFrom<CropShape>('free', 'square', 'photo', 'wide')

function expectInside({ x, y, width, height }: CropBox, { width: most, height: tallest }: Size) {
  for (const value of [x, y, width, height]) expect(Number.isInteger(value)).toBe(true)
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0)
  expect(Math.min(width, height)).toBeGreaterThan(0)
  expect(x + width).toBeLessThanOrEqual(most)
  expect(y + height).toBeLessThanOrEqual(tallest)
}

test('whatever is done to it, the cut-out stays within the image', () => {
  fc.assert(
    fc.property(image, number, number, number, number, shape, (size, x, y, width, height, kind) => {
      const box = withBox(wholeImage(size), { x, y, width, height }, size)
      expectInside(box, size)
      expectInside(movedBox(box, width, height, size), size)
      expectInside(shapedBox(box, kind, size), size)
      expectInside(resizedBox(box, width, height, kind, size), size)
    }),
  )
})

test('moving keeps the size', () => {
  expect(movedBox({ x: 0, y: 0, width: 100, height: 50 }, 1000, -10, { width: 400, height: 300 })).toEqual({
    x: 300,
    y: 0,
    width: 100,
    height: 50,
  })
})

test('a shape is cut around the middle', () => {
  const size = { width: 400, height: 200 }
  expect(shapedBox(wholeImage(size), 'square', size)).toEqual({ x: 100, y: 0, width: 200, height: 200 })
  expect(cropShapes.free).toBeUndefined()
})
