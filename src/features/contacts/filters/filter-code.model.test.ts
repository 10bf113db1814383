import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { LeafCondition } from '#lib/condition-tree'
import { conditionOf, decodeFilter, encodeFilter, FILTER, nextId } from './filter-code.model.ts'

const window = fc.oneof(
  fc.constant({ kind: 'any' as const }),
  fc.record({
    kind: fc.constant('last' as const),
    value: fc.nat(400),
    unit: fc.constantFrom('day' as const, 'week' as const),
  }),
)
const leaf: fc.Arbitrary<LeafCondition> = fc.oneof(
  fc.record({
    id: fc.constant(''),
    kind: fc.constant('property' as const),
    key: fc.stringMatching(/^[a-z][a-z0-9_]{0,20}$/),
    op: fc.constantFrom('eq' as const, 'contains' as const, 'in' as const),
    value: fc.oneof(fc.string(), fc.string({ unit: 'grapheme' }), fc.integer(), fc.array(fc.string())),
  }),
  fc.record({
    id: fc.constant(''),
    kind: fc.constant('list' as const),
    op: fc.constantFrom('in' as const, 'not_in' as const),
    mailingListId: fc.constantFrom('lst_1', 'lst_2'),
  }),
  fc.record({
    id: fc.constant(''),
    kind: fc.constant('event' as const),
    type: fc.constantFrom('page_view', '購入'),
    did: fc.boolean(),
    window,
  }),
  fc.record({
    id: fc.constant(''),
    kind: fc.constant('segment' as const),
    op: fc.constant('in' as const),
    segmentId: fc.constant('seg_1'),
  }),
)
const withIds = (conditions: readonly LeafCondition[]) =>
  conditions.map((condition, place) => ({ ...condition, id: `f${place}` }))

test('what goes into an address comes out of it, in letters that need no escape', () => {
  fc.assert(
    fc.property(fc.array(leaf, { maxLength: FILTER.conditionsMax }), (conditions) => {
      const code = encodeFilter(conditions)
      fc.pre(code.length <= FILTER.codeMax)
      expect(code).toMatch(/^[\w-]*$/)
      expect(decodeFilter(code)).toEqual(withIds(conditions))
    }),
  )
})

describe('what somebody else wrote', () => {
  test('never throws, and is conditions or nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.base64String(),
          fc.jsonValue().map((json) => btoa(encodeURI(JSON.stringify(json)))),
        ),
        (code) => {
          for (const { kind } of decodeFilter(code)) expect(kind).not.toBe('group')
        },
      ),
    )
  })
  const codeOf = (json: unknown) => encodeFilter(json as LeafCondition[])
  test.each([
    ['', '%', 'a b', 'x'.repeat(FILTER.codeMax + 1)],
    [codeOf([{ kind: 'group', match: 'all', children: [] }])],
    [codeOf([{ kind: 'property', key: 'a', op: 'regex', value: '.*' }])],
    [codeOf([{ kind: 'list', op: 'in', mailingListId: 'l', more: 1 }])],
    [codeOf([[1], 5].map((each) => ({ each })))],
  ])('%j is no filter', (...codes) => {
    for (const code of codes) expect(decodeFilter(code)).toEqual([])
  })
  test('more conditions than may be are not read', () => {
    const many = Array.from({ length: 50 }, () => ({
      id: '',
      kind: 'segment' as const,
      op: 'in' as const,
      segmentId: 's',
    }))
    expect(decodeFilter(encodeFilter(many)).length).toBeLessThanOrEqual(FILTER.conditionsMax)
  })
})

test('together they all have to hold', () => {
  const conditions = withIds([{ id: '', kind: 'segment', op: 'in', segmentId: 's' }])
  expect(conditionOf([])).toBeUndefined()
  expect(conditionOf(conditions)).toEqual({ id: 'f', kind: 'group', match: 'all', children: conditions })
  expect(nextId(conditions)).toBe('f1')
  expect(nextId([{ id: 'f1', kind: 'segment', op: 'in', segmentId: 's' }])).toBe('f2')
})
