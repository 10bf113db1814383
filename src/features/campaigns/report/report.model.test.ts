import { expect, test } from 'vitest'
import type { Campaign } from '#api/campaigns'
import { csvLine } from '#domain/kernel/csv'
import { noStats } from '#domain/campaigns/stats'
import {
  csvColumns,
  cut,
  followUpOf,
  newestPerPerson,
  ratesOf,
  reportRows,
  tileKeys,
} from './report.model.ts'

const stats = {
  ...noStats(),
  recipients: 110,
  sent: 100,
  delivered: 80,
  uniqueOpens: 40,
  uniqueClicks: 10,
  hardBounces: 15,
  softBounces: 5,
  failed: 25,
}

test('rates are shares of what they can come from (CAM-22), and none before there is anything', () => {
  const rates = ratesOf(stats)
  expect(tileKeys.map((key) => rates[key].share)).toEqual([0.8, 0.5, 0.125, 0.25, 0, 0.2, 0, 0.2])
  expect(tileKeys.map((key) => ratesOf(noStats())[key].share)).toEqual(tileKeys.map(() => null))
})

const campaign = {
  id: 'cmp_1',
  name: 'Beans',
  senderId: 'snd_1',
  labels: ['a'],
  variants: [],
  tracking: { opens: true, clicks: true },
  audience: {
    mailingListIds: ['lst_1'],
    segmentIds: [],
    segmentMatch: 'any',
    excludeSegmentIds: ['seg_9'],
    conditions: { id: 'root', kind: 'group', match: 'any', children: [] },
  },
} satisfies Partial<Campaign>

test('a follow-up goes to those of the same audience who were sent it and did not open it (CAM-112)', () => {
  const { audience, name } = followUpOf(campaign as unknown as Campaign, 'Beans: follow-up')
  expect(name).toBe('Beans: follow-up')
  expect(audience).toMatchObject({ mailingListIds: ['lst_1'], excludeSegmentIds: ['seg_9'] })
  expect(audience?.conditions).toMatchObject({
    match: 'all',
    children: [
      { kind: 'campaign', activity: 'sent', did: true, campaign: 'cmp_1' },
      { kind: 'campaign', activity: 'opened', did: false, campaign: 'cmp_1' },
      { kind: 'group', match: 'any' },
    ],
  })
})

test('each person is listed once, by what they did last', () => {
  const events = [
    { id: 'e3', contactId: 'a' },
    { id: 'e2', contactId: null },
    { id: 'e1', contactId: 'a' },
    { id: 'e0', contactId: null },
  ]
  expect(newestPerPerson(events).map(({ id }) => id)).toEqual(['e3', 'e2', 'e0'])
})

test('a cut leaves no half of a character', () => {
  expect(cut('ab😀', 3)).toBe('ab')
  expect(cut('ab', 3)).toBe('ab')
})

test('the file has a column per figure, and a link that a spreadsheet would run is made harmless', () => {
  const [head, total, link] = reportRows(
    ['Group', 'Name', ...csvColumns],
    [
      { label: 'Total', rows: [{ label: '', stats }] },
      { label: 'Link', rows: [{ label: '=cmd()', stats: noStats() }] },
    ],
  )
  expect(head).toHaveLength(2 + csvColumns.length)
  expect(total?.slice(0, 5)).toEqual(['Total', '', '110', '100', '80'])
  expect(csvLine(link ?? [])).toMatch(/^Link,'=cmd\(\),0/)
})
