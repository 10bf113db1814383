import fc from 'fast-check'
import sift, { type Query } from 'sift'
import { describe, expect, test } from 'vitest'
import {
  compile,
  explain,
  matches,
  operatorsOf,
  problemsOf,
  type ConditionGroup,
  type ConditionNode,
  type ConditionOperator,
  type ConditionValueType,
  type Explanation,
  type Operand,
} from '#lib/condition-tree'
import { DAY } from '#lib/duration'
import { fold } from '#lib/fold-text'
import {
  NOW,
  zone,
  text,
  option,
  date,
  window,
  keys,
  type Type,
  property,
  list,
  history,
  treeOf,
  anyLeaf,
  tree,
  contact,
  subject,
} from './condition-tree.samples.ts'

const not = (node: ConditionNode): ConditionNode => ({
  id: 'not',
  kind: 'group',
  match: 'none',
  children: [{ ...node, disabled: false }],
})
const runs = (numRuns: number) => ({ numRuns })

describe('for any tree and subject', () => {
  test('one at a time, many at a time and the explanation say the same', () => {
    fc.assert(
      fc.property(
        tree,
        subject,
        fc.array(contact, { minLength: 2, maxLength: 4 }),
        (conditions, one, others) => {
          const predicate = compile(conditions, one)
          for (const candidate of [one, ...others.map((other) => ({ ...one, contact: other }))]) {
            const expected = matches(conditions, candidate)
            expect(predicate(candidate)).toBe(expected)
            const told = explain(conditions, candidate)
            expect(told.passed).toBe(expected)
            expectParallel(conditions, told)
          }
        },
      ),
      runs(1500),
    )
  })

  /** What is told of each node is what the node itself says, and groups add up. */
  function expectParallel(node: ConditionNode, told: Explanation): void {
    expect(told.id).toBe(node.id)
    expect(told.kind).toBe(node.kind)
    if (told.passed) expect(told.nearest).toBeUndefined()
    if (node.kind !== 'group') return
    expect(told.children).toHaveLength(node.children.length)
    node.children.forEach((child, place) => {
      const inside = told.children?.[place]
      if (inside) expectParallel(child, inside)
    })
    const counted = (told.children ?? []).filter(({ disabled }) => !disabled).map(({ passed }) => passed)
    if (node.disabled || counted.length === 0) expect(told.passed).toBe(true)
    else if (node.match === 'all') expect(told.passed).toBe(counted.every(Boolean))
    else expect(told.passed).toBe(counted.some(Boolean) === (node.match === 'any'))
  }

  test('none is not any, and what De Morgan says holds', () => {
    const on = (node: ConditionNode): ConditionNode => ({ ...node, disabled: false })
    const nodes = fc.array(fc.oneof(anyLeaf, tree), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(nodes, subject, (children, one) => {
        const group = (match: ConditionGroup['match'], inside: ConditionNode[]) =>
          matches({ id: 'g', kind: 'group', match, children: inside }, one)
        const all = children.map(on)
        expect(group('none', all)).toBe(!group('any', all))
        expect(group('all', all)).toBe(group('none', all.map(not)))
        expect(group('any', all)).toBe(!group('all', all.map(not)))
        expect(group('all', all)).toBe(group('all', all.toReversed()))
      }),
      runs(800),
    )
  })

  test('what is switched off is as if it were not there', () => {
    const pruned = (node: ConditionGroup): ConditionGroup => ({
      ...node,
      children: node.children
        .filter(({ disabled }) => !disabled)
        .map((child) => (child.kind === 'group' ? pruned(child) : child)),
    })
    fc.assert(
      fc.property(tree, subject, (conditions, one) => {
        expect(matches(conditions, one)).toBe(matches(pruned(conditions), one))
      }),
      runs(800),
    )
  })

  test('what negates is the exact opposite', () => {
    const opposites = [
      ['eq', 'neq'],
      ['contains', 'not_contains'],
      ['in', 'not_in'],
      ['has_any', 'has_none'],
      ['is_set', 'is_not_set'],
    ] as const
    fc.assert(
      fc.property(
        fc.constantFrom(...opposites),
        fc.constantFrom(...Object.values(keys)),
        text,
        fc.array(option, { minLength: 1 }),
        subject,
        (pair, key, operand, options, one) => {
          const [does, doesNot] = pair.map((op) =>
            matches(
              {
                id: 'n',
                kind: 'property',
                key,
                op,
                value:
                  op.includes('in') && !op.includes('cont')
                    ? options
                    : op.startsWith('has')
                      ? options
                      : operand,
              },
              one,
            ),
          )
          expect(does).toBe(!doesNot)
        },
      ),
      runs(600),
    )
    fc.assert(
      fc.property(history, subject, (node, one) => {
        if (node.kind !== 'event' && node.kind !== 'campaign' && node.kind !== 'form') return
        expect(matches({ ...node, did: true }, one)).toBe(!matches({ ...node, did: false }, one))
      }),
      runs(600),
    )
  })

  test('a longer window finds all that a shorter one finds', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('hour', 'day', 'week', 'month'),
        fc.integer({ min: 1, max: 30 }),
        fc.constantFrom('last' as const, 'next' as const),
        fc.constantFrom('within' as const, 'anniversary' as const),
        fc.constantFrom('day', 'time'),
        subject,
        (unit, value, kind, op, key, one) => {
          const isIn = (more: number) =>
            matches({ id: 'n', kind: 'property', key, op, value: { kind, value: value + more, unit } }, one)
          if (isIn(0)) expect(isIn(1)).toBe(true)
        },
      ),
      runs(600),
    )
  })

  test('a date that there is lies before a moment, at it or after it: in one place only', () => {
    fc.assert(
      fc.property(date, date, subject, (at, value, one) => {
        const holds = (op: ConditionOperator, operand: Operand) =>
          matches(
            { id: 'n', kind: 'property', key: 'day', op, value: operand },
            { ...one, contact: { ...one.contact, properties: { day: value } } },
          )
        const until = new Date(Date.parse(at) + 30 * DAY).toISOString()
        const end = at.length === 10 ? until.slice(0, 10) : until
        const isIn = holds('between', { kind: 'between', from: at, to: end })
        // Days may touch both sides of a moment; of days, and of moments, one is on one side only.
        if (at.length === 10 || value.length > 10) {
          expect(holds('before', at) && holds('after', at)).toBe(false)
          expect(isIn).toBe(!holds('before', at) && holds('before', end))
        }
      }),
      runs(1000),
    )
  })
})

