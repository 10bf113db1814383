import * as v from 'valibot'
import { expect, test } from 'vitest'
import type * as Tree from '#lib/condition-tree'
import { ConditionNode } from './condition-tree.schema.ts'

// The compiler is the test: what the wire carries is what is evaluated, and the other way round.
export const evaluated = (onTheWire: ConditionNode): Tree.ConditionNode => onTheWire
export const carried = (inTheTree: Tree.ConditionNode): ConditionNode => inTheTree

const group = (children: unknown[]) => ({ id: 'g', kind: 'group', match: 'all', children })

test('each kind of node is one on the wire', () => {
  const nodes: Tree.ConditionNode[] = [
    { id: '1', kind: 'property', key: 'orders', op: 'between', value: [1, 5] },
    {
      id: '2',
      kind: 'property',
      key: 'birthday',
      op: 'anniversary',
      value: { kind: 'next', value: 7, unit: 'day' },
    },
    { id: '3', kind: 'property', key: 'birthday', op: 'within', value: { kind: 'after', at: '2001-04-01' } },
    { id: '4', kind: 'list', op: 'in', mailingListId: 'lst_1', status: 'active', disabled: true },
    {
      id: '5',
      kind: 'event',
      type: 'order.placed',
      did: true,
      count: { op: 'at_least', value: 2 },
      window: { kind: 'between', from: '2026-01-01', to: '2026-01-15T00:00:00.000Z' },
      where: [{ key: 'total', op: 'gt', value: 1000 }],
    },
    {
      id: '6',
      kind: 'campaign',
      did: false,
      activity: 'opened',
      campaign: { lastN: 3 },
      window: { kind: 'any' },
    },
    { id: '7', kind: 'form', did: true, formId: 'any', window: { kind: 'any' } },
    { id: '8', kind: 'segment', op: 'not_in', segmentId: 'seg_1' },
    { id: '9', kind: 'engagement', op: 'gte', score: 3 },
    { id: '10', kind: 'random', percent: 10, seed: 'a' },
  ]
  expect(v.parse(ConditionNode, group(nodes))).toEqual(group(nodes))
  for (const node of nodes) expect(v.is(ConditionNode, { ...node, more: 1 })).toBe(false)
})

test('a tree that is far too deep is refused, not a crash', () => {
  let deep: unknown = group([])
  for (let level = 0; level < 50_000; level += 1) deep = group([deep])
  expect(v.is(ConditionNode, deep)).toBe(false)
  const round = { ...group([]), children: [] as unknown[] }
  round.children.push(round)
  expect(v.is(ConditionNode, round)).toBe(false)
})
