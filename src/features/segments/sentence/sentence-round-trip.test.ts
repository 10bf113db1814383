import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { readSentence, sentenceReader } from '#domain/segments/sentence/read-sentence'
import {
  campaignActivities,
  operatorsOf,
  type Comparison,
  type ConditionGroup,
  type ConditionNode,
  type ConditionOperator,
  type ConditionValueType,
  type EventCondition,
  type LeafCondition,
  type Operand,
  type TimeWindow,
} from '#lib/condition-tree'
import { DAY, MINUTE } from '#lib/duration'
import { clauseOf, type Clause } from './clauses.model.ts'
import type { ConditionNames } from './condition-names.model.ts'
import { conditionSentence } from './sentence.model.ts'

/** 5,000 by a command of its own: SENTENCE_RUNS=5000. */
const RUNS = Number(process.env['SENTENCE_RUNS'] ?? 1000)
const TIMEZONE = 'Asia/Tokyo'
const NOW = Date.parse('2026-03-08T15:30:00.000Z')

const intlOf = (locale: 'en' | 'ja') =>
  createIntl({
    locale,
    timeZone: TIMEZONE,
    messages: JSON.parse(readFileSync(`src/intl/${locale}.json`, 'utf8')) as Record<string, string>,
    onError(error) {
      throw error
    },
  })
const intls = { en: intlOf('en'), ja: intlOf('ja') }

const kept = <T extends ConditionValueType>(key: string, type: T, en: string, ja: string) => ({
  key,
  type,
  label: en,
  labels: { en, ja },
  ...((type === 'select' || type === 'multi_select') && {
    options: [
      { value: 'tokyo', label: '東京都' },
      { value: 'osaka', label: '大阪府' },
      { value: 'light', label: 'Light roast' },
      { value: 'gold', label: 'ゴールド' },
    ],
  }),
})
const properties = [
  kept('name', 'string', 'Name', '氏名'),
  { key: 'status', type: 'select' as const, label: 'Status', labels: { en: 'Status', ja: 'ステータス' } },
  kept('prefecture', 'select', 'Prefecture', '都道府県'),
  kept('brew', 'multi_select', 'Brew methods', '抽出方法'),
  kept('orders', 'number', 'Orders', '注文回数'),
  kept('total', 'number', 'Total spent (JPY)', '累計購入額（円）'),
  kept('birthday', 'date', 'Birthday', '誕生日'),
  kept('created_at', 'datetime', 'Created', '作成日時'),
  kept('wholesale', 'boolean', 'Wholesale customer', '卸売のお客さま'),
  kept('email', 'email', 'Email', 'メールアドレス'),
  kept('extra', 'json', 'Preferences', 'その他の設定'),
]
const eventProperties = [
  kept('url', 'url', 'Page address', 'ページのURL'),
  kept('total', 'number', 'Order total', '注文金額'),
]
const lists = [
  { id: 'lst_1', name: '週刊だより' },
  { id: 'lst_2', name: 'Summer market (not used yet)' },
]
const segments = [
  { id: 'seg_1', name: 'Regulars' },
  { id: 'seg_2', name: '首都圏のお客さま' },
]
const campaigns = [
  { id: 'cmp_1', name: 'Spring sale, and more' },
  { id: 'cmp_2', name: '夏の限定豆' },
]
const forms = [{ id: 'frm_1', name: 'Newsletter' }]
const nameIn = (all: readonly { id: string; name: string }[]) => (id: string) =>
  all.find((one) => one.id === id)?.name ?? null
const names: ConditionNames = {
  property: (key) => properties.find((one) => one.key === key) ?? null,
  eventProperty: (key) => eventProperties.find((one) => one.key === key) ?? null,
  list: nameIn(lists),
  campaign: nameIn(campaigns),
  form: nameIn(forms),
  segment: nameIn(segments),
}
const reader = sentenceReader({ properties, eventProperties, lists, segments, campaigns, forms })

