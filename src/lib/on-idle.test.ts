import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { notWholeYet, onIdle, onWhole, whenWhole } from './on-idle.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test.each([
  ['idle', onIdle],
  ['whole', onWhole],
])('begins once the page is %s, and not where it was called off', (_, call) => {
  const [begin, other] = [vi.fn<() => void>(), vi.fn<() => void>()]
  call(begin)
  call(other)()
  expect(begin).not.toHaveBeenCalled()
  vi.runAllTimers()
  expect(begin).toHaveBeenCalledOnce()
  expect(other).not.toHaveBeenCalled()
})

test('waits until all of the page is drawn, and is idle then', () => {
  const begin = vi.fn<() => void>()
  const [first, second] = [notWholeYet(), notWholeYet()]
  onWhole(begin)
  vi.advanceTimersByTime(1000)
  first()
  // Once is enough: who says it again speaks for nobody else.
  first()
  vi.advanceTimersByTime(500)
  expect(begin).not.toHaveBeenCalled()
  second()
  expect(begin).not.toHaveBeenCalled()
  vi.advanceTimersByTime(200)
  expect(begin).toHaveBeenCalledOnce()
})

test('what was called off while it waited does not begin', () => {
  const begin = vi.fn<() => void>()
  const drawn = notWholeYet()
  const callOff = onWhole(begin)
  vi.advanceTimersByTime(300)
  callOff()
  drawn()
  vi.runAllTimers()
  expect(begin).not.toHaveBeenCalled()
})

test('a part that never comes holds nothing back for long', async () => {
  const drawn = notWholeYet()
  let isIdle = false
  void whenWhole().then(() => (isIdle = true))
  await vi.advanceTimersByTimeAsync(3000)
  expect(isIdle).toBe(true)
  drawn()
})
