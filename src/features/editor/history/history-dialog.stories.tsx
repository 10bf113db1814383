import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { documentOfEveryBlock, withEditor } from '#features/editor/state'
import { emptyDocument, type EmailDocument } from '#mail/document'
import { apply, type Operation } from '#mail/operations'
import { HistoryDialog } from './history-dialog.tsx'

const changed = (document: EmailDocument, ...operations: Operation[]) =>
  apply(document, { type: 'batch', operations }).document
const label = (text: string): Operation => ({
  type: 'update',
  id: 'button',
  set: { label: [{ type: 'text', text }] },
})
const first = changed(
  documentOfEveryBlock,
  label('Buy'),
  { type: 'remove', id: 'divider' },
  { type: 'remove', id: 'html' },
)
const second = changed(first, label('Order now'))
const third = changed(second, { type: 'move', id: 'spacer', to: { parent: 'column', index: 0 } })
const at = (minute: number) => new Date(Date.UTC(2026, 1, 28, 1, minute, 12)).toISOString()
const snapshots = [
  { at: at(0), document: emptyDocument() },
  { at: at(2), document: first },
  { at: at(3), document: second },
  { at: at(9), document: third },
]

const meta = preview.meta({
  component: HistoryDialog,
  decorators: [withEditor(documentOfEveryBlock)],
  args: {
    open: true,
    onClose: fn(),
    load: async () => snapshots,
    versions: [{ id: 'v1', name: 'For review', at: at(3), document: second }],
    readOnly: false,
    onKeep: fn(),
    onRestore: fn(),
  },
})

/** The keys of a slider are the browser's own, which only a journey presses. */
const go = (slider: HTMLElement, place: number) =>
  fireEvent.change(slider, { target: { value: String(place) } })
const inDialog = async (title: string) => within(await screen.findByRole('dialog', { name: title }))

export const Default = meta.story({
  play: async ({ args, userEvent, says, step }) => {
    const dialog = await inDialog(says('editor.history.title'))
    const slider = await dialog.findByRole('slider', { name: says('editor.history.point') })
    await waitFor(() => expect(slider).toHaveAttribute('max', '4'))
    await step('it begins at the end', async () => {
      await expect(slider).toHaveValue('4')
      await expect(slider.getAttribute('aria-valuetext')).toMatch(
        new RegExp(`^${says('editor.history.now')}`),
      )
      await expect(dialog.getByRole('button', { name: says('editor.history.restore') })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
    })
    await step('it goes through it, and what changed is said', async () => {
      await go(slider, 3)
      await expect(slider).toHaveValue('3')
      await expect(dialog.getAllByRole('listitem')[0]).toHaveTextContent(
        says('editor.history.moved', { node: says('editor.node.spacer') }),
      )
      await go(slider, 2)
      await expect(slider.getAttribute('aria-valuetext')).toContain('For review')
      await expect(slider.getAttribute('aria-valuetext')).toContain('Order now')
      await go(slider, 0)
      await expect(slider).toHaveValue('0')
      await expect(dialog.getByText(says('editor.history.start'))).toBeVisible()
      await go(slider, 4)
      await expect(slider).toHaveValue('4')
    })
    await step('a named version is a way to its moment, and it is restored', async () => {
      const version = dialog.getByRole('button', { name: /For review/ })
      await userEvent.click(version)
      await expect(slider).toHaveValue('2')
      await expect(version).toHaveFocus()
      await userEvent.click(dialog.getByRole('button', { name: says('editor.history.restore') }))
      await expect(args.onRestore.mock.calls[0]?.[0].document).toEqual(second)
      await expect(args.onClose).toHaveBeenCalled()
    })
  },
})

export const KeepsAVersion = meta.story({
  play: async ({ args, userEvent, says }) => {
    const dialog = await inDialog(says('editor.history.title'))
    const slider = await dialog.findByRole('slider')
    await waitFor(() => expect(slider).toHaveAttribute('max', '4'))
    await go(slider, 3)
    await userEvent.type(
      dialog.getByRole('textbox', { name: says('editor.history.versionName') }),
      'Good one{Enter}',
    )
    await expect(args.onKeep).toHaveBeenCalledWith('Good one', expect.objectContaining({ at: at(9) }))
    await expect(slider).toHaveFocus()
  },
})

export const NothingYet = meta.story({
  args: { load: async () => [], versions: [] },
  play: async ({ says }) => {
    const dialog = await inDialog(says('editor.history.title'))
    await expect(await dialog.findByText(says('editor.history.only'))).toBeVisible()
    await expect(dialog.getByRole('slider')).toBeDisabled()
  },
})

export const Loading = meta.story({ args: { load: () => new Promise<never>(() => undefined) } })

let isBroken = false
export const Failed = meta.story({
  beforeEach: () => {
    isBroken = true
  },
  args: {
    load: async () => {
      if (isBroken) throw new Error('no storage')
      return snapshots
    },
  },
  play: async ({ userEvent, says }) => {
    const dialog = await inDialog(says('editor.history.title'))
    await expect(await dialog.findByText(says('editor.history.failed'))).toBeVisible()
    await expect(dialog.getByRole('button', { name: /For review/ })).toBeVisible()
    isBroken = false
    await userEvent.click(dialog.getByRole('button', { name: says('inlineError.retry') }))
    await waitFor(() => expect(dialog.getByRole('slider')).toHaveAttribute('max', '4'))
    await expect(dialog.queryByText(says('editor.history.failed'))).toBeNull()
  },
})

export const ReadOnly = meta.story({
  args: { readOnly: true },
  play: async ({ says }) => {
    const dialog = await inDialog(says('editor.history.title'))
    await expect(await dialog.findByRole('slider')).toBeVisible()
    await expect(dialog.queryByRole('button', { name: says('editor.history.restore') })).toBeNull()
    await expect(dialog.queryByRole('textbox')).toBeNull()
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'smallest' } } })
