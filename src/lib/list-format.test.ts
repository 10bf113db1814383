import { expect, test } from 'vitest'
import { LIST_OF_NAMES } from './list-format.ts'

test.each([
  ['en', 'Notion, Sakura Coffee, Customers', 'Notion, Customers'],
  ['ja', 'Notion、Sakura Coffee、Customers', 'Notion、Customers'],
])('names are told apart in a list (%s)', (locale, three, two) => {
  const list = new Intl.ListFormat(locale, LIST_OF_NAMES)
  expect(list.format(['Notion', 'Sakura Coffee', 'Customers'])).toBe(three)
  expect(list.format(['Notion', 'Customers'])).toBe(two)
})
