import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test'
import type { StoryContext } from 'storybook/internal/csf'
import preview from '#.storybook/preview'
import { ExportDialog, type ExportDialogProps } from './export-dialog.tsx'

const EXPORT = '/contacts/export/csv'

const unsubscribed: ExportDialogProps['filter'] = { status: ['unsubscribed'] }

const meta = preview.meta({
  component: ExportDialog,
  args: {
    filter: unsubscribed,
    total: 16,
    columns: [
      { key: 'email', label: 'Email' },
      { key: 'name', label: 'Name' },
      { key: 'status', label: 'Status' },
      { key: 'properties.orders', label: 'Orders' },
      { key: 'mailingLists', label: 'Mailing lists' },
    ],
    visible: ['email', 'name', 'status'],
    onClose: fn<ExportDialogProps['onClose']>(),
  },
  parameters: {
    frame: 'screen',
    docs: { story: { inline: false, height: '640px' } },
    mock: { workspaceId: 'ws_sakura' },
  },
})

const dialog = async () => within(await screen.findByRole('dialog'))
/** The button, once it is known which columns there are. */
const ready = async ({ says }: Pick<StoryContext, 'says'>) => {
  const button = (await dialog()).getByRole('button', { name: says('exportContacts.export') })
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
  return button
}

export const Default = meta.story({
  play: async ({ says }) => {
    await expect(
      (await dialog()).getByText(says('exportContacts.says', { rows: 16, columns: 3 })),
    ).toBeVisible()
  },
})

export const Saves = meta.story({
  play: async ({ userEvent, args, says }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('#')
    const within = await dialog()
    await userEvent.click(within.getByRole('radio', { name: says('exportContacts.import') }))
    // What an import reads and the 18 properties of this workspace.
    await userEvent.click(
      await within.findByRole('radio', { name: says('exportContacts.all', { count: 24 }) }),
    )
    await expect(within.getByText(says('exportContacts.says', { rows: 16, columns: 24 }))).toBeVisible()
    await userEvent.click(await ready({ says }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    const [file] = made.mock.calls.at(-1) ?? []
    if (!(file instanceof Blob)) throw new Error('No file was made.')
    const lines = (await file.text()).trimEnd().split('\r\n')
    await expect(lines[0]).toMatch(/email,name,status,locale,timezone,listSubscriptions,properties\./)
    await expect(lines.length).toBeGreaterThan(2)
    await expect(lines[1]).toContain(',unsubscribed,')
  },
})

export const PropertiesCouldNotBeLoaded = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: '/schemas/contact' }] } },
  play: async ({ says }) => {
    const within = await dialog()
    await expect(await within.findByText(says('exportContacts.schemaFailed'))).toBeVisible()
    await expect(within.getByRole('button', { name: says('exportContacts.export') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

/** What a person opens in a spreadsheet: no keys, no codes, no times of another zone. */
export const AsShown = meta.story({
  args: {
    columns: [
      { key: 'email', label: 'Address' },
      { key: 'status', label: 'State' },
      { key: 'segments', label: 'Segments' },
      { key: 'createdAt', label: 'Created' },
      { key: 'properties.plan', label: 'Plan' },
      { key: 'properties.is_wholesale', label: 'Wholesale' },
    ],
    visible: ['email', 'status', 'segments', 'createdAt'],
  },
  play: async ({ userEvent, args, says }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('#')
    const within = await dialog()
    await expect(
      within.getByRole('radio', { name: says('exportContacts.visible', { count: 4 }) }),
    ).toBeChecked()
    await userEvent.click(within.getByRole('radio', { name: says('exportContacts.all', { count: 6 }) }))
    await userEvent.click(await ready({ says }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    const [file] = made.mock.calls.at(-1) ?? []
    const text = file instanceof Blob ? await file.text() : ''
    const lines = text.trimEnd().split('\r\n')
    await expect(lines[0]).toMatch(/^\uFEFF?Address,State,Segments,Created,Plan,Wholesale$/)
    await expect(lines.length).toBeGreaterThan(2)
    await expect(lines[1]).toContain(says('contactStatus.unsubscribed'))
    await expect(text).not.toMatch(/,unsubscribed,|monthly|,(true|false)$|T\d\d:\d\d:\d\d/m)
  },
})

export const Selected = meta.story({ args: { filter: {}, ids: ['con_kzt0005v'], total: 1 } })

export const CountNotKnown = meta.story({ args: { total: undefined } })

export const FailsAndTriesAgain = meta.story({
  parameters: { mock: { faults: [{ kind: 'status', code: 500, path: EXPORT }] } },
  play: async ({ userEvent, mock, args, says }) => {
    spyOn(URL, 'createObjectURL').mockReturnValue('#')
    const within = await dialog()
    const name = within.getByRole('textbox', { name: says('exportContacts.fileName') })
    await userEvent.clear(name)
    await userEvent.type(name, 'spring')
    await userEvent.click(await ready({ says }))
    await expect(await within.findByText(/tkt_/)).toBeVisible()
    await expect(name).toHaveValue('spring')
    ;(await mock.backend()).faults.clear()
    await userEvent.click(within.getByRole('button', { name: says('inlineError.retry') }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const Exporting = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: EXPORT }] } },
  play: async ({ userEvent, args, says, step }) => {
    const within = await dialog()
    const button = await ready({ says })
    await userEvent.click(button)
    await waitFor(() => expect(button).toHaveAttribute('aria-busy', 'true'))
    await step('Cancel gives it up', async () => {
      await userEvent.click(within.getByRole('button', { name: says('exportContacts.cancel') }))
      await expect(args.onClose).toHaveBeenCalledOnce()
    })
  },
})
