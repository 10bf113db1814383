import type { StoryContext } from 'storybook/internal/csf'
import { useState } from 'react'
import { expect, screen, userEvent as user, waitFor, within } from 'storybook/test'
import { holdAnswers } from '#.storybook/hold-answers'
import preview from '#.storybook/preview'
import { useContactSearch, type ContactFilter } from '#api/contacts'
import { everythingSelected, type Selection } from '#components/data-table'
import { BulkActions, BulkRunHost } from '#features/contacts/bulk'

interface SelectedProps {
  /** How many of them are selected one by one; undefined: all that match. */
  some?: number
  filter: ContactFilter
  total: number
}

function Selected({ some, filter, total }: SelectedProps) {
  const found = useContactSearch(some === undefined ? null : { ...filter, limit: some })
  const [selection, setSelection] = useState<Selection>()
  const ids = found.data?.items.map(({ id }) => id)
  if (some !== undefined && !ids) return null
  return (
    <>
      <BulkRunHost />
      <BulkActions
        selection={selection ?? (ids ? { all: false, exceptions: new Set(ids) } : everythingSelected)}
        onSelectionChange={setSelection}
        filter={filter}
        total={total}
        hrefOf={(contactId) => `?contact=${contactId}`}
      />
    </>
  )
}

const meta = preview.meta({
  component: Selected,
  args: { some: 5, filter: {}, total: 240 },
  parameters: { mock: { workspaceId: 'ws_sakura' } },
})

/** Chooses the company in the dialog that sets a property. */
async function companyField(says: StoryContext['says']) {
  const dialog = within(await screen.findByRole('dialog'))
  const property = await dialog.findByRole('combobox', { name: new RegExp(says('bulkContacts.property')) })
  await waitFor(() => expect(within(property).getAllByRole('option').length).toBeGreaterThan(2))
  await user.selectOptions(property, 'company')
  return {
    dialog,
    value: await dialog.findByRole('textbox', { name: new RegExp(says('bulkContacts.value')) }),
  }
}

const listField = async (name: string) =>
  within(await screen.findByRole('dialog')).findByRole('combobox', { name: new RegExp(name) })

export const Some = meta.story()

export const AllMatching = meta.story({ args: { some: undefined } })

export const NamesTheContactsBeforeDeleting = meta.story({
  args: { some: undefined, filter: { q: 'tanaka', status: ['subscribed'] } },
  play: async ({ canvas, userEvent, says }) => {
    const remove = await canvas.findByRole('button', { name: says('bulkContacts.delete') })
    // The role decides, and is read first.
    await waitFor(() => expect(remove).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(remove)
    const ask = within(await screen.findByRole('alertdialog'))
    await expect(ask.getByText(new RegExp(says('contactTarget.search', { text: 'tanaka' })))).toBeVisible()
  },
})

export const NamesTheFirstOfTheSelected = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.add') }))
    const ask = within(await screen.findByRole('dialog'))
    const more = says('contactTarget.more', { names: '', count: 2 }).trim()
    await expect(await ask.findByText(new RegExp(`@.*${more}$`))).toBeVisible()
  },
})

/** Deleting more than a hundred at once is an owner's. */
export const MemberWithMany = meta.story({
  args: { some: undefined },
  globals: { role: 'member' },
  play: async ({ canvas, says }) => {
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: says('bulkContacts.delete') })).toHaveAttribute(
        'aria-disabled',
        'true',
      ),
    )
    await expect(canvas.getByText(says('roleLabel.onlyOwner'))).toBeVisible()
  },
})

