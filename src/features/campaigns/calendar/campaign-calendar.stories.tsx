import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { handMovedClock } from '#.storybook/hand-moved-clock'
import { inJapanese } from '#.storybook/modes'
import preview from '#.storybook/preview'
import { preloadDialogs } from '#components/dialog'
import { CampaignCalendar, type CampaignCalendarProps } from '#features/campaigns/calendar'
import { campaigns } from '#mocks/campaigns/campaigns.data'
import { STORY_TIME } from '#mocks/core/story-time'

function AtDay(props: CampaignCalendarProps) {
  const [day, setDay] = useState(props.day)
  return (
    <CampaignCalendar
      {...props}
      day={day}
      onDayChange={(next) => {
        setDay(next)
        props.onDayChange(next)
      }}
    />
  )
}

const hands = handMovedClock('ws_sakura')

const meta = preview.meta({
  component: CampaignCalendar,
  render: (args) => <AtDay {...args} />,
  args: {
    filter: {},
    day: undefined,
    onDayChange: fn<CampaignCalendarProps['onDayChange']>(),
    links: { campaign: (id) => `#${id}` },
  },
  parameters: { frame: 'screen', mock: { workspaceId: 'ws_sakura' } },
  beforeEach: async () => void (await preloadDialogs()),
})

const SCHEDULED = '焙煎だより 第202号　冬の深煎り特集'

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    await canvas.findByRole('link', { name: new RegExp(SCHEDULED) })
    await step('a day with many folds the rest', async () => {
      const more = canvas.getAllByRole('button', { name: /^\+\d+ more$|^ほか\d+件$/ })
      const before = canvas.getAllByRole('link').length
      if (more[0]) await userEvent.click(more[0])
      await expect(canvas.getAllByRole('link').length).toBeGreaterThan(before + 1)
      // The focus goes on with the first that was folded away.
      await expect(canvas.getAllByRole('link')).toContain(document.activeElement)
    })
    await step('another month', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('campaignCalendar.next') }))
      await expect(args.onDayChange.mock.lastCall?.[0]).toMatch(/^\d{4}-\d{2}-01$/)
    })
  },
})

export const MovedByItsButton = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('campaignCalendar.move', { name: SCHEDULED }) }),
    )
    const title = says('campaignCalendar.move', { name: SCHEDULED })
    const dialog = within(await screen.findByRole('dialog', { name: title }))
    const confirm = dialog.getByRole('button', { name: says('campaignCalendar.moveIt') })
    const { faults, log } = await mock.backend()
    await step('a failure keeps the time that was chosen', async () => {
      faults.add({ kind: 'status', code: 500, path: '/campaigns/*/schedule' })
      await userEvent.click(confirm)
      await expect(await dialog.findByText(/^tkt_/)).toBeVisible()
      faults.clear()
    })
    await step('then it is moved', async () => {
      await userEvent.click(confirm)
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(log.some(({ path }) => path.endsWith('/schedule'))).toBe(true)
    })
  },
})

/** Whoever closed it with a failure finds it as it is stored. */
export const EachMoveBeginsAnew = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    const open = async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: says('campaignCalendar.move', { name: SCHEDULED }) }),
      )
      return within(await screen.findByRole('dialog'))
    }
    const { faults } = await mock.backend()
    faults.add({ kind: 'status', code: 500, path: '/campaigns/*/schedule' })
    const dialog = await open()
    await userEvent.click(dialog.getByRole('button', { name: says('campaignCalendar.moveIt') }))
    await expect(await dialog.findByText(/^tkt_/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect((await open()).queryByText(/^tkt_/)).toBeNull()
  },
})

/** What somebody else took off its schedule is not scheduled again by whoever only meant to move it. */
export const CanceledMeanwhile = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('campaignCalendar.move', { name: SCHEDULED }) }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    const confirm = dialog.getByRole('button', { name: says('campaignCalendar.moveIt') })
    await (
      await mock.backend()
    ).change((db) => {
      const [one] = db.of(campaigns).where(({ name, queued }) => name === SCHEDULED && queued !== undefined)
      if (one) db.of(campaigns).put({ ...one, queued: undefined, version: one.version + 1 })
    })
    await userEvent.click(confirm)
    await expect(await dialog.findByText(says('campaignCalendar.over'))).toBeVisible()
    await expect(confirm).toHaveAttribute('aria-disabled', 'true')
    await userEvent.click(confirm)
    await expect(screen.getByRole('dialog')).toBeVisible()
    await waitFor(() => expect(canvas.queryByRole('link', { name: new RegExp(SCHEDULED) })).toBeNull())
  },
})

