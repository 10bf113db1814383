import { useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ApiProvider, useApi, WorkspaceScope } from '#api/core'
import { preloadDialogs } from '#components/dialog'
import { preloadMenus } from '#components/menu'
import {
  CampaignsScreen,
  readCampaignsQuery,
  type CampaignsLinks,
  type CampaignsQuery,
} from '#features/campaigns'
import { createFakeClock, type FakeClock } from '#lib/clock.fake'
import { link, paths } from '#lib/link'
import { storageKeys } from '#lib/storage'
import { campaigns, executions, type CampaignRecord } from '#mocks/campaigns/campaigns.data'
import type { Db } from '#mocks/core/db'
import { domains } from '#mocks/domains/domains.data'
import { senders } from '#mocks/senders/senders.data'
import { STORY_TIME } from '#mocks/core/story-time'

interface AtAddressProps {
  /** What the address says when the screen opens. */
  address: Record<string, string>
  onQueryChange: (change: Partial<CampaignsQuery>, how: 'push' | 'replace') => void
  onGo: CampaignsLinks['go']
  onAssistant: CampaignsLinks['openAssistant']
}

/** Keeps the address as the app does. */
function AtAddress({ address, onQueryChange, onGo, onAssistant }: AtAddressProps) {
  const [query, setQuery] = useState(() => readCampaignsQuery(address))
  const [links] = useState<CampaignsLinks>(() => ({
    campaign: (campaignId, values = {}) =>
      link(paths.WORKSPACE_CAMPAIGNS_EDIT, { workspaceId: 'ws_sakura', campaignId }, values),
    settings: ({ key, value }) => `#${key}${value === undefined ? '' : `:${value}`}`,
    go: onGo,
    openAssistant: onAssistant,
  }))
  return (
    <CampaignsScreen
      query={query}
      onQueryChange={(change, how) => {
        setQuery((now) => ({ ...now, ...change }))
        onQueryChange(change, how)
      }}
      links={links}
    />
  )
}

const meta = preview.meta({
  component: AtAddress,
  args: {
    address: {},
    onQueryChange: fn<AtAddressProps['onQueryChange']>(),
    onGo: fn<AtAddressProps['onGo']>(),
    onAssistant: fn<AtAddressProps['onAssistant']>(),
  },
  parameters: {
    frame: 'screen',
    testHeight: 640,
    docs: { story: { inline: false, height: '720px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
  beforeEach: async () => {
    await Promise.all([preloadDialogs(), preloadMenus()])
    localStorage.removeItem(storageKeys.campaignColumns)
  },
})

/** The rows; their counts. */
const LIST = '/campaigns'
const SCHEDULED = '焙煎だより 第202号　冬の深煎り特集'
const LATEST = '焙煎だより 第201号　新年の一杯'

export const Default = meta.story({
  play: async ({ canvas, says, step }) => {
    await step('the tabs share out all campaigns', async () => {
      await expect(await canvas.findByText(says('campaigns.count', { count: 38 }))).toBeVisible()
      const counts = canvas
        .getAllByRole('tab')
        .map(({ textContent }) => Number(/\d+$/.exec(textContent)?.[0]))
      await expect(counts[0]).toBe(38)
      await expect(counts.slice(1).reduce((sum, one) => sum + one, 0)).toBe(38)
    })
    await step('what is sent shows how far it is', async () => {
      await expect((await canvas.findAllByRole('progressbar'))[0]).toHaveAttribute('aria-valuetext')
    })
  },
})

export const MakesAColumnWiderAndKeepsThat = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const column = says('campaignColumn.audience')
    const edge = await canvas.findByRole('separator', { name: says('dataTable.width', { column }) })
    edge.focus()
    await userEvent.keyboard('{Home}{Shift>}{ArrowRight}{/Shift}')
    await waitFor(() => expect(canvas.getByRole('columnheader', { name: column }).offsetWidth).toBe(88))
    await expect(localStorage.getItem(storageKeys.campaignColumns)).toContain('"widths":{"audience":22}')
    // Cut without three dots, the day would be another one.
    const [people] = await canvas.findAllByText(/^[\d,]+(?: people · |人・)/)
    const cell = people?.closest('[role=gridcell]')
    await expect(people?.getBoundingClientRect().right).toBeLessThanOrEqual(
      cell?.getBoundingClientRect().right ?? 0,
    )
  },
})

/** Mails that were sent, of how many. */
const FIGURES = /^[\d,]+ \/ [\d,]+$/