export const AddsToAListAndTakesItBack = meta.story({
  args: { some: undefined, filter: { status: ['subscribed'] }, total: 30 },
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const { db } = await mock.backend()
    const list = db.mailingLists.where(({ workspaceId }) => workspaceId === 'ws_sakura')[0]
    await step('the list is chosen, and who is not put on it is said', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.add') }))
      await userEvent.selectOptions(await listField(says('bulkContacts.list')), list?.name ?? '')
      await userEvent.click(
        screen.getByRole('button', { name: says('bulkContacts.addButton', { count: 30 }) }),
      )
    })
    await step('whoever was on it already was skipped', async () => {
      const dialog = within(await screen.findByRole('dialog', { name: says('bulkRun.added') }))
      await expect(await dialog.findByText(says('bulkRun.done'))).toBeVisible()
      await expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '30')
    })
    await step('Undo takes it back', async () => {
      await userEvent.click(await screen.findByRole('button', { name: says('bulkRun.undo') }))
      const dialog = within(await screen.findByRole('dialog', { name: says('bulkRun.undone') }))
      await expect(await dialog.findByText(says('bulkRun.done'))).toBeVisible()
    })
  },
})

/** Undoing never takes back what somebody decided since: here a contact left the list by the link in a mail (BLK-12). */
export const UndoKeepsWhatHappenedSince = meta.story({
  tags: ['!picture'],
  args: { some: undefined, filter: { status: ['subscribed'] }, total: 30 },
  play: async ({ canvas, userEvent, mock, says }) => {
    const { db } = await mock.backend()
    const list = db.mailingLists.where(({ workspaceId }) => workspaceId === 'ws_sakura')[0]
    const contacts = db.contacts('ws_sakura')
    const found = await contacts.search({ status: ['subscribed'] }, [{ key: 'createdAt', direction: 'asc' }])
    const isOnList = (id: string) =>
      contacts.get(id)?.subscriptions.some(({ mailingListId }) => mailingListId === list?.id)
    const others = found.slice(0, 30).filter(({ id }) => !isOnList(id))
    await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.add') }))
    await userEvent.selectOptions(await listField(says('bulkContacts.list')), list?.name ?? '')
    await userEvent.click(screen.getByRole('button', { name: says('bulkContacts.addButton', { count: 30 }) }))
    const undo = await screen.findByRole('button', { name: says('bulkRun.undo') })
    const joined = others.find(({ id }) => isOnList(id))
    const leaver = joined && contacts.get(joined.id)
    if (!leaver) throw new Error('Nobody was added to the list')
    const subscriptions = leaver.subscriptions.map((one) =>
      one.mailingListId === list?.id ? { ...one, status: 'unsubscribed' as const } : one,
    )
    contacts.put({ ...leaver, subscriptions, version: leaver.version + 1 })
    await userEvent.click(undo)
    const dialog = within(await screen.findByRole('dialog', { name: says('bulkRun.undone') }))
    await expect(await dialog.findByText(says('bulkRun.done'))).toBeVisible()
    await expect(dialog.getByText(new RegExp(says('bulkRun.edited')))).toBeVisible()
    await expect(contacts.get(leaver.id)?.subscriptions).toEqual(subscriptions)
  },
})

export const SaysHowRemovingDiffersFromUnsubscribing = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.leave') }))
    const dialog = within(await screen.findByRole('dialog'))
    await expect(dialog.getByText(says('bulkContacts.leaveText'))).toBeVisible()
    await expect(dialog.getByRole('radio', { name: says('bulkContacts.unsubscribe') })).toBeChecked()
    await expect(
      dialog.getByRole('button', { name: says('bulkContacts.leaveButton', { count: 5 }) }),
    ).toHaveAttribute('aria-disabled', 'true')
  },
})

export const DeletesOnlyOnceTheNumberIsTyped = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.delete') }))
    const ask = await screen.findByRole('alertdialog')
    const button = within(ask).getByRole('button', { name: says('bulkContacts.deleteButton', { count: 5 }) })
    await expect(button).toHaveAttribute('aria-disabled', 'true')
    await userEvent.type(within(ask).getByRole('textbox'), '5')
    await userEvent.click(button)
    await step('nothing is selected afterwards', async () => {
      await expect(await screen.findByText(says('bulkRun.done'))).toBeVisible()
      const dialog = within(screen.getByRole('dialog', { name: says('bulkRun.deleted') }))
      await expect(dialog.queryByRole('button', { name: says('bulkRun.undo') })).toBeNull()
      await userEvent.click(dialog.getByText(says('bulkRun.close')))
      await waitFor(() => expect(canvas.queryByRole('region', { name: says('bulkBar.label') })).toBeNull())
    })
  },
})

