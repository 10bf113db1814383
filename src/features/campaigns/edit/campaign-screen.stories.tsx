import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { handMovedClock } from '#.storybook/hand-moved-clock'
import preview from '#.storybook/preview'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import type { CampaignGo, CampaignHrefs } from '#features/campaigns/campaign-step'
import type { OpenCampaign } from '#features/campaigns/desk'
import { browserRecords } from '#lib/kept-records'
import { createStore } from '#lib/observable'
import { parseQuery } from '#lib/query'
import { screenCommands } from '#lib/screen-commands'
import { campaigns, type CampaignRecord } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import { CampaignScreen, type CampaignScreenProps } from './campaign-screen.tsx'

/** A draft of the small world, a campaign that was sent, and one that is to be. */
const DRAFT = 'cmp_19'
const SENT = 'cmp_1'
const SCHEDULED = 'cmp_25'

const query = (values: Readonly<Record<string, string>> = {}) => new URLSearchParams(values).toString()
const hrefs: CampaignHrefs = {
  campaigns: (values) => `#campaigns?${query(values)}`,
  campaign: (id, values) => `#${id}?${query(values)}`,
  contacts: (values) => `#contacts?${query(values)}`,
  segment: (id) => `#segment-${id}`,
  sender: (id) => `#sender-${id}`,
  settings: ({ key, value = '' }) => `#${key}:${value}`,
}

/** The page, at the step that its links lead to. */
function AtAddress({ step, target, go, ...rest }: CampaignScreenProps) {
  const [at, setAt] = useState({ step, target })
  const follow: CampaignGo = (href, how) => {
    go(href, how)
    if (!href.startsWith(`#${rest.campaignId}`)) return
    const { step: next, target: field } = parseQuery(href.split('?')[1] ?? '')
    setAt({ step: next, target: field })
  }
  return (
    <div
      role="presentation"
      onClick={(event) => {
        const link = event.target instanceof Element ? event.target.closest('a') : null
        if (!link) return
        event.preventDefault()
        follow(new URL(link.href).hash)
      }}
    >
      <CampaignScreen {...rest} {...at} go={follow} />
    </div>
  )
}

const changed =
  (change: Partial<CampaignRecord>, id = DRAFT) =>
  (db: Db) => {
    const campaign = db.of(campaigns).get(id)
    if (campaign) db.of(campaigns).put({ ...campaign, ...change })
  }

const hands = handMovedClock('ws_sakura')

const meta = preview.meta({
  component: CampaignScreen,
  args: {
    campaignId: DRAFT,
    step: 'settings',
    hrefs,
    go: fn<CampaignScreenProps['go']>(),
    parts: {
      audience: ({ draft: { audience }, onChange }) => (
        <button
          type="button"
          onClick={() => onChange({ audience: { ...audience, mailingListIds: ['lst_weekly'] } })}
        >
          {`audience of ${audience.mailingListIds.join()}`}
        </button>
      ),
      content: () => <Text as="p">content</Text>,
      review: ({ onJump, onChange, campaign, unsaved = false }) => (
        <>
          <Text as="p">{`${unsaved ? 'unsaved ' : ''}review of ${campaign.name}`}</Text>
          <button type="button" onClick={() => onJump('settings', 'replyTo')}>
            Jump
          </button>
          <button type="button" onClick={() => void onChange({ replyTo: 'fixed@example.com' })}>
            Fix
          </button>
        </>
      ),
      course: ({ campaign, children }) => (
        <Stack gap={6}>
          <Text as="p">{`course of ${campaign.name}`}</Text>
          {children}
        </Stack>
      ),
    },
  },
  render: (args) => <AtAddress {...args} />,
  parameters: {
    frame: 'screen',
    mock: {
      workspaceId: 'ws_sakura',
      change: changed({ name: 'Spring', replyTo: '', tracking: { opens: true, clicks: true } }),
    },
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent, says, mock, args }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('campaignEdit.name')) })
    await expect(name).toHaveValue('Spring')
    // It saves itself once typing rests; the name keeps what is typed.
    await userEvent.clear(name)
    await expect(await canvas.findByText(says('campaignEdit.nameEmpty'))).toBeVisible()
    // The header says what is not saved, and leads there.
    await userEvent.click(canvas.getByRole('link', { name: says('campaignEdit.nameNotSaved') }))
    await waitFor(() => expect(name).toHaveFocus())
    await expect(args.go).toHaveBeenLastCalledWith('#cmp_19?step=settings', { replace: true })
    await userEvent.type(name, '春のお知らせ')
    await expect(await canvas.findByText(says('campaignEdit.savedNow'))).toBeVisible()
    const { db } = await mock.backend()
    await waitFor(() => expect(db.of(campaigns).get(DRAFT)?.name).toBe('春のお知らせ'))
    mock.pass(3000)
    await expect(await canvas.findByText(new RegExp(`3 ?(seconds|秒)`))).toBeVisible()
    // Any step can be taken, and the address says which.
    const steps = within(canvas.getByRole('navigation', { name: says('campaignEdit.steps') }))
    await userEvent.click(steps.getByRole('link', { name: new RegExp(says('campaignEdit.audience')) }))
    await expect(await canvas.findByText(/^audience of/)).toBeVisible()
    await expect(args.go).toHaveBeenLastCalledWith('#cmp_19?step=audience', undefined)
    await userEvent.click(canvas.getByRole('link', { name: says('campaignEdit.reviewAndSend') }))
    await expect(await canvas.findByText(/^review of/)).toBeVisible()
  },
})

