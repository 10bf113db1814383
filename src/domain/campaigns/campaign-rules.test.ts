import { describe, expect, test } from 'vitest'
import type { CampaignStatus } from '#api/campaigns'
import { ApiError } from '#api/wire'
import { DAY, MINUTE } from '#lib/duration'
import {
  allows,
  campaignActions,
  obstacleTo,
  type CampaignAction,
  type CampaignObstacle,
} from './campaign-actions.ts'
import {
  beginOf,
  copyName,
  expectCancelable,
  expectChangeable,
  expectConfirmed,
  expectDeletable,
  kindOfRun,
} from './campaign-rules.ts'

const statuses: CampaignStatus[] = [
  'draft',
  'scheduled',
  'preparing',
  'sending',
  'canceling',
  'sent',
  'canceled',
  'failed',
]
const codeOf = (work: () => unknown): number => {
  try {
    work()
    return 200
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}

describe('what the table says of a status is what the refusals do', () => {
  const tries: Record<Exclude<CampaignAction, 'duplicate'>, (status: CampaignStatus) => unknown> = {
    change: expectChangeable,
    cancel: expectCancelable,
    delete: (status) => expectDeletable(status, 'owner'),
    send: (status) => kindOfRun(status, status === 'scheduled' ? 'initial' : undefined, 'all'),
    sendRest: (status) => kindOfRun(status, status === 'scheduled' ? 'remaining' : undefined, 'remaining'),
  }
  for (const action of ['change', 'cancel', 'delete', 'send', 'sendRest'] as const)
    test.each(statuses)(`${action}: %s`, (status) => {
      expect(codeOf(() => tries[action](status))).toBe(allows(status, action) ? 200 : 422)
    })
  test('each status is in it', () => {
    expect(Object.keys(campaignActions)).toEqual(statuses)
  })
  test('a member deletes drafts only', () => {
    expect(codeOf(() => expectDeletable('draft', 'member'))).toBe(200)
    expect(codeOf(() => expectDeletable('sent', 'member'))).toBe(403)
  })
})

describe('who may do what in each status', () => {
  const actions = ['change', 'cancel', 'delete', 'send', 'sendRest', 'duplicate'] as const
  type Cell = CampaignObstacle | '-'
  const table: [CampaignStatus, ...Cell[]][] = [
    ['draft', '-', 'draft', '-', '-', 'draft', '-'],
    ['scheduled', 'scheduled', '-', 'scheduled', '-', '-', '-'],
    ['preparing', 'underWay', '-', 'underWay', 'underWay', 'underWay', '-'],
    ['sending', 'underWay', '-', 'underWay', 'underWay', 'underWay', '-'],
    ['canceling', 'canceling', 'canceling', 'canceling', 'canceling', 'canceling', '-'],
    ['sent', 'over', 'over', '-', 'over', 'over', '-'],
    ['canceled', 'over', 'over', '-', 'restOnly', '-', '-'],
    ['failed', 'over', 'over', '-', 'restOnly', '-', '-'],
  ]
  test.each(table)('an owner, %s', (status, ...cells) => {
    expect(actions.map((action) => obstacleTo(action, status, 'owner') ?? '-')).toEqual(cells)
  })
  test.each(table)('a member, %s: the same, but for deleting what was sent', (status, ...cells) => {
    const ended = status === 'sent' || status === 'canceled' || status === 'failed'
    expect(actions.map((action) => obstacleTo(action, status, 'member') ?? '-')).toEqual(
      ended ? cells.with(2, 'ownerOnly') : cells,
    )
  })
})

test('a time is at least five minutes and at most a year ahead', () => {
  const at = (ahead: number) =>
    codeOf(() => beginOf({ at: new Date(ahead).toISOString(), timezone: 'Asia/Tokyo' }, 0))
  expect([at(5 * MINUTE - 1), at(5 * MINUTE), at(366 * DAY), at(366 * DAY + 1)]).toEqual([422, 200, 200, 422])
  expect(codeOf(() => beginOf({ timezone: 'Moon/Sea' }, 0))).toBe(400)
  expect(beginOf({ timezone: 'UTC' }, 0)).toEqual({
    at: '1970-01-01T00:01:00.000Z',
    undoUntil: '1970-01-01T00:01:00.000Z',
  })
})

test('a tenth more people than were confirmed, or ten, may have come', () => {
  expect(codeOf(() => expectConfirmed(15, 5))).toBe(200)
  expect(codeOf(() => expectConfirmed(16, 5))).toBe(422)
  expect(codeOf(() => expectConfirmed(1101, 1000))).toBe(422)
})

test('a copy is named in the language of the name, and never too long', () => {
  expect(copyName('News')).toBe('Copy of News')
  expect(copyName('お知らせ')).toBe('お知らせ のコピー')
  expect(copyName('😀'.repeat(80)).isWellFormed()).toBe(true)
  expect(copyName('x'.repeat(200))).toHaveLength(120)
})
