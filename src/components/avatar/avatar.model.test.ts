import { expect, test } from 'vitest'
import { contrastOf } from '#styles/contrast'
import { letterColour, paperOf } from './avatar.model.ts'

test('the letter keeps 4.5:1 at all 360 hues', () => {
  const ratios = Array.from({ length: 360 }, (_, hue) => contrastOf(letterColour, paperOf(hue)))
  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5)
})
