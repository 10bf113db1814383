import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { createOpenMail, type OpenMail } from '#features/editor/desk'
import { EditorFrame } from '#features/editor/frame'
import { documentOfEveryBlock, useEditorStore, withEditor, type EditorStore } from '#features/editor/state'
import type { EmailDocument } from '#mail/document'

const text = (words: string) => [{ type: 'text', text: words }]

const operations = [
  { type: 'settings', set: { preheader: text('Fresh tea, delivered free of charge until Sunday') } },
  {
    type: 'update',
    id: 'text',
    set: {
      content: [
        { type: 'heading', level: 1, content: text('Spring harvest is here') },
        { type: 'paragraph', content: text('Two teas, picked last week. Have a look.') },
      ],
    },
  },
  { type: 'update', id: 'button', set: { label: text('See the new teas') } },
  { type: 'remove', id: 'divider' },
  { type: 'move', id: 'image', to: { parent: 'column', index: 0 } },
  {
    type: 'insert',
    at: { parent: 'column', index: 3 },
    node: {
      type: 'text',
      id: 'note',
      content: [{ type: 'paragraph', content: text('Free delivery until Sunday.') }],
    },
  },
]

let store: EditorStore
let mail: OpenMail
const told = fn<(content: string) => void>()
const stopped = fn()

interface InEditorProps {
  /** What is proposed; nothing while the assistant is at work. */
  proposed?: readonly unknown[]
  summary: string
  /** Blocks that the assistant works on. */
  working?: readonly string[]
}

/** The editor with a proposal that has just arrived. */
function InEditor({ proposed, summary, working }: InEditorProps) {
  const intl = useIntl()
  const editor = useEditorStore()
  const [made] = useState(() => createOpenMail(editor))
  const begun = useRef(false)
  const review = useSyncExternalStore(made.review.subscribe, made.review.get)
  useEffect(() => {
    mail = made
    if (begun.current) return
    begun.current = true
    if (working)
      made.work.set({
        ids: working,
        onStop: () => {
          stopped()
          made.work.set(undefined)
        },
      })
    if (proposed) void made.propose({ id: 'call', summary, operations: proposed }, { intl, onEnd: told })
  }, [made, intl, proposed, summary, working])
  return <EditorFrame place={{ scope: 'ws_sakura' }} mail={made} state={review ? '…' : undefined} />
}

const changed = (now: EmailDocument, id: string) =>
  now.sections[0]?.columns[0]?.blocks.find((block) => block.id === id)

const meta = preview.meta({
  component: InEditor,
  decorators: [withEditor(documentOfEveryBlock, {}, { onStore: (made) => (store = made) })],
  parameters: { frame: 'screen' },
  args: {
    proposed: operations,
    summary: 'Shortens the introduction, gives the button a clearer label and says that delivery is free.',
  },
  beforeEach: () => {
    told.mockClear()
    stopped.mockClear()
  },
})

/** The panel, and one of its changes by a word of its title or text. */
type Canvas = ReturnType<typeof within>
const panelIn = async (canvas: Canvas, name: string) => within(await canvas.findByRole('region', { name }))
const itemOf = (panel: Canvas, words: string) => {
  const item = panel.getByText(words).closest('li')
  if (!item) throw new Error(`No change says ${words}.`)
  return within(item)
}
const starts = (label: string) => new RegExp(`^${label}`)
const isOver = (canvas: Canvas, name: string) =>
  waitFor(() => expect(canvas.queryByRole('region', { name })).toBeNull())

export const Default = meta.story({
  play: async ({ canvas, says, step }) => {
    const panel = await panelIn(canvas, says('editor.review.title'))
    await expect(panel.getAllByRole('listitem')).toHaveLength(6)
    await expect(panel.getByText(says('editor.review.progress', { open: 6, total: 6 }))).toBeVisible()
    await step('the changes are marked in the mail, which is as it was', async () => {
      const button = canvas.getByRole('application').querySelector('[data-node=button]')
      await waitFor(() => expect(button).toHaveAttribute('data-proposed', 'changed'))
      await expect(button).toHaveAccessibleName(expect.stringContaining(says('editor.review.mark.changed')))
      await expect(store.getState().document).toBe(documentOfEveryBlock)
    })
  },
})