/** Each pause of typing would be spoken three times (ACC-16). */
export const WhatSavesItselfIsSilentUntilItIsSaved = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('campaignEdit.name')) })
    const saved = await canvas.findByText(says('campaignEdit.savedShort'))
    const status = saved.closest('[role=status]')
    await expect(status).toHaveAttribute('aria-live', 'polite')
    await userEvent.type(name, '!')
    await expect(await canvas.findByText(says('campaignEdit.notSaved'))).toHaveAttribute('aria-live', 'off')
    await waitFor(() => expect(status).toHaveTextContent(says('campaignEdit.savedShort')))
    await expect(status).toHaveAttribute('aria-live', 'polite')
  },
})

/** The link goes with the step that it is in (ACC-15). */
export const TheFocusIsOnTheStepThatALinkLeadsTo = meta.story({
  tags: ['!picture'],
  args: { step: 'audience' },
  play: async ({ canvas, userEvent, says }) => {
    const content = says('campaignEdit.content')
    ;(await canvas.findByRole('link', { name: says('campaignEdit.next', { step: content }) })).focus()
    await userEvent.keyboard('{Enter}')
    const steps = within(canvas.getByRole('navigation', { name: says('campaignEdit.steps') }))
    await waitFor(() => expect(steps.getByRole('link', { name: new RegExp(content) })).toHaveFocus())
    canvas.getByRole('link', { name: says('campaignEdit.reviewAndSend') }).focus()
    await userEvent.keyboard('{Enter}')
    const review = steps.getByRole('link', { name: new RegExp(says('campaignEdit.review')) })
    await waitFor(() => expect(review).toHaveFocus())
    await expect(review).toHaveAttribute('aria-current', 'step')
  },
})

