import { expect, fn, screen, waitFor, within } from 'storybook/test'
import { atAddress } from '#.storybook/at-address'
import { handMovedClock } from '#.storybook/hand-moved-clock'
import { holdAnswers } from '#.storybook/hold-answers'
import preview from '#.storybook/preview'
import { SLOW } from '#api/core'
import type { SectionProps } from '#features/workspaces/settings-section'
import { leaveGuards } from '#lib/leave-guards'
import type { Db } from '#mocks/core/db'
import { MailingListsSection } from './mailing-lists-section.tsx'

const ListsAtAddress = atAddress(MailingListsSection)

const meta = preview.meta({
  component: ListsAtAddress,
  args: {
    value: undefined,
    hrefOf: (value) => (value === undefined ? '/#mailing_lists' : `/#mailing_lists:${value}`),
    onOpen: fn<SectionProps['onOpen']>(),
  },
  parameters: {
    docs: { story: { inline: false, height: '720px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

const LISTS = '*/mailing_lists'
const LIST = '*/mailing_lists/:id'
const textbox = (name: string) => ({ name: new RegExp(`^${name}`) })

export const Default = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    const link = await canvas.findByRole('link', { name: '焙煎だより' })
    await expect(link).toHaveAttribute('href', '/#mailing_lists:lst_weekly')
    await expect(canvas.getAllByText(says('mailingLists.defaultBadge'))[0]).toBeVisible()
    await step('the search narrows it, and says when nothing is left', async () => {
      const search = canvas.getByRole('searchbox', { name: says('mailingLists.search') })
      await userEvent.type(search, 'wholesale{Enter}')
      await waitFor(() => expect(canvas.queryByRole('link', { name: '焙煎だより' })).toBeNull())
      await expect(canvas.getByRole('link', { name: 'Wholesale' })).toBeVisible()
      await userEvent.clear(search)
      await userEvent.type(search, 'nowhere{Enter}')
      await userEvent.click(await canvas.findByRole('button', { name: says('emptyState.clear') }))
    })
    await step('Enter on a row opens it', async () => {
      await canvas.findByRole('link', { name: '焙煎だより' })
      canvas.getByRole('grid').focus()
      await userEvent.keyboard('{Enter}')
      await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
    })
  },
})

export const Loading = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: LISTS }] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
  },
})

const hands = handMovedClock('ws_sakura')

export const ALongWaitCanBeEnded = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'timeout', path: LISTS, times: 1 }] } },
  decorators: [hands.decorator],
  play: async ({ canvas, userEvent, says, step }) => {
    await step('it is said after eight seconds, not before', async () => {
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true')
      await waitFor(() => expect(hands.waiting()).toBeGreaterThan(0))
      hands.advance(SLOW.after - 1)
      await expect(canvas.queryByText(says('stillLoading.still'))).toBeNull()
      hands.advance(1)
      await expect(await canvas.findByText(says('stillLoading.still'))).toBeVisible()
    })
    await step('whoever cancels may try again', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('stillLoading.cancel') }))
      await userEvent.click(await canvas.findByRole('button', { name: says('errorBlock.retry') }))
      await expect(await canvas.findByRole('link', { name: '焙煎だより' })).toBeVisible()
    })
  },
})

export const Empty = meta.story({
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'wrongtype', path: LISTS, body: { items: [] } }],
    },
  },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('mailingLists.emptyTitle'))).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: says('mailingLists.create') })).toHaveLength(1)
  },
})

export const Failed = meta.story({
  parameters: { mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, path: LISTS }] } },
  play: async ({ canvas, userEvent, mock, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('mailingLists.failed'))
    await expect(canvas.getByText(/^tkt_/)).toBeVisible()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByRole('link', { name: '焙煎だより' })).toBeVisible()
  },
})

export const Offline = meta.story({
  globals: { network: 'offline' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toBeVisible()
  },
})

