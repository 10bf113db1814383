import { describe, expect, test } from 'vitest'
import {
  compile,
  explain,
  matches,
  problemsOf,
  type ConditionEvent,
  type ConditionGroup,
  type ConditionNode,
  type ConditionOperator,
  type ConditionSubject,
  type Operand,
  type ProblemContext,
  type TimeWindow,
} from '#lib/condition-tree'

const NOW = '2026-01-15T09:00:00+09:00'

const subject = ({
  properties = {},
  events = [],
  now = NOW,
  timezone = 'Asia/Tokyo',
  ...rest
}: {
  properties?: Record<string, unknown>
  events?: ConditionEvent[]
  now?: string
  timezone?: string
} & Partial<ConditionSubject['contact']> &
  Pick<Partial<ConditionSubject>, 'segments'> = {}): ConditionSubject => {
  const { segments, ...contact } = rest
  return {
    contact: { id: 'con_1', email: 'mika@sato.example', subscriptions: [], ...contact, properties },
    events,
    segments,
    now: Date.parse(now),
    timezone,
  }
}
const property = (op: ConditionOperator, value?: Operand, key = 'p'): ConditionNode => ({
  id: 'n',
  kind: 'property',
  key,
  op,
  value,
})
const group = (match: ConditionGroup['match'], ...children: ConditionNode[]): ConditionGroup => ({
  id: 'g',
  kind: 'group',
  match,
  children,
})
const holds = (op: ConditionOperator, operand: Operand | undefined, value: unknown, at = {}) =>
  matches(property(op, operand), subject({ properties: value === undefined ? {} : { p: value }, ...at }))

const yes: ConditionNode = property('is_not_set')
const no: ConditionNode = property('is_set')

describe('groups', () => {
  const [on, off] = [yes, no]
  test.each<[ConditionGroup['match'], ConditionNode[], boolean]>([
    ['all', [on, on], true],
    ['all', [on, off], false],
    ['any', [off, on], true],
    ['any', [off, off], false],
    ['none', [off, off], true],
    ['none', [off, on], false],
    ['all', [], true],
    ['any', [], true],
    ['none', [], true],
    // As if they were not there.
    ['all', [on, { ...off, disabled: true }], true],
    ['any', [off, { ...on, disabled: true }], false],
    ['none', [{ ...on, disabled: true }], true],
    ['any', [{ ...off, disabled: true }], true],
    ['none', [group('none', on)], true],
    ['all', [group('any', off, group('all', on, group('none', off)))], true],
  ])('%s of %j: %s', (match, children, expected) => {
    expect(matches(group(match, ...children), subject())).toBe(expected)
  })

  test('a tree that is switched off holds for everybody', () => {
    expect(matches({ ...group('all', no), disabled: true }, subject())).toBe(true)
    expect(matches({ ...no, disabled: true }, subject())).toBe(true)
  })
})

describe('texts', () => {
  test.each<[ConditionOperator, Operand, unknown, boolean]>([
    ['eq', 'Tokyo', 'tokyo', true],
    ['eq', 'tokyo', 'ＴＯＫＹＯ', true],
    ['eq', 'カフェ', 'ｶﾌｪ', true],
    ['eq', 'tokyo', ' tokyo', false],
    ['eq', 'tokyo', undefined, false],
    ['eq', '5', 5, false],
    ['neq', 'tokyo', 'Osaka', true],
    ['neq', 'tokyo', 'TOKYO', false],
    ['neq', 'tokyo', undefined, true],
    ['neq', 'tokyo', null, true],
    ['contains', 'COFFEE', 'Sakura coffee roasters', true],
    ['contains', '珈琲', '株式会社さくら珈琲焙煎所', true],
    ['contains', 'tea', undefined, false],
    ['contains', '.*', 'anything', false],
    ['contains', '%', '100％', true],
    ['not_contains', 'tea', 'Sakura coffee', true],
    ['not_contains', 'tea', undefined, true],
    ['not_contains', 'TEA', 'green tea', false],
    ['starts', 'sa', 'Sakura', true],
    ['starts', 'ku', 'Sakura', false],
    ['starts', 'sa', undefined, false],
    ['ends', 'RA', 'Sakura', true],
    ['ends', 'ra', 'Sakura ', false],
    ['in', ['tokyo', 'osaka'], 'Osaka', true],
    ['in', ['tokyo', 'osaka'], 'kyoto', false],
    ['in', ['tokyo'], undefined, false],
    ['in', [], 'tokyo', false],
    ['not_in', ['tokyo'], 'kyoto', true],
    ['not_in', ['tokyo'], 'Tokyo', false],
    ['not_in', ['tokyo'], undefined, true],
    ['not_in', [], 'tokyo', true],
  ])('%s %j of %j: %s', (op, operand, value, expected) => {
    expect(holds(op, operand, value)).toBe(expected)
  })
})

