import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compile } from '#lib/condition-tree'
import type { Visibility, VisibilityNode } from '#mail/document'
import { neverHolds } from './condition-never.ts'

const leaf = fc.oneof(
  fc.record({
    id: fc.constant('p'),
    kind: fc.constant('property' as const),
    key: fc.constantFrom('points', 'plan'),
    op: fc.constantFrom('eq' as const, 'gt' as const, 'gte' as const, 'lt' as const, 'lte' as const),
    value: fc.constantFrom(0, 1, 2),
  }),
  fc.record({
    id: fc.constant('p'),
    kind: fc.constant('property' as const),
    key: fc.constantFrom('points', 'plan', 'vip'),
    op: fc.constantFrom('is_set' as const, 'is_not_set' as const, 'is_true' as const, 'is_false' as const),
  }),
  fc.record({
    id: fc.constant('p'),
    kind: fc.constant('property' as const),
    key: fc.constant('plan'),
    op: fc.constant('eq' as const),
    value: fc.constantFrom('gold', 'GOLD', 'ｇｏｌｄ', 'free', ''),
  }),
  fc.record({
    id: fc.constant('l'),
    kind: fc.constant('list' as const),
    op: fc.constantFrom('in' as const, 'not_in' as const),
    mailingListId: fc.constantFrom('one', 'two'),
  }),
)
const tree: fc.Arbitrary<Visibility> = fc.letrec<{ group: Visibility; node: VisibilityNode }>((tie) => ({
  node: fc.oneof({ maxDepth: 2 }, leaf, tie('group')),
  group: fc.record({
    id: fc.constant('g'),
    kind: fc.constant('group' as const),
    match: fc.constantFrom('all' as const, 'any' as const, 'none' as const),
    children: fc.array(tie('node'), { maxLength: 4 }),
  }),
})).group

const value = fc.constantFrom(undefined, null, '', 'gold', 'GOLD', 'ｇｏｌｄ', 'free', 0, 1, 2, true, false)
const contact = fc.record({
  id: fc.constant('c'),
  properties: fc.record({ points: value, plan: value, vip: value }),
  subscriptions: fc.subarray([
    { mailingListId: 'one', status: 'active' },
    { mailingListId: 'two', status: 'unsubscribed' },
  ]),
})

test('where it says that nobody meets a condition, nobody does', () => {
  let found = 0
  fc.assert(
    fc.property(tree, fc.array(contact, { minLength: 20, maxLength: 20 }), (condition, contacts) => {
      if (!neverHolds([condition])) return
      found += 1
      const holds = compile(condition, { now: 0, timezone: 'UTC' })
      expect(contacts.filter((one) => holds({ contact: one }))).toEqual([])
    }),
    { numRuns: 3000, seed: 7 },
  )
  expect(found).toBeGreaterThan(20)
})

const property = (op: 'eq' | 'is_set' | 'is_not_set', value?: string): VisibilityNode => ({
  id: 'p',
  kind: 'property',
  key: 'plan',
  op,
  ...(value !== undefined && { value }),
})
const group = (match: Visibility['match'], ...children: VisibilityNode[]): Visibility => ({
  id: 'g',
  kind: 'group',
  match,
  children,
})

test.each([
  ['two values at once', true, group('all', property('eq', 'gold'), property('eq', 'free'))],
  ['one value in two spellings', false, group('all', property('eq', 'gold'), property('eq', 'GOLD'))],
  ['either of two values', false, group('any', property('eq', 'gold'), property('eq', 'free'))],
  [
    'set and not set, in a group inside',
    true,
    group('all', property('is_set'), group('all', property('is_not_set'))),
  ],
  [
    'a part that is switched off',
    false,
    group('all', property('is_set'), { ...property('is_not_set'), disabled: true }),
  ],
])('%s', (_name, isNever, condition) => {
  expect(neverHolds([condition])).toBe(isNever)
})
