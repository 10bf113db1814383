import { expect, test } from 'vitest'
import { checkedPagesAfter } from './pages.ts'

const run = (story: string, page: string, hasPassed = true) => ({
  story,
  name: story,
  file: `${story}.stories.tsx`,
  startedAt: 0,
  duration: 1,
  hasPassed,
  looks: [{ mode: 'dark-ja', page }],
})
const before = { button: { 'dark-ja': 'a', 'light-en': 'b' }, gone: { 'dark-ja': 'c' } }

test('a page that passed needs no check, and those of a story that failed need it again', () => {
  expect(checkedPagesAfter(before, [run('button', 'a', false), run('menu', 'd')], false)).toEqual({
    gone: { 'dark-ja': 'c' },
    menu: { 'dark-ja': 'd' },
  })
})

test('after a whole run only what ran is left', () => {
  expect(checkedPagesAfter(before, [run('menu', 'd')], true)).toEqual({ menu: { 'dark-ja': 'd' } })
})