export const Settings = meta.story({
  play: async ({ canvas, userEvent, says, mock }) => {
    const reply = await canvas.findByRole('textbox', { name: says('campaignSettings.replyTo') })
    await userEvent.type(reply, 'hello')
    await expect(await canvas.findByText(says('campaignSettings.replyToWrong'))).toBeVisible()
    const { db } = await mock.backend()
    // What is wrong keeps nothing else from being saved, on any step.
    await userEvent.click(canvas.getByRole('switch', { name: says('campaignSettings.utm') }))
    await waitFor(() => expect(db.of(campaigns).get(DRAFT)?.tracking.utm).toBeDefined())
    await userEvent.click(canvas.getByRole('link', { name: says('campaignEdit.reviewAndSend') }))
    await expect(await canvas.findByText(/^unsaved review of/)).toBeVisible()
    await userEvent.click(await canvas.findByRole('link', { name: says('campaignEdit.replyNotSaved') }))
    const again = await canvas.findByRole('textbox', { name: says('campaignSettings.replyTo') })
    await waitFor(() => expect(again).toHaveFocus())
    await expect(again).toHaveValue('hello')
    await userEvent.type(again, '@example.com')
    await expect(canvas.getByRole('textbox', { name: 'utm_campaign' })).toHaveValue('spring')
    await userEvent.click(canvas.getByRole('switch', { name: says('campaignSettings.opens') }))
    await expect(canvas.getByRole('switch', { name: says('campaignSettings.oneClick') })).toHaveAttribute(
      'aria-readonly',
      'true',
    )
    // Senders that can't send are there, with the reason.
    const sender = canvas.getByRole('combobox', { name: says('campaignSettings.sender') })
    await waitFor(() => expect(within(sender).getAllByRole('option').length).toBeGreaterThan(2))
    await expect(
      within(sender)
        .getAllByRole('option')
        .some(
          (option) =>
            option.hasAttribute('disabled') &&
            option.textContent.includes(says('campaignSettings.senderPending')),
        ),
    ).toBe(true)
    await waitFor(() =>
      expect(db.of(campaigns).get(DRAFT)).toMatchObject({
        replyTo: 'hello@example.com',
        tracking: { utm: { source: 'otegami', campaign: 'spring' } },
      }),
    )
  },
})

export const SenderIsDisabled = meta.story({
  tags: ['!picture'],
  parameters: { mock: { workspaceId: 'ws_sakura', change: changed({ senderId: 'snd_5' }) } },
  play: async ({ canvas, says }) => {
    const sender = await canvas.findByRole('combobox', { name: says('campaignSettings.sender') })
    await expect(
      await canvas.findByText(
        says('campaignSettings.senderUnverified', { reason: says('campaignSettings.senderDisabled') }),
      ),
    ).toBeVisible()
    await expect(sender).toHaveAttribute('aria-invalid', 'true')
  },
})

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: '/campaigns/:id' }] } },
})

/** A wait that goes on says so, and whoever ends it may try again (ERR-3). */
export const ALongWaitCanBeEnded = meta.story({
  tags: ['!picture'],
  decorators: [hands.decorator],
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: '/campaigns/:id', times: 1 }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await hands.waitLong()
    await userEvent.click(await canvas.findByRole('button', { name: says('stillLoading.cancel') }))
    await userEvent.click(await canvas.findByRole('button', { name: says('errorBlock.retry') }))
    await expect(
      await canvas.findByRole('textbox', { name: new RegExp(says('campaignEdit.name')) }),
    ).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/campaigns/:id', method: 'GET' }] } },
  play: async ({ canvas, userEvent, says, mock }) => {
    await expect(await canvas.findByText(says('campaignEdit.failedTitle'))).toBeVisible()
    await expect(canvas.getByText(/tkt_/)).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(
      await canvas.findByRole('textbox', { name: new RegExp(says('campaignEdit.name')) }),
    ).toBeVisible()
  },
})

export const NotFound = meta.story({
  args: { campaignId: 'cmp_gone' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('campaignEdit.gone'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: says('campaignEdit.toCampaigns') })).toBeVisible()
  },
})

export const ASavingThatFailsLosesNothing = meta.story({
  parameters: {
    mock: { faults: [{ kind: 'status', code: 500, path: '/campaigns/:id', method: 'POST' }] },
  },
  play: async ({ canvas, userEvent, says, mock }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('campaignEdit.name')) })
    await userEvent.type(name, '!')
    await expect(await canvas.findByText(says('settingsFailures.draft'))).toBeVisible()
    await expect(canvas.getByText(/tkt_/)).toBeVisible()
    await expect(name).toHaveValue('Spring!')
    const { faults, db } = await mock.backend()
    faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('settingsFailures.retry') }))
    await waitFor(() => expect(db.of(campaigns).get(DRAFT)?.name).toBe('Spring!'))
    // Where one typed, as the button is gone.
    await waitFor(() => expect(name).toHaveFocus())
  },
})

