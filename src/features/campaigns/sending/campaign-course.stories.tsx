import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { useCampaign } from '#api/campaigns'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { MINUTE } from '#lib/duration'
import { link, paths } from '#lib/link'
import { settingsHash } from '#lib/query'
import { STORY_TIME } from '#mocks/story'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import { CampaignCourse } from './campaign-course.tsx'

const workspaceId = 'ws_sakura'
const hrefs: CampaignHrefs = {
  campaigns: (query) => link(paths.WORKSPACE_CAMPAIGNS, { workspaceId }, query),
  campaign: (campaignId, query) => link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId, campaignId }, query),
  contacts: (query) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, query),
  segment: (segment) => link(paths.WORKSPACE_CONTACTS, { workspaceId }, { segment }),
  sender: (senderId) => link(paths.WORKSPACE_SENDERS_EACH, { workspaceId, senderId }),
  settings: settingsHash,
}

/** The course of a campaign as the page shows it; its status is told beside it. */
function AtCampaign({ campaignId }: { campaignId: string }) {
  const campaign = useCampaign(campaignId).data
  if (!campaign) return null
  return (
    <>
      {campaign.status === 'draft' ? (
        <p role="status">{campaign.status}</p>
      ) : (
        <CampaignCourse campaign={campaign} hrefs={hrefs} />
      )}
    </>
  )
}

/** A draft that was sent some seconds ago, and can be taken back. */
const sentAgo = (ms: number) => (db: Db) => {
  const draft = db.of(campaigns).get('cmp_19')
  if (!draft) return
  const at = new Date(STORY_TIME + MINUTE - ms).toISOString()
  db.of(campaigns).put({
    ...draft,
    schedule: { at, timezone: 'Asia/Tokyo' },
    queued: {
      executionId: 'exe_now',
      kind: 'initial',
      undoUntil: at,
      triggeredBy: draft.createdBy,
    },
    updatedAt: new Date(STORY_TIME - ms).toISOString(),
  })
}

const meta = preview.meta({
  component: AtCampaign,
  args: { campaignId: 'cmp_25' },
  parameters: { frame: 'screen', mock: { workspaceId } },
})

/** When it goes, to how many, and how it is taken back. */
export const Scheduled = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await expect(await canvas.findByRole('heading', { name: /7:00/ })).toBeVisible()
    await expect(await canvas.findByText(says('campaignCourse.peopleCount', { count: 131 }))).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: says('campaignCourse.cancelSchedule') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('button', { name: says('campaignCourse.keep') })).toHaveFocus()
    await userEvent.click(dialog.getByRole('button', { name: says('campaignCourse.cancelSchedule') }))
    await expect(await canvas.findByText('draft')).toBeVisible()
  },
})

/** One of the list unsubscribed and another came since it was scheduled. */
function withDrift(db: Db) {
  const contacts = db.contacts(workspaceId)
  const now = new Date(STORY_TIME).toISOString()
  const isIn = (index: number) =>
    contacts.base.statusOf(index) === 'subscribed' &&
    contacts.base
      .subscriptionsOf(index)
      .some(({ mailingListId, status }) => mailingListId === 'lst_weekly' && status === 'active')
  let index = 0
  while (!isIn(index)) index += 1
  const gone = contacts.get(contacts.idOfIndex(index))
  if (!gone) return
  const { engagement: _, segmentIds: __, lastEventAt: ___, id: ____, ...stored } = gone
  contacts.add({ ...stored, email: 'new@example.jp', name: '新井 花', statusAt: now, createdAt: now })
  contacts.put({ ...stored, id: gone.id, status: 'unsubscribed', statusAt: now })
}

/** Who was added and who was removed since it was scheduled, with the reason for each. */
export const AudienceHasChanged = meta.story({
  parameters: {
    mock: {
      workspaceId,
      change: withDrift,
      faults: [{ kind: 'status', code: 500, path: '/contacts/search' }],
    },
  },
  play: async ({ canvas, userEvent, says, mock }) => {
    await expect(await canvas.findByText(/\+\d+ \/ -\d+/)).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: says('audienceDrift.show') }))
    const sheet = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(sheet.getAllByText(says('audienceDrift.failed'))).toHaveLength(2))
    ;(await mock.backend()).faults.clear()
    for (const retry of sheet.getAllByRole('button', { name: says('inlineError.retry') }))
      await userEvent.click(retry)
    await expect((await sheet.findAllByText(says('audienceDrift.new')))[0]).toBeVisible()
    await expect((await sheet.findAllByText(says('audienceDrift.unsubscribed')))[0]).toBeVisible()
    await expect(sheet.getByRole('link', { name: '新井 花' })).toBeVisible()
    const [why] = sheet.getAllByRole('button', { expanded: false })
    if (!why) throw new Error('There is no reason to ask for.')
    await userEvent.click(why)
    await expect((await sheet.findAllByRole('img', { name: says('segmentWhy.passed') }))[0]).toBeVisible()
  },
})