describe('numbers, yes and no, options', () => {
  test.each<[ConditionOperator, Operand | undefined, unknown, boolean]>([
    ['eq', 5, 5, true],
    ['eq', 5, '5', false],
    ['neq', 5, 6, true],
    ['neq', 5, undefined, true],
    ['neq', 5, 5, false],
    ['gt', 5, 5, false],
    ['gt', 5, 6, true],
    ['gte', 5, 5, true],
    ['lt', 5, 4, true],
    ['lt', 5, undefined, false],
    ['lt', 5, null, false],
    ['lte', 5, 5, true],
    ['between', [1, 5], 1, true],
    ['between', [1, 5], 5, true],
    ['between', [1, 5], 5.01, false],
    ['between', [5, 1], 3, false],
    ['gt', NaN, 5, false],
    ['gt', 5, NaN, false],
    ['eq', NaN, NaN, false],
    ['is_true', undefined, true, true],
    ['is_true', undefined, 'true', false],
    ['is_false', undefined, false, true],
    ['is_false', undefined, undefined, false],
    ['is_not_set', undefined, false, false],
    ['has_any', ['a', 'b'], ['B', 'c'], true],
    ['has_any', ['a'], ['c'], false],
    ['has_any', ['a'], undefined, false],
    ['has_any', [], ['a'], false],
    ['has_all', ['a', 'b'], ['b', 'c', 'Ａ'], true],
    ['has_all', ['a', 'b'], ['a'], false],
    ['has_all', ['a', 'a'], ['a'], true],
    ['has_none', ['a'], ['c'], true],
    ['has_none', ['a'], ['a', 'c'], false],
    ['has_none', ['a'], undefined, true],
    ['has_none', ['a'], [], true],
    ['is_set', undefined, 0, true],
    ['is_set', undefined, false, true],
    ['is_set', undefined, '', false],
    ['is_set', undefined, null, false],
    ['is_set', undefined, [], false],
    ['is_set', undefined, ' ', true],
    ['is_set', undefined, {}, true],
    ['is_not_set', undefined, undefined, true],
  ])('%s %j of %j: %s', (op, operand, value, expected) => {
    expect(holds(op, operand, value)).toBe(expected)
  })

  test('nothing is found without a usable operand, not even where the operator negates', () => {
    for (const op of [
      'eq',
      'neq',
      'contains',
      'not_contains',
      'in',
      'not_in',
      'has_none',
      'gt',
      'within',
    ] as const)
      expect(holds(op, undefined, 'x'), op).toBe(false)
    expect(holds('not_contains', 5, 'x')).toBe(false)
    expect(holds('gt', '5', 6)).toBe(false)
  })

  test('no value comes from a prototype', () => {
    for (const key of ['__proto__', 'constructor', 'toString'])
      expect(matches(property('is_set', undefined, key), subject())).toBe(false)
    const own = JSON.parse('{"__proto__":"x"}') as Record<string, unknown>
    expect(matches(property('eq', 'x', '__proto__'), subject({ properties: own }))).toBe(true)
  })

  test('what every contact has is read from the contact itself', () => {
    const contact = {
      name: '佐藤 美香',
      status: 'subscribed',
      locale: 'ja',
      createdAt: '2026-01-10T00:00:00.000Z',
      properties: { name: 'other', status: 'other' },
    }
    const one = subject(contact)
    expect(matches(property('contains', '佐藤', 'name'), one)).toBe(true)
    expect(matches(property('in', ['subscribed'], 'status'), one)).toBe(true)
    expect(matches(property('ends', '@SATO.example', 'email'), one)).toBe(true)
    expect(matches(property('is_set', undefined, 'timezone'), one)).toBe(false)
    const lastWeek: TimeWindow = { kind: 'last', value: 1, unit: 'week' }
    expect(matches(property('within', lastWeek, 'created_at'), one)).toBe(true)
    expect(matches(property('within', lastWeek, 'created_at'), subject({ createdAt: new Date(NOW) }))).toBe(
      true,
    )
  })
})