export const WithoutANetworkItWaits = meta.story({
  play: async ({ canvas, userEvent, says, mock }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('campaignEdit.name')) })
    const { scenario, db } = await mock.backend()
    scenario.set({ offline: true })
    await userEvent.type(name, '!')
    await expect(await canvas.findByText(says('campaignEdit.waiting'))).toBeVisible()
    scenario.set({ offline: false })
    window.dispatchEvent(new Event('online'))
    await waitFor(() => expect(db.of(campaigns).get(DRAFT)?.name).toBe('Spring!'))
  },
})

export const SomebodyElseChangedTheSame = meta.story({
  play: async ({ canvas, userEvent, says, mock }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('campaignEdit.name')) })
    const backend = await mock.backend()
    const mine = backend.db.of(campaigns).get(DRAFT)
    changed({ name: 'Summer', version: (mine?.version ?? 1) + 1 })(backend.db)
    await userEvent.type(name, '!')
    await userEvent.click(await canvas.findByRole('button', { name: says('conflict.compare') }))
    const compared = within(canvas.getByRole('table'))
    await expect(await compared.findByText('Summer')).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: says('conflict.keepMine') }))
    await waitFor(() => expect(backend.db.of(campaigns).get(DRAFT)?.name).toBe('Spring!'))
  },
})

export const SendersAreComparedByName = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says, mock }) => {
    const sender = await canvas.findByRole('combobox', { name: new RegExp(says('campaignSettings.sender')) })
    await waitFor(() => expect(sender).toBeEnabled())
    const backend = await mock.backend()
    const before = backend.db.of(campaigns).get(DRAFT)
    changed({ senderId: 'snd_3', note: 'Theirs', version: (before?.version ?? 1) + 1 })(backend.db)
    await userEvent.selectOptions(sender, 'snd_6')
    await userEvent.click(await canvas.findByRole('button', { name: says('conflict.compare') }))
    const compared = within(canvas.getByRole('table'))
    // What differs is shown by its name, not by its id, and what only they changed is not asked about.
    await waitFor(() => expect(compared.getAllByText(/<.+@.+>/)).toHaveLength(2))
    await expect(compared.getAllByRole('row')).toHaveLength(2)
    await userEvent.click(canvas.getByRole('button', { name: says('conflict.keepMine') }))
    await waitFor(() =>
      expect(backend.db.of(campaigns).get(DRAFT)).toMatchObject({ senderId: 'snd_6', note: 'Theirs' }),
    )
  },
})

export const TwoPeopleChangeDifferentFields = meta.story({
  play: async ({ canvas, userEvent, says, mock }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('campaignEdit.name')) })
    const backend = await mock.backend()
    const before = backend.db.of(campaigns).get(DRAFT)
    changed({ note: 'Theirs', version: (before?.version ?? 1) + 1 })(backend.db)
    await userEvent.type(name, '!')
    await waitFor(() =>
      expect(backend.db.of(campaigns).get(DRAFT)).toMatchObject({ name: 'Spring!', note: 'Theirs' }),
    )
    await expect(canvas.getByRole('textbox', { name: says('campaignSettings.note') })).toHaveValue('Theirs')
    await expect(canvas.queryByRole('button', { name: says('conflict.keepMine') })).toBeNull()
  },
})

/** What somebody writes stays where it is when somebody else deletes the draft, and can be a new one. */
export const DeletedMeanwhile = meta.story({
  play: async ({ canvas, userEvent, says, mock, args }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('campaignEdit.name')) })
    const { db } = await mock.backend()
    db.of(campaigns).remove(DRAFT)
    await userEvent.type(name, ' sale')
    const create = await canvas.findByRole('button', { name: says('campaignEdit.createFromIt') })
    await expect(name).toHaveValue('Spring sale')
    await expect(canvas.queryByRole('link', { name: says('campaignEdit.reviewAndSend') })).toBeNull()
    await userEvent.type(name, '!')
    await userEvent.click(create)
    await waitFor(() =>
      expect(args.go).toHaveBeenLastCalledWith(expect.stringMatching(/^#cmp_\w+\?$/), undefined),
    )
    await expect(db.of(campaigns).where((one) => one.name === 'Spring sale!')).toHaveLength(1)
  },
})

