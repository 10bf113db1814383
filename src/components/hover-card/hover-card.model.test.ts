import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#lib/clock'
import { createHoverIntent, HOVER_CARD } from './hover-card.model.ts'

const changed = vi.fn<(open: boolean) => void>()
const intent = () => createHoverIntent(systemClock, changed)
const wait = (ms: number) => vi.advanceTimersByTime(ms)

beforeEach(() => {
  changed.mockClear()
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('opens once the pointer has rested', () => {
  const card = intent()
  card.come('pointer')
  wait(HOVER_CARD.open - 1)
  expect(changed).not.toHaveBeenCalled()
  wait(1)
  expect(changed.mock.calls).toEqual([[true]])
})

test('a pointer that only passes opens nothing', () => {
  const card = intent()
  card.come('pointer')
  wait(HOVER_CARD.open - 1)
  card.go('pointer')
  wait(10_000)
  expect(changed).not.toHaveBeenCalled()
})

test('stays while the pointer crosses to the card, and closes a moment after it left', () => {
  const card = intent()
  card.come('pointer')
  wait(HOVER_CARD.open)
  card.go('pointer')
  wait(HOVER_CARD.close - 1)
  card.come('pointer')
  wait(10_000)
  expect(changed.mock.calls).toEqual([[true]])
  card.go('pointer')
  wait(HOVER_CARD.close)
  expect(changed.mock.calls).toEqual([[true], [false]])
})

test('the focus holds it when the pointer goes', () => {
  const card = intent()
  card.come('focus')
  wait(HOVER_CARD.open)
  card.come('pointer')
  card.go('pointer')
  wait(10_000)
  expect(changed.mock.calls).toEqual([[true]])
  card.go('focus')
  wait(HOVER_CARD.close)
  expect(changed.mock.calls).toEqual([[true], [false]])
})

test('dismissed it stays closed until something comes again', () => {
  const card = intent()
  card.come('pointer')
  wait(HOVER_CARD.open)
  card.dismiss()
  wait(10_000)
  expect(changed.mock.calls).toEqual([[true], [false]])
  card.go('pointer')
  card.come('pointer')
  wait(HOVER_CARD.open)
  expect(changed.mock.calls).toEqual([[true], [false], [true]])
})

test.each(['dismiss', 'end'] as const)('%s before it opened: it does not open', (act) => {
  const card = intent()
  card.come('focus')
  card[act]()
  wait(10_000)
  expect(changed).not.toHaveBeenCalled()
})