export const RetriesWhatFailed = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const { faults } = await mock.backend()
    await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.delete') }))
    const ask = await screen.findByRole('alertdialog')
    await userEvent.type(within(ask).getByRole('textbox'), '5')
    faults.add({ kind: 'status', code: 500, path: '/contacts/*' })
    await userEvent.click(
      within(ask).getByRole('button', { name: says('bulkContacts.deleteButton', { count: 5 }) }),
    )
    await step('it pauses, or says for whom it failed', async () => {
      await expect((await screen.findAllByText(/tkt_/))[0]).toBeVisible()
    })
    faults.clear()
    const pausedOr = screen.queryByRole('button', { name: says('errorBlock.retry') })
    if (pausedOr) await userEvent.click(pausedOr)
    else
      await userEvent.click(screen.getByRole('button', { name: says('bulkRun.retryFailed', { count: 5 }) }))
    await expect(await screen.findByText(says('bulkRun.done'))).toBeVisible()
  },
})

export const PausesWithoutNetworkAndGoesOn = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const { scenario } = await mock.backend()
    await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.delete') }))
    const ask = await screen.findByRole('alertdialog')
    await userEvent.type(within(ask).getByRole('textbox'), '5')
    scenario.set({ offline: true })
    await userEvent.click(
      within(ask).getByRole('button', { name: says('bulkContacts.deleteButton', { count: 5 }) }),
    )
    const bar = () => within(canvas.getByRole('region', { name: says('bulkRun.background') }))
    await step('what is done stays done, and a closed dialog leaves it in the frame', async () => {
      await expect(await screen.findByText(says('bulkRun.stopped'))).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await expect(bar().getByText(says('bulkRun.stopped'))).toBeVisible()
    })
    scenario.set({ offline: false })
    await step('it goes on from there', async () => {
      await userEvent.click(bar().getByRole('button', { name: says('bulkRun.resume') }))
      await expect(await canvas.findByRole('progressbar', { name: says('bulkRun.deleted') })).toBeVisible()
      await userEvent.click(bar().getByRole('button', { name: says('bulkRun.close') }))
      await expect(canvas.queryByRole('region', { name: says('bulkRun.background') })).toBeNull()
    })
  },
})