const desk = createStore<OpenCampaign | undefined>(undefined)

/** A member writes and sends as an owner does. A subject that is taken from the assistant is saved as one that is typed. */
/** What is typed here goes with the draft: it is said, and the focus is on the page that came in its place. */
export const ScheduledMeanwhile = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('campaignEdit.name')) })
    const { db } = await mock.backend()
    const stored = db.of(campaigns).get(DRAFT)
    if (stored)
      db.of(campaigns).put({
        ...stored,
        version: stored.version + 1,
        schedule: { at: '2026-02-01T00:00:00.000Z', timezone: 'Asia/Tokyo' },
        queued: { executionId: 'exe_19', kind: 'initial', triggeredBy: stored.createdBy },
      })
    await userEvent.type(name, '!')
    await expect(await canvas.findByText('course of Spring')).toBeVisible()
    await expect(await screen.findByText(says('campaignEdit.notInIt'))).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus()
  },
})

export const AsAMember = meta.story({
  globals: { role: 'member' },
  args: { step: undefined, desk },
  play: async ({ canvas, says, mock }) => {
    await expect(await canvas.findByText(/^review of/)).toBeVisible()
    await expect(
      canvas.getByRole('textbox', { name: new RegExp(says('campaignEdit.name')) }),
    ).not.toHaveAttribute('readonly')
    await expect(desk.get()?.takeSubject?.({ subject: 'Proposed', previewText: '' })).toBe(true)
    const { db } = await mock.backend()
    await waitFor(() => expect(db.of(campaigns).get(DRAFT)?.variants[0]?.subject).toBe('Proposed'))
    await expect(desk.get()?.subjects()[0]?.subject).toBe('Proposed')
    const [command] = screenCommands.all()
    await expect(command?.label).toBe(says('campaignEdit.sendTest'))
  },
})

const onLeave = fn()

