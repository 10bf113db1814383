import { expect, test } from 'vitest'
import { checkedPagesAfter } from './pages.ts'

const run = (story: string, page?: string) => ({
  story,
  mode: 'dark-ja',
  file: `${story}.stories.tsx`,
  duration: 1,
  ...(page !== undefined && { page }),
})
const before = { button: { 'dark-ja': 'a', 'light-en': 'b' }, gone: { 'dark-ja': 'c' } }

test('a page that passed needs no check, and one that failed or says too little needs it again', () => {
  expect(checkedPagesAfter(before, [run('button'), run('menu', 'd')], false)).toEqual({
    button: { 'light-en': 'b' },
    gone: { 'dark-ja': 'c' },
    menu: { 'dark-ja': 'd' },
  })
})

test('after a whole run only what ran is left', () => {
  expect(checkedPagesAfter(before, [run('menu', 'd')], true)).toEqual({ menu: { 'dark-ja': 'd' } })
})
