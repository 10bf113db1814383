import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import {
  matches,
  operatorsOf,
  type ConditionGroup,
  type ConditionNode,
  type LeafCondition,
  type Operand,
  type TimeWindow,
} from '#lib/condition-tree'
import { clauseOf, type Clause } from './clauses.model.ts'
import type { ConditionNames } from './condition-names.model.ts'
import { conditionSentence } from './sentence.model.ts'

const intlOf = (locale: 'en' | 'ja') =>
  createIntl({
    locale,
    timeZone: 'Asia/Tokyo',
    messages: JSON.parse(readFileSync(`src/intl/${locale}.json`, 'utf8')) as Record<string, string>,
    onError(error) {
      throw error
    },
  })
const intls = { en: intlOf('en'), ja: intlOf('ja') }

const property = (en: string, ja: string, type: 'string' | 'select' | 'multi_select' = 'string') => ({
  label: en,
  labels: { en, ja },
  type,
  ...(type !== 'string' && {
    options: [
      { value: 'tokyo', label: '東京都' },
      { value: 'kyoto', label: '京都府' },
    ],
  }),
})
const properties = new Map([
  ['name', property('Name', '氏名')],
  ['status', { label: 'Status', labels: { en: 'Status', ja: 'ステータス' }, type: 'select' as const }],
  ['prefecture', property('Prefecture', '都道府県', 'select')],
  ['brew', property('Brew methods', '抽出方法', 'multi_select')],
  ['orders', property('Orders', '注文回数')],
  ['birthday', property('Birthday', '誕生日')],
  ['created_at', property('Created', '作成日時')],
  ['wholesale', property('Wholesale', '卸売')],
])
const names: ConditionNames = {
  property: (key) => properties.get(key) ?? null,
  eventProperty: (key) => (key === 'url' ? property('Page address', 'ページのURL') : null),
  list: (id) => (id === 'lst_1' ? '週刊だより' : null),
  campaign: (id) => (id === 'cmp_1' ? 'Spring sale' : null),
  form: (id) => (id === 'frm_1' ? 'Newsletter' : null),
  segment: (id) => (id === 'seg_1' ? 'Regulars' : null),
}

const id = 'x'
const is = (
  key: string,
  op: Extract<LeafCondition, { kind: 'property' }>['op'],
  value?: Operand,
): LeafCondition => ({
  id,
  kind: 'property',
  key,
  op,
  ...(value !== undefined && { value }),
})
const group = (match: ConditionGroup['match'], ...children: ConditionNode[]): ConditionGroup => ({
  id,
  kind: 'group',
  match,
  children,
})
const days = (value: number): TimeWindow => ({ kind: 'last', value, unit: 'day' })
const any: TimeWindow = { kind: 'any' }
const opened = (
  did: boolean,
  window: TimeWindow,
  times?: [op: 'at_least' | 'at_most' | 'exactly', value: number],
): LeafCondition => ({
  id,
  kind: 'event',
  type: 'email.opened',
  did,
  window,
  ...(times && { count: { op: times[0], value: times[1] } }),
})
const mail = (
  did: boolean,
  activity: 'opened' | 'clicked' | 'sent',
  campaign: string | { lastN: number },
  link?: string,
): LeafCondition => ({
  id,
  kind: 'campaign',
  did,
  activity,
  campaign,
  window: any,
  ...(link !== undefined && { link }),
})
const tokyo = is('prefecture', 'in', ['tokyo'])
const onList: LeafCondition = { id, kind: 'list', op: 'in', mailingListId: 'lst_1', status: 'active' }
const regular: LeafCondition = { id, kind: 'segment', op: 'in', segmentId: 'seg_1' }

