import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { preloadDialogs } from '#components/dialog'
import { PressureView } from '#features/campaigns/calendar'
import { HOUR } from '#lib/duration'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import { STORY_TIME } from '#mocks/core/story-time'

const meta = preview.meta({
  component: PressureView,
  args: { filter: {}, links: { campaign: (id) => `#${id}` } },
  parameters: { frame: 'screen', mock: { workspaceId: 'ws_sakura' }, testHeight: 1400 },
  beforeEach: async () => void (await preloadDialogs()),
})

/** Campaigns to one list that are scheduled so many hours from now; all others that wait are drafts. */
const scheduled =
  (...hours: number[]) =>
  (db: Db): void => {
    const waiting = db
      .of(campaigns)
      .where((one) => one.workspaceId === 'ws_sakura' && (one.queued !== undefined || one.schedule === null))
    for (const [place, { queued: _, ...one }] of waiting.entries()) {
      const hour = hours[place]
      const audience = {
        mailingListIds: ['lst_weekly'],
        segmentIds: [],
        segmentMatch: 'any' as const,
        excludeSegmentIds: [],
      }
      if (hour === undefined) db.of(campaigns).put({ ...one, schedule: null })
      else
        db.of(campaigns).put({
          ...one,
          audience,
          schedule: { at: new Date(STORY_TIME + hour * HOUR).toISOString(), timezone: 'Asia/Tokyo' },
          queued: { executionId: `exe_story_${place}`, kind: 'initial', triggeredBy: one.createdBy },
        })
    }
  }

export const ThreeMailsInTwoDays = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', change: scheduled(72, 90, 110, 9 * 24) } },
  play: async ({ canvas, userEvent, says, mock, step }) => {
    const table = within(await canvas.findByRole('table', { name: says('campaignPressure.overlaps') }))
    await waitFor(() => expect(table.getAllByRole('meter').length).toBeGreaterThan(3))
    await expect(canvas.getAllByRole('status')[0]).toHaveTextContent(/3 emails|3通/)
    const { log } = await mock.backend()
    await expect(log.filter(({ path }) => path.endsWith('/contacts/search/count')).length).toBeLessThan(13)
    await step('one of them is moved by its button', async () => {
      const [move] = canvas.getAllByRole('button', { name: /Reschedule|日時を変更/ })
      if (!move) throw new Error('Nothing can be moved.')
      await userEvent.click(move)
      await expect(await screen.findByRole('dialog')).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

export const OnlyOne = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', change: scheduled(100) } },
  play: async ({ canvas, says }) => {
    await canvas.findByText(says('campaignPressure.one'))
  },
})

export const NothingScheduled = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', change: scheduled() } },
  play: async ({ canvas, says }) => {
    await canvas.findByText(says('campaignPressure.empty'))
  },
})

export const AsAMember = meta.story({
  globals: { viewport: { value: 'narrow' }, role: 'member' },
  parameters: { mock: { workspaceId: 'ws_sakura', change: scheduled(72, 112) } },
  play: async ({ canvas, says }) => {
    await canvas.findByRole('table', { name: says('campaignPressure.overlaps') })
  },
})

export const CountingFails = meta.story({
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      change: scheduled(72, 90),
      faults: [{ kind: 'status', code: 500, path: '/contacts/search/count' }],
    },
  },
  play: async ({ canvas, userEvent, mock, says }) => {
    await canvas.findByText(/^tkt_/)
    const { faults } = await mock.backend()
    faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('inlineError.retry') }))
    await waitFor(() => expect(canvas.getAllByRole('meter').length).toBe(1))
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/campaigns' }] } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('campaignPressure.loadFailed'))
  },
})

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: '/campaigns' }] } },
})
