import { expect, test } from 'vitest'
import { createFakeClock } from './clock.fake.ts'

test('calls what is due in its order, and an interval each time', () => {
  const clock = createFakeClock(100)
  const called: string[] = []
  clock.setTimeout(() => called.push(`late ${clock.now()}`), 30)
  const stop = clock.setInterval(() => called.push(`each ${clock.now()}`), 20)
  const drop = clock.setTimeout(() => called.push('never'), 10)
  drop()
  clock.advance(45)
  expect(called).toEqual(['each 120', 'late 130', 'each 140'])
  stop()
  clock.advance(100)
  expect(called).toHaveLength(3)
  expect(clock.now()).toBe(245)
})