const keepDraftOfBefore = () =>
  browserRecords.put('draft ws_sakura campaign cmp_19', {
    version: 1,
    at: 0,
    draft: {
      name: 'Typed before the crash',
      senderId: null,
      replyTo: '',
      audience: { mailingListIds: [], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
      variants: [
        {
          id: 'v1',
          label: '',
          locale: null,
          weight: 100,
          subject: 'S',
          previewText: '',
          mode: 'text',
          text: 'T',
          textAuto: false,
        },
      ],
      tracking: { opens: true, clicks: true },
      labels: [],
      note: '',
    },
  })

export const AnUnsavedDraftIsOffered = meta.story({
  play: async ({ canvas, userEvent, says, mock }) => {
    const stored = (await mock.backend()).db.of(campaigns).get(DRAFT)
    await expect(stored).toBeDefined()
    await userEvent.click(await canvas.findByRole('button', { name: says('editing.restore') }))
    await expect(canvas.getByRole('textbox', { name: new RegExp(says('campaignEdit.name')) })).toHaveValue(
      'Typed before the crash',
    )
  },
  beforeEach: keepDraftOfBefore,
})

/** The editor of the mail covers the offer, so it says so itself. */
export const AnUnsavedDraftIsOfferedBehindTheMail = meta.story({
  args: {
    step: 'content',
    parts: {
      audience: () => null,
      content: ({ saving }) => <>{saving?.renderNotices(onLeave)}</>,
      review: () => null,
      course: () => null,
    },
  },
  play: async ({ canvas, userEvent, says, mock }) => {
    await expect(await canvas.findByText(says('campaignEdit.unsavedBefore'))).toBeVisible()
    const decide = canvas.getByRole('button', { name: says('campaignEdit.decide') })
    await userEvent.click(decide)
    await expect(onLeave).toHaveBeenCalledOnce()
    await waitFor(() => expect(decide).not.toHaveFocus())
    await userEvent.click(await canvas.findByRole('button', { name: says('editing.restore') }))
    await expect(canvas.queryByText(says('campaignEdit.unsavedBefore'))).toBeNull()
    const { db } = await mock.backend()
    await waitFor(() => expect(db.of(campaigns).get(DRAFT)?.name).toBe('Typed before the crash'))
  },
  beforeEach: async () => {
    onLeave.mockClear()
    await keepDraftOfBefore()
  },
})

export const ReviewJumpsAndFixes = meta.story({
  args: { step: 'review' },
  play: async ({ canvas, userEvent, says, mock, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Fix' }))
    const { db } = await mock.backend()
    await waitFor(() => expect(db.of(campaigns).get(DRAFT)?.replyTo).toBe('fixed@example.com'))
    await userEvent.click(canvas.getByRole('button', { name: 'Jump' }))
    await expect(args.go).toHaveBeenCalledWith('#cmp_19?step=settings&target=replyTo', undefined)
    const reply = await canvas.findByRole('textbox', { name: says('campaignSettings.replyTo') })
    await waitFor(() => expect(reply).toHaveFocus())
    await expect(reply).toHaveValue('fixed@example.com')
    // The address names the step alone again: Back leads to the review.
    await expect(args.go).toHaveBeenLastCalledWith('#cmp_19?step=settings', { replace: true })
  },
})

export const MoreActions = meta.story({
  play: async ({ canvas, userEvent, says, mock, args }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('campaignEdit.name')) })
    const failing = await mock.backend()
    // What can't be saved is not copied: the copy would be of what was before.
    failing.faults.add({ kind: 'status', code: 500, path: '/campaigns/:id', method: 'POST' })
    await userEvent.type(name, '!')
    await userEvent.click(canvas.getByRole('button', { name: says('campaignEdit.more', { name: 'Spring' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('campaignEdit.duplicate') }))
    await expect(await screen.findByText(says('campaignEdit.duplicateFailed'))).toBeVisible()
    await expect(args.go).not.toHaveBeenCalled()
    failing.faults.clear()
    await userEvent.type(name, '{Backspace}')
    await userEvent.click(
      await canvas.findByRole('button', { name: says('campaignEdit.more', { name: 'Spring' }) }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: says('campaignEdit.duplicate') }))
    await expect(
      await screen.findByText(says('campaignEdit.duplicated', { name: 'Copy of Spring' })),
    ).toBeVisible()
    await expect(args.go).toHaveBeenLastCalledWith(expect.stringMatching(/^#cmp_\w+\?$/), undefined)
    const askToDelete = async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: says('campaignEdit.more', { name: 'Spring' }) }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: says('campaignEdit.delete') }))
      return within(await screen.findByRole('alertdialog'))
    }
    const first = await askToDelete()
    const { db, faults } = await mock.backend()
    faults.add({ kind: 'status', code: 500, path: '/campaigns/:id', method: 'DELETE', times: 1 })
    await userEvent.click(first.getByRole('button', { name: says('campaignQuestion.deleteIt') }))
    await expect(await first.findByRole('alert')).toHaveTextContent(says('campaignQuestion.failed'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    // Asked again, it says what follows, and not that it failed.
    const second = await askToDelete()
    await expect(second.queryByText(says('campaignQuestion.failed'))).toBeNull()
    await userEvent.click(second.getByRole('button', { name: says('campaignQuestion.deleteIt') }))
    await waitFor(() => expect(args.go).toHaveBeenLastCalledWith('#campaigns?', undefined))
    await expect(db.of(campaigns).get(DRAFT)).toBeUndefined()
  },
})

/** What is no draft is not edited: its course stands there. Labels and note can always be changed. */
export const NoDraft = meta.story({
  args: { campaignId: SENT },
  play: async ({ canvas, userEvent, says, mock }) => {
    await expect(await canvas.findByText(/^course of/)).toBeVisible()
    await expect(canvas.queryByRole('textbox', { name: new RegExp(says('campaignEdit.name')) })).toBeNull()
    await userEvent.click(await canvas.findByRole('button', { name: says('campaignNotes.edit') }))
    // Whoever writes with the keyboard goes on in the first field.
    await waitFor(() =>
      expect(
        canvas.getByRole('textbox', { name: new RegExp(says('campaignSettings.labels')) }),
      ).toHaveFocus(),
    )
    const note = await canvas.findByRole('textbox', { name: says('campaignSettings.note') })
    await userEvent.clear(note)
    await userEvent.type(note, 'Went well')
    const { db } = await mock.backend()
    await waitFor(() => expect(db.of(campaigns).get(SENT)?.note).toBe('Went well'))
    await expect(await canvas.findByText(says('campaignEdit.savedNow'))).toBeVisible()
  },
})

