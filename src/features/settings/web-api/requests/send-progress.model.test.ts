import { expect, test } from 'vitest'
import { waitAfter } from './send-progress.model.ts'

test('five seconds by the second, ten times every three, then every ten', () => {
  const waits = Array.from({ length: 18 }, (_, index) => waitAfter(index + 1) / 1000)
  expect(waits).toEqual([...Array<number>(5).fill(1), ...Array<number>(10).fill(3), 10, 10, 10])
})