describe('dates', () => {
  const last = (value: number, unit: 'hour' | 'day' | 'week' | 'month'): TimeWindow => ({
    kind: 'last',
    value,
    unit,
  })
  const next = (value: number, unit: 'hour' | 'day' | 'week' | 'month'): TimeWindow => ({
    kind: 'next',
    value,
    unit,
  })
  const between = (from: string, to: string): TimeWindow => ({ kind: 'between', from, to })

  test.each<[ConditionOperator, Operand | undefined, unknown, boolean]>([
    ['within', last(1, 'day'), '2026-01-14T00:00:00.000Z', true],
    ['within', last(1, 'day'), '2026-01-13T23:59:59.999Z', false],
    ['within', last(1, 'day'), '2026-01-15T00:00:00.000Z', true],
    ['within', last(1, 'day'), '2026-01-15T00:00:00.001Z', false],
    ['within', last(2, 'hour'), '2026-01-14T22:00:00.000Z', true],
    ['within', last(2, 'hour'), '2026-01-14T21:59:59.999Z', false],
    ['within', last(2, 'week'), '2026-01-01T00:00:00.000Z', true],
    ['within', last(2, 'month'), '2025-11-15T00:00:00.000Z', true],
    ['within', last(2, 'month'), '2025-11-14T23:59:59.000Z', false],
    ['within', next(3, 'day'), '2026-01-18T00:00:00.000Z', true],
    ['within', next(3, 'day'), '2026-01-18T00:00:00.001Z', false],
    ['within', next(3, 'day'), '2026-01-14T00:00:00.000Z', false],
    ['within', { kind: 'any' }, '1900-01-01', true],
    ['within', { kind: 'any' }, 'some day', false],
    // Days without a time, in Tokyo.
    ['within', last(1, 'day'), '2026-01-15', true],
    ['within', last(1, 'day'), '2026-01-14', true],
    ['within', last(1, 'day'), '2026-01-13', false],
    ['within', last(1, 'day'), '2026-01-16', false],
    ['within', next(1, 'day'), '2026-01-16', true],
    ['within', last(9, 'hour'), '2026-01-15', true],
    ['within', last(9, 'hour'), '2026-01-14', false],
    ['between', between('2026-01-01', '2026-02-01'), '2026-01-01', true],
    ['between', between('2026-01-01', '2026-02-01'), '2026-01-31', true],
    ['between', between('2026-01-01', '2026-02-01'), '2026-02-01', false],
    ['between', between('2026-01-01', '2026-02-01'), '2025-12-31T15:00:00.000Z', true],
    ['between', between('2026-01-01', '2026-02-01'), '2025-12-31T14:59:59.999Z', false],
    [
      'between',
      between('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'),
      '2026-01-02T00:00:00.000Z',
      false,
    ],
    ['between', between('2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z'), '2026-01-02', true],
    ['between', between('2026-02-01', '2026-01-01'), '2026-01-15', false],
    ['between', last(1, 'day'), '2026-01-15', false],
    ['before', '2026-01-10', '2026-01-09', true],
    ['before', '2026-01-10', '2026-01-10', false],
    ['before', '2026-01-10', '2026-01-09T14:59:59.999Z', true],
    ['before', '2026-01-10', '2026-01-09T15:00:00.000Z', false],
    ['before', { kind: 'before', at: '2026-01-10T00:00:00.000Z' }, '2026-01-10T00:00:00.000Z', false],
    ['after', '2026-01-10', '2026-01-10', false],
    ['after', '2026-01-10', '2026-01-11', true],
    ['after', '2026-01-10', '2026-01-10T14:59:59.999Z', false],
    ['after', '2026-01-10', '2026-01-10T15:00:00.000Z', true],
    ['after', { kind: 'after', at: '2026-01-10T00:00:00.000Z' }, '2026-01-10T00:00:00.000Z', false],
    ['after', { kind: 'before', at: '2026-01-10' }, '2026-01-11', false],
    ['before', 'tomorrow', '2026-01-09', false],
    ['before', '2026-02-30', '2026-01-09', false],
    ['before', '2026-01-10', '2026-02-30', false],
    ['after', '2026-01-10', 1_800_000_000_000, false],
    ['within', last(1.5, 'day'), '2026-01-15', false],
    ['within', last(1e12, 'month'), '2026-01-15', false],
  ])('%s %j of %j: %s', (op, operand, value, expected) => {
    expect(holds(op, operand, value)).toBe(expected)
  })

  test.each<[string, string, TimeWindow, string, boolean]>([
    // The clocks of the zone change in the night between the two times.
    ['America/New_York', '2026-03-08T12:00:00-04:00', last(1, 'day'), '2026-03-07T12:00:00-05:00', true],
    ['America/New_York', '2026-03-08T12:00:00-04:00', last(1, 'day'), '2026-03-07T11:59:59-05:00', false],
    ['America/New_York', '2026-03-08T12:00:00-04:00', last(24, 'hour'), '2026-03-07T11:00:00-05:00', true],
    ['America/New_York', '2026-11-01T12:00:00-05:00', last(1, 'day'), '2026-10-31T12:00:00-04:00', true],
    ['America/New_York', '2026-11-01T12:00:00-05:00', last(24, 'hour'), '2026-10-31T12:00:00-04:00', false],
    ['Europe/London', '2026-03-29T12:00:00+01:00', last(1, 'day'), '2026-03-28T12:00:00Z', true],
    ['Europe/London', '2026-03-29T12:00:00+01:00', last(1, 'day'), '2026-03-28T11:59:59Z', false],
    ['Europe/London', '2026-10-25T12:00:00Z', last(1, 'week'), '2026-10-18T12:00:00+01:00', true],
    ['Australia/Lord_Howe', '2026-10-04T12:00:00+11:00', last(1, 'day'), '2026-10-03T12:00:00+10:30', true],
    ['Australia/Lord_Howe', '2026-10-04T12:00:00+11:00', last(1, 'day'), '2026-10-03T11:59:00+10:30', false],
    ['Australia/Lord_Howe', '2026-10-04T12:00:00+11:00', last(24, 'hour'), '2026-10-03T11:30:00+10:30', true],
    ['Asia/Tokyo', '2026-03-29T12:00:00+09:00', last(24, 'hour'), '2026-03-28T12:00:00+09:00', true],
    ['Asia/Tokyo', '2026-03-29T12:00:00+09:00', last(1, 'day'), '2026-03-28T12:00:00+09:00', true],
    ['Asia/Tokyo', '2026-03-29T12:00:00+09:00', last(1, 'day'), '2026-03-28T11:59:59+09:00', false],
    // The last day of a shorter month.
    ['Asia/Tokyo', '2026-03-31T12:00:00+09:00', last(1, 'month'), '2026-02-28T12:00:00+09:00', true],
    ['Asia/Tokyo', '2026-03-31T12:00:00+09:00', last(1, 'month'), '2026-02-28T11:59:59+09:00', false],
    ['Asia/Tokyo', '2024-03-31T12:00:00+09:00', last(1, 'month'), '2024-02-29T11:59:59+09:00', false],
  ])('in %s at %s within %j of %s: %s', (timezone, now, window, value, expected) => {
    expect(holds('within', window, value, { timezone, now })).toBe(expected)
  })

  test.each<[string, Operand | undefined, unknown, boolean]>([
    ['2026-01-15T09:00:00+09:00', undefined, '1988-01-15', true],
    ['2026-01-15T09:00:00+09:00', undefined, '1988-01-14', false],
    ['2026-01-15T09:00:00+09:00', { kind: 'any' }, '2030-01-15', true],
    // The 15th in Tokyo, though the 14th in London.
    ['2026-01-15T00:30:00+09:00', undefined, '1988-01-15', true],
    ['2026-01-15T09:00:00+09:00', undefined, '2001-01-14T16:00:00.000Z', true],
    ['2026-01-15T09:00:00+09:00', next(7, 'day'), '1988-01-22', true],
    ['2026-01-15T09:00:00+09:00', next(7, 'day'), '1988-01-23', false],
    ['2026-01-15T09:00:00+09:00', next(7, 'day'), '1988-01-15', true],
    ['2026-01-15T09:00:00+09:00', last(1, 'week'), '1988-01-08', true],
    ['2026-01-15T09:00:00+09:00', last(1, 'week'), '1988-01-16', false],
    ['2025-12-28T09:00:00+09:00', next(1, 'week'), '1988-01-03', true],
    ['2026-01-02T09:00:00+09:00', last(1, 'week'), '1988-12-27', true],
    ['2026-01-15T09:00:00+09:00', between('2026-05-01', '2026-06-01'), '1970-05-31', true],
    ['2026-01-15T09:00:00+09:00', between('2026-05-01', '2026-06-01'), '1970-06-01', false],
    ['2026-01-15T09:00:00+09:00', next(24, 'month'), '1970-06-01', true],
    // Born on a leap day.
    ['2026-02-28T09:00:00+09:00', undefined, '2000-02-29', true],
    ['2026-03-01T09:00:00+09:00', undefined, '2000-02-29', false],
    ['2024-02-28T09:00:00+09:00', undefined, '2000-02-29', false],
    ['2024-02-29T09:00:00+09:00', undefined, '2000-02-29', true],
    ['2024-02-29T09:00:00+09:00', undefined, '2001-02-28', false],
    ['2026-02-20T09:00:00+09:00', next(8, 'day'), '2000-02-29', true],
    ['2026-02-20T09:00:00+09:00', next(7, 'day'), '2000-02-29', false],
    ['2026-01-15T09:00:00+09:00', { kind: 'before', at: '2026-02-01' }, '1988-01-15', false],
    ['2026-01-15T09:00:00+09:00', undefined, '1988-02-30', false],
    ['2026-01-15T09:00:00+09:00', undefined, undefined, false],
  ])('on %s the anniversary %j of %s: %s', (now, window, value, expected) => {
    expect(holds('anniversary', window, value, { now })).toBe(expected)
  })

  test('in a zone or at a time that there is none of nothing relative is found, and nothing breaks', () => {
    for (const at of [{ timezone: 'Mars/Olympus' }, { timezone: '' }, { now: 'never' }]) {
      expect(holds('within', last(1, 'day'), '2026-01-15T00:00:00.000Z', at)).toBe(false)
      expect(holds('anniversary', undefined, '1988-01-15', at)).toBe(false)
    }
    expect(holds('before', '2026-01-10', '2026-01-09', { timezone: 'Mars/Olympus' })).toBe(false)
  })
})