const spoken: [node: ConditionNode, en: string, ja: string][] = [
  [group('all'), 'All contacts', 'すべてのコンタクト'],
  [group('none'), 'All contacts', 'すべてのコンタクト'],
  [group('none', group('any')), 'No contacts', '該当するコンタクトなし'],
  [group('all', tokyo), 'Contacts whose Prefecture is 東京都', '都道府県が東京都であるコンタクト'],
  [
    group('all', is('prefecture', 'in', ['tokyo', 'kyoto']), opened(true, days(30), ['at_least', 2])),
    'Contacts whose Prefecture is 東京都 or 京都府 and who opened an email at least twice in the last 30 days',
    '都道府県が東京都または京都府で、過去30日間に2回以上メールを開封したコンタクト',
  ],
  [
    group('any', tokyo, onList, regular),
    'Contacts whose Prefecture is 東京都 or who are subscribed to the mailing list “週刊だより” or who are in the segment “Regulars”',
    '都道府県が東京都である、またはメーリングリスト「週刊だより」を購読している、またはセグメント「Regulars」に含まれるコンタクト',
  ],
  [
    group('none', tokyo, onList),
    'Contacts whose Prefecture is not 東京都 and who are not subscribed to the mailing list “週刊だより”',
    '都道府県が東京都ではなく、メーリングリスト「週刊だより」を購読していないコンタクト',
  ],
  [
    group('all', tokyo, group('any', onList, opened(true, days(1)))),
    'Contacts whose Prefecture is 東京都 and (who are subscribed to the mailing list “週刊だより” or who opened an email in the last day)',
    '都道府県が東京都で、（メーリングリスト「週刊だより」を購読している、または過去1日間にメールを開封した）のいずれかに当てはまるコンタクト',
  ],
  [
    group('any', tokyo, group('all', onList, regular)),
    'Contacts whose Prefecture is 東京都 or (who are subscribed to the mailing list “週刊だより” and who are in the segment “Regulars”)',
    '都道府県が東京都である、または（メーリングリスト「週刊だより」を購読していて、セグメント「Regulars」に含まれる）のすべてに当てはまるコンタクト',
  ],
  [
    group('all', group('any', onList, regular), tokyo),
    'Contacts (who are subscribed to the mailing list “週刊だより” or who are in the segment “Regulars”) and whose Prefecture is 東京都',
    '（メーリングリスト「週刊だより」を購読している、またはセグメント「Regulars」に含まれる）のいずれかに当てはまり、都道府県が東京都であるコンタクト',
  ],
  [
    group('all', { ...tokyo, disabled: true }, onList),
    'Contacts who are subscribed to the mailing list “週刊だより”',
    'メーリングリスト「週刊だより」を購読しているコンタクト',
  ],
  [
    group('all', opened(false, { kind: 'last', value: 3, unit: 'month' })),
    'Contacts who never opened an email in the last 3 months',
    '過去3か月間にメールを一度も開封していないコンタクト',
  ],
  [
    group('all', opened(false, days(30), ['at_least', 3])),
    'Contacts who opened an email at most twice in the last 30 days',
    '過去30日間にメールを開封した回数が2回以下であるコンタクト',
  ],
  [
    group('all', opened(true, days(30), ['exactly', 0])),
    'Contacts who never opened an email in the last 30 days',
    '過去30日間にメールを一度も開封していないコンタクト',
  ],
  [
    group('all', opened(false, any, ['at_most', 2]), tokyo),
    'Contacts who opened an email at least 3 times and whose Prefecture is 東京都',
    '3回以上メールを開封し、都道府県が東京都であるコンタクト',
  ],
  [
    group('all', opened(true, { kind: 'between', from: '2026-01-01', to: '2026-02-01' }, ['at_most', 1])),
    'Contacts who opened an email at most once from January 1, 2026 to January 31, 2026',
    '2026年1月1日から2026年1月31日までにメールを開封した回数が1回以下であるコンタクト',
  ],
  [
    group('all', {
      id,
      kind: 'event',
      type: 'page_view',
      did: true,
      window: days(30),
      where: [{ key: 'url', op: 'contains', value: '/beans' }],
    }),
    'Contacts who viewed a page whose Page address contains “/beans” in the last 30 days',
    '過去30日間にページのURLに「/beans」を含むページを閲覧したコンタクト',
  ],
  [
    group('all', {
      id,
      kind: 'event',
      type: 'order.placed',
      did: true,
      count: { op: 'at_least', value: 2 },
      window: any,
      where: [{ key: 'total', op: 'gte', value: 10_000 }],
    }),
    'Contacts who had the event “order.placed” whose “total” is at least 10,000 at least twice',
    '2回以上「total」が10,000以上であるイベント「order.placed」が発生したコンタクト',
  ],
  [
    group('all', {
      id,
      kind: 'event',
      type: 'segment.entered',
      did: true,
      window: days(30),
      where: [{ key: 'segmentId', op: 'eq', value: 'seg_1' }],
    }),
    'Contacts who entered the segment “Regulars” in the last 30 days',
    '過去30日間にセグメント「Regulars」に入ったコンタクト',
  ],
  [
    group('all', mail(true, 'sent', 'any'), mail(false, 'opened', { lastN: 3 })),
    'Contacts who were sent any campaign and who never opened any of their last 3 campaigns',
    'キャンペーンを送信され、直近3件のキャンペーンを一度も開封していないコンタクト',
  ],
  [
    group('all', mail(true, 'opened', { lastN: 3 })),
    'Contacts who opened any of their last 3 campaigns',
    '直近3件のキャンペーンのいずれかを開封したコンタクト',
  ],
  [
    group('all', mail(true, 'clicked', 'cmp_1', 'https://example.jp/a')),
    'Contacts who clicked the link “https://example.jp/a” in the campaign “Spring sale”',
    'キャンペーン「Spring sale」のリンク「https://example.jp/a」をクリックしたコンタクト',
  ],
  [
    group('all', mail(false, 'opened', 'cmp_gone')),
    'Contacts who never opened a deleted campaign',
    '削除されたキャンペーンを一度も開封していないコンタクト',
  ],
  [
    group('all', {
      id,
      kind: 'form',
      did: true,
      formId: 'frm_1',
      window: { kind: 'before', at: '2026-03-01' },
    }),
    'Contacts who submitted the form “Newsletter” before March 1, 2026',
    '2026年3月1日より前にフォーム「Newsletter」を送信したコンタクト',
  ],
  [
    group('all', { id, kind: 'list', op: 'not_in', mailingListId: 'lst_gone' }),
    'Contacts who are not on a deleted mailing list',
    '削除されたメーリングリストに登録がないコンタクト',
  ],
  [
    group(
      'all',
      is('birthday', 'anniversary', { kind: 'next', value: 1, unit: 'week' }),
      is('wholesale', 'is_false'),
    ),
    'Contacts whose Birthday anniversary is in the next week and whose Wholesale is no',
    '誕生日の月日が今後1週間にあたり、卸売が「いいえ」であるコンタクト',
  ],
  [
    group('all', is('birthday', 'anniversary')),
    'Contacts whose Birthday anniversary is today',
    '誕生日の月日が今日にあたるコンタクト',
  ],
  [
    group('all', is('created_at', 'within', days(30)), is('orders', 'between', [1, 5])),
    'Contacts whose Created is in the last 30 days and whose Orders is between 1 and 5',
    '作成日時が過去30日間に含まれ、注文回数が1以上5以下であるコンタクト',
  ],
  [
    group('all', is('created_at', 'before', '2026-01-01'), is('name', 'is_not_set')),
    'Contacts whose Created is before January 1, 2026 and whose Name is not set',
    '作成日時が2026年1月1日より前で、氏名が設定されていないコンタクト',
  ],
  [
    group('all', is('name', 'starts', '佐'), is('name', 'not_contains', 'x')),
    'Contacts whose Name starts with “佐” and whose Name does not contain “x”',
    '氏名が「佐」で始まり、氏名に「x」を含まないコンタクト',
  ],
  [
    group(
      'all',
      is('brew', 'has_all', ['tokyo', 'kyoto']),
      is('status', 'not_in', ['bounced', 'complained']),
    ),
    'Contacts whose Brew methods includes all of 東京都 and 京都府 and whose Status is not Bounced or Complained',
    '抽出方法に東京都、京都府のすべてが含まれ、ステータスがバウンスまたは迷惑メール報告ではないコンタクト',
  ],
  [
    group('all', is('loyalty', 'eq', 'gold')),
    'Contacts whose deleted property is “gold”',
    '削除されたプロパティが「gold」であるコンタクト',
  ],
  [
    group(
      'all',
      { id, kind: 'engagement', op: 'gte', score: 3 },
      { id, kind: 'random', percent: 10, seed: 's' },
    ),
    'Contacts whose engagement is at least 3 of 5 and who are in a random 10%',
    'エンゲージメントが5段階の3以上で、ランダムな10%に入るコンタクト',
  ],
  [
    group('none', group('all', tokyo, group('none', onList, is('orders', 'gt', 5)))),
    'Contacts whose Prefecture is not 東京都 or who are subscribed to the mailing list “週刊だより” or whose Orders is more than 5',
    '都道府県が東京都ではない、またはメーリングリスト「週刊だより」を購読している、または注文回数が5を超えるコンタクト',
  ],
  [group('all', is('name', 'eq')), 'Contacts whose Name is …', '氏名が…であるコンタクト'],
]

