import { expect, test } from 'vitest'
import { createTypedAhead } from './typed-ahead.ts'

const press = (key: string, ctrlKey = false) => ({ key, metaKey: false, ctrlKey })

test('letters are the palette’s from when it is asked for until it is there', () => {
  const ahead = createTypedAhead()
  expect(ahead.take(press('n'))).toBe(false)
  ahead.begin()
  for (const key of ['s', 'x', 'Backspace', 'e', ' ', 'n', 'Enter']) expect(ahead.take(press(key))).toBe(true)
  expect(ahead.text()).toBe('se n')
  ahead.end()
  expect(ahead.take(press('n'))).toBe(false)
  ahead.begin()
  expect(ahead.take(press('n'))).toBe(false)
})

test('Escape gives it up', () => {
  const ahead = createTypedAhead()
  ahead.begin()
  ahead.take(press('s'))
  expect(ahead.take(press('Escape'))).toBe(true)
  expect(ahead.take(press('n'))).toBe(false)
  ahead.begin()
  expect(ahead.text()).toBe('')
})

test('shortcuts and keys that move are not taken', () => {
  const ahead = createTypedAhead()
  ahead.begin()
  for (const one of [press('r', true), press('F5'), press('Tab')]) expect(ahead.take(one)).toBe(false)
})