export const Rescheduled = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('campaignCourse.reschedule') }))
    const dialog = within(await screen.findByRole('dialog'))
    const time = await dialog.findByRole('spinbutton', { name: says('dateTimeField.time') })
    const move = dialog.getByRole('button', { name: says('campaignSend.scheduleAt', { count: 131 }) })
    await userEvent.clear(time)
    await userEvent.type(time, '18:31')
    await userEvent.click(move)
    await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-invalid', 'true'))
    await userEvent.clear(time)
    await userEvent.type(time, '18:30')
    await userEvent.click(move)
    await expect(await canvas.findByRole('heading', { name: /6:30|18:30/ })).toBeVisible()
  },
})

/** What was chosen is asked about before it is lost; another opening begins anew. */
export const AChosenTimeIsNotLostByEscape = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says, mock }) => {
    const open = async () => {
      await userEvent.click(await canvas.findByRole('button', { name: says('campaignCourse.reschedule') }))
      const dialog = within(await screen.findByRole('dialog'))
      return { dialog, time: await dialog.findByRole('spinbutton', { name: says('dateTimeField.time') }) }
    }
    const { dialog, time } = await open()
    const stored = time.getAttribute('value')
    await userEvent.clear(time)
    await userEvent.type(time, '18:30')
    ;(await mock.backend()).faults.add({ kind: 'status', code: 403, path: '/campaigns/*/schedule' })
    await userEvent.click(
      dialog.getByRole('button', { name: says('campaignSend.scheduleAt', { count: 131 }) }),
    )
    await expect(await dialog.findByText(/^tkt_/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.discard') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const again = await open()
    await expect(again.time).toHaveAttribute('value', stored)
    await expect(again.dialog.queryByText(/^tkt_/)).toBeNull()
  },
})

/** On the day on which the clocks go forward the date is complete: what is wrong is the time alone. */
export const ATimeThatTheClocksSkip = meta.story({
  tags: ['!picture'],
  parameters: {
    mock: {
      workspaceId,
      change: (db: Db) => {
        const one = db.of(campaigns).get('cmp_25')
        const schedule = { at: '2026-03-08T14:30:00.000Z', timezone: 'America/New_York' }
        if (one) db.of(campaigns).put({ ...one, schedule })
      },
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('campaignCourse.reschedule') }))
    const dialog = within(await screen.findByRole('dialog'))
    const time = await dialog.findByRole('spinbutton', { name: says('dateTimeField.time') })
    await userEvent.clear(time)
    await userEvent.type(time, '2:30')
    await userEvent.click(
      dialog.getByRole('button', { name: says('campaignSend.scheduleAt', { count: 131 }) }),
    )
    await waitFor(() => expect(time).toHaveFocus())
    await expect(dialog.getAllByRole('alert')).toHaveLength(1)
    await expect(dialog.queryByText(says('campaignSend.incomplete'))).toBeNull()
  },
})

/** The minute to undo, as after a reload in its middle: Escape takes it back. */
export const Undo = meta.story({
  args: { campaignId: 'cmp_19' },
  parameters: { mock: { workspaceId, change: sentAgo(20_000) } },
  play: async ({ canvas, userEvent, says, mock }) => {
    const timer = await canvas.findByRole('timer')
    await expect(timer).toHaveTextContent(says('campaignCourse.undoTitle', { s: 40 }))
    mock.pass(10_000)
    await waitFor(() => expect(timer).toHaveTextContent(says('campaignCourse.undoTitle', { s: 30 })))
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByText('draft')).toBeVisible()
  },
})

/** Once the minute is over the campaign is being prepared, and undoing is no longer offered. */
export const UndoIsOver = meta.story({
  args: { campaignId: 'cmp_19' },
  parameters: { mock: { workspaceId, change: sentAgo(59_000) } },
  play: async ({ canvas, says, mock }) => {
    await canvas.findByRole('timer')
    mock.pass(2000)
    await expect(await canvas.findByText(says('campaignCourse.preparing'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: says('campaignCourse.undo') })).not.toBeInTheDocument()
  },
})

