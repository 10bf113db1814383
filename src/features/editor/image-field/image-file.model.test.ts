import { expect, test } from 'vitest'
import type { ImageHeader } from '#lib/image-file'
import { altProblem, imageFileProblem, MAIL_IMAGE } from './image-file.model.ts'

const png = (width: number, height: number): ImageHeader => ({ mediaType: 'image/png', width, height })

test('an image within the limits is taken', () => {
  expect(imageFileProblem(MAIL_IMAGE.bytesMax, png(2000, 20_000))).toBeUndefined()
})

test.each([
  ['no image', 10, undefined, { code: 'wrongType' }],
  ['SVG', 10, { mediaType: 'image/svg+xml', width: 10, height: 10 } as const, { code: 'wrongType' }],
  ['a side too long', 10, png(20_001, 10), { code: 'tooManyPixels', width: 20_001, height: 10 }],
  ['too many pixels', 10, png(8000, 8000), { code: 'tooManyPixels', width: 8000, height: 8000 }],
  ['too many bytes', MAIL_IMAGE.bytesMax + 1, png(10, 10), { code: 'tooLarge', megabytes: 5.1 }],
])('%s is refused', (_, bytes, header, problem) => {
  expect(imageFileProblem(bytes, header)).toEqual(problem)
})

test.each([
  ['', undefined, false, 'missing'],
  ['  ', undefined, false, 'missing'],
  ['IMG_0231.jpg', undefined, false, 'fileName'],
  ['a'.repeat(126), undefined, false, 'tooLong'],
  ['A cup of tea', undefined, true, undefined],
  ['', true, false, undefined],
  ['', true, true, 'decorativeLink'],
])('alternative text %j, decorative %s, linked %s: %s', (alt, decorative, isLinked, problem) => {
  expect(altProblem({ alt, decorative }, isLinked)).toBe(problem)
})