export const AcceptsOneAndUndoesIt = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const panel = await panelIn(canvas, says('editor.review.title'))
    const item = itemOf(panel, 'See the new teas')
    await userEvent.click(item.getByRole('button', { name: starts(says('editor.review.accept')) }))
    await expect(changed(store.getState().document, 'button')).toMatchObject({
      label: text('See the new teas'),
    })
    await step('the focus goes on to the next one', async () => {
      await expect(panel.getByText(says('editor.review.progress', { open: 5, total: 6 }))).toBeVisible()
      await waitFor(() => expect(panel.getAllByRole('button')).toContain(document.activeElement))
      await expect(document.activeElement).toHaveAttribute('data-first')
    })
    await step('undo takes it back and opens it again', async () => {
      store.undo()
      await expect(store.getState().document).toBe(documentOfEveryBlock)
      await expect(
        await panel.findByText(says('editor.review.progress', { open: 6, total: 6 })),
      ).toBeVisible()
    })
    await expect(told).not.toHaveBeenCalled()
  },
})

export const AcceptsAllInOneStep = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const panel = await panelIn(canvas, says('editor.review.title'))
    await userEvent.click(panel.getByRole('button', { name: says('editor.review.acceptAll') }))
    await isOver(canvas, says('editor.review.title'))
    await expect(store.getState().document.sections[0]?.columns[0]?.blocks[0]?.id).toBe('image')
    await expect(told).toHaveBeenCalledOnce()
    await expect(canvas.getByRole('application').contains(document.activeElement)).toBe(true)
    await expect(store.getState().marks.size).toBe(0)
    store.undo()
    await expect(store.getState().document).toBe(documentOfEveryBlock)
    await expect(store.getState().canUndo).toBe(false)
  },
})

export const RejectsAll = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const panel = await panelIn(canvas, says('editor.review.title'))
    await userEvent.click(panel.getByRole('button', { name: says('editor.review.rejectAll') }))
    await isOver(canvas, says('editor.review.title'))
    await expect(store.getState().document).toBe(documentOfEveryBlock)
    await expect(told).toHaveBeenCalledOnce()
  },
})

export const TellsWhichWereAccepted = meta.story({
  args: { proposed: operations.slice(2, 4) },
  play: async ({ canvas, userEvent, says, step }) => {
    const panel = await panelIn(canvas, says('editor.review.title'))
    const [label, line] = panel.getAllByRole('listitem')
    if (!label || !line) throw new Error('Two changes are expected.')
    await step('a rejection can be undone while others are open', async () => {
      const reject = () => within(label).getByRole('button', { name: starts(says('editor.review.reject')) })
      await userEvent.click(reject())
      await userEvent.click(within(label).getByRole('button', { name: starts(says('editor.review.reopen')) }))
      await userEvent.click(reject())
    })
    await userEvent.click(within(line).getByRole('button', { name: starts(says('editor.review.accept')) }))
    await isOver(canvas, says('editor.review.title'))
    const [said] = told.mock.calls[0] ?? []
    const lines = said?.split('\n') ?? []
    await expect(lines[0]).toBe(says('editor.proposal.told.accepted'))
    await expect(lines[1]).toContain(says('editor.node.divider'))
    await expect(lines[2]).toBe(says('editor.proposal.told.rejected'))
    await expect(lines[3]).toContain('Shop now')
    await expect(changed(store.getState().document, 'divider')).toBeUndefined()
    await expect(changed(store.getState().document, 'button')).toMatchObject({ label: text('Shop now') })
  },
})

export const BlockChangedSince = meta.story({
  args: { proposed: operations.slice(1, 3) },
  play: async ({ canvas, userEvent, says, step }) => {
    const panel = await panelIn(canvas, says('editor.review.title'))
    store.apply({ type: 'update', id: 'button', set: { label: text('My own label') } })
    await step('says so, and shows now and after', async () => {
      await expect(await panel.findByText(says('editor.review.changedSince'))).toBeVisible()
      await expect(panel.getByText('My own label')).toBeVisible()
      await expect(panel.getByText(says('editor.review.now'))).toBeVisible()
    })
    await step('is not accepted with the others', async () => {
      await userEvent.click(panel.getByRole('button', { name: says('editor.review.acceptAll') }))
      await expect(changed(store.getState().document, 'button')).toMatchObject({
        label: text('My own label'),
      })
      await expect(panel.getByText(says('editor.review.progress', { open: 1, total: 2 }))).toBeVisible()
    })
    await userEvent.click(panel.getByRole('button', { name: starts(says('editor.review.replace')) }))
    await isOver(canvas, says('editor.review.title'))
    await expect(changed(store.getState().document, 'button')).toMatchObject({
      label: text('See the new teas'),
    })
  },
})

