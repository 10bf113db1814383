import { expect, test } from 'vitest'
import { pathOf } from '#lib/path'

test('parameters are put in place, encoded', () => {
  expect(pathOf('/contacts/:contactId', { contactId: '日本 #?/' })).toBe(
    '/contacts/%E6%97%A5%E6%9C%AC%20%23%3F%2F',
  )
  expect(pathOf('/a', {})).toBe('/a')
})

test.each(['', '.', '..'])('%j would be another path', (id) => {
  expect(() => pathOf('/contacts/:id', { id })).toThrow(/"id"/)
})

test('a parameter comes from what was given, never from a prototype', () => {
  expect(() => pathOf('/contacts/:constructor', {})).toThrow(/"constructor"/)
  expect(() => pathOf('/contacts/:id', {})).toThrow(/"id"/)
})
