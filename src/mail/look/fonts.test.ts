import { expect, test } from 'vitest'
import { fontStacks, isFontStack, stackOf } from './fonts.ts'

test('every stack that is offered can be kept in a document', () => {
  for (const stack of Object.values(fontStacks)) {
    expect(isFontStack(stack)).toBe(true)
    expect(stackOf(stack)).toBe(stack)
  }
})

test('a family of the brand gets quotes and a fallback', () => {
  expect(stackOf('Noto Sans JP')).toBe(`'Noto Sans JP', ${fontStacks.fontSans}`)
  expect(stackOf('"Avenir Next", serif')).toBe("'Avenir Next', serif")
})

test.each(['Arial; color: red', 'url(x)', '"Arial"', ''])('%j is no list of fonts', (text) => {
  expect(isFontStack(text)).toBe(false)
})