const event = (type: string, occurredAt: string, more: Partial<ConditionEvent> = {}): ConditionEvent => ({
  type,
  occurredAt,
  ...more,
})

describe('what happened', () => {
  const orders = [
    event('order.placed', '2026-01-14T00:00:00.000Z', { payload: { total: 900 } }),
    event('order.placed', '2026-01-02T00:00:00.000Z', { payload: { total: 5000, gift: true } }),
    event('order.placed', '2025-06-01T00:00:00.000Z', { payload: { total: 7000 } }),
    event('page_view', '2026-01-14T00:00:00.000Z'),
    event('order.placed', 'some day'),
    event('order.placed', '2026-01-15T00:00:00.001Z'),
  ]
  const ordered = (more: object, did = true): ConditionNode => ({
    id: 'n',
    kind: 'event',
    type: 'order.placed',
    did,
    window: { kind: 'any' },
    ...more,
  })
  const month: TimeWindow = { kind: 'last', value: 1, unit: 'month' }

  test.each<[object, boolean]>([
    [{}, true],
    [{ count: { op: 'at_least', value: 3 } }, true],
    [{ count: { op: 'at_least', value: 4 } }, false],
    [{ count: { op: 'at_least', value: 0 } }, true],
    [{ count: { op: 'at_most', value: 2 } }, false],
    [{ count: { op: 'exactly', value: 3 } }, true],
    [{ window: month, count: { op: 'exactly', value: 2 } }, true],
    [{ window: month, count: { op: 'exactly', value: 1 } }, false],
    [
      {
        window: { kind: 'between', from: '2026-01-02T00:00:00.000Z', to: '2026-01-14T00:00:00.000Z' },
        count: { op: 'exactly', value: 1 },
      },
      true,
    ],
    [{ window: { kind: 'before', at: '2026-01-01' }, count: { op: 'exactly', value: 1 } }, true],
    [{ window: { kind: 'last', value: 1, unit: 'hour' } }, false],
    [{ where: [{ key: 'total', op: 'gte', value: 5000 }], count: { op: 'exactly', value: 2 } }, true],
    [
      {
        where: [
          { key: 'total', op: 'gte', value: 5000 },
          { key: 'gift', op: 'is_true' },
        ],
      },
      true,
    ],
    [{ window: month, where: [{ key: 'total', op: 'gte', value: 6000 }] }, false],
    // Whoever's payload says nothing of it is not equal.
    [{ where: [{ key: 'coupon', op: 'neq', value: 'SPRING' }], count: { op: 'exactly', value: 3 } }, true],
    [{ type: 'order.returned' }, false],
    [{ type: 'order.returned', count: { op: 'at_most', value: 0 } }, true],
  ])('%j: %s, and the opposite where it was not to happen', (more, expected) => {
    expect(matches(ordered(more), subject({ events: orders }))).toBe(expected)
    expect(matches(ordered(more, false), subject({ events: orders }))).toBe(!expected)
  })

  test('events may be told by type, when they are asked for', () => {
    const asked: string[] = []
    const one: ConditionSubject = {
      ...subject(),
      events(type) {
        asked.push(type)
        return orders.filter((order) => order.type === type)
      },
    }
    expect(matches(ordered({}), one)).toBe(true)
    expect(matches(group('all', no, ordered({})), one)).toBe(false)
    expect(asked).toEqual(['order.placed'])
  })

  const mails = [
    event('email.sent', '2026-01-01T00:00:00.000Z', { campaignId: 'cmp_1' }),
    event('email.sent', '2026-01-05T00:00:00.000Z', { campaignId: 'cmp_2' }),
    event('email.sent', '2026-01-09T00:00:00.000Z', { campaignId: 'cmp_3' }),
    event('email.sent', '2026-02-01T00:00:00.000Z', { campaignId: 'cmp_4' }),
    event('email.opened', '2026-01-02T00:00:00.000Z', { campaignId: 'cmp_1' }),
    event('email.clicked', '2026-01-02T00:01:00.000Z', {
      campaignId: 'cmp_1',
      payload: { url: 'https://a.example/' },
    }),
    event('email.opened', '2026-01-03T00:00:00.000Z'),
  ]
  test.each<[object, boolean]>([
    [{ activity: 'opened', campaign: 'any' }, true],
    [{ activity: 'opened', campaign: 'cmp_1' }, true],
    [{ activity: 'opened', campaign: 'cmp_2' }, false],
    // Of the last that were sent to this contact until now: cmp_3, cmp_2, cmp_1.
    [{ activity: 'opened', campaign: { lastN: 2 } }, false],
    [{ activity: 'opened', campaign: { lastN: 3 } }, true],
    [{ activity: 'opened', campaign: { lastN: 0 } }, false],
    [{ activity: 'clicked', campaign: 'any', link: 'https://a.example/' }, true],
    [{ activity: 'clicked', campaign: 'any', link: 'https://a.example' }, false],
    [{ activity: 'opened', campaign: 'any', window: { kind: 'last', value: 1, unit: 'week' } }, false],
    [{ activity: 'bounced', campaign: 'any' }, false],
  ])('campaign %j: %s, and the opposite', (more, expected) => {
    const node = (did: boolean): ConditionNode =>
      ({ id: 'n', kind: 'campaign', did, window: { kind: 'any' }, ...more }) as ConditionNode
    expect(matches(node(true), subject({ events: mails }))).toBe(expected)
    expect(matches(node(false), subject({ events: mails }))).toBe(!expected)
  })

  test('forms', () => {
    const one = subject({
      events: [event('form.submitted', '2026-01-14T00:00:00.000Z', { formId: 'frm_1' })],
    })
    const form = (formId: string, did = true): ConditionNode => ({
      id: 'n',
      kind: 'form',
      did,
      formId,
      window: { kind: 'last', value: 2, unit: 'day' },
    })
    expect(matches(form('frm_1'), one)).toBe(true)
    expect(matches(form('any'), one)).toBe(true)
    expect(matches(form('frm_2'), one)).toBe(false)
    expect(matches(form('frm_2', false), one)).toBe(true)
  })
})

