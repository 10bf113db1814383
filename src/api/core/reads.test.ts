import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#lib/clock'
import { createReads } from './reads.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function question() {
  const answer = Promise.withResolvers<unknown>()
  const signals: AbortSignal[] = []
  const start = vi.fn<(signal: AbortSignal) => Promise<unknown>>((signal) => {
    signals.push(signal)
    return answer.promise
  })
  return { answer, start, signal: () => signals[0] as AbortSignal }
}

test('two who ask at the same time share one request', async () => {
  const reads = createReads(systemClock)
  const { answer, start } = question()
  const both = [reads.read('a', start), reads.read('a', start)]
  answer.resolve(1)
  await expect(Promise.all(both)).resolves.toEqual([1, 1])
  expect(start).toHaveBeenCalledOnce()
})

test('however long it takes', () => {
  const reads = createReads(systemClock)
  const { start } = question()
  void reads.read('a', start)
  vi.advanceTimersByTime(60_000)
  void reads.read('a', start)
  expect(start).toHaveBeenCalledOnce()
})

test('an answered request is asked anew', async () => {
  const reads = createReads(systemClock)
  const { answer, start } = question()
  answer.resolve(1)
  await reads.read('a', start)
  await reads.read('a', start)
  expect(start).toHaveBeenCalledTimes(2)
})

test('the request is aborted when the last who waits has gone', () => {
  const reads = createReads(systemClock)
  const { start, signal } = question()
  const [one, two] = [reads.wait('a'), reads.wait('a')]
  void reads.read('a', start)
  one()
  vi.runAllTimers()
  expect(signal().aborted).toBe(false)
  two()
  vi.runAllTimers()
  expect(signal().aborted).toBe(true)
})

test('who leaves and comes back at once keeps it', () => {
  const reads = createReads(systemClock)
  const { start, signal } = question()
  const leave = reads.wait('a')
  void reads.read('a', start)
  leave()
  reads.wait('a')
  vi.runAllTimers()
  expect(signal().aborted).toBe(false)
})

test('what was fetched ahead is taken once, also when it is answered already', async () => {
  const reads = createReads(systemClock)
  const { answer, start } = question()
  void reads.preload('a', start)
  answer.resolve(1)
  await vi.advanceTimersByTimeAsync(10)
  await expect(reads.read('a', start)).resolves.toBe(1)
  expect(start).toHaveBeenCalledOnce()
  await reads.read('a', start)
  expect(start).toHaveBeenCalledTimes(2)
})

test('what was fetched ahead and never wanted is forgotten', async () => {
  const reads = createReads(systemClock)
  const { answer, start } = question()
  void reads.preload('a', start)
  answer.resolve(1)
  await vi.advanceTimersByTimeAsync(60_000)
  await reads.read('a', start)
  expect(start).toHaveBeenCalledTimes(2)
})

test('a failure ahead of time is not the failure of who comes later', async () => {
  const reads = createReads(systemClock)
  const start = vi.fn<() => Promise<unknown>>().mockRejectedValueOnce(new Error('early')).mockResolvedValue(2)
  void reads.preload('a', start)
  await vi.advanceTimersByTimeAsync(10)
  await expect(reads.read('a', start)).resolves.toBe(2)
})

test('a canceled request is aborted for all who wait, and the next one asks again', async () => {
  const reads = createReads(systemClock)
  const { answer, start, signal } = question()
  reads.wait('a')
  void reads.read('a', start)
  reads.cancel('a')
  expect(signal().aborted).toBe(true)
  answer.resolve(1)
  void reads.read('a', start)
  expect(start).toHaveBeenCalledTimes(2)
})

test('nothing under way is nothing to cancel', () => {
  const reads = createReads(systemClock)
  expect(() => reads.cancel('a')).not.toThrow()
})

const isA = (key: string) => key === 'a'

test('what was asked before a change is not joined: those who wait for it get the answer from after it', async () => {
  const reads = createReads(systemClock)
  const [before, after] = [question(), question()]
  const first = reads.read('a', before.start)
  reads.outdate(isA)
  const second = reads.read('a', after.start)
  expect(before.signal().aborted).toBe(true)
  before.answer.reject(new Error('aborted'))
  after.answer.resolve('new')
  await expect(Promise.all([first, second, reads.read('a', after.start)])).resolves.toEqual([
    'new',
    'new',
    'new',
  ])
  expect(after.start).toHaveBeenCalledOnce()
})

test('also where one change follows another, and the answer from before comes all the same', async () => {
  const reads = createReads(systemClock)
  const asked = [question(), question(), question()]
  const answers = asked.map(({ start }) => {
    reads.outdate(isA)
    return reads.read('a', start)
  })
  for (const [index, { answer }] of asked.entries()) answer.resolve(index)
  await expect(Promise.all(answers)).resolves.toEqual([2, 2, 2])
})

test('where nobody asks anew, the answer from before is given; what is not named is left alone', async () => {
  const reads = createReads(systemClock)
  const [a, b] = [question(), question()]
  const answers = [reads.read('a', a.start), reads.read('b', b.start)]
  reads.outdate(isA)
  a.answer.resolve(1)
  b.answer.resolve(2)
  await expect(Promise.all(answers)).resolves.toEqual([1, 2])
  void reads.read('b', b.start)
  expect(a.signal().aborted || b.signal().aborted).toBe(false)
})

test.each([
  ['under way', false],
  ['answered', true],
])('what was fetched ahead of a change is asked anew: %s', async (_, answered) => {
  const reads = createReads(systemClock)
  const [before, after] = [question(), question()]
  const ahead = reads.preload('a', before.start)
  if (answered) {
    before.answer.resolve('old')
    await ahead
  }
  reads.outdate(isA)
  after.answer.resolve('new')
  await expect(reads.read('a', after.start)).resolves.toBe('new')
  before.answer.resolve('old')
  await expect(ahead).resolves.toBe(answered ? 'old' : undefined)
})
