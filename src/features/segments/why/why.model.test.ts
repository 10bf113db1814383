import { readFileSync } from 'node:fs'
import { createIntl } from 'react-intl'
import { describe, expect, test } from 'vitest'
import { explain, type ConditionEvent, type LeafCondition } from '#lib/condition-tree'
import { eventTypesIn, foundText, nearestText, offText } from './why.model.ts'

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

const properties = new Map([
  ['orders', { label: 'Orders', type: 'number' as const }],
  ['birthday', { label: 'Birthday', type: 'date' as const }],
  [
    'brew',
    {
      label: 'Brew',
      type: 'multi_select' as const,
      options: [
        { value: 'drip', label: 'Drip' },
        { value: 'siphon', label: 'Siphon' },
      ],
    },
  ],
])
const names = {
  property: (key: string) => properties.get(key) ?? null,
  eventProperty: () => null,
  list: () => null,
  campaign: () => null,
  form: () => null,
  segment: (id: string) => (id === 'seg_2' ? 'Newcomers' : null),
}
const NOW = Date.parse('2026-03-10T03:00:00.000Z')
const opened = (occurredAt: string): ConditionEvent => ({
  type: 'email.opened',
  occurredAt,
  payload: { device: 'phone' },
})

function told(
  node: LeafCondition,
  {
    events = [],
    timezone = 'Asia/Tokyo',
    now = NOW,
    ...contact
  }: { events?: ConditionEvent[]; timezone?: string; now?: number } & Record<string, unknown> = {},
) {
  const explanation = explain(node, {
    contact: {
      id: 'con_1',
      name: 'Hanako',
      properties: { orders: 3, birthday: '1990-03-12', brew: ['drip'] },
      subscriptions: [{ mailingListId: 'lst_1', status: 'pending' }],
      engagement: { score: 2 },
      ...contact,
    },
    events,
    now,
    timezone,
  })
  return {
    passed: explanation.passed,
    en: [
      foundText(node, explanation.actual, names, intls.en),
      nearestText(node, explanation, names, intls.en),
    ],
    ja: [
      foundText(node, explanation.actual, names, intls.ja),
      nearestText(node, explanation, names, intls.ja),
    ],
  }
}

const id = 'x'
const last = (value: number) => ({ kind: 'last', value, unit: 'day' }) as const
const openedTimes = (value: number, where?: { key: string; op: 'eq'; value: string }[]): LeafCondition => ({
  id,
  kind: 'event',
  type: 'email.opened',
  did: true,
  count: { op: 'at_least', value },
  window: last(30),
  ...(where && { where }),
})