describe('lists, engagement and chance', () => {
  const one = subject({
    subscriptions: [
      { mailingListId: 'lst_1', status: 'active' },
      { mailingListId: 'lst_2', status: 'unsubscribed' },
    ],
    engagement: { score: 3 },
  })
  test.each<[ConditionNode, boolean]>([
    [{ id: 'n', kind: 'list', op: 'in', mailingListId: 'lst_1' }, true],
    [{ id: 'n', kind: 'list', op: 'in', mailingListId: 'lst_2' }, true],
    [{ id: 'n', kind: 'list', op: 'in', mailingListId: 'lst_2', status: 'active' }, false],
    [{ id: 'n', kind: 'list', op: 'not_in', mailingListId: 'lst_2', status: 'active' }, true],
    [{ id: 'n', kind: 'list', op: 'not_in', mailingListId: 'lst_3' }, true],
    [{ id: 'n', kind: 'engagement', op: 'gte', score: 3 }, true],
    [{ id: 'n', kind: 'engagement', op: 'gte', score: 4 }, false],
    [{ id: 'n', kind: 'engagement', op: 'lte', score: 3 }, true],
  ])('%j: %s', (node, expected) => {
    expect(matches(node, one)).toBe(expected)
  })
  test('whoever was never sent anything has no score', () => {
    expect(matches({ id: 'n', kind: 'engagement', op: 'lte', score: 0 }, subject())).toBe(true)
  })

  const drawn = (percent: number, seed: string) => {
    const pick = compile({ id: 'n', kind: 'random', percent, seed }, { now: 0, timezone: 'UTC' })
    return Array.from(
      { length: 20_000 },
      (_, number) => `con_${number.toString(36).padStart(5, '0')}`,
    ).filter((id) => pick({ contact: { id, properties: {}, subscriptions: [] } }))
  }
  test('chance takes its share, the same for the same seed, and evenly', () => {
    const tenth = drawn(10, 'a')
    expect(tenth).toEqual(drawn(10, 'a'))
    expect(drawn(0, 'a')).toEqual([])
    expect(drawn(100, 'a')).toHaveLength(20_000)
    // Five standard deviations of a fair draw.
    expect(Math.abs(tenth.length - 2000)).toBeLessThan(5 * Math.sqrt(20_000 * 0.1 * 0.9))
    const fifth = new Set(drawn(20, 'a'))
    expect(tenth.every((id) => fifth.has(id))).toBe(true)
    const other = new Set(drawn(10, 'b'))
    const both = tenth.filter((id) => other.has(id)).length
    expect(Math.abs(both - 200)).toBeLessThan(5 * Math.sqrt(200))
    // Neighbours are no more alike than others.
    const hundreds = Array.from({ length: 20 }, (_, part) =>
      tenth.filter((id) => Math.floor(Number.parseInt(id.slice(4), 36) / 1000) === part),
    )
    const spread = hundreds.reduce((sum, { length }) => sum + (length - 100) ** 2 / 90, 0)
    expect(spread).toBeLessThan(50)
  })
})

