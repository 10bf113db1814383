import { expect, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { leaveGuards } from '#lib/leave-guards'
import { apiKeys } from '#mocks/api-keys/api-keys.records'
import { ApiKeysSection } from './api-keys-section.tsx'

const KEYS = '*/api_keys'
const KEY = '*/api_keys/*'
const mock = { workspaceId: 'ws_sakura' }

const meta = preview.meta({
  component: ApiKeysSection,
  parameters: { frame: 'padded', docs: { story: { inline: false, height: '720px' } }, mock },
})

/** A whole key, not its beginning and end. */
const secret = /ota_\w{12}/

export const Default = meta.story({
  play: async ({ canvas, says }) => {
    const table = within(await canvas.findByRole('grid', { name: says('apiKeys.title') }))
    await expect(await table.findByText('基幹システム連携')).toBeVisible()
    // What tells keys apart is read whole, where there is room for the dates.
    const name = table.getByText('Reporting (read only)')
    await expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
    await expect(canvas.queryByText(secret)).toBeNull()
  },
})

export const ANameIsNotLostByEscape = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('apiKeys.create') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('apiKeys.createTitle') }))
    const name = dialog.getByRole('textbox', { name: new RegExp(says('apiKeys.name')) })
    await userEvent.type(name, '検証用2')
    await step('what was typed stays', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.stay') }))
      await expect(name).toHaveValue('検証用2')
    })
    await step('or is given up', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.discard') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
  },
})

export const MakesAKey = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('apiKeys.create') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('apiKeys.createTitle') }))
    await step('a name that is taken is said at once', async () => {
      const name = dialog.getByRole('textbox', { name: new RegExp(says('apiKeys.name')) })
      await userEvent.type(name, '検証用')
      await expect(await dialog.findByText(says('apiKeys.nameTaken'))).toBeVisible()
      await userEvent.type(name, '2')
    })
    await step('one press makes one key', async () => {
      await userEvent.selectOptions(
        dialog.getByRole('combobox', { name: says('apiKeys.expires') }),
        says('apiKeys.inDays', { days: 90 }),
      )
      await userEvent.dblClick(dialog.getByRole('button', { name: says('apiKeys.createButton') }))
    })
    const shown = within(await screen.findByRole('dialog', { name: says('apiKeys.secretTitle') }))
    await step('it is shown once, and closes only when it is stored', async () => {
      await expect(
        shown.getByLabelText<HTMLInputElement>(says('apiKeys.secret', { name: '検証用2' })).value,
      ).toMatch(secret)
      await userEvent.click(shown.getByRole('button', { name: says('apiKeys.done') }))
      await expect(await shown.findByText(says('apiKeys.storeFirst'))).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await expect(shown.getByText(says('apiKeys.storeFirst'))).toBeVisible()
      // Whoever leaves the page is asked about the key, and not about changes.
      leaveGuards.leave(() => undefined)
      const question = within(await screen.findByRole('alertdialog', { name: says('apiKeys.secretTitle') }))
      await userEvent.click(question.getByRole('button', { name: says('apiKeys.leaveStay') }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      await userEvent.click(shown.getByRole('checkbox', { name: says('apiKeys.stored') }))
      await userEvent.click(shown.getByRole('button', { name: says('apiKeys.done') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('nothing of it is left in the page, and there is one key more', async () => {
      await expect(document.documentElement.innerHTML).not.toMatch(secret)
      await expect(await canvas.findByText('検証用2')).toBeVisible()
    })
  },
})

export const AKeyThatComesWhileItIsAskedLiesBeneathTheQuestion = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('apiKeys.create') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('apiKeys.createTitle') }))
    const name = dialog.getByRole<HTMLInputElement>('textbox', { name: new RegExp(says('apiKeys.name')) })
    await userEvent.type(name, '検証用2')
    leaveGuards.leave(() => undefined)
    const stay = { name: says('leaveGuard.stay') }
    await expect(await screen.findByRole('button', stay)).toHaveFocus()
    // The key that was asked for arrives only now.
    name.form?.requestSubmit()
    const key = await screen.findByText(says('apiKeys.stored'))
    await waitFor(() => expect(screen.getByRole('button', stay)).toHaveFocus())
    const button = screen.getByRole('button', stay)
    const { left, top, width, height } = button.getBoundingClientRect()
    const topmost = document.elementFromPoint(left + width / 2, top + height / 2)
    await expect(button).toContainElement(topmost instanceof HTMLElement ? topmost : null)
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const secret = screen.getByRole('dialog', { name: says('apiKeys.secretTitle') })
    await expect(secret).toContainElement(key)
    await waitFor(() => expect(secret).toContainElement(document.querySelector<HTMLElement>(':focus')))
  },
})