describe('what was found, and the nearest miss', () => {
  test('of events: how often of how often, and the one that nearly counted', () => {
    const events = [
      opened('2026-03-08T00:00:00.000Z'),
      opened('2026-03-01T00:00:00.000Z'),
      opened('2026-01-27T00:00:00.000Z'),
    ]
    expect(told(openedTimes(3), { events })).toEqual({
      passed: false,
      en: [
        'Counted: twice. Last time: March 8, 2026 at 9:00 AM',
        '2 of 3 times. Nearest: January 27, 2026 at 9:00 AM, but 12 days too early',
      ],
      ja: [
        '該当：2回、最後：2026年3月8日 9:00',
        '3回中2回。最も近いもの：2026年1月27日 9:00（12日早すぎます）',
      ],
    })
  })
  test('of events that say otherwise', () => {
    const events = [opened('2026-03-08T00:00:00.000Z')]
    expect(told(openedTimes(1, [{ key: 'device', op: 'eq', value: 'desktop' }]), { events }).en[1]).toBe(
      'Nearest: March 8, 2026 at 9:00 AM, but device was “phone”',
    )
  })
  test('of a segment that was entered, by its name', () => {
    const node: LeafCondition = {
      id,
      kind: 'event',
      type: 'segment.entered',
      did: true,
      window: { kind: 'any' },
      where: [{ key: 'segmentId', op: 'eq', value: 'seg_1' }],
    }
    const events = [
      { type: 'segment.entered', occurredAt: '2026-03-08T00:00:00.000Z', payload: { segmentId: 'seg_2' } },
    ]
    const { en, ja } = told(node, { events })
    expect(en[1]).toBe('Nearest: March 8, 2026 at 9:00 AM, but it was the segment “Newcomers”')
    expect(ja[1]).toBe('最も近いもの：2026年3月8日 9:00（セグメント「Newcomers」でした）')
  })
  test('of events that never were, and that were too often', () => {
    expect(told(openedTimes(1))).toMatchObject({
      en: ['It never happened', undefined],
      ja: ['一度もありません', undefined],
    })
    const never: LeafCondition = { id, kind: 'form', did: false, formId: 'any', window: { kind: 'any' } }
    const events = [{ type: 'form.submitted', occurredAt: '2026-03-08T00:00:00.000Z' }]
    expect(told(never, { events })).toMatchObject({
      passed: false,
      en: [expect.any(String), 'Once too often'],
    })
  })
  test('of numbers', () => {
    expect(told({ id, kind: 'property', key: 'orders', op: 'gte', value: 5 })).toEqual({
      passed: false,
      en: ['Found: 3', '2 too low'],
      ja: ['実際の値：3', '2不足'],
    })
    expect(told({ id, kind: 'property', key: 'orders', op: 'gt', value: 3 }).en[1]).toBe(
      'Exactly on the limit, which doesn’t count',
    )
    expect(told({ id, kind: 'engagement', op: 'gte', score: 4 })).toMatchObject({
      en: ['Engagement: 2 of 5', '2 too low'],
      ja: ['エンゲージメント：5段階の2', '2不足'],
    })
  })
  test('of choices', () => {
    expect(
      told({ id, kind: 'property', key: 'brew', op: 'has_all', value: ['drip', 'siphon'] }),
    ).toMatchObject({
      en: ['Found: Drip', 'Missing: Siphon'],
      ja: ['実際の値：Drip', '不足：Siphon'],
    })
    expect(told({ id, kind: 'property', key: 'brew', op: 'has_none', value: ['drip'] }).en[1]).toBe(
      'Has: Drip',
    )
  })
  test('of dates: days by the calendar of the zone', () => {
    const next: LeafCondition = { id, kind: 'property', key: 'birthday', op: 'anniversary' }
    expect(told(next)).toMatchObject({
      en: ['Found: March 12, 1990', 'The day comes in 2 days'],
      ja: ['実際の値：1990年3月12日', 'あと2日です'],
    })
    // It is the 11th already in Auckland.
    expect(
      told(next, { timezone: 'Pacific/Auckland', now: Date.parse('2026-03-10T12:00:00.000Z') }).en[1],
    ).toBe('The day comes in 1 day')
    expect(told({ id, kind: 'property', key: 'birthday', op: 'before', value: '1990-03-01' }).en[1]).toBe(
      '12 days too late',
    )
  })
  test('over a change of the clocks a day is a day', () => {
    // New York loses an hour on 8 March 2026: a week before noon of the 10th is noon of the 3rd, 167 hours ago.
    const now = Date.parse('2026-03-10T16:00:00.000Z')
    const week: LeafCondition = { id, kind: 'event', type: 'email.opened', did: true, window: last(7) }
    const at = (occurredAt: string) =>
      told(week, { events: [opened(occurredAt)], now, timezone: 'America/New_York' })
    expect(at('2026-03-03T17:00:00.000Z').passed).toBe(true)
    expect(at('2026-03-03T16:30:00.000Z')).toMatchObject({
      passed: false,
      en: [expect.any(String), expect.stringContaining('30 minutes too early')],
    })
  })
  test('of lists, and of what is not set', () => {
    expect(told({ id, kind: 'list', op: 'in', mailingListId: 'lst_1', status: 'active' }).en).toEqual([
      'On the list: waiting to be confirmed',
      undefined,
    ])
    expect(told({ id, kind: 'list', op: 'in', mailingListId: 'lst_2' }).ja[0]).toBe(
      'リストに登録されていません',
    )
    expect(told({ id, kind: 'property', key: 'city', op: 'eq', value: 'Kyoto' }).en).toEqual([
      'Nothing is set',
      undefined,
    ])
  })
})

test.each([
  [1, '1 minute too early'],
  [-90 * 60_000, '2 hours too late'],
  [3 * 86_400_000, '3 days too early'],
])('%i ms off', (by, text) => {
  expect(offText(by, intls.en)).toBe(text)
})

test('only events that are asked about are read', () => {
  expect(
    eventTypesIn([
      {
        id,
        kind: 'group',
        match: 'all',
        children: [
          openedTimes(1),
          {
            id,
            kind: 'campaign',
            did: true,
            activity: 'clicked',
            campaign: { lastN: 3 },
            window: { kind: 'any' },
          },
          { id, kind: 'engagement', op: 'gte', score: 1 },
        ],
      },
    ]),
  ).toEqual(['email.clicked', 'email.opened', 'email.sent'])
})