describe('segments', () => {
  const segments: Record<string, ConditionNode> = {
    seg_ja: property('eq', 'ja', 'locale'),
    seg_not_ja: { id: 'n', kind: 'segment', op: 'not_in', segmentId: 'seg_ja' },
    seg_a: group('any', yes, { id: 'n', kind: 'segment', op: 'in', segmentId: 'seg_b' }),
    seg_b: { id: 'n', kind: 'segment', op: 'in', segmentId: 'seg_a' },
    seg_self: { id: 'n', kind: 'segment', op: 'not_in', segmentId: 'seg_self' },
    seg_sleeping: group('all', {
      id: 'n',
      kind: 'segment',
      op: 'in',
      segmentId: 'seg_sleeping',
      disabled: true,
    }),
    seg_today: property('anniversary', undefined, 'p'),
  }
  const one = subject({
    locale: 'ja',
    properties: { p: '1988-01-14' },
    segments: (id) => {
      const conditions = segments[id]
      return conditions && { conditions, timezone: id === 'seg_today' ? 'America/New_York' : 'Asia/Tokyo' }
    },
  })
  const isIn = (segmentId: string, op: 'in' | 'not_in' = 'in') =>
    matches({ id: 'n', kind: 'segment', op, segmentId }, one)

  test('hold for whom their conditions hold', () => {
    expect(isIn('seg_ja')).toBe(true)
    expect(isIn('seg_not_ja')).toBe(false)
    expect(isIn('seg_not_ja', 'not_in')).toBe(true)
  })
  test('that contain themselves have nobody in them, like those that there are none of', () => {
    for (const id of ['seg_a', 'seg_b', 'seg_self', 'seg_gone']) {
      expect(isIn(id), id).toBe(false)
      expect(isIn(id, 'not_in'), id).toBe(true)
    }
    expect(isIn('seg_sleeping')).toBe(true)
  })
  test('go by their own zone', () => {
    // It is the 15th in Tokyo, and still the 14th in New York.
    expect(isIn('seg_today')).toBe(true)
    expect(matches(property('anniversary'), one)).toBe(false)
  })
  test('that nobody knows the conditions of are told by the contact', () => {
    const other = subject({ segmentIds: ['seg_1'] })
    expect(matches({ id: 'n', kind: 'segment', op: 'in', segmentId: 'seg_1' }, other)).toBe(true)
    expect(matches({ id: 'n', kind: 'segment', op: 'in', segmentId: 'seg_2' }, other)).toBe(false)
  })
  test('a web of many that name each other twice takes no time', () => {
    const web = subject({
      segments: (id) => {
        const number = Number(id)
        const name = (segmentId: string): ConditionNode => ({ id: 'n', kind: 'segment', op: 'in', segmentId })
        return {
          timezone: 'UTC',
          conditions: number === 60 ? no : group('all', name(String(number + 1)), name(String(number + 1))),
        }
      },
    })
    expect(matches({ id: 'n', kind: 'segment', op: 'in', segmentId: '0' }, web)).toBe(false)
  })
})