export const Creates = meta.story({
  play: async ({ canvas, userEvent, args, says, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('mailingLists.create') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('mailingLists.create') }))
    const name = dialog.getByRole('textbox', textbox(says('mailingLists.name')))
    const create = dialog.getByRole('button', { name: says('mailingLists.createButton') })
    await step('a name that is taken is refused before anything is sent', async () => {
      await userEvent.type(name, 'ＷＨＯＬＥＳＡＬＥ')
      await expect(await dialog.findByText(says('mailingLists.nameTaken'))).toBeVisible()
      await userEvent.click(create)
      await expect(args.onOpen).not.toHaveBeenCalled()
    })
    await step('another one is made and opened', async () => {
      await userEvent.clear(name)
      await userEvent.type(name, '京都店のお知らせ')
      await userEvent.click(create)
      await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
      await expect(await canvas.findByRole('heading', { name: '京都店のお知らせ' })).toBeVisible()
    })
  },
})

/** Without a default yet, a new list is that (LST-4). */
export const TheFirstIsTheDefault = meta.story({
  tags: ['!picture'],
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      change: (db: Db) => {
        for (const { id } of db.mailingLists.where(({ workspaceId }) => workspaceId === 'ws_sakura'))
          db.mailingLists.remove(id)
      },
    },
  },
  play: async ({ canvas, userEvent, mock, says }) => {
    await canvas.findByText(says('mailingLists.emptyTitle'))
    await userEvent.click(canvas.getByRole('button', { name: says('mailingLists.create') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('mailingLists.create') }))
    await expect(dialog.getByRole('switch', { name: says('mailingLists.isDefault') })).toBeChecked()
    await userEvent.type(dialog.getByRole('textbox', textbox(says('mailingLists.name'))), '定期便')
    await userEvent.click(dialog.getByRole('button', { name: says('mailingLists.createButton') }))
    await canvas.findByRole('heading', { name: '定期便' })
    const { db } = await mock.backend()
    const made = db.mailingLists.where(({ workspaceId }) => workspaceId === 'ws_sakura')
    await expect(made.map(({ isDefault }) => isDefault)).toEqual([true])
  },
})

export const CreatingFails = meta.story({
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, method: 'POST', path: LISTS }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('mailingLists.create') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('mailingLists.create') }))
    const name = dialog.getByRole('textbox', textbox(says('mailingLists.name')))
    await userEvent.type(name, 'News')
    await userEvent.click(dialog.getByRole('button', { name: says('mailingLists.createButton') }))
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/tkt_/)
    await expect(name).toHaveValue('News')
  },
})

/** Whoever leaves while it is made is asked, and what fails then is still there (FRA-48). */
export const AsksWhileItIsMade = meta.story({
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      faults: [{ kind: 'status', code: 500, method: 'POST', path: LISTS, times: 1 }],
    },
  },
  play: async ({ canvas, userEvent, args, mock, says, step }) => {
    const { faults } = await mock.backend()
    await userEvent.click(await canvas.findByRole('button', { name: says('mailingLists.create') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('mailingLists.create') }))
    const name = dialog.getByRole('textbox', textbox(says('mailingLists.name')))
    const create = dialog.getByRole('button', { name: says('mailingLists.createButton') })
    const left = fn<() => void>()
    await userEvent.type(name, 'News')
    await step('staying loses nothing of what fails', async () => {
      const answer = holdAnswers(faults, { method: 'POST', path: LISTS, times: 1 })
      await userEvent.click(create)
      leaveGuards.leave(left)
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.stay') }))
      answer()
      await expect(await dialog.findByRole('alert')).toHaveTextContent(/tkt_/)
      await expect(name).toHaveValue('News')
    })
    await step('what is made meanwhile is opened, and nothing is asked about it any more', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      const answer = holdAnswers(faults, { method: 'POST', path: LISTS, times: 1 })
      await userEvent.click(create)
      leaveGuards.leave(left)
      await screen.findByRole('alertdialog')
      answer()
      await waitFor(() => expect(args.onOpen).toHaveBeenCalledOnce())
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await expect(left).not.toHaveBeenCalled()
    })
  },
})