export const RenamesAKey = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findByText('検証用')
    await userEvent.click(canvas.getByRole('button', { name: says('dataTable.rowMenu', { row: '検証用' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('apiKeys.rename') }))
    const dialog = within(
      await screen.findByRole('dialog', { name: says('apiKeys.renameTitle', { name: '検証用' }) }),
    )
    const name = dialog.getByRole('textbox', { name: new RegExp(says('apiKeys.name')) })
    await userEvent.clear(name)
    await expect(dialog.getByText(says('apiKeys.nameEmpty'))).toBeVisible()
    await userEvent.type(name, 'Staging')
    await userEvent.click(dialog.getByRole('button', { name: says('apiKeys.save') }))
    await expect(await canvas.findByText('Staging')).toBeVisible()
  },
})

export const ADiscardedNameDoesNotComeBack = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const rename = async () => {
      await userEvent.click(
        await canvas.findByRole('button', { name: says('dataTable.rowMenu', { row: '検証用' }) }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: says('apiKeys.rename') }))
      const dialog = await screen.findByRole('dialog', {
        name: says('apiKeys.renameTitle', { name: '検証用' }),
      })
      return within(dialog).findByRole('textbox', { name: new RegExp(says('apiKeys.name')) })
    }
    const escape = async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.discard') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    }
    await userEvent.type(await rename(), '2')
    await escape()
    const name = await rename()
    await expect(name).toHaveValue('検証用')
    await userEvent.type(name, '3')
    await escape()
  },
})

export const DeletesAKey = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await canvas.findByText('検証用')
    await userEvent.click(canvas.getByRole('button', { name: says('dataTable.rowMenu', { row: '検証用' }) }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('apiKeys.delete') }))
    const question = within(
      await screen.findByRole('alertdialog', { name: says('apiKeys.deleteTitle', { name: '検証用' }) }),
    )
    await userEvent.type(question.getByRole('textbox'), '検証用')
    await userEvent.click(question.getByRole('button', { name: says('apiKeys.delete') }))
    await waitFor(() => expect(canvas.queryByText('検証用')).toBeNull())
  },
})

export const AChoiceIsNotLostByEscape = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('apiKeys.create') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('apiKeys.createTitle') }))
    const ends = dialog.getByRole('combobox', { name: says('apiKeys.expires') })
    await userEvent.selectOptions(ends, says('apiKeys.inDays', { days: 30 }))
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.stay') }))
    await expect(ends).toHaveValue('30')
  },
})

export const ANameThatAnotherTabTook = meta.story({
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    await canvas.findByText('検証用')
    const { db } = await backend()
    const others = db.of(apiKeys)
    const given = others.get('key_1')
    const take = (name: string) => given && others.put({ ...given, id: `key_${name}`, name })
    const nameIn = (dialog: HTMLElement) =>
      within(dialog).getByRole('textbox', { name: new RegExp(says('apiKeys.name')) })
    await step('a new key is told at its name, and made under another', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('apiKeys.create') }))
      const dialog = await screen.findByRole('dialog', { name: says('apiKeys.createTitle') })
      await userEvent.type(nameIn(dialog), 'Twin')
      take('Twin')
      const create = within(dialog).getByRole('button', { name: says('apiKeys.createButton') })
      await userEvent.click(create)
      await expect(await within(dialog).findByText(says('apiKeys.nameTaken'))).toBeVisible()
      await expect(within(dialog).queryByText(says('settingsFailures.changed'))).toBeNull()
      await userEvent.type(nameIn(dialog), ' 2')
      await userEvent.click(create)
      await userEvent.click(await screen.findByRole('checkbox', { name: says('apiKeys.stored') }))
      await userEvent.click(screen.getByRole('button', { name: says('apiKeys.done') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    })
    await step('and so is one that gets another name', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: says('dataTable.rowMenu', { row: '検証用' }) }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: says('apiKeys.rename') }))
      const dialog = await screen.findByRole('dialog', {
        name: says('apiKeys.renameTitle', { name: '検証用' }),
      })
      await userEvent.clear(nameIn(dialog))
      await userEvent.type(nameIn(dialog), 'Triplet')
      take('Triplet')
      await userEvent.keyboard('{Enter}')
      await expect(await within(dialog).findByText(says('apiKeys.nameTaken'))).toBeVisible()
      await expect(within(dialog).queryByText(says('settingsFailures.changed'))).toBeNull()
    })
  },
})