describe('explanations', () => {
  const near = (op: ConditionOperator, operand: Operand | undefined, value: unknown) =>
    explain(property(op, operand), subject({ properties: value === undefined ? {} : { p: value } })).nearest

  test.each<[ConditionOperator, Operand | undefined, unknown, unknown]>([
    ['gt', 5, 3, { kind: 'number', by: 2 }],
    ['lte', 5, 8, { kind: 'number', by: -3 }],
    ['between', [1, 5], 9, { kind: 'number', by: -4 }],
    ['between', [1, 5], -1, { kind: 'number', by: 2 }],
    ['eq', 5, 3, { kind: 'number', by: 2 }],
    ['gt', 5, undefined, { kind: 'unset' }],
    ['is_set', undefined, '', { kind: 'unset' }],
    ['is_not_set', undefined, 'x', { kind: 'set' }],
    ['gt', 5, 6, undefined],
    ['has_all', ['a', 'b', 'c'], ['B'], { kind: 'missing', parts: ['a', 'c'] }],
    ['has_any', ['a', 'b'], ['c'], { kind: 'missing', parts: ['a', 'b'] }],
    ['has_none', ['a', 'b'], ['B', 'c'], { kind: 'present', parts: ['b'] }],
    ['not_in', ['a', 'b'], 'A', { kind: 'present', parts: ['a'] }],
    ['before', '2026-01-10', '2026-01-12', { kind: 'days', by: -3 }],
    ['after', '2026-01-10', '2026-01-08', { kind: 'days', by: 3 }],
    [
      'within',
      { kind: 'last', value: 1, unit: 'hour' },
      '2026-01-14T22:00:00.000Z',
      { kind: 'time', by: 3_600_000 },
    ],
    ['anniversary', undefined, '1988-01-20', { kind: 'days', by: 5 }],
    ['anniversary', undefined, '1988-01-14', { kind: 'days', by: 364 }],
    ['anniversary', undefined, '2000-02-29', { kind: 'days', by: 44 }],
    ['eq', 'a', 'b', undefined],
  ])('%s %j of %j', (op, operand, value, expected) => {
    expect(near(op, operand, value)).toEqual(expected)
  })

  test('what is added to a number or a date makes it pass', () => {
    expect(holds('before', '2026-01-10', '2026-01-09')).toBe(true)
    expect(holds('within', { kind: 'last', value: 1, unit: 'hour' }, '2026-01-14T23:00:00.000Z')).toBe(true)
  })

  test('events: how many more, when the last was, and the one that nearly counted', () => {
    const one = subject({
      events: [
        event('order.placed', '2026-01-14T00:00:00.000Z', { payload: { total: 5000 } }),
        event('order.placed', '2026-01-10T00:00:00.000Z', { payload: { total: 900, gift: true } }),
        event('order.placed', '2025-01-10T00:00:00.000Z', { payload: { total: 8000 } }),
      ],
    })
    const node: ConditionNode = {
      id: 'n',
      kind: 'event',
      type: 'order.placed',
      did: true,
      count: { op: 'at_least', value: 3 },
      window: { kind: 'last', value: 1, unit: 'month' },
      where: [{ key: 'total', op: 'gte', value: 1000 }],
    }
    expect(explain(node, one)).toEqual({
      id: 'n',
      kind: 'event',
      passed: false,
      actual: { kind: 'events', count: 1, lastAt: '2026-01-14T00:00:00.000Z' },
      nearest: {
        kind: 'count',
        by: 2,
        closest: {
          at: '2025-01-10T00:00:00.000Z',
          by: Date.parse('2025-12-15T00:00:00.000Z') - Date.parse('2025-01-10T00:00:00.000Z'),
          failed: [],
        },
      },
    })
    expect(explain({ ...node, window: { kind: 'last', value: 1, unit: 'week' } }, one).nearest).toMatchObject(
      {
        by: 2,
      },
    )
    const never = { ...node, did: false, count: undefined }
    expect(explain(never, one).nearest).toEqual({ kind: 'count', by: -1 })
    const dear = { ...node, where: [{ key: 'total', op: 'gte' as const, value: 9000 }] }
    expect(explain(dear, one).nearest).toEqual({
      kind: 'count',
      by: 3,
      closest: { at: '2026-01-14T00:00:00.000Z', failed: [{ key: 'total', actual: 5000 }] },
    })
  })

  test('stand as the condition does, with what was found', () => {
    const tree = group(
      'all',
      { ...property('eq', 'ja', 'locale'), id: 'a' },
      { ...group('none', { ...no, id: 'c' }), id: 'b' },
      { id: 'd', kind: 'list', op: 'in', mailingListId: 'lst_1', status: 'active' },
      { ...no, id: 'e', disabled: true },
      { id: 'f', kind: 'segment', op: 'in', segmentId: 'seg_ja' },
      { id: 'h', kind: 'engagement', op: 'gte', score: 4 },
    )
    const one = subject({
      locale: 'en',
      subscriptions: [{ mailingListId: 'lst_1', status: 'pending' }],
      engagement: { score: 2 },
      segments: () => ({ conditions: { ...property('eq', 'ja', 'locale'), id: 'inside' }, timezone: 'UTC' }),
    })
    expect(explain(tree, one)).toEqual({
      id: 'g',
      kind: 'group',
      passed: false,
      children: [
        { id: 'a', kind: 'property', passed: false, actual: { kind: 'value', value: 'en' } },
        {
          id: 'b',
          kind: 'group',
          passed: true,
          children: [
            {
              id: 'c',
              kind: 'property',
              passed: false,
              actual: { kind: 'value', value: undefined },
              nearest: { kind: 'unset' },
            },
          ],
        },
        { id: 'd', kind: 'list', passed: false, actual: { kind: 'list', statuses: ['pending'] } },
        {
          id: 'e',
          kind: 'property',
          passed: true,
          disabled: true,
          actual: { kind: 'value', value: undefined },
        },
        {
          id: 'f',
          kind: 'segment',
          passed: false,
          actual: { kind: 'segment', isIn: false },
          within: { id: 'inside', kind: 'property', passed: false, actual: { kind: 'value', value: 'en' } },
        },
        {
          id: 'h',
          kind: 'engagement',
          passed: false,
          actual: { kind: 'score', score: 2 },
          nearest: { kind: 'number', by: 2 },
        },
      ],
    })
  })
})

