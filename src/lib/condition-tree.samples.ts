// Trees, contacts and what they did, as the properties of condition trees try them; the backend's tests try the same.
import fc from 'fast-check'
import {
  CONDITION_TREE,
  operatorsOf,
  type ConditionGroup,
  type ConditionNode,
  type ConditionOperator,
  type ConditionSubject,
  type ConditionValueType,
  type Operand,
  type TimeWindow,
} from '#lib/condition-tree'
import { DAY } from '#lib/duration'

export const NOW = Date.parse('2026-03-08T15:30:00.000Z')

export const zone = fc.constantFrom(
  'Asia/Tokyo',
  'America/New_York',
  'Europe/London',
  'Australia/Lord_Howe',
  'UTC',
)
const word = fc.constantFrom(
  'a',
  'A',
  'ａ',
  'ab',
  'ＡＢ',
  'b',
  'カフェ',
  'ｶﾌｪ',
  'カ',
  '珈琲',
  'tokyo',
  'To',
  '.*',
)
export const text = fc.array(word, { minLength: 1, maxLength: 3 }).map((words) => words.join(''))
export const number = fc.oneof(fc.integer({ min: -3, max: 6 }), fc.constantFrom(0.5, 2.5, -0))
export const option = fc.constantFrom('x', 'y', 'z', 'Ｘ', 'Y')
export const moment = fc
  .oneof(
    fc.integer({ min: NOW - 400 * DAY, max: NOW + 400 * DAY }),
    // Near now, where days and hours begin and end.
    fc.integer({ min: -80, max: 80 }).map((hours) => NOW + hours * 1_800_000),
  )
  .map((time) => new Date(time).toISOString())
export const day = moment.map((iso) => iso.slice(0, 10))
export const date = fc.oneof(moment, day)

export const window: fc.Arbitrary<TimeWindow> = fc.oneof(
  fc.constant<TimeWindow>({ kind: 'any' }),
  fc.record({
    kind: fc.constant('last' as const),
    value: fc.integer({ min: 1, max: 40 }),
    unit: fc.constantFrom('hour', 'day', 'week', 'month'),
  }),
  fc.tuple(date, fc.integer({ min: 2, max: 90 })).map(([from, days]): TimeWindow => ({
    kind: 'between',
    from,
    to: new Date(Date.parse(from) + days * DAY).toISOString(),
  })),
  fc.record({ kind: fc.constantFrom('before' as const, 'after' as const), at: date }),
)

/** The properties of the contacts below, by type. */
export const keys = {
  string: 'text',
  number: 'number',
  boolean: 'flag',
  date: 'day',
  datetime: 'time',
  select: 'choice',
  multi_select: 'choices',
  json: 'extra',
} as const
export type Type = keyof typeof keys

const operandOf = (type: ConditionValueType, op: ConditionOperator): fc.Arbitrary<Operand | undefined> => {
  switch (op) {
    case 'is_set':
    case 'is_not_set':
    case 'is_true':
    case 'is_false':
      return fc.constant(undefined)
    case 'in':
    case 'not_in':
    case 'has_any':
    case 'has_all':
    case 'has_none':
      return fc.array(type === 'string' ? text : option, { minLength: 1, maxLength: 3 })
    case 'between':
      return type === 'number'
        ? fc.tuple(number, number).map(([a, b]) => [Math.min(a, b), Math.max(a, b)])
        : window.filter(({ kind }) => kind === 'between')
    case 'within':
      return window
    case 'before':
    case 'after':
      return date
    case 'anniversary':
      return fc.option(
        window.filter(({ kind }) => kind === 'last' || kind === 'between'),
        { nil: undefined },
      )
    case 'eq':
    case 'neq':
    case 'contains':
    case 'not_contains':
    case 'starts':
    case 'ends':
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return type === 'number' ? number : text
  }
}

export const property = (types: readonly Type[]): fc.Arbitrary<ConditionNode> =>
  fc
    .constantFrom(...types)
    .chain((type) => fc.constantFrom(...operatorsOf(type)).map((op) => ({ type, op })))
    .chain(({ type, op }) =>
      operandOf(type, op).map((value): ConditionNode => ({
        id: `${keys[type]}.${op}`,
        kind: 'property',
        key: keys[type],
        op,
        ...(value !== undefined && { value }),
      })),
    )
export const list: fc.Arbitrary<ConditionNode> = fc.record({
  id: fc.constant('list'),
  kind: fc.constant('list'),
  op: fc.constantFrom('in', 'not_in'),
  mailingListId: fc.constantFrom('lst_1', 'lst_2'),
  status: fc.option(fc.constantFrom('active' as const, 'unsubscribed' as const), { nil: undefined }),
})
export const count = fc.option(
  fc.record({
    op: fc.constantFrom('at_least' as const, 'at_most' as const, 'exactly' as const),
    value: fc.integer({ min: 0, max: 3 }),
  }),
  { nil: undefined },
)
export const history: fc.Arbitrary<ConditionNode> = fc.oneof(
  fc.record({
    id: fc.constant('event'),
    kind: fc.constant('event' as const),
    type: fc.constantFrom('order.placed', 'page_view'),
    did: fc.boolean(),
    count,
    window,
    where: fc.option(
      fc.array(
        fc.record({
          key: fc.constant('total'),
          op: fc.constantFrom('gt' as const, 'neq' as const, 'lte' as const),
          value: number,
        }),
        { maxLength: 2 },
      ),
      { nil: undefined },
    ),
  }),
  fc.record({
    id: fc.constant('campaign'),
    kind: fc.constant('campaign' as const),
    did: fc.boolean(),
    activity: fc.constantFrom('sent' as const, 'opened' as const, 'clicked' as const),
    campaign: fc.oneof(
      fc.constantFrom('any', 'cmp_1', 'cmp_2'),
      fc.record({ lastN: fc.integer({ min: 1, max: 3 }) }),
    ),
    window,
  }),
  fc.record({
    id: fc.constant('form'),
    kind: fc.constant('form' as const),
    did: fc.boolean(),
    formId: fc.constantFrom('any', 'frm_1'),
    window,
  }),
)
export const other: fc.Arbitrary<ConditionNode> = fc.oneof(
  fc.record({
    id: fc.constant('segment'),
    kind: fc.constant('segment' as const),
    op: fc.constantFrom('in' as const, 'not_in' as const),
    segmentId: fc.constantFrom('seg_1', 'seg_2'),
  }),
  fc.record({
    id: fc.constant('engagement'),
    kind: fc.constant('engagement' as const),
    op: fc.constantFrom('gte' as const, 'lte' as const),
    score: fc.integer({ min: 0, max: 5 }),
  }),
  fc.record({
    id: fc.constant('random'),
    kind: fc.constant('random' as const),
    percent: fc.integer({ min: 0, max: 100 }),
    seed: fc.constantFrom('s', 't'),
  }),
)

const allTypes: readonly Type[] = [
  'string',
  'number',
  'boolean',
  'date',
  'datetime',
  'select',
  'multi_select',
  'json',
]

/** Trees as deep as they may be, with some nodes switched off and some groups empty. */
export const treeOf = (
  leaf: fc.Arbitrary<ConditionNode>,
  depth: number = CONDITION_TREE.depthMax,
): fc.Arbitrary<ConditionGroup> =>
  fc.record({
    id: fc.constant(`group${depth}`),
    kind: fc.constant('group' as const),
    match: fc.constantFrom('all' as const, 'any' as const, 'none' as const),
    children: fc.array(
      fc
        .tuple(
          depth > 1
            ? fc.oneof({ weight: 3, arbitrary: leaf }, { weight: 1, arbitrary: treeOf(leaf, depth - 1) })
            : leaf,
          fc.nat(5),
        )
        .map(([node, luck]): ConditionNode => (luck === 0 ? { ...node, disabled: true } : node)),
      { maxLength: 3 },
    ),
  })
export const anyLeaf = fc.oneof(property(allTypes), list, history, other)
export const tree = treeOf(anyLeaf)

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 4 })
export const contact = fc
  .record({
    id: fc.integer({ min: 0, max: 10_000 }).map((id) => `con_${id}`),
    text: maybe(text),
    number: maybe(number),
    flag: maybe(fc.boolean()),
    day: maybe(day),
    time: maybe(moment),
    choice: maybe(option),
    choices: maybe(fc.uniqueArray(option, { maxLength: 3 })),
    extra: maybe(fc.constant({ a: 1 })),
    subscriptions: fc.uniqueArray(
      fc.record({
        mailingListId: fc.constantFrom('lst_1', 'lst_2'),
        status: fc.constantFrom('active', 'pending', 'unsubscribed'),
      }),
      { maxLength: 2, selector: ({ mailingListId }) => mailingListId },
    ),
    score: fc.integer({ min: 0, max: 5 }),
  })
  .map(({ id, subscriptions, score, ...values }) => ({
    id,
    subscriptions,
    engagement: { score },
    properties: Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)),
  }))
export const event = fc.oneof(
  fc.record({
    type: fc.constantFrom('order.placed', 'page_view'),
    occurredAt: moment,
    payload: fc.oneof(fc.record({ total: number }), fc.constant({})),
  }),
  fc.record({
    type: fc.constantFrom('email.sent', 'email.opened', 'email.clicked'),
    occurredAt: moment,
    campaignId: fc.constantFrom('cmp_1', 'cmp_2', 'cmp_3', 'cmp_4'),
  }),
  fc.record({
    type: fc.constant('form.submitted'),
    occurredAt: moment,
    formId: fc.constantFrom('frm_1', 'frm_2'),
  }),
)
export const segmentTree = treeOf(fc.oneof(property(allTypes), list), 2)
export const subject: fc.Arbitrary<ConditionSubject> = fc
  .record({
    contact,
    events: fc.array(event, { maxLength: 8 }),
    timezone: zone,
    segments: fc.record({ seg_1: segmentTree, seg_2: segmentTree }),
  })
  .map(({ segments, ...rest }) => ({
    ...rest,
    now: NOW,
    segments: (id) =>
      id === 'seg_1' || id === 'seg_2' ? { conditions: segments[id], timezone: 'Asia/Tokyo' } : undefined,
  }))