export const DeletingFailsForOneKeyOnly = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'status', code: 500, path: KEY, method: 'DELETE' }] } },
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    const ask = async (name: string) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: says('dataTable.rowMenu', { row: name }) }),
      )
      await userEvent.click(await screen.findByRole('menuitem', { name: says('apiKeys.delete') }))
      return within(await screen.findByRole('alertdialog', { name: says('apiKeys.deleteTitle', { name }) }))
    }
    const first = await ask('検証用')
    await userEvent.type(first.getByRole('textbox'), '検証用{Enter}')
    await expect(await first.findByRole('alert')).toHaveTextContent(says('apiKeys.deleteFailed'))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    const second = await ask('基幹システム連携')
    await step('the next question says what follows, and nothing failed', async () => {
      await expect(second.getByText(says('apiKeys.deleteText'))).toBeVisible()
      await expect(second.queryByText(says('apiKeys.deleteFailed'))).toBeNull()
    })
    await step('one that somebody else has deleted leaves the list', async () => {
      const { db, faults } = await backend()
      faults.clear()
      db.of(apiKeys).remove('key_2')
      await userEvent.type(second.getByRole('textbox'), '基幹システム連携{Enter}')
      await expect(await second.findByText(says('settingsFailures.deleted'))).toBeVisible()
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(canvas.queryByText('基幹システム連携')).toBeNull())
    })
  },
})

export const MakingAKeyFails = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'status', code: 500, path: KEYS, method: 'POST' }] } },
  play: async ({ canvas, userEvent, mock: { backend }, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('apiKeys.create') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('apiKeys.createTitle') }))
    const create = dialog.getByRole('button', { name: says('apiKeys.createButton') })
    await userEvent.click(create)
    await expect(await dialog.findByText(says('apiKeys.nameEmpty'))).toBeVisible()
    const name = dialog.getByRole('textbox', { name: new RegExp(says('apiKeys.name')) })
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'Shop')
    await userEvent.click(create)
    await expect(await dialog.findByRole('alert')).toHaveTextContent(/tkt_/)
    await expect(name).toHaveValue('Shop')
    ;(await backend()).faults.clear()
    await userEvent.click(create)
    await expect(await screen.findByRole('dialog', { name: says('apiKeys.secretTitle') })).toBeVisible()
  },
})

export const Empty = meta.story({
  parameters: { mock: { workspaceId: 'ws_empty' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('apiKeys.emptyTitle'))).toBeVisible()
    await expect(canvas.getAllByRole('button', { name: says('apiKeys.create') })).toHaveLength(1)
  },
})

export const Member = meta.story({
  globals: { role: 'member' },
  play: async ({ canvas, mock, says }) => {
    await expect(await canvas.findByText(says('apiKeys.forbidden'))).toBeVisible()
    await expect(canvas.getByText(says('roleLabel.onlyOwner'))).toBeVisible()
    // What would be refused is not asked for.
    await expect((await mock.backend()).log.filter(({ status }) => status === 403)).toEqual([])
  },
})

/** Who may read the keys the backend says itself. */
export const TheRoleCannotBeRead = meta.story({
  tags: ['!picture'],
  parameters: { mock: { ...mock, faults: [{ kind: 'status', code: 500, path: '*/workspace_account' }] } },
  play: async ({ canvas, says }) => {
    const table = within(await canvas.findByRole('grid', { name: says('apiKeys.title') }))
    await expect(await table.findByText('基幹システム連携')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'timeout', path: KEYS }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('apiKeys.title') })).toBeVisible()
    await expect(canvas.queryByRole('alert')).toBeNull()
  },
})

export const Failed = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'status', code: 500, path: KEYS }] } },
  play: async ({ canvas, userEvent, mock: { backend }, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('apiKeys.failed'))
    ;(await backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findByText('検証用')).toBeVisible()
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'smallest' } } })