export const BlockGone = meta.story({
  args: { proposed: operations.slice(2, 3) },
  play: async ({ canvas, userEvent, says }) => {
    const panel = await panelIn(canvas, says('editor.review.title'))
    store.apply({ type: 'remove', id: 'button' })
    await expect(await panel.findByText(says('editor.review.gone'))).toBeVisible()
    await expect(panel.getByRole('button', { name: says('editor.review.acceptAll') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await userEvent.click(panel.getByRole('button', { name: starts(says('editor.review.dismiss')) }))
    await isOver(canvas, says('editor.review.title'))
    await expect(told).toHaveBeenCalledOnce()
  },
})

export const EscapeGoesBackToTheMail = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const panel = await panelIn(canvas, says('editor.review.title'))
    mail.reveal.emit()
    await expect(canvas.getByRole('region', { name: says('editor.review.title') })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await expect(canvas.getByRole('application').contains(document.activeElement)).toBe(true)
    await expect(panel.getByText(says('editor.review.progress', { open: 6, total: 6 }))).toBeVisible()
  },
})

export const SelectingABlockFindsItsChange = meta.story({
  play: async ({ canvas, says }) => {
    const panel = await panelIn(canvas, says('editor.review.title'))
    await waitFor(() => expect(store.getState().marks.size).toBeGreaterThan(0))
    store.select(['button'])
    await waitFor(() =>
      expect(panel.getByText('See the new teas').closest('li')).toHaveAttribute('aria-current', 'true'),
    )
  },
})

export const WhileItIsPrepared = meta.story({
  args: { proposed: undefined, working: ['text', 'button'] },
  play: async ({ canvas, userEvent, says, step }) => {
    await expect(await canvas.findByText(says('editor.review.working'))).toBeVisible()
    const view = canvas.getByRole('application')
    await step('its blocks are locked, the others are not', async () => {
      await waitFor(() => expect(view.querySelector('[data-node=text]')).toHaveAttribute('inert'))
      await expect(view.querySelector('[data-node=text]')).toHaveAttribute('aria-busy', 'true')
      await expect(view.querySelector('[data-node=image]')).not.toHaveAttribute('inert')
      store.select(['button'])
      await expect(store.getState().selected).toEqual([])
      store.select(['image'])
      await expect(store.getState().selected).toEqual(['image'])
    })
    await step('the arrow keys pass over them', async () => {
      view.querySelector<HTMLElement>('[data-node=image]')?.focus()
      await userEvent.keyboard('{ArrowDown}')
      await expect(store.getState().selected).toEqual(['divider'])
    })
    await step('Stop frees them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('editor.review.stop') }))
      await expect(stopped).toHaveBeenCalledOnce()
      await waitFor(() => expect(view.querySelector('[data-node=text]')).not.toHaveAttribute('inert'))
    })
  },
})

export const WhatIsBeingEditedIsNotLocked = meta.story({
  args: { proposed: undefined },
  play: async ({ canvas, says }) => {
    store.edit('text')
    mail.work.set({ ids: ['text'], onStop: stopped })
    await expect(await canvas.findByText(says('editor.review.working'))).toBeVisible()
    const block = canvas.getByRole('application').querySelector('[data-node=text]')
    await expect(block).not.toHaveAttribute('inert')
    store.edit(undefined)
    await waitFor(() => expect(block).toHaveAttribute('inert'))
  },
})

export const TheCanvasTakesTheFocusOfALockedBlock = meta.story({
  args: { proposed: undefined },
  play: async ({ canvas, userEvent, says }) => {
    const view = canvas.getByRole('application')
    store.select(['button'])
    await waitFor(() => expect(view.querySelector('[data-node=button]')).toHaveAttribute('tabindex', '0'))
    view.querySelector<HTMLElement>('[data-node=button]')?.focus()
    mail.work.set({ ids: ['button'], onStop: stopped })
    await canvas.findByText(says('editor.review.working'))
    await waitFor(() => expect(view).toHaveFocus())
    await userEvent.keyboard('{ArrowDown}')
    await expect(store.getState().selected).toHaveLength(1)
    store.select([])
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'smallest' } } })