describe('problems', () => {
  const segments: Record<string, ConditionNode> = {
    seg_1: group('all', { id: 'n', kind: 'segment', op: 'in', segmentId: 'seg_2' }),
    seg_2: group('all', { id: 'n', kind: 'segment', op: 'in', segmentId: 'seg_own' }),
    seg_3: group('all', { id: 'n', kind: 'segment', op: 'in', segmentId: 'seg_3' }),
    seg_ok: group('all'),
    seg_failed: group('all'),
  }
  const context: ProblemContext = {
    now: Date.parse(NOW),
    timezone: 'Asia/Tokyo',
    properties: (['string', 'number', 'boolean', 'date', 'select', 'multi_select', 'json'] as const).map(
      (type) => ({
        key: type,
        type,
      }),
    ),
    eventProperties: [{ key: 'total', type: 'number' }],
    hasList: (id) => id === 'lst_1',
    hasCampaign: (id) => id === 'cmp_1',
    hasForm: (id) => id === 'frm_1',
    segments(id) {
      const conditions = segments[id]
      return conditions && { conditions, timezone: 'Asia/Tokyo' }
    },
    hasFailed: (id) => id === 'seg_failed',
    ownId: 'seg_own',
  }
  const told = (node: unknown) =>
    problemsOf(node as ConditionNode, context).map(({ code, nodeId, about }) =>
      [code, nodeId, about].filter((part) => part !== undefined).join(' '),
    )
  const any: TimeWindow = { kind: 'any' }
  const event = { id: 'n', kind: 'event', type: 'order.placed', did: true, window: any }
  const campaign = {
    id: 'n',
    kind: 'campaign',
    did: true,
    activity: 'clicked',
    campaign: 'cmp_1',
    window: any,
  }

  test.each<[unknown, string[]]>([
    [property('eq', 'x', 'string'), []],
    [property('eq', 'x', 'nothing'), ['unknown_property n nothing']],
    [property('eq', 'x', '__proto__'), ['unknown_property n __proto__']],
    [property('gt', 5, 'string'), ['operator_not_allowed n string gt']],
    [property('eq', 'x', 'select'), ['operator_not_allowed n select eq']],
    [property('is_set', undefined, 'boolean'), ['operator_not_allowed n boolean is_set']],
    [property('is_set', undefined, 'multi_select'), ['operator_not_allowed n multi_select is_set']],
    [property('is_set', undefined, 'json'), []],
    [property('eq', '', 'string'), ['value_missing n string']],
    [property('neq', undefined, 'string'), ['value_missing n string']],
    [property('in', [], 'select'), ['value_missing n select']],
    [property('in', [''], 'select'), ['value_invalid n select']],
    [property('eq', '5', 'number'), ['value_invalid n number']],
    [property('between', [1, 5], 'number'), []],
    [property('between', [5, 1], 'number'), ['value_invalid n number']],
    [property('between', { kind: 'between', from: '2026-01-01', to: '2026-02-01' }, 'date'), []],
    [
      property('between', { kind: 'between', from: '2026-02-01', to: '2026-01-01' }, 'date'),
      ['window_invalid n date'],
    ],
    [property('between', { kind: 'last', value: 1, unit: 'day' }, 'date'), ['value_invalid n date']],
    [property('within', { kind: 'last', value: 0, unit: 'day' }, 'date'), ['window_invalid n date']],
    [property('within', { kind: 'next', value: 2, unit: 'week' }, 'date'), []],
    [property('before', '2026-02-30', 'date'), ['value_invalid n date']],
    [property('before', '2026-02-28', 'date'), []],
    [property('anniversary', undefined, 'date'), []],
    [property('anniversary', { kind: 'before', at: '2026-01-01' }, 'date'), ['value_invalid n date']],
    [property('has_all', ['x'], 'multi_select'), []],
    [{ id: 'n', kind: 'list', op: 'in', mailingListId: 'lst_2' }, ['unknown_list n lst_2']],
    [{ id: 'n', kind: 'list', op: 'in', mailingListId: '' }, ['value_missing n']],
    [event, []],
    [{ ...event, type: '' }, ['value_missing n type']],
    [{ ...event, window: { kind: 'next', value: 1, unit: 'day' } }, ['window_invalid n']],
    [{ ...event, window: { kind: 'between', from: 'x', to: 'y' } }, ['window_invalid n']],
    [{ ...event, count: { op: 'at_least', value: -1 } }, ['value_invalid n count']],
    [
      { ...event, where: [{ key: 'total', op: 'contains', value: 'x' }] },
      ['operator_not_allowed n total contains'],
    ],
    [{ ...event, where: [{ key: 'coupon', op: 'contains', value: 'x' }] }, []],
    [{ ...event, where: [{ key: 'coupon', op: 'eq' }] }, ['value_missing n coupon']],
    [campaign, []],
    [{ ...campaign, campaign: 'any', link: 'https://a.example/' }, []],
    [{ ...campaign, campaign: 'cmp_2' }, ['unknown_campaign n cmp_2']],
    [{ ...campaign, campaign: { lastN: 0 } }, ['value_invalid n lastN']],
    [{ ...campaign, activity: 'opened', link: 'https://a.example/' }, ['value_invalid n link']],
    [{ id: 'n', kind: 'form', did: true, formId: 'frm_2', window: any }, ['unknown_form n frm_2']],
    [{ id: 'n', kind: 'form', did: true, formId: 'any', window: any }, []],
    [{ id: 'n', kind: 'segment', op: 'in', segmentId: 'seg_ok' }, []],
    [{ id: 'n', kind: 'segment', op: 'in', segmentId: 'seg_none' }, ['unknown_segment n seg_none']],
    [{ id: 'n', kind: 'segment', op: 'in', segmentId: 'seg_failed' }, ['failed_segment n seg_failed']],
    [{ id: 'n', kind: 'segment', op: 'in', segmentId: 'seg_own' }, ['segment_cycle n seg_own']],
    [{ id: 'n', kind: 'segment', op: 'not_in', segmentId: 'seg_1' }, ['segment_cycle n seg_1']],
    [{ id: 'n', kind: 'segment', op: 'in', segmentId: 'seg_3' }, ['segment_cycle n seg_3']],
    [{ id: 'n', kind: 'engagement', op: 'gte', score: 6 }, ['value_invalid n score']],
    [{ id: 'n', kind: 'random', percent: 101, seed: 's' }, ['value_invalid n percent']],
    [{ id: 'n', kind: 'random', percent: 10, seed: '' }, ['value_missing n seed']],
    [{ id: 'n', kind: 'magic' }, ['malformed n']],
    [null, ['malformed ']],
  ])('%j: %j', (node, expected) => {
    expect(told(node)).toEqual(expected)
    expect(told({ ...group('all'), children: [node] })).toEqual(expected)
    if (node !== null)
      expect(told({ ...group('all'), children: [{ ...(node as object), disabled: true }] })).toEqual([])
  })

  test('groups lie four deep at most, and nodes are fifty', () => {
    const nested = (depth: number): ConditionGroup =>
      depth === 1 ? { ...group('all'), id: '1' } : { ...group('any', nested(depth - 1)), id: String(depth) }
    expect(told(nested(4))).toEqual([])
    expect(told(nested(5))).toEqual(['too_deep 1'])
    const wide = (nodes: number) =>
      group('all', ...Array.from({ length: nodes - 1 }, () => property('is_set', undefined, 'string')))
    expect(told(wide(50))).toEqual([])
    expect(told(wide(51))).toEqual(['too_many_nodes g'])
    // A node that is switched off takes its place.
    const off = wide(51)
    expect(told({ ...off, children: off.children.map((child) => ({ ...child, disabled: true })) })).toEqual([
      'too_many_nodes g',
    ])
  })
})
