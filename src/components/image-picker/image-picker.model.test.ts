import fc from 'fast-check'
import { expect, test } from 'vitest'
import { firstOf, furtherShare } from './image-picker.model.ts'

const isImage = ({ type }: { type: string }) => type.startsWith('image/')
const text = { name: 'a.txt', type: 'text/plain' }
const one = { name: 'one.png', type: 'image/png' }
const two = { name: 'two.webp', type: 'image/webp' }

test('no file is no answer', () => expect(firstOf([], isImage)).toBeUndefined())
test('the first picture is taken, whatever else was dropped with it', () =>
  expect(firstOf([text, one, two], isImage)).toEqual({ taken: one }))
test('where none is a picture the first is refused by name', () =>
  expect(firstOf([text], isImage)).toEqual({ refused: 'a.txt' }))

test('a share stays from 0 to 1 and never goes back', () => {
  fc.assert(
    fc.property(fc.array(fc.double(), { minLength: 1 }), (told) => {
      let share: number | undefined
      for (const next of told) {
        const before = share
        share = furtherShare(before, next)
        if (share === undefined) expect(next).toBeNaN()
        else {
          expect(share).toBeGreaterThanOrEqual(before ?? 0)
          expect(share).toBeLessThanOrEqual(1)
        }
      }
    }),
  )
})
test('nothing is known before the first number', () => {
  expect(furtherShare(undefined, Number.NaN)).toBeUndefined()
  expect(furtherShare(undefined, 0.25)).toBe(0.25)
  expect(furtherShare(0.25, Number.NaN)).toBe(0.25)
})