export const OneList = meta.story({
  args: { value: 'lst_weekly' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('heading', { name: '焙煎だより' })).toBeVisible()
    await expect(canvas.getByText(/mailingLists: \{ "焙煎だより": true \}/)).toBeVisible()
    await expect(canvas.getByRole('switch', textbox(says('mailingLists.isDefault')))).toBeChecked()
  },
})

export const Renames = meta.story({
  args: { value: 'lst_unused' },
  play: async ({ canvas, userEvent, says }) => {
    const name = await canvas.findByRole('textbox', textbox(says('mailingLists.name')))
    await userEvent.clear(name)
    await userEvent.type(name, 'Winter market')
    await expect(
      await canvas.findByText(says('mailingLists.renameWarning', { name: 'Summer market (not used yet)' })),
    ).toBeVisible()
    await userEvent.keyboard('{Control>}s{/Control}')
    await expect((await screen.findAllByText(says('mailingLists.saved'))).length).toBeGreaterThan(0)
    await expect(await canvas.findByRole('heading', { name: 'Winter market' })).toBeVisible()
  },
})

export const SavingFails = meta.story({
  args: { value: 'lst_unused' },
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, method: 'POST', path: LIST }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    const name = await canvas.findByRole('textbox', textbox(says('mailingLists.name')))
    await userEvent.type(name, ' 2')
    await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      says('mailingLists.saveFailed', { name: 'Summer market (not used yet)' }),
    )
    await expect(name).toHaveValue('Summer market (not used yet) 2')
    await expect(name).not.toHaveAttribute('readonly')
  },
})

export const DeletedWhileItIsEdited = meta.story({
  args: { value: 'lst_unused' },
  play: async ({ canvas, userEvent, mock, says }) => {
    const name = await canvas.findByRole('textbox', textbox(says('mailingLists.name')))
    await userEvent.type(name, ' 2')
    await (await mock.backend()).change((db) => db.mailingLists.remove('lst_unused'))
    await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(
      says('mailingLists.saveFailed', { name: 'Summer market (not used yet)' }),
    )
    await expect(alert).toHaveTextContent(says('settingsFailures.deleted'))
    await expect(alert).not.toHaveTextContent('lst_unused')
    await expect(name).toHaveValue('Summer market (not used yet) 2')
  },
})

export const SomebodyElseSavedFirst = meta.story({
  args: { value: 'lst_unused' },
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const name = await canvas.findByRole('textbox', textbox(says('mailingLists.name')))
    await userEvent.type(name, ' 2')
    await (
      await mock.backend()
    ).change((db) => {
      const list = db.mailingLists.get('lst_unused')
      if (list) db.mailingLists.put({ ...list, description: 'By another', version: list.version + 1 })
    })
    await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
    await step('changes of different fields are both kept', async () => {
      await expect((await screen.findAllByText(says('mailingLists.saved'))).length).toBeGreaterThan(0)
      await expect(name).toHaveValue('Summer market (not used yet) 2')
      await expect(canvas.getByDisplayValue('By another')).toBeVisible()
    })
  },
})

export const Deletes = meta.story({
  args: { value: 'lst_unused' },
  play: async ({ canvas, userEvent, args, says }) => {
    const button = await canvas.findByRole('button', { name: says('mailingLists.deleteButton') })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), 'Summer market (not used yet)')
    await userEvent.click(dialog.getByRole('button', { name: says('mailingLists.deleteButton') }))
    await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(undefined))
    await canvas.findByRole('link', { name: '焙煎だより' })
    await waitFor(() =>
      expect(canvas.queryByRole('link', { name: 'Summer market (not used yet)' })).toBeNull(),
    )
  },
})

