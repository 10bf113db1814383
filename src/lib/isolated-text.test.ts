import { expect, test } from 'vitest'
import { isolatedText } from './isolated-text.ts'

test.each([
  ['Hanako', 'Hanako'],
  ['שלום', 'שלום'],
  ['\u202Egnp.exe', '\u2068\u202Egnp.exe\u2069'],
  // One that ends its isolation itself would turn the rest after all.
  ['a\u2069\u202Eb', '\u2068a\u202Eb\u2069'],
])('%j is said as %j', (text, said) => {
  expect(isolatedText(text)).toBe(said)
})
