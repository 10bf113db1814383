import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { WhyPanel } from '#features/segments'
import type { ConditionGroup } from '#lib/condition-tree'
import { STORY_TIME } from '#mocks/story'

/** Somebody with many mails, in the small world. */
const BUSY = 'con_kzt0005v'

const conditions: ConditionGroup = {
  id: 'root',
  kind: 'group',
  match: 'all',
  children: [
    { id: 'a', kind: 'property', key: 'orders', op: 'gte', value: 4000 },
    {
      id: 'b',
      kind: 'event',
      type: 'email.opened',
      did: true,
      count: { op: 'at_least', value: 500 },
      window: { kind: 'last', value: 30, unit: 'day' },
    },
    {
      id: 'g',
      kind: 'group',
      match: 'any',
      children: [
        { id: 'c', kind: 'segment', op: 'in', segmentId: 'seg_2' },
        { id: 'd', kind: 'list', op: 'in', mailingListId: 'lst_weekly', status: 'active' },
      ],
    },
    { id: 'e', kind: 'engagement', op: 'gte', score: 5, disabled: true },
  ],
}

const meta = preview.meta({
  component: WhyPanel,
  args: { conditions, timezone: 'Asia/Tokyo', who: { contactId: BUSY }, now: STORY_TIME },
  parameters: { mock: { workspaceId: 'ws_sakura' } },
})

export const NotIn = meta.story({
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('status')).toBeVisible()
    await expect(
      (await canvas.findAllByRole('img', { name: says('segmentWhy.notPassed') })).length,
    ).toBeGreaterThan(1)
    await expect(canvas.getByRole('img', { name: says('segmentWhy.off') })).toBeVisible()
  },
})

export const In = meta.story({
  args: { conditions: { ...conditions, match: 'none', children: conditions.children.slice(0, 2) } },
  play: async ({ canvas, says }) => {
    await canvas.findByRole('status')
    await expect(canvas.getAllByRole('img', { name: says('segmentWhy.passed') })).toHaveLength(2)
  },
})

export const NobodyHasTheAddress = meta.story({
  args: { who: { email: 'nobody@example.com' } },
  play: async ({ canvas, says }) => {
    await expect(
      await canvas.findByText(says('segmentWhy.noContact', { email: 'nobody@example.com' })),
    ).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: '/contact_events/search' }] } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('status')).toBeNull()
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/contact_events/search' }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByText(says('segmentWhy.failed'))).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('inlineError.retry') }))
    await expect(await canvas.findByRole('status')).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toBeVisible()
  },
})