/** The server took a change, and ended before it answered: that is this run's change, counted and undone as such (BLK-14). */
export const KnowsItsOwnChangesWhoseAnswerWasLost = meta.story({
  tags: ['!picture'],
  args: { some: undefined, filter: { status: ['subscribed'] }, total: 4 },
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const { db, faults } = await mock.backend()
    const contacts = db.contacts('ws_sakura')
    const list = db.mailingLists.where(({ workspaceId }) => workspaceId === 'ws_sakura')[0]
    const found = await contacts.search({ status: ['subscribed'] }, [{ key: 'createdAt', direction: 'asc' }])
    const four = found.slice(0, 4)
    for (const one of four)
      contacts.put({ ...one, subscriptions: one.subscriptions.filter((on) => on.mailingListId !== list?.id) })
    const onList = () =>
      four.filter(({ id }) =>
        contacts.get(id)?.subscriptions.some(({ mailingListId }) => mailingListId === list?.id),
      ).length
    /** Once the answers to all four are lost. */
    const goOn = async () => {
      const retry = await screen.findByRole('button', { name: says('errorBlock.retry') })
      await waitFor(() => expect(mock.isAsking()).toBe(false))
      await userEvent.click(retry)
    }
    await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.add') }))
    await userEvent.selectOptions(await listField(says('bulkContacts.list')), list?.name ?? '')
    faults.add({ kind: 'cut', bytes: 5, times: 4, method: 'POST', path: '/contacts/con_*' })
    await userEvent.click(screen.getByRole('button', { name: says('bulkContacts.addButton', { count: 4 }) }))
    await step('none is counted as having been on the list', async () => {
      await goOn()
      const dialog = within(await screen.findByRole('dialog', { name: says('bulkRun.added') }))
      await expect(await dialog.findByText(says('bulkRun.done'))).toBeVisible()
      await expect(onList()).toBe(4)
      await expect(dialog.queryByText(new RegExp(says('bulkRun.already')))).toBeNull()
    })
    await step('and all are taken off again', async () => {
      await userEvent.click(await screen.findByRole('button', { name: says('bulkRun.undo') }))
      await screen.findByRole('dialog', { name: says('bulkRun.undone') })
      await waitFor(() => expect(onList()).toBe(0))
    })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await step('whoever was deleted so is not somebody who was gone', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.delete') }))
      const ask = await screen.findByRole('alertdialog')
      await userEvent.type(within(ask).getByRole('textbox'), '4')
      faults.add({ kind: 'cut', bytes: 1, times: 4, method: 'DELETE', path: '/contacts/:contactId' })
      await userEvent.click(
        within(ask).getByRole('button', { name: says('bulkContacts.deleteButton', { count: 4 }) }),
      )
      await goOn()
      const dialog = within(await screen.findByRole('dialog', { name: says('bulkRun.deleted') }))
      await expect(await dialog.findByText(says('bulkRun.done'))).toBeVisible()
      await expect(dialog.queryByText(new RegExp(says('bulkRun.gone')))).toBeNull()
      await expect(four.some(({ id }) => contacts.get(id))).toBe(false)
    })
  },
})

export const SetsAPropertyOfAll = meta.story({
  args: { some: undefined, filter: { status: ['blocked'] }, total: 3 },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.set') }))
    const { dialog, value } = await companyField(says)
    await userEvent.type(value, 'Acme')
    await userEvent.click(dialog.getByRole('button', { name: says('bulkContacts.setButton', { count: 3 }) }))
    await expect(await screen.findByText(says('bulkRun.done'))).toBeVisible()
  },
})

export const EscapeAsksBeforeAValueIsLost = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.set') }))
    const { value } = await companyField(says)
    await userEvent.type(value, 'Acme')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.stay') }))
    await expect(value).toHaveValue('Acme')
    await userEvent.clear(value)
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})

export const GoesOnInTheBackgroundUntilItIsStopped = meta.story({
  args: { some: undefined, total: 240 },
  play: async ({ canvas, userEvent, mock, says, step }) => {
    const { faults } = await mock.backend()
    const answer = holdAnswers(faults, { method: 'POST', path: '/contacts/:contactId' })
    await userEvent.click(await canvas.findByRole('button', { name: says('bulkContacts.set') }))
    const { dialog, value } = await companyField(says)
    await userEvent.type(value, 'Acme')
    await userEvent.click(
      dialog.getByRole('button', { name: says('bulkContacts.setButton', { count: 240 }) }),
    )
    await userEvent.click(await screen.findByRole('button', { name: says('bulkRun.hide') }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const bar = within(await canvas.findByRole('region', { name: says('bulkRun.background') }))
    await step('it can be paused; another change shows this one first', async () => {
      await userEvent.click(bar.getByRole('button', { name: says('bulkRun.pause') }))
      await expect(await bar.findByRole('button', { name: says('bulkRun.resume') })).toBeVisible()
      answer()
      await userEvent.click(canvas.getByRole('button', { name: says('bulkContacts.leave') }))
      await expect(await screen.findByRole('dialog', { name: says('bulkRun.setting') })).toBeVisible()
      await userEvent.keyboard('{Escape}')
    })
    await step('and stopped', async () => {
      const again = within(await canvas.findByRole('region', { name: says('bulkRun.background') }))
      await userEvent.click(again.getByRole('button', { name: says('bulkRun.stop') }))
      await expect(await again.findByRole('progressbar', { name: says('bulkRun.ended') })).toBeVisible()
    })
  },
})