/** A campaign that was sent can be copied from its report, and deleted for good by owners. */
export const MenuOfWhatWasSent = meta.story({
  args: { campaignId: SENT },
  parameters: { mock: { workspaceId: 'ws_sakura', change: changed({ name: 'Sent' }, SENT) } },
  play: async ({ canvas, userEvent, says, mock, args }) => {
    const choose = async (entry: string) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: says('campaignEdit.more', { name: 'Sent' }) }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: entry }))
    }
    await choose(says('campaignEdit.duplicate'))
    await expect(
      await screen.findByText(says('campaignEdit.duplicated', { name: 'Copy of Sent' })),
    ).toBeVisible()
    await expect(args.go).toHaveBeenLastCalledWith(expect.stringMatching(/^#cmp_\w+\?$/), undefined)
    await choose(says('campaignEdit.delete'))
    const question = within(await screen.findByRole('alertdialog'))
    const confirm = question.getByRole('button', { name: says('campaignQuestion.deleteIt') })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(
      question.getByRole('textbox', { name: says('dialog.typeToConfirm', { word: 'Sent' }) }),
      'Sent',
    )
    await userEvent.click(confirm)
    await waitFor(() => expect(args.go).toHaveBeenLastCalledWith('#campaigns?', undefined))
    const { db } = await mock.backend()
    await expect(db.of(campaigns).get(SENT)).toBeUndefined()
  },
})

export const MembersDoNotDeleteWhatWasSent = meta.story({
  globals: { role: 'member' },
  args: { campaignId: SENT },
  parameters: { mock: { workspaceId: 'ws_sakura', change: changed({ name: 'Sent' }, SENT) } },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('campaignEdit.more', { name: 'Sent' }) }),
    )
    const entry = await screen.findByRole('menuitem', { name: new RegExp(says('campaignEdit.delete')) })
    await expect(entry).toHaveAttribute('aria-disabled', 'true')
    await expect(entry).toHaveTextContent(says('campaignEdit.ownerOnly'))
  },
})

/** What is on its way is stopped first. */
export const WhatIsScheduledIsNotDeleted = meta.story({
  args: { campaignId: SCHEDULED },
  parameters: { mock: { workspaceId: 'ws_sakura', change: changed({ name: 'Soon' }, SCHEDULED) } },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('campaignEdit.more', { name: 'Soon' }) }),
    )
    await expect(await screen.findByRole('menuitem', { name: says('campaignEdit.copyId') })).toBeVisible()
    await expect(screen.queryByRole('menuitem', { name: says('campaignEdit.delete') })).toBeNull()
  },
})

/** The first step that is not done is shown, and stays when it is done. */
export const TheFirstStepThatIsNotDone = meta.story({
  args: { step: undefined },
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      change: changed({
        name: 'Spring',
        audience: { mailingListIds: [], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
      }),
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'audience of' }))
    await expect(await canvas.findByText(says('campaignEdit.savedNow'))).toBeVisible()
    await expect(canvas.getByRole('button', { name: 'audience of lst_weekly' })).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, says }) => {
    const saved = await canvas.findByTitle(/202\d/)
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('campaignEdit.name')) })
    await expect(saved.getBoundingClientRect().left).toBeCloseTo(name.getBoundingClientRect().left, 0)
  },
})

export const TheLastStepShowsAsAWholeWhereTheyDoNotAllFit = meta.story({
  args: { step: 'review' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, says }) => {
    const steps = await canvas.findByRole('navigation', { name: says('campaignEdit.steps') })
    const review = within(steps).getByRole('link', { current: 'step' })
    // Browsers scroll by whole px.
    const end = steps.getBoundingClientRect().right + 1
    await waitFor(() => expect(review.getBoundingClientRect().right).toBeLessThan(end))
  },
})
