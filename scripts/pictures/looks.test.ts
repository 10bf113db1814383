import { describe, expect, test } from 'vitest'
import type { StoryRun } from '../story-runs.ts'
import { accept, compareLooks, confirmed, type Looks } from './looks.ts'

type Pictures = Record<string, string | undefined>

const run = (story: string, pictures: Pictures, file = 'a.stories.tsx'): StoryRun => ({
  story,
  name: story,
  file,
  startedAt: 0,
  duration: 1,
  hasPassed: true,
  looks: Object.entries(pictures).map(([mode, picture]) => ({ mode, page: 'p', picture })),
})
const accepted: Looks = { 'a--one': { 'light-en': '11', 'dark-ja': '12' }, 'b--two': { 'light-en': '21' } }

describe('looks are compared', () => {
  test('and nothing is said of what is as accepted', () => {
    const runs = [run('a--one', { 'light-en': '11', 'dark-ja': '12' }), run('b--two', { 'light-en': '21' })]
    expect(compareLooks(accepted, runs)).toEqual([])
  })

  test('and each story that is changed, new or gone is named once, with its modes', () => {
    const runs = [run('a--one', { 'light-en': '99', 'dark-ja': '98' }), run('c--three', { 'light-en': '31' })]
    expect(compareLooks(accepted, runs)).toEqual([
      { story: 'a--one', modes: ['light-en', 'dark-ja'], verdict: 'changed' },
      { story: 'b--two', modes: ['light-en'], verdict: 'gone' },
      { story: 'c--three', modes: ['light-en'], verdict: 'new' },
    ])
  })

  test('a story that failed before its picture is left to its own run', () => {
    const runs = [
      run('a--one', { 'light-en': undefined, 'dark-ja': '12' }),
      run('b--two', { 'light-en': '21' }),
    ]
    expect(compareLooks(accepted, runs)).toEqual([])
  })
})

describe('what looks different is drawn again', () => {
  const runs = [run('a--one', { 'light-en': '99', 'dark-ja': '98' }), run('c--three', { 'light-en': '31' })]
  const changes = compareLooks({ 'a--one': { 'light-en': '11', 'dark-ja': '12' } }, runs)

  test('and has changed where it differs in the same way once more', () => {
    const again = [run('a--one', { 'light-en': '11', 'dark-ja': '98' })]
    expect(confirmed(changes, runs, again)).toEqual([
      { story: 'a--one', modes: ['dark-ja'], verdict: 'changed' },
      { story: 'c--three', modes: ['light-en'], verdict: 'new' },
    ])
  })

  test('and has changed where it was not drawn again', () => {
    expect(confirmed(changes, runs, [])).toEqual(changes)
  })

  test('and has not where it differs from itself', () => {
    const again = [run('a--one', { 'light-en': '97', 'dark-ja': '96' })]
    expect(confirmed(changes, runs, again).map(({ story }) => story)).toEqual(['c--three'])
  })
})

describe('looks are accepted', () => {
  test('from a run of a few files beside what was accepted of the others', () => {
    expect(accept(accepted, [run('a--one', { 'light-en': '99' })])).toEqual({
      'a--one': { 'light-en': '99', 'dark-ja': '12' },
      'b--two': { 'light-en': '21' },
    })
  })

  test('and a story that has two looks by chance keeps both', () => {
    const both: Looks = { 'a--one': { 'light-en': '11 12' } }
    expect(compareLooks(both, [run('a--one', { 'light-en': '12' })])).toEqual([])
    expect(accept(both, [run('a--one', { 'light-en': '12' })])).toEqual(both)
    expect(accept(both, [run('a--one', { 'light-en': '13' })])).toEqual({ 'a--one': { 'light-en': '13' } })
  })

  test('but for what differs by chance, in the modes in which it does', () => {
    const runs = [run('a--one', { 'light-en': '99', 'dark-ja': '98' }), run('c--three', { 'light-en': '31' })]
    const byChance = [
      { story: 'a--one', modes: ['light-en'], verdict: 'changed' as const },
      { story: 'c--three', modes: ['light-en'], verdict: 'new' as const },
    ]
    expect(accept(accepted, runs, byChance)).toEqual({
      'a--one': { 'light-en': '11', 'dark-ja': '98' },
      'b--two': { 'light-en': '21' },
      'c--three': { 'light-en': '31' },
    })
  })

  test('from a whole run, in which what is gone goes', () => {
    const runs = Array.from({ length: 30 }, (_, place) =>
      run(`s${place}--x`, { 'light-en': 'f' }, `${place}.stories.tsx`),
    )
    const before = accept({}, runs)
    expect(Object.keys(accept(before, runs.slice(1)))).toHaveLength(29)
    // Half of the files, however many they are, say nothing of the other half.
    expect(Object.keys(accept(before, runs.slice(15)))).toHaveLength(30)
  })
})
