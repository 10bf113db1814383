import { expect, test } from 'vitest'
import { isApple, keyCap } from './keyboard-hint.model.ts'

test.each([
  ['Mod', true, '⌘'],
  ['Mod', false, 'Ctrl'],
  ['k', true, 'K'],
  ['?', false, '?'],
  ['ArrowDown', false, '↓'],
  ['ArrowDown', true, '↓'],
  ['Shift', false, 'Shift'],
])('%s, apple %s, is printed %s', (key, apple, cap) => {
  expect(keyCap(key, apple)).toBe(cap)
})

test.each([
  ['MacIntel', true],
  ['iPhone', true],
  ['Linux x86_64', false],
  ['Win32', false],
  ['', false],
])('%s: %s', (platform, apple) => {
  expect(isApple(platform)).toBe(apple)
})