export const Sent = meta.story({
  args: { address: { status: 'sent', order: '-sentAt' } },
  play: async ({ canvas, says }) => {
    await canvas.findByText(says('campaigns.count', { count: 18 }))
    // The rate alone for the eye, with its numbers for who hears it.
    const rates = await canvas.findAllByText(/^[\d.]+% \([\d,]+ of [\d,]+\)$|^[\d.]+%（/)
    await expect(rates.length).toBeGreaterThan(3)
    await expect(rates[0]?.parentElement).toHaveAttribute('title', rates[0]?.textContent)
    // Thousands of mails of thousands of people are one line.
    await canvas.findAllByText(FIGURES)
    // Rows may be drawn anew meanwhile.
    await waitFor(() =>
      expect(canvas.getAllByText(FIGURES).filter((one) => one.getClientRects().length > 1)).toEqual([]),
    )
  },
})

export const Drafts = meta.story({
  args: { address: { status: 'drafts' } },
  play: async ({ canvas, says }) => {
    await canvas.findByText(says('campaigns.count', { count: 6 }))
    // Before there are data a rate is not 0 %.
    await expect(canvas.queryByText(/^0%/)).toBeNull()
    await expect((await canvas.findAllByText(says('campaignCell.noData'))).length).toBeGreaterThan(5)
  },
})

/** A time is readable with its zone: a part of it would be another time. */
export const Scheduled = meta.story({
  args: { address: { status: 'scheduled', order: 'scheduledAt' } },
  play: async ({ canvas }) => {
    const times = await canvas.findAllByText(/\d\d:\d\d .*(GMT|UTC|[A-Z]{3})/)
    await expect(times.length).toBeGreaterThan(0)
    for (const time of times) await expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth)
  },
})

export const Overlap = meta.story({
  args: { address: { view: 'pressure' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('region', { name: says('campaignPressure.label') })).toBeVisible()
    await expect(canvas.getByRole('radio', { name: says('campaigns.pressure') })).toBeChecked()
  },
})

export const Stopped = meta.story({ args: { address: { status: 'stopped' } } })

export const Loading = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: '/campaigns*' }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('grid', { name: says('campaigns.title') })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})

export const Empty = meta.story({
  parameters: { mock: { size: 'empty' } },
  play: async ({ canvas, userEvent, says }) => {
    const heading = await canvas.findByRole('heading', { name: says('campaigns.emptyTitle') })
    const section = within(heading.closest('section') ?? document.body)
    await userEvent.click(section.getByRole('button', { name: says('campaigns.new') }))
    await expect(await screen.findByRole('dialog', { name: says('newCampaign.title') })).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    // A layout begins the same, and is chosen already.
    await userEvent.click(await canvas.findByRole('button', { name: says('mailStarters.newsletter') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('newCampaign.title') }))
    await expect(dialog.getByRole('radio', { name: new RegExp(says('newCampaign.design')) })).toBeChecked()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const NoMatch = meta.story({
  args: { address: { q: 'nothing is called so', status: 'sent' } },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('emptyState.clear') }))
    await expect(await canvas.findByText(says('campaigns.count', { count: 18 }))).toBeVisible()
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(args.onQueryChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ q: '', offset: 0 }),
      'push',
    )
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: LIST }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(says('campaigns.failed'))
    await expect(within(alert).getByText(/^tkt_/)).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect((await canvas.findAllByRole('checkbox')).length).toBeGreaterThan(2)
  },
})

export const Forbidden = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 403, path: '/campaigns*' }] } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('errorBlock.forbiddenText'))
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('errorBlock.offlineText'))
  },
})

/** What begins or ends outside its cell, which cuts it without a sign: a number without its first digits reads as another. */
const cutIn = (grid: HTMLElement): string[] =>
  within(grid)
    .getAllByRole('gridcell')
    .filter((cell) => {
      const room = cell.getBoundingClientRect()
      const isOutside = (part: Element | null | undefined) => {
        const { left, right } = part?.getBoundingClientRect() ?? room
        return left < room.left || right > room.right
      }
      // What ends in three dots may be longer within.
      const parts = [...cell.querySelectorAll('*')].filter(
        (part) => part.checkVisibility() && part.parentElement?.closest('[data-wrap=clip]') === null,
      )
      return parts.some(isOutside) || isOutside(within(cell).queryByText(/首都圏の店頭/)?.parentElement)
    })
    .map(({ textContent }) => textContent)

