import { expect, test } from 'vitest'
import { DRAG_SCROLL, scrollStep } from './drag-scroll.ts'

const { edge, most } = DRAG_SCROLL

test('nothing scrolls away from the edges, and it is faster the nearer an edge is', () => {
  expect(scrollStep(300, 100, 700)).toBe(0)
  expect(scrollStep(100 + edge, 100, 700)).toBe(0)
  expect(scrollStep(100, 100, 700)).toBe(-most)
  expect(scrollStep(700, 100, 700)).toBe(most)
  expect(scrollStep(100 + edge / 2, 100, 700)).toBe(-most / 2)
  expect(scrollStep(720, 100, 700)).toBe(most)
})

test('a low canvas has a middle that rests', () => {
  expect(scrollStep(130, 100, 160)).toBe(0)
})