export const UndoFails = meta.story({
  args: { campaignId: 'cmp_19' },
  parameters: {
    mock: {
      workspaceId,
      change: sentAgo(5000),
      faults: [
        {
          kind: 'status',
          code: 403,
          body: { code: 403, message: 'Only members may do this.', ticketId: 'tkt_403' },
          path: '/campaigns/:campaignId/cancel',
          times: 1,
        },
      ],
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    const undo = await canvas.findByRole('button', { name: says('campaignCourse.undo') })
    await userEvent.click(undo)
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(says('campaignCourse.cancelFailed'))
    await expect(alert).toHaveTextContent('Only members may do this.')
    await userEvent.click(undo)
    await expect(await canvas.findByText('draft')).toBeVisible()
  },
})

/** How far it is, and the question before it is stopped names both numbers. */
export const Sending = meta.story({
  args: { campaignId: 'cmp_31' },
  play: async ({ canvas, userEvent, says }) => {
    await expect(await canvas.findByText(says('campaignCourse.sending'))).toBeVisible()
    const bar = await canvas.findByRole('progressbar')
    await waitFor(() => expect(Number(bar.getAttribute('aria-valuenow'))).toBeGreaterThan(0))
    const done = Number(bar.getAttribute('aria-valuenow'))
    const all = Number(bar.getAttribute('aria-valuemax'))
    await expect(all).toBe(131)
    await userEvent.click(canvas.getByRole('button', { name: says('campaignCourse.stop') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('heading')).toHaveTextContent(new RegExp(String(all - done)))
    await userEvent.click(dialog.getByRole('button', { name: says('campaignCourse.stopConfirm') }))
    await expect(await canvas.findByText(says('campaignCourse.canceling'))).toBeVisible()
  },
})

export const StoppingIsRefused = meta.story({
  tags: ['!picture'],
  args: { campaignId: 'cmp_31' },
  parameters: {
    mock: {
      workspaceId,
      faults: [
        {
          kind: 'status',
          code: 429,
          body: { code: 429, message: 'Try again in 5 seconds.', ticketId: 'tkt_429' },
          path: '/campaigns/:campaignId/cancel',
        },
      ],
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('campaignCourse.stop') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: says('campaignCourse.stopConfirm') }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(says('campaignCourse.stopFailed'))
    await expect(alert).toHaveTextContent('Try again in 5 seconds.')
    await expect(alert).toHaveTextContent('tkt_429')
  },
})

/** A sender that can't be read, or was deleted, is said to be that. */
export const TheSenderCantBeRead = meta.story({
  tags: ['!picture'],
  args: { campaignId: 'cmp_31' },
  parameters: { mock: { workspaceId, faults: [{ kind: 'status', code: 400, path: '/senders/:senderId' }] } },
  play: async ({ canvas, userEvent, says, mock }) => {
    const failed = await canvas.findByText(says('campaignCourse.senderFailed'))
    await expect(failed).toBeVisible()
    const { faults } = await mock.backend()
    faults.clear()
    faults.add({ kind: 'status', code: 404, path: '/senders/:senderId' })
    await userEvent.click(canvas.getByRole('button', { name: says('inlineError.retry') }))
    await expect(await canvas.findByText(says('campaignCourse.senderGone'))).toBeVisible()
  },
})

export const Preparing = meta.story({ args: { campaignId: 'cmp_29' } })

export const SendingOutOfReach = meta.story({
  args: { campaignId: 'cmp_31' },
  parameters: {
    mock: {
      workspaceId,
      faults: [{ kind: 'status', code: 500, path: '/campaigns/:campaignId/executions' }],
    },
  },
  play: async ({ canvas, userEvent, says, mock }) => {
    await expect(await canvas.findByText(says('campaignCourse.loadFailed'))).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('inlineError.retry') }))
    await waitFor(() => expect(canvas.queryByText(says('campaignCourse.loadFailed'))).not.toBeInTheDocument())
  },
})

/** Why it failed, and the way to those who have not received it, with a question of its own. */
export const Failed = meta.story({
  args: { campaignId: 'cmp_37' },
  play: async ({ canvas, userEvent, says }) => {
    await expect(await canvas.findByText(says('campaignCourse.provider_unavailable'))).toBeVisible()
    const go = await canvas.findByRole('button', { name: /received it|送信する/ })
    const left = Number(/\d+/.exec(go.textContent)?.[0])
    await userEvent.click(go)
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(
      dialog.getByRole('heading', { name: says('campaignSend.confirmRest', { b: left }) }),
    ).toBeVisible()
    const what = { sender: 'さくら珈琲焙煎所', subject: '新豆が届きました：グアテマラ アンティグア' }
    // The name of the sender may come a moment later.
    await expect(await dialog.findByText(says('campaignSend.whatRest', what))).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: says('campaignSend.send') }))
    await expect(await canvas.findByRole('timer')).toBeVisible()
  },
})

export const Canceled = meta.story({ args: { campaignId: 'cmp_36' } })
export const FailedBeforeTheFirst = meta.story({
  args: { campaignId: 'cmp_38' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('campaignCourse.nothingSent'))).toBeVisible()
  },
})
export const Narrow = meta.story({
  args: { campaignId: 'cmp_31' },
  globals: { viewport: { value: 'narrow' } },
})
