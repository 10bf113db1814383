import type { Segment } from '#api/segments'
import type { ConditionGroup, ConditionNode } from '#lib/condition-tree'
import { collectionOf } from '#mocks/core/collection'
import { actorOf } from '#mocks/core/db'
import { isoBefore, workspaceData } from '#mocks/workspace/workspaces.data'

/** A segment without what is worked out: see segment-world.ts. */
export interface SegmentRecord extends Omit<Segment, 'status' | 'count' | 'countedAt' | 'stale' | 'usedBy'> {
  workspaceId: string
  /** When it began to be built, and how long that takes in ms. */
  savedAt: string
  buildTime: number
  /** What was counted of the conditions before. */
  before?: { count: number; at: string }
}

/** ms: building takes longer where there are more contacts. */
const BUILD = { least: 2000, most: 8000, perContact: 0.25 } as const

export const buildTimeOf = (contacts: number): number =>
  Math.round(Math.min(BUILD.most, BUILD.least + BUILD.perContact * contacts))

/** Times are days before the world's epoch. */
interface SegmentData extends Pick<Segment, 'id' | 'name' | 'description' | 'color'> {
  match?: ConditionGroup['match']
  children: ConditionNode[]
  createdBy: string
  age: number
  updated: number
  archived?: boolean
}

/** The ids of nodes say where they stand, such as `c2.1`. */
const group = (id: string, match: ConditionGroup['match'], ...children: ConditionNode[]): ConditionGroup => ({
  id,
  kind: 'group',
  match,
  children,
})