describe('what people read', () => {
  test.each(spoken)('%#', (node, en, ja) => {
    expect(conditionSentence(node, names, intls.en)).toBe(en)
    expect(conditionSentence(node, names, intls.ja)).toBe(ja)
  })
})

const window = fc.constantFrom<TimeWindow>(
  any,
  days(7),
  { kind: 'next', value: 2, unit: 'week' },
  { kind: 'between', from: '2026-01-01', to: '2026-02-01T00:00:00.000Z' },
  { kind: 'after', at: '2026-01-01' },
)
const leaf: fc.Arbitrary<LeafCondition> = fc.oneof(
  fc
    .constantFrom(
      ...operatorsOf('string'),
      ...operatorsOf('number'),
      ...operatorsOf('date'),
      ...operatorsOf('boolean'),
    )
    .chain((op) =>
      fc
        .record({
          key: fc.constantFrom('name', 'orders', 'birthday', 'cnt_gone'),
          value: fc.option(fc.oneof(fc.constantFrom<Operand>('a', 3, ['a', 'b'], [1, 2]), window), {
            nil: undefined,
          }),
        })
        .map(({ key, value }) => is(key, op, value)),
    ),
  fc.record({
    id: fc.constant(id),
    kind: fc.constant('list' as const),
    op: fc.constantFrom('in' as const, 'not_in' as const),
    mailingListId: fc.constantFrom('lst_1', 'lst_gone'),
    status: fc.constantFrom('active' as const, 'pending' as const, 'unsubscribed' as const, undefined),
  }),
  fc.record({
    id: fc.constant(id),
    kind: fc.constant('event' as const),
    type: fc.constantFrom('page_view', 'order placed'),
    did: fc.boolean(),
    count: fc.option(
      fc.record({
        op: fc.constantFrom('at_least' as const, 'at_most' as const, 'exactly' as const),
        value: fc.nat(4),
      }),
      { nil: undefined },
    ),
    window,
  }),
  fc.record({
    id: fc.constant(id),
    kind: fc.constant('campaign' as const),
    did: fc.boolean(),
    activity: fc.constantFrom(
      'sent' as const,
      'delivered' as const,
      'clicked' as const,
      'bounced' as const,
      'unsubscribed' as const,
    ),
    campaign: fc.constantFrom<string | { lastN: number }>('any', 'cmp_1', 'cmp_gone', { lastN: 2 }),
    window,
  }),
  fc.record({
    id: fc.constant(id),
    kind: fc.constant('form' as const),
    did: fc.boolean(),
    formId: fc.constantFrom('any', 'frm_1', 'frm_gone'),
    window,
  }),
  fc.record({
    id: fc.constant(id),
    kind: fc.constant('segment' as const),
    op: fc.constantFrom('in' as const, 'not_in' as const),
    segmentId: fc.constantFrom('seg_1', 'seg_gone'),
  }),
  fc.record({
    id: fc.constant(id),
    kind: fc.constant('random' as const),
    percent: fc.nat(100),
    seed: fc.constant('s'),
  }),
)
const match = fc.constantFrom('all' as const, 'any' as const, 'none' as const)
const { tree } = fc.letrec<{ tree: ConditionNode; group: ConditionGroup }>((tie) => ({
  tree: fc.oneof({ maxDepth: 4, depthSize: 'small' }, leaf, tie('group')),
  group: fc.record({
    id: fc.constant(id),
    kind: fc.constant('group' as const),
    disabled: fc.constantFrom(true, undefined, undefined),
    match,
    children: fc.array(tie('tree'), { maxLength: 4 }),
  }),
}))

