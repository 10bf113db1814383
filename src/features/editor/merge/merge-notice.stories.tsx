import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { EmailCanvas } from '#features/editor/canvas'
import { documentOfEveryBlock, withEditor, type EditorStore } from '#features/editor/state'
import type { EmailDocument } from '#mail/document'
import { apply, type Operation } from '#mail/operations'
import { MergeNotice, type MergeNoticeProps } from './merge-notice.tsx'

const label = (id: string, text: string): Operation => ({
  type: 'update',
  id,
  set: { label: [{ type: 'text', text }] },
})
const changed = (...operations: Operation[]): EmailDocument => {
  const { document, problem } = apply(documentOfEveryBlock, { type: 'batch', operations })
  if (problem !== undefined) throw new Error(problem)
  return document
}
const mine = changed(
  label('button', 'Order now'),
  { type: 'update', id: 'spacer', set: { height: 48 } },
  { type: 'update', id: 'framed', set: { size: 20 } },
)
const theirs = changed(
  label('button', 'See the harvest'),
  { type: 'remove', id: 'framed' },
  { type: 'remove', id: 'divider' },
)
const draftOf = (document: EmailDocument) => ({
  id: 'd1',
  name: 'Spring harvest',
  updatedAt: '2026-03-01T01:02:00.000Z',
  stamp: 'two',
  document,
  versions: [],
})

let store: EditorStore
const withStore = { onStore: (made: EditorStore) => void (store = made) }

/** What another tab saved comes while one writes. */
function Later(props: MergeNoticeProps) {
  const [saved, setSaved] = useState(false)
  return saved ? (
    <MergeNotice {...props} />
  ) : (
    // The focus stays in the text, as it does where another tab saves.
    <button type="button" onMouseDown={(event) => event.preventDefault()} onClick={() => setSaved(true)}>
      Another tab saves
    </button>
  )
}

const meta = preview.meta({
  component: MergeNotice,
  decorators: [withEditor(mine, {}, withStore)],
  args: {
    base: documentOfEveryBlock,
    theirs: draftOf(theirs),
    onMerged: fn<MergeNoticeProps['onMerged']>(),
    onKeepMine: fn(),
    onTakeTheirs: fn(),
  },
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent, says }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('editor.merge.keepMine') }))
    await expect(args.onKeepMine).toHaveBeenCalledOnce()
    await userEvent.click(canvas.getByRole('button', { name: says('editor.merge.takeTheirs') }))
    await expect(args.onTakeTheirs).toHaveBeenCalledOnce()
    await expect(args.onMerged).not.toHaveBeenCalled()
  },
})

export const Comparing = meta.story({
  play: async ({ canvas, args, userEvent, says, step }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('editor.merge.compare') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('editor.merge.title') }))
    await expect(dialog.getByText(says('editor.merge.taken', { mine: 1, theirs: 1 }))).toBeVisible()

    await step('a version must be chosen for each part', async () => {
      await userEvent.click(dialog.getByRole('button', { name: says('editor.merge.use') }))
      await expect(args.onMerged).not.toHaveBeenCalled()
      await expect(dialog.getAllByText(says('editor.merge.missing'))).toHaveLength(2)
      await waitFor(() =>
        expect(dialog.getAllByRole('radio', { name: says('editor.merge.chooseMine') })[0]).toHaveFocus(),
      )
    })
    await step('by keyboard: both buttons, and the text that was edited and deleted', async () => {
      await userEvent.keyboard('{ArrowUp}')
      await expect(dialog.getByRole('radio', { name: says('editor.merge.chooseBoth') })).toBeChecked()
      await userEvent.tab()
      await userEvent.keyboard(' ')
      await expect(dialog.getByRole('radio', { name: says('editor.merge.chooseKeep') })).toBeChecked()
      await expect(dialog.getByRole('status')).toHaveTextContent(says('editor.merge.left', { count: 0 }))
    })
    await userEvent.click(dialog.getByRole('button', { name: says('editor.merge.use') }))
    const [merged] = args.onMerged.mock.calls[0] ?? []
    const blocks = merged?.sections[0]?.columns[0]?.blocks ?? []
    const labels = blocks.flatMap((one) => (one.type === 'button' ? [one.label] : []))
    await expect(labels).toEqual([
      [{ type: 'text', text: 'Order now' }],
      [{ type: 'text', text: 'See the harvest' }],
    ])
    await expect(blocks.some(({ id }) => id === 'divider')).toBe(false)
    await expect(blocks.find(({ id }) => id === 'spacer')).toMatchObject({ height: 48 })
    await expect(blocks.find(({ id }) => id === 'container')).toMatchObject({
      blocks: [{ id: 'framed', size: 20 }],
    })
  },
})

