import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  decodeViews,
  inOrder,
  isSameColumns,
  isSameQuery,
  neighbourOf,
  VIEWS,
  withViewAt,
  type SavedView,
} from './saved-views.model.ts'

const view = (id: string, change: Partial<SavedView> = {}): SavedView => ({
  id,
  name: `View ${id}`,
  query: { q: id },
  columns: { order: [], hidden: [] },
  pinned: false,
  ...change,
})

const columnIds = fc.uniqueArray(fc.string({ minLength: 1, maxLength: 20 }))
const anyView = fc.record({
  id: fc.stringMatching(/^[\w-]{1,10}$/),
  name: fc.stringMatching(/^[a-z]([a-z ]{0,20}[a-z])?$/),
  query: fc.record(
    { q: fc.string({ minLength: 1 }), f: fc.string({ minLength: 1 }), order: fc.constant('-email') },
    { requiredKeys: [] },
  ),
  columns: fc.record({ order: columnIds, hidden: columnIds }),
  pinned: fc.boolean(),
})
const manyViews = fc.uniqueArray(anyView, { maxLength: VIEWS.most, selector: ({ id }) => id })

test('what was kept comes back', () => {
  fc.assert(
    fc.property(manyViews, (views) => {
      expect(decodeViews(JSON.parse(JSON.stringify(views)))).toEqual(views)
    }),
  )
})

describe('what somebody else wrote', () => {
  test('never throws, and every view that is left makes sense', () => {
    fc.assert(
      fc.property(fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())), (stored) => {
        for (const { id, name } of decodeViews(stored)) {
          expect(id).toMatch(/^[\w-]{1,64}$/)
          expect(name.trim()).not.toBe('')
        }
      }),
    )
  })
  test.each([
    [undefined],
    ['[]'],
    [{ 0: view('a') }],
    [[null, 1, 'x', []]],
    [[{ ...view('a'), id: '../b' }]],
    [[{ ...view('a'), name: '  ' }]],
    [[{ ...view('a'), query: [] }]],
    [[JSON.parse('{"__proto__":{"id":"a","name":"A","query":{}}}')]],
  ])('%j is no view', (stored) => {
    expect(decodeViews(stored)).toEqual([])
  })
  test('values that no address has are left out, and no view comes twice', () => {
    const stored = [
      {
        ...view('a'),
        query: { q: 5, status: 'bounced', constructor: 'x', f: 'y'.repeat(VIEWS.valueMax + 1) },
      },
      view('a', { name: 'again' }),
    ]
    expect(decodeViews(stored)).toEqual([view('a', { query: { status: 'bounced' } })])
  })
})

test('moving a view loses none and keeps to its group', () => {
  fc.assert(
    fc.property(manyViews, fc.nat(), fc.nat(), (views, from, to) => {
      const one = views[from % Math.max(views.length, 1)]
      const other = views[to % Math.max(views.length, 1)]
      if (!one || !other) return
      const moved = withViewAt(views, one.id, other.id)
      expect(new Set(moved)).toEqual(new Set(views))
      if (one.pinned === other.pinned) expect(moved.indexOf(one)).toBe(views.indexOf(other))
      else expect(moved).toBe(views)
    }),
  )
})

test('pinned views come first, and each has its neighbours there', () => {
  const views = [view('a'), view('b', { pinned: true }), view('c'), view('d', { pinned: true })]
  expect(inOrder(views).map(({ id }) => id)).toEqual(['b', 'd', 'a', 'c'])
  expect(neighbourOf(views, 'a', 1)).toBe('c')
  expect(neighbourOf(views, 'b', -1)).toBeUndefined()
})

test('an empty value is none', () => {
  expect(isSameQuery({ q: '' }, {})).toBe(true)
  expect(isSameQuery({ q: 'a' }, {})).toBe(false)
  expect(isSameColumns({ order: [], hidden: ['b', 'a'] }, { order: [], hidden: ['a', 'b'] })).toBe(true)
  expect(isSameColumns({ order: ['a'], hidden: [] }, { order: [], hidden: [] })).toBe(false)
})