/** Names end in three dots, and both numbers of a large campaign are whole. */
export const LongNamesAndLargeNumbers = meta.story({
  args: { address: { status: 'sent', order: '-sentAt' } },
  globals: { viewport: { value: 'wide' } },
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      change: (db) => {
        for (const list of db.mailingLists.where(({ workspaceId }) => workspaceId === 'ws_sakura'))
          db.mailingLists.put({ ...list, name: `${list.name}：首都圏の店頭とオンラインショップのお客さま` })
        const updatedBy = { id: 'acc_tom', name: 'Maximilian Featherstonehaugh', email: 'tom@example.com' }
        for (const one of db.of(campaigns).where(() => true)) db.of(campaigns).put({ ...one, updatedBy })
        // Each recipient is counted: of one campaign that takes no time.
        const one = db.of(campaigns).where(({ name }) => name === LATEST)[0]
        for (const { recipients: _, ...run } of db
          .of(executions)
          .where(({ campaignId }) => campaignId === one?.id)) {
          const cells = run.sending.cells.map((cell) => ({ ...cell, count: cell.count * 1000 }))
          db.of(executions).put({ ...run, sending: { ...run.sending, perMinute: 1e9, cells } })
        }
      },
    },
  },
  play: async ({ canvas, says }) => {
    await canvas.findByText(says('campaigns.count', { count: 18 }))
    await expect(await canvas.findByText(/^\d\d\d,\d{3} \/ \d\d\d,\d{3}$/)).toBeVisible()
    await canvas.findAllByText(/首都圏の店頭/)
    await expect(cutIn(canvas.getByRole('grid'))).toEqual([])
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas, says }) => {
    await canvas.findByText(says('campaigns.count', { count: 38 }))
    await expect(canvas.queryByRole('columnheader', { name: says('campaignColumn.sent') })).toBeNull()
  },
})

/** A card says the whole time at which a campaign is sent, with its zone (ACC-6). */
export const SmallestAndScheduled = meta.story({
  args: { address: { status: 'scheduled' } },
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas }) => {
    const times = await canvas.findAllByText(/\d\d:\d\d/)
    await expect(times.length).toBeGreaterThan(1)
    for (const time of times) await expect(time.scrollWidth).toBeLessThanOrEqual(time.clientWidth)
  },
})

export const WhatMakesNoSenseInTheAddressFallsBack = meta.story({
  args: { address: { status: 'unheard', limit: '7', offset: '9900', order: 'colour', from: '2026-02-31' } },
  play: async ({ canvas, says }) => {
    await expect(
      await canvas.findByText(says('pagination.rows', { first: 26, last: 38, total: 38 })),
    ).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('pagination.page', { page: 2 }) })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const FiltersBeginAtTheFirstPage = meta.story({
  args: { address: { offset: '25' } },
  play: async ({ canvas, userEvent, args, says, step }) => {
    await canvas.findByText(says('campaigns.count', { count: 38 }))
    await step('a tab', async () => {
      await userEvent.click(canvas.getByRole('tab', { name: new RegExp(`^${says('campaigns.sent')}`) }))
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({ tab: 'sent', offset: 0 }, 'push')
      await canvas.findByText(says('campaigns.count', { count: 18 }))
    })
    await step('a label', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('filterChips.add') }))
      await userEvent.click(await screen.findByRole('menuitem', { name: says('campaignFilter.label') }))
      await userEvent.type(
        await canvas.findByRole('textbox', { name: says('campaignFilter.label') }),
        'letter{Enter}',
      )
      await expect(args.onQueryChange).toHaveBeenLastCalledWith({ label: 'letter', offset: 0 }, 'push')
      await canvas.findByText(says('campaignFilter.labelIs', { name: 'letter' }))
    })
    await step('a sender, of those there are', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('filterChips.add') }))
      await userEvent.click(await screen.findByRole('menuitem', { name: says('campaignFilter.sender') }))
      const choice = await canvas.findByRole('combobox', { name: says('campaignFilter.sender') })
      const [, first] = within(choice).getAllByRole('option')
      await userEvent.selectOptions(choice, first?.getAttribute('value') ?? '')
      await waitFor(() => expect(args.onQueryChange.mock.lastCall?.[0]).toHaveProperty('sender'))
    })
  },
})

/** The menu of the first row. */
async function openMenu(userEvent: { click: (element: Element) => Promise<void> }, name: RegExp | string) {
  const [button] = await screen.findAllByRole('button', { name })
  if (button) await userEvent.click(button)
}

