import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ICON } from './icon-limits.ts'
import { planIcon } from './upload-icon.model.ts'

const png = (width: number, height: number, length = 33) => {
  const bytes = new Uint8Array(length)
  bytes.set(Array.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', (letter) => letter.charCodeAt(0)))
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}
const text = (source: string) => new TextEncoder().encode(source)

describe('what is taken as an icon', () => {
  test('a picture as small as it is', () => {
    expect(planIcon(png(1, 1))).toEqual({ mediaType: 'image/png', width: 1, height: 1 })
    expect(planIcon(png(512, 300))).toEqual({ mediaType: 'image/png', width: 512, height: 300 })
  })

  test('a drawing, by the size that it says', () => {
    expect(planIcon(text('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2048 1024"/>'))).toEqual({
      mediaType: 'image/svg+xml',
      width: 512,
      height: 256,
    })
  })

  test.each([
    ['a file of 30 MB', png(10, 10, 30_000_000), 'size'],
    ['20,000 by 20,000 pixels', png(20_000, 20_000), 'pixels'],
    ['a page that calls itself a picture', text('<!doctype html><script>alert(1)</script>'), 'type'],
    ['a picture of an iPhone', text('\0\0\0\x18ftypheic\0\0\0\0'), 'type'],
    ['what moves', text('GIF89a\x01\0\x01\0'), 'type'],
    ['nothing', new Uint8Array(), 'type'],
  ])('%s is refused', (_, bytes, problem) => {
    expect(planIcon(bytes)).toBe(problem)
  })

  test('whatever its shape, it fits and keeps it', () => {
    const side = fc.integer({ min: 1, max: 6000 })
    fc.assert(
      fc.property(side, side, (width, height) => {
        const plan = planIcon(png(width, height))
        if (typeof plan === 'string') throw new Error(plan)
        expect(Math.max(plan.width, plan.height)).toBe(Math.min(ICON.side, Math.max(width, height)))
        const scale = Math.max(plan.width, plan.height) / Math.max(width, height)
        expect(Math.abs(Math.min(plan.width, plan.height) - Math.min(width, height) * scale)).toBeLessThan(1)
      }),
    )
  })
})