export const ComparingSettings = meta.story({
  decorators: [withEditor(changed({ type: 'settings', set: { baseSize: 20 } }), {}, withStore)],
  args: { theirs: draftOf(changed({ type: 'settings', set: { baseSize: 14 } })) },
  play: async ({ canvas, args, userEvent, says }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('editor.merge.compare') }))
    const dialog = within(await screen.findByRole('dialog', { name: says('editor.merge.title') }))
    await userEvent.click(await dialog.findByRole('radio', { name: says('editor.merge.chooseTheirs') }))
    await userEvent.click(dialog.getByRole('button', { name: says('editor.merge.use') }))
    await expect(args.onMerged.mock.calls[0]?.[0]).toMatchObject({ settings: { baseSize: 14 } })
  },
})

export const MergesByItself = meta.story({
  args: { theirs: draftOf(changed({ type: 'remove', id: 'divider' })) },
  play: async ({ canvas, args, says }) => {
    await waitFor(() => expect(args.onMerged).toHaveBeenCalled())
    const [merged] = args.onMerged.mock.calls[0] ?? []
    const ids = merged?.sections[0]?.columns[0]?.blocks.map(({ id }) => id)
    await expect(ids).not.toContain('divider')
    await expect(merged?.sections[0]?.columns[0]?.blocks.find(({ id }) => id === 'spacer')).toMatchObject({
      height: 48,
    })
    await expect(await canvas.findByText(says('editor.merge.merged'))).toBeInTheDocument()
    await expect(store.getState().document).toBe(mine)
  },
})

export const DecideLater = meta.story({
  play: async ({ canvas, args, userEvent, says }) => {
    const compare = canvas.getByRole('button', { name: says('editor.merge.compare') })
    await userEvent.click(compare)
    await screen.findByRole('dialog', { name: says('editor.merge.title') })
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(compare).toHaveFocus())
    await expect(args.onMerged).not.toHaveBeenCalled()
    await expect(store.getState().document).toBe(mine)
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('editor.merge.compare') }))
    const dialog = await screen.findByRole('dialog', { name: says('editor.merge.title') })
    await expect(
      await within(dialog).findByRole('heading', { name: says('editor.merge.result') }),
    ).toBeInTheDocument()
  },
})

const onMerged = fn<MergeNoticeProps['onMerged']>()

/** A merge would put an end to it, and what was composed would be lost. */
export const WaitsForWhatIsComposed = meta.story({
  decorators: [withEditor(documentOfEveryBlock, {}, withStore)],
  args: { theirs: draftOf(changed({ type: 'remove', id: 'divider' })), onMerged },
  render: (args) => (
    <>
      <EmailCanvas />
      <Later {...args} />
    </>
  ),
  play: async ({ canvas, userEvent, says }) => {
    onMerged.mockClear()
    const text = (await canvas.findAllByRole('group')).find(({ dataset }) => dataset['node'] === 'text')
    if (!text) throw new Error('The mail has no text.')
    await userEvent.click(text)
    const box = await canvas.findByRole('textbox', { name: says('editor.text.label') })
    await waitFor(() => expect(box).toHaveFocus())
    await fireEvent.compositionStart(box)
    await userEvent.click(canvas.getByRole('button', { name: 'Another tab saves' }))
    await userEvent.keyboard('かな')
    await expect(onMerged).not.toHaveBeenCalled()
    await fireEvent.compositionEnd(box)
    await waitFor(() => expect(onMerged).toHaveBeenCalledOnce())
    const [merged] = onMerged.mock.calls[0] ?? []
    await expect(JSON.stringify(merged)).toContain('かな')
  },
})