/** Opens the question about the one campaign that is scheduled. */
async function askToCancel({
  canvas,
  userEvent,
  says,
}: Pick<StoryContext, 'canvas' | 'userEvent' | 'says'>): Promise<HTMLElement> {
  await canvas.findByText(says('campaigns.count', { count: 1 }))
  await openMenu(userEvent, says('dataTable.rowMenu', { row: SCHEDULED }))
  await userEvent.click(await screen.findByRole('menuitem', { name: says('campaignAction.cancelSchedule') }))
  return screen.findByRole('alertdialog')
}

/** What somebody else does to it meanwhile. */
const changeScheduled = (change: Partial<CampaignRecord>) => (db: Db) => {
  const [one] = db.of(campaigns).where(({ name, queued }) => name === SCHEDULED && queued !== undefined)
  if (one) db.of(campaigns).put({ ...one, ...change, version: one.version + 1 })
}

export const AScheduleIsCanceledOnceTheServerDoesIt = meta.story({
  args: { address: { status: 'scheduled', q: '第202号' } },
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const { faults } = await mock.backend()
    const dialog = await askToCancel({ canvas, userEvent, says })
    // The focus is on what changes nothing, and the question names the people.
    await waitFor(() =>
      expect(within(dialog).getByRole('button', { name: says('campaignQuestion.keep') })).toHaveFocus(),
    )
    await expect(dialog).toHaveTextContent('138')
    const confirm = within(dialog).getByRole('button', { name: says('campaignQuestion.cancelIt') })
    await step('a failure keeps the question, with the number to quote', async () => {
      faults.add({ kind: 'status', code: 500, path: '/campaigns/*/cancel' })
      await userEvent.click(confirm)
      await expect(await within(dialog).findByText(/^tkt_/)).toBeVisible()
      faults.clear()
    })
    await step('then it is a draft again', async () => {
      await userEvent.click(confirm)
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(await canvas.findByText(says('campaigns.count', { count: 0 }))).toBeVisible()
    })
  },
})

export const AConflictNamesWhoChangedIt = meta.story({
  args: { address: { status: 'scheduled', q: '第202号' } },
  play: async ({ canvas, userEvent, mock, says }) => {
    const dialog = await askToCancel({ canvas, userEvent, says })
    const updatedBy = { id: 'acc_tom', name: 'Tom Walker', email: 'tom@example.com' }
    await (await mock.backend()).change(changeScheduled({ updatedBy }))
    const confirm = within(dialog).getByRole('button', { name: says('campaignQuestion.cancelIt') })
    await userEvent.click(confirm)
    await expect(
      await within(dialog).findByText(says('campaignQuestion.conflict', { name: 'Tom Walker' })),
    ).toBeVisible()
    await userEvent.click(confirm)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  },
})

export const WhatSomebodyElseCanceledIsCanceled = meta.story({
  tags: ['!picture'],
  args: { address: { status: 'scheduled', q: '第202号' } },
  play: async ({ canvas, userEvent, mock, says }) => {
    const dialog = await askToCancel({ canvas, userEvent, says })
    await (await mock.backend()).change(changeScheduled({ queued: undefined }))
    await userEvent.click(within(dialog).getByRole('button', { name: says('campaignQuestion.cancelIt') }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    await expect(await canvas.findByText(says('campaigns.count', { count: 0 }))).toBeVisible()
  },
})

export const AMemberSeesWhatIsForOwners = meta.story({
  globals: { role: 'member' },
  args: { address: { status: 'stopped', q: 'Autumn' } },
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findByText(says('campaigns.count', { count: 1 }))
    await openMenu(userEvent, says('dataTable.rowMenu', { row: 'Autumn tasting set, early access' }))
    const remove = await screen.findByRole('menuitem', {
      name: new RegExp(`^${says('campaignAction.delete')}`),
    })
    await expect(remove).toHaveAttribute('aria-disabled', 'true')
    await expect(remove.parentElement).toHaveTextContent(says('campaignAction.ownerOnly'))
    await expect(screen.getByRole('menuitem', { name: says('campaignAction.continue') })).not.toHaveAttribute(
      'aria-disabled',
    )
  },
})

export const DeletingAReportAsksForItsName = meta.story({
  args: { address: { status: 'stopped', q: 'Autumn' } },
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findByText(says('campaigns.count', { count: 1 }))
    await openMenu(userEvent, says('dataTable.rowMenu', { row: 'Autumn tasting set, early access' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('campaignAction.delete') }))
    const dialog = within(await screen.findByRole('alertdialog'))
    const confirm = dialog.getByRole('button', { name: says('campaignQuestion.deleteIt') })
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(dialog.getByRole('textbox'), 'Autumn tasting set, early access')
    await userEvent.click(confirm)
    await expect(await canvas.findByText(says('campaigns.count', { count: 0 }))).toBeVisible()
  },
})