export const SaysWhichBecomesTheDefault = meta.story({
  args: { value: 'lst_weekly' },
  play: async ({ canvas, userEvent, mock, says }) => {
    const { db } = await mock.backend()
    const [heir] = db.mailingLists
      .all()
      .filter((list) => list.workspaceId === 'ws_sakura' && !list.isDefault)
      .toSorted((one, other) => (one.createdAt < other.createdAt ? -1 : 1))
    const text = says('mailingLists.deleteDefaultAbout', { heir: heir?.name ?? '' })
    await expect(await canvas.findByText(text)).toBeVisible()
    const button = await canvas.findByRole('button', { name: says('mailingLists.deleteButton') })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(button)
    await expect(within(await screen.findByRole('alertdialog')).getByText(text)).toBeVisible()
  },
})

/** A question begins without the failure of the one before; what is gone already is gone, as was asked for. */
export const DeletingFails = meta.story({
  args: { value: 'lst_unused' },
  parameters: {
    mock: { workspaceId: 'ws_sakura', faults: [{ kind: 'status', code: 500, method: 'DELETE', path: LIST }] },
  },
  play: async ({ canvas, userEvent, args, mock, says, step }) => {
    const button = await canvas.findByRole('button', { name: says('mailingLists.deleteButton') })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    const ask = async () => {
      await userEvent.click(button)
      return within(await screen.findByRole('alertdialog'))
    }
    const first = await ask()
    await userEvent.type(first.getByRole('textbox'), 'Summer market (not used yet){Enter}')
    await expect(await first.findByRole('alert')).toHaveTextContent(says('mailingLists.deleteFailed'))
    await expect(args.onOpen).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const second = await ask()
    await step('the next question says what follows, and nothing failed', async () => {
      await expect(second.getByText(says('mailingLists.deleteAbout'))).toBeVisible()
      await expect(second.queryByText(says('mailingLists.deleteFailed'))).toBeNull()
    })
    await step('somebody else has deleted it', async () => {
      const { db, faults } = await mock.backend()
      faults.clear()
      db.mailingLists.remove('lst_unused')
      await userEvent.type(second.getByRole('textbox'), 'Summer market (not used yet){Enter}')
      await waitFor(() => expect(args.onOpen).toHaveBeenCalledWith(undefined))
      await expect(await canvas.findByText('Wholesale')).toBeVisible()
      await waitFor(() => expect(canvas.queryByText('Summer market (not used yet)')).toBeNull())
    })
  },
})

export const CannotBeDeletedWhileUsed = meta.story({
  args: { value: 'lst_weekly' },
  play: async ({ canvas, userEvent, args, says }) => {
    const button = await canvas.findByRole('button', { name: says('mailingLists.deleteButton') })
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(button)
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByRole('textbox'), '焙煎だより')
    await userEvent.click(dialog.getByRole('button', { name: says('mailingLists.deleteButton') }))
    await expect(await dialog.findByText(/end that first|先に終了してください/)).toBeVisible()
    await expect(args.onOpen).not.toHaveBeenCalled()
  },
})

export const Member = meta.story({
  args: { value: 'lst_unused' },
  globals: { role: 'member' },
  play: async ({ canvas, userEvent, says }) => {
    const button = await canvas.findByRole('button', { name: says('mailingLists.deleteButton') })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await expect(await canvas.findByText(says('mailingLists.deleteOwners'))).toBeVisible()
    button.focus()
    await waitFor(() => expect(button).toHaveAccessibleDescription(says('ownersButton.reason')))
    await userEvent.click(button)
    await expect(screen.queryByRole('alertdialog')).toBeNull()
  },
})

export const NotFound = meta.story({
  args: { value: '../x' },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('link', { name: says('mailingLists.backToAll') })).toHaveAttribute(
      'href',
      '/#mailing_lists',
    )
  },
})

export const LongName = meta.story({
  args: { value: 'lst_long' },
  parameters: {
    mock: {
      workspaceId: 'ws_sakura',
      change: (db) => {
        const list = db.mailingLists.get('lst_unused')
        if (list) db.mailingLists.put({ ...list, id: 'lst_long', name: 'W'.repeat(60) })
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'W'.repeat(60) })).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: '焙煎だより' })).toBeVisible()
  },
})
