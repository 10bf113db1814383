import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { systemClock } from '#lib/clock'
import { DEBOUNCE } from '#lib/debounced-text'
import type { ComboboxOption } from './combobox.model.ts'
import { optionLoader, type LoadedOptions } from './option-loader.ts'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

interface Asked {
  text: string
  signal: AbortSignal
  answer: (options: readonly ComboboxOption[]) => void
  fail: () => void
}

function started() {
  const asked: Asked[] = []
  const told: LoadedOptions[] = []
  const loader = optionLoader(systemClock)
  loader.use(
    (text, signal) =>
      new Promise((answer, fail) => {
        asked.push({ text, signal, answer, fail: () => fail(new Error('offline')) })
      }),
    (loaded) => told.push(loaded),
  )
  return { loader, asked, told, settle: () => vi.advanceTimersByTimeAsync(0) }
}
const sakura = [{ value: 's', label: 'Sakura' }]

test('asks at once when the list opens, and once after a pause while one types', async () => {
  const { loader, asked, told, settle } = started()
  loader.load('')
  await settle()
  asked[0]?.answer(sakura)
  await settle()
  expect(told).toEqual([{ status: 'loading' }, { status: 'ready', options: sakura }])
  loader.type('s')
  vi.advanceTimersByTime(DEBOUNCE - 1)
  loader.type('sa')
  vi.advanceTimersByTime(DEBOUNCE)
  expect(asked.map(({ text }) => text)).toEqual(['', 'sa'])
  expect(told.at(-1)).toEqual({ status: 'loading' })
})

test('the answer to an older text is dropped, and its call aborted', async () => {
  const { loader, asked, told, settle } = started()
  loader.load('a')
  loader.load('b')
  expect(asked[0]?.signal.aborted).toBe(true)
  asked[1]?.answer(sakura)
  await settle()
  asked[0]?.answer([])
  await settle()
  expect(told.at(-1)).toEqual({ status: 'ready', options: sakura })
})

test('an answer that comes after the next key is dropped', async () => {
  const { loader, asked, told, settle } = started()
  loader.load('')
  loader.type('x')
  asked[0]?.answer(sakura)
  await settle()
  expect(told.at(-1)).toEqual({ status: 'loading' })
})

test('a failure is told, and asked again for the same text', async () => {
  const { loader, asked, told, settle } = started()
  loader.load('sa')
  asked[0]?.fail()
  await settle()
  expect(told.at(-1)).toEqual({ status: 'failed' })
  loader.retry()
  asked[1]?.answer(sakura)
  await settle()
  expect(asked.map(({ text }) => text)).toEqual(['sa', 'sa'])
  expect(told.at(-1)).toEqual({ status: 'ready', options: sakura })
})

test('a search that throws at once has failed', async () => {
  const told: LoadedOptions[] = []
  const loader = optionLoader(systemClock)
  loader.use(
    () => {
      throw new Error('no network')
    },
    (loaded) => told.push(loaded),
  )
  loader.load('')
  await vi.advanceTimersByTimeAsync(0)
  expect(told.at(-1)).toEqual({ status: 'failed' })
})

test('nothing is asked while an input method composes', () => {
  const { loader, asked } = started()
  loader.composeStart()
  loader.type('さく')
  vi.advanceTimersByTime(DEBOUNCE * 3)
  expect(asked).toEqual([])
  loader.composeEnd('桜')
  vi.advanceTimersByTime(DEBOUNCE)
  expect(asked.map(({ text }) => text)).toEqual(['桜'])
})

test('after it is stopped nothing is asked or told', async () => {
  const { loader, asked, told, settle } = started()
  loader.load('')
  loader.type('a')
  loader.stop()
  vi.advanceTimersByTime(DEBOUNCE * 2)
  const before = told.length
  asked[0]?.answer(sakura)
  await settle()
  expect(asked).toHaveLength(1)
  expect(told).toHaveLength(before)
})