export const ACopyForThoseWhoDidNotOpen = meta.story({
  args: { address: { status: 'sent', q: 'January letter' } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await canvas.findByText(says('campaigns.count', { count: 1 }))
    const name = 'The January letter: a slow start'
    await openMenu(userEvent, says('dataTable.rowMenu', { row: name }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('campaignAction.nonOpeners') }))
    const { log } = await mock.backend()
    await waitFor(() =>
      expect(log.some(({ method, path }) => method === 'POST' && path === '/v1/campaigns')).toBe(true),
    )
    await userEvent.click(canvas.getByRole('tab', { name: new RegExp(`^${says('campaigns.drafts')}`) }))
    await expect(
      await canvas.findByRole('link', { name: says('campaignAction.nonOpenersName', { name }) }),
    ).toBeVisible()
  },
})

let hands: FakeClock
/** The screen with a clock that the story moves by hand. */
function AtHandMovedClock(props: AtAddressProps) {
  const api = useApi()
  const [clock] = useState(() => createFakeClock(STORY_TIME))
  hands = clock
  return (
    <ApiProvider api={{ ...api, clock }}>
      <WorkspaceScope workspaceId="ws_sakura">
        <AtAddress {...props} />
      </WorkspaceScope>
    </ApiProvider>
  )
}

export const AsksAgainWhileSomethingIsSent = meta.story({
  tags: ['!picture'],
  render: (args) => <AtHandMovedClock {...args} />,
  play: async ({ canvas, mock, says, step }) => {
    await canvas.findByText(says('campaigns.count', { count: 38 }))
    // A question that is under way would be joined by the next one.
    await canvas.findAllByRole('progressbar')
    const { log } = await mock.backend()
    const asked = () => log.filter(({ path }) => path.startsWith('/v1/campaigns?')).length
    const before = asked()
    await step('after five seconds, not before', async () => {
      hands.advance(4999)
      await expect(asked()).toBe(before)
      hands.advance(1)
      await waitFor(() => expect(asked()).toBe(before + 1))
    })
    await step('not while nobody looks', async () => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => 'hidden' })
      hands.advance(20_000)
      await expect(asked()).toBe(before + 1)
      Reflect.deleteProperty(document, 'visibilityState')
    })
    await step('again once somebody looks', async () => {
      // A question that is still under way is joined, and none is added to it.
      await waitFor(() => {
        hands.advance(5000)
        return expect(asked()).toBeGreaterThan(before + 1)
      })
    })
  },
})

export const AsksSeldomWhileOnlySchedulesWait = meta.story({
  tags: ['!picture'],
  args: { address: { q: '第202号' } },
  render: (args) => <AtHandMovedClock {...args} />,
  play: async ({ canvas, mock, says }) => {
    await canvas.findByText(says('campaigns.count', { count: 2 }))
    await canvas.findByRole('link', { name: SCHEDULED })
    const { log } = await mock.backend()
    const asked = () => log.filter(({ path }) => path.startsWith('/v1/campaigns?')).length
    await waitFor(() => expect(asked()).toBe(1))
    hands.advance(29_999)
    await expect(asked()).toBe(1)
    hands.advance(1)
    await waitFor(() => expect(asked()).toBe(2))
  },
})

export const DraftsAmongTheSelectedAreDeleted = meta.story({
  args: { address: { q: '第202号' } },
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findByText(says('campaigns.count', { count: 2 }))
    await userEvent.click((await canvas.findAllByRole('checkbox'))[0] ?? document.body)
    await userEvent.click(await canvas.findByRole('button', { name: says('campaignBulk.delete') }))
    const question = within(await screen.findByRole('alertdialog'))
    await userEvent.type(question.getByRole('textbox'), '2')
    await userEvent.click(question.getByRole('button', { name: says('campaignBulk.delete') }))
    const result = within(await screen.findByRole('dialog', { name: says('campaignBulkTitle.delete') }))
    await expect(await result.findByText(says('campaignBulk.done', { done: 2 }))).toBeVisible()
    await expect(
      result.getByText(says('bulkRun.reasonOf', { reason: says('campaignSkip.notDraft'), count: 1 })),
    ).toBeVisible()
    // The one in the footer; that of the corner has the same name.
    await userEvent.click(
      result.getAllByRole('button', { name: says('bulkRun.close') }).at(-1) ?? document.body,
    )
    await expect(await canvas.findByText(says('campaigns.count', { count: 1 }))).toBeVisible()
    // The buttons that asked went with the selection.
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveFocus())
  },
})