const roastery: SegmentData[] = [
  {
    id: 'seg_1',
    name: 'Regular customers',
    description: 'Forty orders or more, and happy to hear from us.',
    color: 'green',
    createdBy: 'acc_haruka',
    age: 610,
    updated: 42,
    children: [
      { id: 'c1', kind: 'property', key: 'orders', op: 'gte', value: 40 },
      { id: 'c2', kind: 'property', key: 'status', op: 'in', value: ['subscribed'] },
    ],
  },
  {
    id: 'seg_2',
    name: '首都圏のお客さま',
    description: '東京都・神奈川県にお住まいの方',
    color: 'blue',
    createdBy: 'acc_haruka',
    age: 590,
    updated: 120,
    children: [
      { id: 'c1', kind: 'property', key: 'prefecture', op: 'in', value: ['tokyo', 'kanagawa'] },
      { id: 'c2', kind: 'property', key: 'status', op: 'in', value: ['subscribed'] },
    ],
  },
  {
    id: 'seg_3',
    name: 'もうすぐ誕生日の方',
    description: '1週間以内にお誕生日を迎える、誕生月クラブの方',
    color: 'pink',
    createdBy: 'acc_naoki',
    age: 540,
    updated: 88,
    children: [
      {
        id: 'c1',
        kind: 'property',
        key: 'birthday',
        op: 'anniversary',
        value: { kind: 'next', value: 1, unit: 'week' },
      },
      { id: 'c2', kind: 'list', op: 'in', mailingListId: 'lst_birthday', status: 'active' },
    ],
  },
  {
    id: 'seg_4',
    name: '最近3通を開封していない方',
    description: '再開のご案内をお送りする候補',
    color: 'amber',
    createdBy: 'acc_haruka',
    age: 420,
    updated: 15,
    children: [
      {
        id: 'c1',
        kind: 'campaign',
        did: true,
        activity: 'sent',
        campaign: 'any',
        window: { kind: 'last', value: 6, unit: 'month' },
      },
      {
        id: 'c2',
        kind: 'campaign',
        did: false,
        activity: 'opened',
        campaign: { lastN: 3 },
        window: { kind: 'any' },
      },
    ],
  },
  {
    id: 'seg_5',
    name: 'English readers',
    description: 'Reads English, or asked for the English letter.',
    color: 'blue',
    createdBy: 'acc_tom',
    age: 400,
    updated: 230,
    match: 'any',
    children: [
      { id: 'c1', kind: 'property', key: 'locale', op: 'starts', value: 'en' },
      { id: 'c2', kind: 'list', op: 'in', mailingListId: 'lst_english', status: 'active' },
    ],
  },
  {
    id: 'seg_6',
    name: 'よく開いてくださる方',
    color: 'rose',
    createdBy: 'acc_haruka',
    age: 380,
    updated: 380,
    children: [{ id: 'c1', kind: 'engagement', op: 'gte', score: 3 }],
  },
  {
    id: 'seg_7',
    name: '定期便・深煎り派',
    description: '深煎りの新豆が入ったときに、先にご案内します。',
    color: 'violet',
    createdBy: 'acc_naoki',
    age: 330,
    updated: 61,
    children: [
      { id: 'c1', kind: 'property', key: 'plan', op: 'in', value: ['monthly', 'fortnightly'] },
      { id: 'c2', kind: 'property', key: 'favourite_roast', op: 'in', value: ['dark'] },
      {
        id: 'c3',
        kind: 'property',
        key: 'brew_methods',
        op: 'has_none',
        value: ['cold_brew'],
        disabled: true,
      },
    ],
  },
  {
    id: 'seg_8',
    name: 'Orders over ¥10,000 this quarter',
    color: 'teal',
    createdBy: 'acc_tom',
    age: 300,
    updated: 27,
    children: [
      {
        id: 'c1',
        kind: 'event',
        type: 'order.placed',
        did: true,
        count: { op: 'at_least', value: 1 },
        window: { kind: 'last', value: 3, unit: 'month' },
        where: [{ key: 'total', op: 'gte', value: 10_000 }],
      },
    ],
  },
  {
    id: 'seg_9',
    name: '件名テスト用 10%',
    description: '毎回同じ10%の方に、新しい件名を先にお送りします。',
    color: 'slate',
    createdBy: 'acc_haruka',
    age: 260,
    updated: 260,
    children: [
      { id: 'c1', kind: 'random', percent: 10, seed: 'subject-test' },
      { id: 'c2', kind: 'property', key: 'status', op: 'in', value: ['subscribed'] },
    ],
  },
  {
    id: 'seg_10',
    name: 'サイトを見てご注文のない方',
    description: '30日以内に豆のページをご覧になり、まだご注文のない方',
    color: 'orange',
    createdBy: 'acc_naoki',
    age: 200,
    updated: 33,
    children: [
      {
        id: 'c1',
        kind: 'event',
        type: 'page_view',
        did: true,
        window: { kind: 'last', value: 30, unit: 'day' },
        where: [{ key: 'url', op: 'contains', value: '/beans' }],
      },
      {
        id: 'c2',
        kind: 'event',
        type: 'order.placed',
        did: false,
        window: { kind: 'last', value: 30, unit: 'day' },
      },
    ],
  },
  {
    id: 'seg_11',
    name: 'ワークショップのご案内先',
    description: '首都圏の方を中心に、体験やギフトに関心のありそうな方',
    color: 'green',
    createdBy: 'acc_haruka',
    age: 150,
    updated: 9,
    children: [
      { id: 'c1', kind: 'segment', op: 'in', segmentId: 'seg_2' },
      group(
        'c2',
        'any',
        { id: 'c2.1', kind: 'list', op: 'in', mailingListId: 'lst_workshop', status: 'active' },
        {
          id: 'c2.2',
          kind: 'form',
          did: true,
          formId: 'any',
          window: { kind: 'last', value: 12, unit: 'month' },
        },
        group(
          'c2.3',
          'all',
          {
            id: 'c2.3.1',
            kind: 'property',
            key: 'brew_methods',
            op: 'has_any',
            value: ['siphon', 'espresso'],
          },
          group(
            'c2.3.2',
            'none',
            { id: 'c2.3.2.1', kind: 'property', key: 'is_wholesale', op: 'is_true' },
            { id: 'c2.3.2.2', kind: 'property', key: 'company', op: 'is_set' },
          ),
        ),
      ),
    ],
  },
  {
    id: 'seg_12',
    name: '新しくご登録の方',
    description: 'この30日にご登録くださった方',
    color: 'teal',
    createdBy: 'acc_naoki',
    age: 90,
    updated: 0,
    children: [
      {
        id: 'c1',
        kind: 'property',
        key: 'created_at',
        op: 'within',
        value: { kind: 'last', value: 30, unit: 'day' },
      },
    ],
  },
  {
    id: 'seg_13',
    name: 'Gold and silver members',
    description: 'From the old loyalty scheme; its property is gone.',
    color: 'amber',
    createdBy: 'acc_tom',
    age: 480,
    updated: 310,
    children: [
      { id: 'c1', kind: 'property', key: 'loyalty_tier', op: 'in', value: ['gold', 'silver'] },
      { id: 'c2', kind: 'list', op: 'in', mailingListId: 'lst_plan', status: 'active' },
    ],
  },
  {
    id: 'seg_14',
    name: '2024年 夏の限定豆をクリックした方',
    color: 'slate',
    createdBy: 'acc_haruka',
    age: 500,
    updated: 140,
    archived: true,
    children: [
      {
        id: 'c1',
        kind: 'campaign',
        did: true,
        activity: 'clicked',
        campaign: 'cmp_3',
        link: 'https://sakura-roastery.example/beans',
        window: { kind: 'any' },
      },
    ],
  },
]

