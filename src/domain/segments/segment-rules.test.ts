import { expect, test } from 'vitest'
import type { Campaign } from '#api/campaigns'
import { expectArchivable } from './segment-rules.ts'

const segment = { id: 'seg_1', name: 'Regulars' }
const nobody: Campaign['audience'] = {
  mailingListIds: [],
  segmentIds: [],
  segmentMatch: 'any',
  excludeSegmentIds: [],
}
const within: Campaign['audience']['conditions'] = {
  id: 'g',
  kind: 'group',
  match: 'all',
  children: [{ id: 's', kind: 'segment', op: 'in', segmentId: 'seg_1' }],
}
const archiving = (status: Campaign['status'], audience: Partial<Campaign['audience']>) => () =>
  expectArchivable(segment, [{ name: 'News', status, audience: { ...nobody, ...audience } }])

test.each([
  ['includes it', { segmentIds: ['seg_1'] }],
  ['excludes it', { excludeSegmentIds: ['seg_1'] }],
  ['names it in its conditions', { conditions: within }],
])('a campaign that is under way and %s keeps a segment from being archived (SEG-29)', (_, audience) => {
  for (const status of ['scheduled', 'preparing', 'sending', 'canceling'] as const)
    expect(archiving(status, audience), status).toThrow('"News"')
  for (const status of ['draft', 'sent'] as const) expect(archiving(status, audience), status).not.toThrow()
  expect(archiving('scheduled', { segmentIds: ['seg_2'] })).not.toThrow()
})
