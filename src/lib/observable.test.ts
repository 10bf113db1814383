import { expect, test, vi } from 'vitest'
import { createSignal, createStore } from './observable.ts'

test('a store calls its listeners when the value is another one, until they unsubscribe', () => {
  const store = createStore(1)
  const listener = vi.fn()
  const end = store.subscribe(listener)
  store.set(1)
  expect(listener).not.toHaveBeenCalled()
  store.set(2)
  expect(store.get()).toBe(2)
  expect(listener).toHaveBeenCalledOnce()
  end()
  store.set(3)
  expect(listener).toHaveBeenCalledOnce()
})

test('a listener already has the new value when it is called', () => {
  const store = createStore('a')
  const seen: string[] = []
  store.subscribe(() => seen.push(store.get()))
  store.set('b')
  expect(seen).toEqual(['b'])
})

test('a signal calls every listener each time', () => {
  const { subscribe, emit } = createSignal()
  const [first, second] = [vi.fn(), vi.fn()]
  subscribe(first)
  const end = subscribe(second)
  emit()
  end()
  emit()
  expect([first.mock.calls.length, second.mock.calls.length]).toEqual([2, 1])
})