/** Duplicates two campaigns, of which one fails at first; the dialog that says so. */
const duplicateWithAFailure = async ({ canvas, userEvent, mock, says }: StoryContext) => {
  const { faults } = await mock.backend()
  await canvas.findByText(says('campaigns.count', { count: 2 }))
  await userEvent.click((await canvas.findAllByRole('checkbox'))[0] ?? document.body)
  faults.add({ kind: 'status', code: 500, path: '/campaigns/*/duplicate', times: 1 })
  await userEvent.click(await canvas.findByRole('button', { name: says('campaignBulk.duplicate') }))
  return screen.findByRole('dialog', { name: says('campaignBulkTitle.duplicate') })
}

/** What failed is told by name, with a number to quote. */
export const SomeOfTheSelectedFail = meta.story({
  args: { address: { q: '第202号' } },
  play: async (context) => {
    const { userEvent, says } = context
    const result = within(await duplicateWithAFailure(context))
    await expect(await result.findByRole('button', { name: says('errorBlock.copyTicket') })).toBeVisible()
    const terms = result.getAllByRole('term')
    await expect(terms.filter(({ textContent }) => textContent.includes('第202号'))).toHaveLength(1)
    await userEvent.click(result.getByRole('button', { name: says('bulkRun.retryFailed', { count: 1 }) }))
    await expect(await result.findByText(says('campaignBulk.done', { done: 1 }))).toBeVisible()
  },
})

/** What a key would press next is not what took the place of the pressed button. */
export const ARetryLeavesTheFocusOnNoOtherButton = meta.story({
  tags: ['!picture'],
  args: { address: { q: '第202号' } },
  play: async (context) => {
    const { mock, userEvent, says } = context
    const dialog = await duplicateWithAFailure(context)
    const { faults } = await mock.backend()
    const retry = await within(dialog).findByRole('button', {
      name: says('bulkRun.retryFailed', { count: 1 }),
    })
    faults.add({ kind: 'timeout', path: '/campaigns/*/duplicate' })
    retry.focus()
    await userEvent.keyboard('{Enter}')
    await expect(await within(dialog).findByRole('button', { name: says('bulkRun.stop') })).not.toHaveFocus()
    await waitFor(() => expect(dialog).toHaveFocus())
    faults.clear()
  },
})

export const ALabelIsAddedToAllThatMatch = meta.story({
  args: { address: { limit: '25' } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await canvas.findByText(says('campaigns.count', { count: 38 }))
    await userEvent.click((await canvas.findAllByRole('checkbox'))[0] ?? document.body)
    await userEvent.click(
      await canvas.findByRole('button', { name: says('bulkBar.selectAll', { total: 38 }) }),
    )
    await userEvent.click(canvas.getByRole('button', { name: says('campaignBulk.label') }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: says('campaignBulk.labelField') }), '春{Enter}')
    const result = within(await screen.findByRole('dialog', { name: says('campaignBulkTitle.label') }))
    await expect(await result.findByText(says('campaignBulk.done', { done: 38 }))).toBeVisible()
    const { log } = await mock.backend()
    await expect(log.filter(({ method, path }) => method === 'POST' && /cmp_\w+$/.test(path))).toHaveLength(
      38,
    )
  },
})

export const WithoutASender = meta.story({
  parameters: {
    mock: {
      change: (db: Db) => {
        for (const { id } of db.of(senders).where(() => true)) db.of(senders).remove(id)
      },
    },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('campaignBanner.noSender'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: says('campaignBanner.toSenders') })).toHaveAttribute(
      'href',
      '#senders',
    )
  },
})

export const WithoutADomain = meta.story({
  parameters: {
    mock: {
      change: (db: Db) => {
        for (const { id } of db.of(senders).where(() => true)) db.of(senders).remove(id)
        for (const { id } of db.of(domains).where(() => true)) db.of(domains).remove(id)
      },
    },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('campaignBanner.noDomain'))).toBeVisible()
    await expect(canvas.getByRole('link', { name: says('campaignBanner.toDomains') })).toHaveAttribute(
      'href',
      '#domains',
    )
  },
})