const id = fc.constant('x')
const text = fc.oneof(
  fc.constantFrom(
    'Hanako',
    '花子',
    'or',
    'and who',
    'は「い」'.slice(0, 2),
    '(',
    ' a  b ',
    'Ａ',
    '3',
    'カフェ、珈琲',
    '\u202Egnp.exe',
  ),
  // A text that has the mark which ends a quotation is not said unambiguously in a sentence.
  fc.string({ minLength: 1, maxLength: 8 }).filter((one) => !/[”」』｣"\s]/.test(one)),
)
const number = fc.oneof(fc.integer({ min: -5, max: 12_000 }), fc.constantFrom(0.5, 2.25))
const option = fc.constantFrom('tokyo', 'osaka', 'light', 'gold')
const day = fc
  .integer({ min: NOW - 4000 * DAY, max: NOW + 400 * DAY })
  .map((time) => new Date(time).toISOString().slice(0, 10))
// Sentences say times of day to the minute.
const moment = fc
  .integer({ min: NOW - 4000 * DAY, max: NOW + 400 * DAY })
  .map((time) => new Date(Math.floor(time / MINUTE) * MINUTE).toISOString())
const date = fc.oneof(day, moment)
const last = fc.record({
  kind: fc.constant('last' as const),
  value: fc.integer({ min: 1, max: 400 }),
  unit: fc.constantFrom('hour' as const, 'day' as const, 'week' as const, 'month' as const),
})
const between: fc.Arbitrary<TimeWindow> = fc
  .tuple(date, fc.integer({ min: 2, max: 90 }))
  .map(([from, days]) => {
    const to = new Date(Date.parse(from) + days * DAY).toISOString()
    return { kind: 'between', from, to: from.length === 10 ? to.slice(0, 10) : to }
  })
const window: fc.Arbitrary<TimeWindow> = fc.oneof(
  fc.constant<TimeWindow>({ kind: 'any' }),
  last,
  between,
  fc.record({ kind: fc.constantFrom('before' as const, 'after' as const), at: date }),
)

function operandOf(type: ConditionValueType, op: ConditionOperator): fc.Arbitrary<Operand | undefined> {
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
      return fc.array(type === 'select' || type === 'multi_select' ? option : text, {
        minLength: 1,
        maxLength: 3,
      })
    case 'between':
      return type === 'number'
        ? fc.tuple(number, number).map(([a, b]) => [Math.min(a, b), Math.max(a, b)])
        : between
    case 'within':
      return fc.oneof(
        window,
        last.map((one): TimeWindow => ({ ...one, kind: 'next' })),
      )
    case 'before':
    case 'after':
      return date
    case 'anniversary':
      return fc.option(fc.oneof(last, between), { nil: undefined })
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
const comparison = (of: readonly { key: string; type: ConditionValueType }[]): fc.Arbitrary<Comparison> =>
  fc
    .constantFrom(...of)
    .chain(({ key, type }) => fc.constantFrom(...operatorsOf(type)).map((op) => ({ key, type, op })))
    .chain(({ key, type, op }) =>
      operandOf(key === 'status' ? 'select' : type, op).map((value) => ({
        key,
        op,
        ...(value !== undefined && {
          value:
            key === 'status' && Array.isArray(value)
              ? ['bounced', 'subscribed'].slice(value.length % 2)
              : value,
        }),
      })),
    )
const leaf: fc.Arbitrary<LeafCondition> = fc.oneof(
  {
    weight: 4,
    arbitrary: comparison(properties).map((one) => ({ id: 'x', kind: 'property' as const, ...one })),
  },
  fc.record({
    id,
    kind: fc.constant('list' as const),
    op: fc.constantFrom('in' as const, 'not_in' as const),
    mailingListId: fc.constantFrom('lst_1', 'lst_2'),
    status: fc.constantFrom('active' as const, 'pending' as const, 'unsubscribed' as const, undefined),
  }),
  {
    weight: 3,
    arbitrary: fc.record({
      id,
      kind: fc.constant('event' as const),
      type: fc.constantFrom(
        'order.placed',
        'page_view',
        'identify',
        'session.start',
        'session.end',
        'email.sent',
        'email.delivered',
        'email.delayed',
        'email.opened',
        'email.clicked',
        'email.bounced',
        'email.complained',
        'email.unsubscribed',
        'list.subscribed',
        'list.confirmed',
        'list.unsubscribed',
        'form.viewed',
        'form.submitted',
        'contact.created',
        'contact.updated',
        'contact.imported',
        'segment.entered',
        'segment.left',
      ),
      did: fc.boolean(),
      count: fc.option(
        fc.record({
          op: fc.constantFrom('at_least' as const, 'at_most' as const, 'exactly' as const),
          value: fc.integer({ min: 1, max: 1200 }),
        }),
        { nil: undefined },
      ),
      window,
      where: fc.option(
        fc.array(
          fc.oneof(
            comparison(eventProperties),
            fc.record({
              key: fc.constant('note'),
              op: fc.constantFrom('eq' as const, 'contains' as const),
              value: text,
            }),
          ),
          { minLength: 1, maxLength: 2 },
        ),
        { nil: undefined, freq: 3 },
      ),
    }),
  },
  fc
    .record({
      id,
      kind: fc.constant('event' as const),
      type: fc.constantFrom('segment.entered', 'segment.left'),
      did: fc.boolean(),
      window,
      segmentId: fc.constantFrom('seg_1', 'seg_2'),
      more: fc.array(comparison(eventProperties), { maxLength: 1 }),
    })
    .map(({ segmentId, more, ...node }) => ({
      ...node,
      where: [{ key: 'segmentId', op: 'eq' as const, value: segmentId }, ...more],
    })),
  {
    weight: 2,
    arbitrary: fc
      .record({
        id,
        kind: fc.constant('campaign' as const),
        did: fc.boolean(),
        activity: fc.constantFrom(...campaignActivities),
        campaign: fc.oneof(
          fc.constantFrom('any', 'cmp_1', 'cmp_2'),
          fc.record({ lastN: fc.integer({ min: 1, max: 9 }) }),
        ),
        window,
      })
      .chain((node) =>
        node.activity === 'clicked'
          ? fc
              .constantFrom(undefined, 'https://example.jp/a?b=1')
              .map((link) => ({ ...node, ...(link && { link }) }))
          : fc.constant(node),
      ),
  },
  fc.record({
    id,
    kind: fc.constant('form' as const),
    did: fc.boolean(),
    formId: fc.constantFrom('any', 'frm_1'),
    window,
  }),
  fc.record({
    id,
    kind: fc.constant('segment' as const),
    op: fc.constantFrom('in' as const, 'not_in' as const),
    segmentId: fc.constantFrom('seg_1', 'seg_2'),
  }),
  fc.record({
    id,
    kind: fc.constant('engagement' as const),
    op: fc.constantFrom('gte' as const, 'lte' as const),
    score: fc.constantFrom(0, 1, 3.5, 5),
  }),
  fc.record({
    id,
    kind: fc.constant('random' as const),
    percent: fc.constantFrom(1, 12.5, 100),
    seed: fc.constant('seed'),
  }),
)
const treeOf = (depth: number): fc.Arbitrary<ConditionGroup> =>
  fc.record({
    id,
    kind: fc.constant('group' as const),
    match: fc.constantFrom('all' as const, 'any' as const, 'none' as const),
    children: fc.array(
      fc
        .tuple(
          depth > 1
            ? fc.oneof({ weight: 3, arbitrary: leaf }, { weight: 1, arbitrary: treeOf(depth - 1) })
            : leaf,
          fc.nat(9),
        )
        .map(([node, luck]): ConditionNode => (luck === 0 ? { ...node, disabled: true } : node)),
      { maxLength: 3 },
    ),
  })

/** A sentence says 'is one of' of a single value as 'is', windows by their dates, and no seeds. */
function comparisonForm({ key, op, value }: Comparison): Comparison {
  if (Array.isArray(value) && value.length === 1 && typeof value[0] === 'string') {
    const type = [...properties, ...eventProperties].find((one) => one.key === key)?.type
    if (type !== 'select' && type !== 'multi_select')
      return { key, op: op === 'in' ? 'eq' : op === 'not_in' ? 'neq' : op, value: value[0] }
  }
  if (typeof value === 'object' && !Array.isArray(value) && op !== 'anniversary') {
    if (value.kind === 'any') return { key, op: 'is_set' }
    if (value.kind === 'before' || value.kind === 'after') return { key, op: value.kind, value: value.at }
    if (value.kind === 'between') return { key, op: 'between', value }
  }
  return { key, op, ...(value !== undefined && { value }) }
}
const opposites = {
  neq: 'eq',
  not_in: 'in',
  not_contains: 'contains',
  has_none: 'has_any',
  is_not_set: 'is_set',
} as const

function eventForm({ did, count, ...rest }: EventCondition, negated: boolean): unknown {
  const where = rest.where?.map((one) => comparisonForm(one))
  const base = { ...rest, where: where?.length ? where : undefined }
  let op: string = count?.op ?? 'at_least'
  let value = count?.value ?? 1
  if (did === negated) {
    if (op === 'at_least') [op, value] = ['at_most', value - 1]
    else if (op === 'at_most') [op, value] = ['at_least', value + 1]
    else op = value === 0 ? 'some' : 'not_exactly'
  }
  if (op === 'at_least' && value === 1) op = 'some'
  if (value === 0 && (op === 'at_most' || op === 'exactly')) op = 'never'
  const isPlain = base.where === undefined && (op === 'some' || op === 'never')
  if (base.type === 'form.submitted' && isPlain)
    return { id: 'x', kind: 'form', did: op === 'some', formId: 'any', window: base.window }
  return { ...base, op, value: op === 'some' || op === 'never' ? undefined : value }
}
function leafForm(node: LeafCondition, negated: boolean): unknown {
  switch (node.kind) {
    case 'property': {
      const { op, ...rest } = comparisonForm(node)
      const opposite = op in opposites ? opposites[op as keyof typeof opposites] : undefined
      return { ...rest, op: opposite ?? op, negated: negated !== (opposite !== undefined) }
    }
    case 'list':
    case 'segment':
      return { ...node, id: 'x', op: 'in', negated: negated !== (node.op === 'not_in') }
    case 'campaign':
    case 'form':
      return { ...node, id: 'x', did: node.did !== negated }
    case 'event':
      return eventForm({ ...node, id: 'x' }, negated)
    case 'engagement':
      return { ...node, id: 'x', negated }
    case 'random':
      return { ...node, id: 'x', seed: '', negated }
  }
}
/** What remains of a tree in its sentence. */
function form(clause: Clause): unknown {
  switch (clause.kind) {
    case 'leaf':
      return leafForm(clause.node, clause.negated)
    case 'and':
    case 'or':
      return { [clause.kind]: clause.parts.map((part) => form(part)) }
    case 'everyone':
    case 'nobody':
    case 'unreadable':
      return clause.kind
  }
}

describe.each(['en', 'ja'] as const)('in %s', (locale) => {
  test('a sentence is read as the tree that was said', () => {
    fc.assert(
      fc.property(treeOf(4), (conditions) => {
        const said = conditionSentence(conditions, names, intls[locale])
        const read = readSentence(reader, said, { timezone: TIMEZONE })
        expect(
          read.unread.map(({ from, to }) => said.slice(from, to)),
          said,
        ).toEqual([])
        expect(form(clauseOf(read.conditions)), said).toEqual(form(clauseOf(conditions)))
        expect(read.questions, said).toEqual([])
        expect(conditionSentence(read.conditions, names, intls[locale])).toBe(said)
      }),
      { numRuns: RUNS },
    )
  })
})
