import { expect, test } from 'vitest'
import { pageAddress, shopPages } from './shop.ts'

test.each([
  ['https://shop.example/cart', 'https://shop.example/cart'],
  [' ｈｔｔｐｓ://shop.example/cart ', 'https://shop.example/cart'],
  ['http://shop.example', 'http://shop.example/'],
  ['https://お店.example/豆', 'https://xn--t8jz70l.example/%E8%B1%86'],
  ['shop.example', undefined],
  ['javascript:alert(1)', undefined],
  ['data:text/html,x', undefined],
  ['', undefined],
])('%j as the address of a page is %j', (typed, href) => {
  expect(pageAddress(typed)).toBe(href)
})

test('the pages of the shop have addresses', () => {
  for (const { href } of shopPages) expect(pageAddress(href)).toBe(href)
})