test('every tree is said, without ids, keys or values that are none', () => {
  fc.assert(
    fc.property(tree, (node) => {
      for (const locale of ['en', 'ja'] as const) {
        const sentence = conditionSentence(node, names, intls[locale])
        expect(sentence.length).toBeGreaterThan(3)
        expect(sentence).not.toMatch(
          /(lst|cmp|frm|seg|cnt)_|undefined|null|NaN|\[object|segmentSentence|\{|\}/,
        )
        expect(sentence).not.toMatch(/ {2}|\(\)|（）/)
      }
    }),
    { numRuns: 500 },
  )
})

test('a value that turns letters around turns none but its own', () => {
  const said = conditionSentence(group('all', is('name', 'eq', '\u202Egnp.exe')), names, intls.en)
  expect(said).toContain('“\u2068\u202Egnp.exe\u2069”')
})

test('what makes no sense is said as well, and nothing throws', () => {
  fc.assert(
    fc.property(
      fc.anything({ maxDepth: 4 }),
      fc.constantFrom('property', 'event', 'campaign', 'list', 'group'),
      (anything, kind) => {
        const hostile: unknown[] = [
          anything,
          { id, kind: 'group', match: 'all', children: [anything] },
          {
            id,
            kind,
            key: anything,
            op: anything,
            value: anything,
            window: anything,
            where: [anything],
            count: anything,
            type: anything,
            match: 'none',
            children: anything,
            campaign: anything,
            activity: anything,
            status: anything,
            mailingListId: anything,
            did: anything,
          },
          { id, kind: 'property', key: '__proto__', op: 'constructor', value: anything },
          { id, kind: 'property', key: 'orders', op: 'between', value: anything },
          {
            id,
            kind: 'event',
            type: 'toString',
            did: true,
            window: {
              kind: anything,
              value: anything,
              unit: anything,
              at: anything,
              from: anything,
              to: anything,
            },
          },
        ]
        for (const node of hostile) {
          // What comes over the wire may be anything.
          const sentence = conditionSentence(node as ConditionNode, names, intls.ja)
          expect(sentence).not.toBe('')
        }
      },
    ),
    { numRuns: 300 },
  )
})

test('the clauses hold for whom the conditions hold', () => {
  const NOW = Date.parse('2026-03-08T00:00:00.000Z')
  const holds = (clause: Clause, subject: Parameters<typeof matches>[1]): boolean => {
    switch (clause.kind) {
      case 'everyone':
        return true
      case 'nobody':
      case 'unreadable':
        return false
      case 'leaf':
        return matches(clause.node, subject) !== clause.negated
      case 'and':
        return clause.parts.every((part) => holds(part, subject))
      case 'or':
        return clause.parts.some((part) => holds(part, subject))
    }
  }
  fc.assert(
    fc.property(tree, fc.constantFrom('a', 'b', undefined), fc.boolean(), (node, name, subscribed) => {
      const subject = {
        contact: {
          id: 'con_1',
          name,
          properties: { orders: 2 },
          subscriptions: subscribed ? [{ mailingListId: 'lst_1', status: 'active' }] : [],
          segmentIds: ['seg_1'],
        },
        events: [{ type: 'page_view', occurredAt: '2026-03-05T00:00:00.000Z' }],
        now: NOW,
        timezone: 'Asia/Tokyo',
      }
      expect(holds(clauseOf(node), subject)).toBe(matches(node, subject))
    }),
    { numRuns: 1000 },
  )
})
