import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#lib/clock'
import { DEBOUNCE, debouncedText } from '#lib/debounced-text'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

const started = () => {
  const report = vi.fn<(text: string) => void>()
  const text = debouncedText(systemClock)
  text.reportTo(report)
  return { report, text }
}

test('reports once, 420 ms after the last key', () => {
  const { report, text } = started()
  text.type('a')
  vi.advanceTimersByTime(DEBOUNCE - 1)
  text.type('ab')
  vi.advanceTimersByTime(DEBOUNCE - 1)
  expect(report).not.toHaveBeenCalled()
  expect(text.pending()).toBe(true)
  vi.advanceTimersByTime(1)
  expect(report.mock.calls).toEqual([['ab']])
  expect(text.pending()).toBe(false)
})

test('a flush reports at once and only once', () => {
  const { report, text } = started()
  text.type('a')
  text.flush()
  text.flush()
  vi.advanceTimersByTime(DEBOUNCE)
  expect(report.mock.calls).toEqual([['a']])
})

test('intermediate kana are never reported, however long they stand or whatever flushes', () => {
  const { report, text } = started()
  text.composeStart()
  for (const kana of ['s', 'さ', 'さk', 'さく']) {
    text.type(kana)
    vi.advanceTimersByTime(DEBOUNCE * 3)
  }
  text.flush()
  expect(report).not.toHaveBeenCalled()
  text.composeEnd('桜')
  vi.advanceTimersByTime(DEBOUNCE)
  expect(report.mock.calls).toEqual([['桜']])
})

test('a composition that begins while something waits holds it back', () => {
  const { report, text } = started()
  text.type('東京')
  vi.advanceTimersByTime(DEBOUNCE - 1)
  text.composeStart()
  vi.advanceTimersByTime(DEBOUNCE)
  expect(report).not.toHaveBeenCalled()
  text.composeEnd('東京の')
  text.flush()
  expect(report.mock.calls).toEqual([['東京の']])
})

test('cancelled, it reports nothing', () => {
  const { report, text } = started()
  text.type('a')
  text.cancel()
  vi.advanceTimersByTime(DEBOUNCE)
  expect(report).not.toHaveBeenCalled()
})