describe('another implementation', () => {
  const escaped = (operand: unknown) => String(operand).replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`)
  const folded = (value: unknown): unknown =>
    typeof value === 'string' ? fold(value) : Array.isArray(value) ? value.map(folded) : value

  /** The same condition as a query of MongoDB over a folded document. */
  function queryOf(node: ConditionNode): Query<unknown> {
    if (node.kind === 'group') {
      const children = node.children.filter(({ disabled }) => !disabled).map(queryOf)
      if (children.length === 0) return {}
      return { [{ all: '$and', any: '$or', none: '$nor' }[node.match]]: children }
    }
    if (node.kind === 'list') {
      const name = node.status === undefined ? node.mailingListId : `${node.mailingListId}.${node.status}`
      return { lists: node.op === 'in' ? name : { $ne: name } }
    }
    if (node.kind !== 'property') throw new Error(`There is no query for ${node.kind}.`)
    const value = folded(node.value)
    const [from, to] = Array.isArray(value) ? value : []
    const tests: Partial<Record<ConditionOperator, unknown>> = {
      eq: { $eq: value },
      neq: { $ne: value },
      contains: { $regex: escaped(value) },
      not_contains: { $not: { $regex: escaped(value) } },
      starts: { $regex: `^${escaped(value)}` },
      ends: { $regex: `${escaped(value)}$` },
      in: { $in: value },
      not_in: { $nin: value },
      has_any: { $in: value },
      has_none: { $nin: value },
      has_all: { $all: value },
      gt: { $gt: value },
      gte: { $gte: value },
      lt: { $lt: value },
      lte: { $lte: value },
      between: { $gte: from, $lte: to },
      is_true: { $eq: true },
      is_false: { $eq: false },
      is_set: { $exists: true },
      is_not_set: { $exists: false },
    }
    return { [`properties.${node.key}`]: tests[node.op] }
  }

  const comparable = treeOf(
    fc.oneof(property(['string', 'number', 'boolean', 'select', 'multi_select', 'json']), list),
  )
  test('finds the same contacts for thousands of trees', () => {
    let found = 0
    let missed = 0
    fc.assert(
      fc.property(comparable, fc.array(contact, { minLength: 8, maxLength: 8 }), (conditions, contacts) => {
        const query = sift(queryOf(conditions))
        const predicate = compile(conditions, { now: NOW, timezone: 'UTC' })
        for (const one of contacts) {
          const document = {
            properties: Object.fromEntries(
              Object.entries(one.properties)
                .filter(([, value]) => !(Array.isArray(value) && value.length === 0))
                .map(([key, value]) => [key, folded(value)]),
            ),
            lists: one.subscriptions.flatMap(({ mailingListId, status }) => [
              mailingListId,
              `${mailingListId}.${status}`,
            ]),
          }
          const expected = query(document)
          if (expected) found += 1
          else missed += 1
          expect(predicate({ contact: one })).toBe(expected)
        }
      }),
      runs(5000),
    )
    // Neither of the two just says the same of everybody.
    expect(found).toBeGreaterThan(5000)
    expect(missed).toBeGreaterThan(5000)
  })
})

describe('whatever comes from outside', () => {
  const types: Record<string, ConditionValueType> = Object.fromEntries(
    Object.entries(keys).map(([type, key]) => [key, type as Type]),
  )
  const known = Object.entries(types).map(([key, type]) => ({ key, type }))
  // Some of it can't even be made a text.
  const anything = fc.oneof(
    { weight: 6, arbitrary: fc.anything({ maxDepth: 3 }) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>({ toString: '' }, Object.create(null), Symbol('id')) },
  )
  const almost = fc.record({
    id: fc.oneof(fc.string(), anything),
    kind: fc.oneof(
      fc.constantFrom(
        'group',
        'property',
        'list',
        'event',
        'campaign',
        'form',
        'segment',
        'engagement',
        'random',
      ),
      anything,
    ),
    match: fc.oneof(fc.constantFrom('all', 'any', 'none'), anything),
    children: fc.oneof(fc.array(anything), anything),
    key: fc.oneof(fc.constantFrom('text', 'day', '__proto__'), anything),
    op: fc.oneof(
      fc.constantFrom(...operatorsOf('date'), ...operatorsOf('string'), ...operatorsOf('multi_select')),
      anything,
    ),
    value: fc.oneof(window, anything),
    did: fc.oneof(fc.boolean(), anything),
    type: fc.oneof(fc.constant('order.placed'), anything),
    window: fc.oneof(window, anything),
    where: anything,
    count: anything,
    campaign: anything,
    activity: anything,
    segmentId: anything,
    percent: anything,
    seed: anything,
    score: anything,
  })

  test('throws nothing', () => {
    fc.assert(
      fc.property(
        fc.oneof(almost, anything),
        fc.array(almost, { maxLength: 3 }),
        subject,
        anything,
        fc.oneof(zone, fc.string()),
        (node, inside, one, value, timezone) => {
          const properties = { text: value, day: value }
          const strange = { ...one, timezone, contact: { ...one.contact, properties } }
          for (const condition of [
            node,
            { id: 'g', kind: 'group', match: 'any', children: [node, ...inside] },
          ]) {
            const given = condition as ConditionNode
            const answer = matches(given, strange)
            expect(explain(given, strange).passed).toBe(answer)
            problemsOf(given, { ...strange, properties: known })
          }
        },
      ),
      runs(4000),
    )
  })

  test('throws nothing where only one part is strange', () => {
    const one = {
      contact: { id: 'c', properties: {}, subscriptions: [] },
      events: [],
      now: NOW,
      timezone: 'UTC',
    }
    const window = { kind: 'any' }
    for (const node of [
      { kind: 'event', type: 'page_view', did: true, window, where: null },
      { kind: 'event', type: 'page_view', did: true, window, where: {} },
      { kind: 'random', percent: { toString: undefined }, seed: { toString: '' } },
      { kind: 'engagement', op: 'gte', score: { toString: '' } },
      { kind: 'campaign', activity: 'sent', did: true, window, campaign: { lastN: {} } },
      { kind: 'campaign', activity: { toString: '' }, did: true, window, campaign: 'any' },
      { kind: 'property', key: 'text', op: { toString: '' } },
      { kind: 'property', key: { toString: '' }, op: 'eq' },
    ]) {
      const given = node as unknown as ConditionNode
      expect(explain(given, one).passed).toBe(matches(given, one))
      expect(problemsOf(given, one)).not.toEqual([])
    }
  })

  test('and a tree without an end holds for nobody', () => {
    const round: ConditionGroup = { id: 'g', kind: 'group', match: 'all', children: [] }
    round.children.push(round)
    const one = { contact: { id: 'c', properties: {}, subscriptions: [] }, now: NOW, timezone: 'UTC' }
    expect(matches(round, one)).toBe(false)
    expect(explain(round, one).passed).toBe(false)
    expect(problemsOf(round, one).map(({ code }) => code)).toEqual(['too_deep'])
  })

  test('trees that were made by the rules have no problems', () => {
    fc.assert(
      fc.property(tree, subject, (conditions, one) => {
        const problems = problemsOf(conditions, { ...one, properties: known }).filter(
          ({ code }) => code !== 'too_many_nodes',
        )
        expect(problems).toEqual([])
      }),
      runs(600),
    )
  })
})