const outdoor: SegmentData[] = [
  {
    id: 'seg_r1',
    name: 'Climbers',
    description: 'Told us they climb, and still get our mail.',
    color: 'orange',
    createdBy: 'acc_ellen',
    age: 700,
    updated: 77,
    children: [
      { id: 'c1', kind: 'property', key: 'activity', op: 'has_any', value: ['climbing'] },
      { id: 'c2', kind: 'property', key: 'status', op: 'in', value: ['subscribed'] },
    ],
  },
  {
    id: 'seg_r2',
    name: 'Club anniversaries this month',
    description: 'Ridge and Summit members whose year with the club comes round in the next month.',
    color: 'violet',
    createdBy: 'acc_ellen',
    age: 520,
    updated: 18,
    children: [
      { id: 'c1', kind: 'property', key: 'tier', op: 'in', value: ['ridge', 'summit'] },
      {
        id: 'c2',
        kind: 'property',
        key: 'joined_club_on',
        op: 'anniversary',
        value: { kind: 'next', value: 1, unit: 'month' },
      },
    ],
  },
  {
    id: 'seg_r3',
    name: 'Gone quiet',
    description: 'On the sale list, no opens in half a year, not climbers.',
    color: 'slate',
    createdBy: 'acc_haruka',
    age: 210,
    updated: 40,
    children: [
      { id: 'c1', kind: 'list', op: 'in', mailingListId: 'lst_sale', status: 'active' },
      {
        id: 'c2',
        kind: 'campaign',
        did: false,
        activity: 'opened',
        campaign: 'any',
        window: { kind: 'last', value: 6, unit: 'month' },
      },
      { id: 'c3', kind: 'segment', op: 'not_in', segmentId: 'seg_r1' },
    ],
  },
]

const segmentData: Record<string, SegmentData[]> = { ws_sakura: roastery, ws_ridge: outdoor }

/** The segments of all workspaces. */
export const segments = collectionOf<SegmentRecord>('segments', (db) => {
  const { epoch, size } = db.settings
  if (size === 'empty') return []
  return workspaceData.flatMap(({ id: workspaceId, timezone }) =>
    (segmentData[workspaceId] ?? []).map(
      ({ match = 'all', children, createdBy, age, updated, archived = false, ...segment }): SegmentRecord => {
        const by = actorOf(db.accounts.get(createdBy))
        return {
          ...segment,
          workspaceId,
          conditions: group('root', match, ...children),
          timezone,
          archived,
          savedAt: isoBefore(epoch, updated),
          buildTime: buildTimeOf(db.contacts(workspaceId).base.count),
          version: updated === age ? 1 : 2,
          createdAt: isoBefore(epoch, age),
          updatedAt: isoBefore(epoch, updated),
          createdBy: by,
          ...(updated !== age && { updatedBy: by }),
        }
      },
    ),
  )
})
