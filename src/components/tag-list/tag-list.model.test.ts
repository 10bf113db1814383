import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isDomainName } from '#lib/domain-name'
import { fold } from '#lib/fold-text'
import { addTags, splitTags, tagAfterKey, tagAfterRemoval } from './tag-list.model.ts'

describe('splitTags', () => {
  test.each([
    ['a.com', ['a.com']],
    ['  ', []],
    ['a.com, b.com', ['a.com', 'b.com']],
    ['a.com b.com\nc.com\td.com', ['a.com', 'b.com', 'c.com', 'd.com']],
    ['東京、大阪，京都　奈良', ['東京', '大阪', '京都', '奈良']],
    [',,a.com,,', ['a.com']],
    ['a.com; b.com；c.com', ['a.com', 'b.com', 'c.com']],
  ])('%j', (text, entries) => {
    expect(splitTags(text)).toEqual(entries)
  })

  test('where entries may have spaces only commas and lines part them', () => {
    expect(splitTags(' New York, San José\n東京 駅', true)).toEqual(['New York', 'San José', '東京 駅'])
  })
})

describe('addTags', () => {
  test('adds at the end', () => {
    expect(addTags(['a'], 'b, c')).toEqual({
      tags: ['a', 'b', 'c'],
      added: ['b', 'c'],
      moved: [],
      dropped: [],
      rest: '',
    })
  })

  test('moves what is there to the end, as it is written there', () => {
    expect(addTags(['Example.com', 'b.com'], 'ｅxample.COM')).toEqual({
      tags: ['b.com', 'Example.com'],
      added: [],
      moved: ['Example.com'],
      dropped: [],
      rest: '',
    })
  })

  test('drops what is not accepted', () => {
    const typed = 'localhost, a..b, 日本語.jp, xn--wgv71a119e.jp, example.com'
    expect(addTags([], typed, { accepts: isDomainName })).toEqual({
      tags: ['xn--wgv71a119e.jp', 'example.com'],
      added: ['xn--wgv71a119e.jp', 'example.com'],
      moved: [],
      dropped: ['localhost', 'a..b', '日本語.jp'],
      rest: '',
    })
  })

  test('what finds no room stays, and a repeat still moves', () => {
    expect(addTags(['a', 'b'], 'c d a e', { max: 3 }, 'pasted')).toEqual({
      tags: ['b', 'c', 'a'],
      added: ['c'],
      moved: ['a'],
      dropped: [],
      rest: 'd, e',
    })
  })

  test('an entry typed twice at once was added, not moved', () => {
    expect(addTags([], 'a,b,a')).toMatchObject({ tags: ['b', 'a'], added: ['a', 'b'], moved: [] })
  })

  test.each(['a b.com', 'my company.co.jp', 'a　b.com'])(
    '%j as it is typed is one entry, and none',
    (typed) => {
      expect(addTags([], typed, { accepts: isDomainName })).toMatchObject({ tags: [], dropped: [typed] })
    },
  )

  test('a pasted list is parted at its spaces', () => {
    const pasted = 'a.com b.com　c.com'
    expect(addTags([], pasted, { accepts: isDomainName }, 'pasted').tags).toEqual(['a.com', 'b.com', 'c.com'])
  })

  const entry = fc.stringMatching(/^[a-cA-Cａ-ｃ]{1,2}$/)
  test('never twice the same, never more than max, nothing lost', () => {
    fc.assert(
      fc.property(fc.array(entry), fc.array(entry), fc.integer({ min: 1, max: 9 }), (first, then, max) => {
        const { tags } = addTags([], first.join(','), { max })
        const after = addTags(tags, then.join('、'), { max })
        expect(new Set(after.tags.map(fold)).size).toBe(after.tags.length)
        expect(after.tags.length).toBeLessThanOrEqual(max)
        const all = new Set([...after.tags, ...splitTags(after.rest)].map(fold))
        expect(all).toEqual(new Set([...tags, ...then].map(fold)))
        if (then.length > 0 && after.rest === '')
          expect(fold(after.tags.at(-1) ?? '')).toBe(fold(then.at(-1) ?? ''))
      }),
    )
  })
})

test.each([
  ['ArrowLeft', 0, 0],
  ['ArrowLeft', 2, 1],
  ['ArrowRight', 1, 2],
  ['ArrowRight', 2, 'input'],
  ['Home', 2, 0],
  ['End', 0, 'input'],
  ['x', 1, undefined],
])('%s at %i of 3 goes to %s', (key, at, to) => {
  expect(tagAfterKey(key, at, 3)).toBe(to)
})

test.each([
  [0, 2, 0],
  [2, 2, 1],
  [0, 0, 'input'],
])('the focus after removing %i, with %i left, goes to %s', (at, left, to) => {
  expect(tagAfterRemoval(at, left)).toBe(to)
})