/** Its button is drawn anew on the new day: the focus is there, not on what happens to be first (ACC-3). */
export const TheFocusGoesWithWhatIsMoved = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, canvasElement, userEvent, says, step }) => {
    const name = says('campaignCalendar.move', { name: SCHEDULED })
    const today = Math.floor((STORY_TIME + 9 * 3_600_000) / 86_400_000)
    const moveTo = async (date: string) => {
      await userEvent.keyboard('{Enter}')
      const dialog = within(await screen.findByRole('dialog', { name }))
      const field = await dialog.findByRole('textbox')
      await userEvent.clear(field)
      await userEvent.type(field, date)
      dialog.getByRole('button', { name: says('campaignCalendar.moveIt') }).focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    const onDay = (day: number) => canvasElement.querySelector<HTMLElement>(`[data-day="${day}"]`)
    ;(await canvas.findByRole('button', { name })).focus()
    await step('to a day that is in sight', async () => {
      const to = new Date((today + 3) * 86_400_000).toISOString().slice(0, 10)
      await moveTo(to)
      await waitFor(() => expect(onDay(today + 3)).toContainElement(canvas.getByRole('button', { name })))
      await waitFor(() => expect(canvas.getByRole('button', { name })).toHaveFocus())
    })
    await step('to a month that is not shown: the calendar has it', async () => {
      const to = new Date((today + 90) * 86_400_000).toISOString().slice(0, 10)
      await moveTo(to)
      await waitFor(() => expect(canvas.queryByRole('button', { name })).toBeNull())
      await waitFor(() => expect(canvasElement).toContainElement(asElement(document.activeElement)))
    })
  },
})

const asElement = (one: Element | null) => (one instanceof HTMLElement ? one : null)

/** A time that was chosen and not confirmed is asked about, as anything that is edited. */
export const AChosenTimeIsNotLostByEscape = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says, step, globals }) => {
    const name = says('campaignCalendar.move', { name: SCHEDULED })
    await userEvent.click(await canvas.findByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    const time = await dialog.findByRole('spinbutton', {
      name: new RegExp(says('dateTimeField.time')),
    })
    await userEvent.clear(time)
    await userEvent.type(time, '18:30{Escape}')
    await step('stay', async () => {
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.stay') }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(time).toHaveValue(globals['locale'] === 'ja' ? '18:30' : '6:30 PM')
    })
    await step('discard', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.discard') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('without a change it closes', async () => {
      await userEvent.click(await canvas.findByRole('button', { name }))
      await screen.findByRole('dialog', { name })
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

export const AChosenTimeIsNotLostByEscapeInJapanese = AChosenTimeIsNotLostByEscape.extend({
  globals: inJapanese,
})

export const DraggedToAnotherDay = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, canvasElement, says, step }) => {
    const item = (await canvas.findByRole('link', { name: new RegExp(SCHEDULED) })).closest('li')
    const dataTransfer = new DataTransfer()
    const dropOn = async (day: number) => {
      const target = canvasElement.querySelector(`[data-day="${day}"]`)
      if (!item || !target) throw new Error('The day is not in this month')
      await fireEvent.dragStart(item, { dataTransfer })
      await fireEvent.dragOver(target, { dataTransfer })
      await fireEvent.drop(target, { dataTransfer })
      await fireEvent.dragEnd(item, { dataTransfer })
    }
    const today = Math.floor((STORY_TIME + 9 * 3_600_000) / 86_400_000)
    await step('a day that is over is no target', async () => {
      await dropOn(today - 1)
      await expect(screen.queryByRole('dialog')).toBeNull()
    })
    await step('another one asks, with the same time of day there', async () => {
      await dropOn(today + 2)
      const dialog = within(
        await screen.findByRole('dialog', {
          name: says('campaignCalendar.move', { name: SCHEDULED }),
        }),
      )
      await expect(dialog.getByRole('button', { name: says('campaignCalendar.moveIt') })).not.toHaveAttribute(
        'aria-disabled',
      )
    })
  },
})

/** A wait that goes on says so, and whoever ends it may try again (ERR-3). */
export const ALongWaitCanBeEnded = meta.story({
  tags: ['!picture'],
  decorators: [hands.decorator],
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: '/campaigns', times: 1 }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await hands.waitLong()
    await userEvent.click(await canvas.findByRole('button', { name: says('stillLoading.cancel') }))
    await userEvent.click(await canvas.findByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByText(says('campaignCalendar.empty'))).toBeVisible()
  },
})

export const Failed = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/campaigns' }] } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('campaignCalendar.loadFailed'))
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })
