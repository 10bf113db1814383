import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Audience } from '#api/campaigns'
import { useCampaign } from '#api/campaigns'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { AudienceStep } from './audience-step.tsx'

const hrefs: CampaignHrefs = {
  campaigns: () => '#campaigns',
  campaign: (id) => `#${id}`,
  contacts: (values) => `#contacts?${new URLSearchParams(values).toString()}`,
  segment: (id) => `#segment-${id}`,
  sender: (id) => `#sender-${id}`,
  settings: ({ key }) => `#${key}`,
}
const nobody: Audience = { mailingListIds: [], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] }

interface StepProps {
  audience: Audience
  onAudience: (audience: Audience) => void
}

/** The step over a draft of the small world, with an audience that the story chooses. */
function Step({ audience: first, onAudience }: StepProps) {
  const { data } = useCampaign('cmp_19')
  const [audience, setAudience] = useState(first)
  if (!data) return null
  const { name, senderId, variants, tracking, labels } = data
  return (
    <AudienceStep
      campaign={data}
      draft={{ name, senderId, replyTo: '', audience, variants, tracking, labels, note: '' }}
      attempted={false}
      hrefs={hrefs}
      onChange={(change) => {
        if (!change.audience) return
        setAudience(change.audience)
        onAudience(change.audience)
      }}
    />
  )
}

const meta = preview.meta({
  component: Step,
  args: {
    audience: { ...nobody, mailingListIds: ['lst_weekly'] },
    onAudience: fn<StepProps['onAudience']>(),
  },
  parameters: { frame: 'screen', mock: { workspaceId: 'ws_sakura' } },
})

const willReceive = async () => {
  const funnel = await screen.findByText(/(people|person) will receive it|人に届きます/)
  return Number((funnel.textContent.match(/[\d,]+/)?.[0] ?? '').replaceAll(',', ''))
}

export const Default = meta.story({
  play: async ({ canvas, userEvent, says, args }) => {
    const before = await willReceive()
    await expect(before).toBeGreaterThan(0)
    const region = canvas.getByRole('region', { name: says('campaignAudience.funnel') })
    await expect(within(region).getAllByRole('meter')).toHaveLength(5)
    // Why somebody is in it, and where they are.
    const [why] = await canvas.findAllByRole('button', {
      name: /^Why is .* in the audience|配信先に含まれる/,
    })
    if (!why) throw new Error('There is a sample.')
    await userEvent.click(why)
    await expect(why).toHaveAttribute('aria-expanded', 'true')
    await expect(canvas.getAllByRole('link')[0]).toHaveAttribute(
      'href',
      expect.stringContaining('#contacts?contact='),
    )
    // By keyboard: a segment is left out, and the number follows.
    const excluded = canvas.getByRole('combobox', { name: says('campaignAudience.excluded') })
    await waitFor(() => expect(excluded).toBeEnabled())
    await userEvent.click(excluded)
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
    await waitFor(() =>
      expect(args.onAudience).toHaveBeenLastCalledWith(
        expect.objectContaining({ excludeSegmentIds: [expect.stringMatching(/^seg_/)] }),
      ),
    )
    await waitFor(() => expect(region).toHaveAttribute('aria-busy', 'false'))
    await expect(await willReceive()).toBeLessThan(before)
  },
})

export const NobodyYet = meta.story({
  args: { audience: nobody },
  play: async ({ canvas, userEvent, says, args }) => {
    await expect(await canvas.findByText(says('campaignAudience.nobodyYet'))).toBeVisible()
    await expect(canvas.getByText(says('campaignAudience.chooseFirst'))).toBeVisible()
    const lists = canvas.getByRole('combobox', { name: says('campaignAudience.lists') })
    await waitFor(() => expect(lists).toBeEnabled())
    await userEvent.click(lists)
    await userEvent.keyboard('{ArrowDown}{Enter}{Escape}')
    await expect(args.onAudience).toHaveBeenLastCalledWith(
      expect.objectContaining({ mailingListIds: [expect.stringMatching(/^lst_/)] }),
    )
    await expect(canvas.queryByText(says('campaignAudience.chooseFirst'))).toBeNull()
    await expect(await canvas.findByText(/^Goes to|^配信先：/)).toBeVisible()
  },
})

/** Most audiences have no conditions: what builds them comes when it is asked for, and the focus goes on there. */
export const NarrowedByConditions = meta.story({
  play: async ({ canvas, userEvent, says, args }) => {
    const before = await willReceive()
    canvas.getByRole('button', { name: says('campaignAudience.narrow') }).focus()
    await userEvent.keyboard('{Enter}')
    const add = await canvas.findByRole('button', { name: says('conditionTree.add') })
    await waitFor(() => expect(add).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await userEvent.click(await screen.findByRole('menuitem', { name: says('conditionFields.engagement') }))
    await waitFor(() =>
      expect(args.onAudience).toHaveBeenLastCalledWith(
        expect.objectContaining({ conditions: expect.objectContaining({ kind: 'group' }) }),
      ),
    )
    await waitFor(async () => expect(await willReceive()).toBeLessThan(before))
  },
})

export const AnyOrAllOfTheSegments = meta.story({
  args: { audience: { ...nobody, segmentIds: ['seg_2', 'seg_1'] } },
  play: async ({ canvas, userEvent, says, args }) => {
    const any = await willReceive()
    await userEvent.click(canvas.getByRole('radio', { name: says('campaignAudience.all') }))
    await expect(args.onAudience).toHaveBeenLastCalledWith(expect.objectContaining({ segmentMatch: 'all' }))
    await waitFor(async () => expect(await willReceive()).toBeLessThan(any))
  },
})

export const RecentRecipients = meta.story({
  play: async ({ canvas, userEvent, says, args }) => {
    await userEvent.click(await canvas.findByRole('switch', { name: says('campaignAudience.recent') }))
    const hours = await canvas.findByRole('spinbutton', { name: new RegExp(says('campaignAudience.hours')) })
    await expect(hours).toHaveValue('24')
    await userEvent.clear(hours)
    await userEvent.type(hours, '721')
    await expect(
      await canvas.findByText(says('campaignAudience.hoursWrong', { least: 1, most: 720 })),
    ).toBeVisible()
    await userEvent.clear(hours)
    await userEvent.type(hours, '48')
    await expect(args.onAudience).toHaveBeenLastCalledWith(
      expect.objectContaining({ skipIfSentWithinHours: 48 }),
    )
    await expect(await canvas.findByText(says('campaignAudience.recentLater', { hours: 48 }))).toBeVisible()
  },
})

export const NobodyMatches = meta.story({
  args: {
    audience: {
      ...nobody,
      mailingListIds: ['lst_weekly'],
      conditions: {
        id: 'root',
        kind: 'group',
        match: 'all',
        children: [{ id: 'c1', kind: 'property', key: 'name', op: 'eq', value: 'Nobody has this name' }],
      },
    },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('campaignAudience.zero'))).toBeVisible()
    await expect(await willReceive()).toBe(0)
    // The list finds people alone; the condition is the one that has 0.
    const none = says('campaignAudience.people', { count: 0 })
    const alone = await canvas.findByRole('meter', { name: /Nobody has this name/ })
    await waitFor(() => expect(alone).toHaveAttribute('aria-valuetext', none))
    const list = canvas.getByRole('meter', { name: /焙煎だより/ })
    await waitFor(() => expect(list).toHaveAttribute('aria-valuetext', expect.stringMatching(/[1-9]/)))
  },
})

export const CountingFails = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/contacts/search/count' }] } },
  play: async ({ canvas, userEvent, says, mock }) => {
    await expect(await canvas.findByText(says('campaignAudience.countFailed'))).toBeVisible()
    ;(await mock.backend()).faults.clear()
    const retry = canvas.getByRole('button', { name: says('errorBlock.retry') })
    // Until the last of the counts has failed, too.
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'))
    await userEvent.click(retry)
    await expect(await willReceive()).toBeGreaterThan(0)
  },
})

export const WhatIsGoneCanBeTakenOut = meta.story({
  args: { audience: { ...nobody, mailingListIds: ['lst_weekly', 'lst_gone'] } },
  play: async ({ canvas, userEvent, says, args }) => {
    await expect(await canvas.findByText(says('campaignAudience.gone'))).toBeVisible()
    // Who is on the other list is counted all the same.
    await expect(await willReceive()).toBeGreaterThan(0)
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(says('campaignAudience.gone')) }))
    await expect(args.onAudience).toHaveBeenLastCalledWith(
      expect.objectContaining({ mailingListIds: ['lst_weekly'] }),
    )
  },
})

/** It was chosen before: the lists are read again, and the count goes on without it (CAM-72). */
export const DeletedWhileItIsOpen = meta.story({
  tags: ['!picture'],
  args: { audience: { ...nobody, mailingListIds: ['lst_weekly', 'lst_unused'] } },
  play: async ({ canvas, userEvent, says, mock }) => {
    const before = await willReceive()
    ;(await mock.backend()).db.mailingLists.remove('lst_unused')
    // The next question names it.
    await userEvent.click(canvas.getByRole('combobox', { name: says('campaignAudience.lists') }))
    await userEvent.click(await screen.findByRole('option', { name: 'English letter' }))
    await expect(await canvas.findByText(says('campaignAudience.gone'))).toBeVisible()
    await waitFor(async () => expect(await willReceive()).toBeGreaterThan(before))
    await expect(canvas.queryByText(says('campaignAudience.countFailed'))).toBeNull()
  },
})

export const ArchivedSaysSo = meta.story({
  args: { audience: { ...nobody, segmentIds: ['seg_14'] } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/\(archived\)$|（アーカイブ済み）$/)).toBeVisible()
  },
})

/** What is not finished is asked of nobody: it would be refused, and look as if something were broken. */
export const UnfinishedCondition = meta.story({
  args: {
    audience: {
      ...nobody,
      mailingListIds: ['lst_weekly'],
      conditions: {
        id: 'root',
        kind: 'group',
        match: 'all',
        children: [{ id: 'c1', kind: 'property', key: 'email', op: 'contains', value: '' }],
      },
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await expect(await canvas.findByText(says('campaignAudience.unfinished'))).toBeVisible()
    await expect(canvas.queryByText(says('campaignAudience.countFailed'))).toBeNull()
    const value = canvas.getAllByRole('textbox').at(-1)
    if (!value) throw new Error('The condition has a value.')
    await userEvent.type(value, '@')
    await expect(await willReceive()).toBeGreaterThan(0)
    await expect(canvas.queryByText(says('campaignAudience.countFailed'))).toBeNull()
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })
