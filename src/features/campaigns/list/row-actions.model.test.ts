import { expect, test } from 'vitest'
import { obstacleTo } from '#domain/campaigns/campaign-actions'
import { actionBehind, audienceOfNonOpeners, rowActions } from './row-actions.model.ts'

const statuses = [
  'draft',
  'scheduled',
  'preparing',
  'sending',
  'canceling',
  'sent',
  'canceled',
  'failed',
] as const

test.each(statuses)('an owner can do all that the menu of a campaign that is %s offers', (status) => {
  const refused = rowActions[status].filter((one) => {
    const action = actionBehind[one]
    return action !== undefined && obstacleTo(action, status, 'owner') !== undefined
  })
  // What is being stopped says so in the place of Stop.
  expect(refused).toEqual(status === 'canceling' ? ['stop'] : [])
})

test('a member deletes drafts only', () => {
  expect(obstacleTo('delete', 'draft', 'member')).toBeUndefined()
  expect(obstacleTo('delete', 'failed', 'member')).toBe('ownerOnly')
})

test('non-openers are those of the same audience who got it and did not open it', () => {
  const audience = {
    mailingListIds: ['ml_1'],
    segmentIds: [],
    segmentMatch: 'any' as const,
    excludeSegmentIds: [],
    skipIfSentWithinHours: 48,
  }
  const own = { id: 'own', kind: 'group' as const, match: 'any' as const, children: [] }
  const made = audienceOfNonOpeners({ ...audience, conditions: own }, 'cmp_1')
  expect(made).toMatchObject({ mailingListIds: ['ml_1'], skipIfSentWithinHours: undefined })
  expect(made.conditions).toMatchObject({
    match: 'all',
    children: [
      { activity: 'delivered', did: true, campaign: 'cmp_1' },
      { activity: 'opened', did: false, campaign: 'cmp_1' },
      own,
    ],
  })
})
