import { expect, fireEvent, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Stack } from '#components/layout'
import { toasts } from '#components/toast'
import { documentOfEveryBlock, withEditor, type EditorStore } from '#features/editor/state'
import { recordsInMemory } from '#lib/kept-records.fake'
import { blocksOf } from '#mail/document'
import { savedBlocksIn } from './saved-blocks.model.ts'
import { SavedBlocksTab } from './saved-blocks-tab.tsx'

let store: EditorStore
const onStore = (made: EditorStore) => {
  store = made
  made.select(['button'])
}

const shop = {
  type: 'button',
  id: 'x',
  label: [{ type: 'text', text: 'Shop' }],
  href: { parts: ['https://example.com/'] },
}
async function filled() {
  const records = recordsInMemory()
  await savedBlocksIn(records, 'local').put({
    id: 'one',
    name: 'Shop button',
    json: JSON.stringify([shop]),
    savedAt: 1,
  })
  return records
}

const meta = preview.meta({
  component: SavedBlocksTab,
  args: { records: await filled() },
  decorators: [
    (Story) => (
      <Stack measure="notice" padding={4}>
        <Story />
      </Stack>
    ),
    withEditor(documentOfEveryBlock, {}, { onStore }),
  ],
})

export const Default = meta.story()
export const Empty = meta.story({ args: { records: recordsInMemory() } })

export const SavesInsertsRenamesAndDeletes = meta.story({
  args: { records: recordsInMemory() },
  tags: ['!picture'],
  play: async ({ canvas, canvasElement, userEvent, says }) => {
    const page = within(canvasElement.ownerDocument.body)
    const name = await canvas.findByLabelText(says('editorPanel.savedName'))
    await userEvent.clear(name)
    await userEvent.type(name, 'My button{Enter}')
    const insert = (called: string) =>
      canvas.findByRole('button', { name: says('editorPanel.savedInsert', { name: called }) })
    await userEvent.click(await insert('My button'))
    const labels = [...blocksOf(store.getState().document)].filter(({ type }) => type === 'button')
    await expect(labels).toHaveLength(2)
    const open = async (called: string, entry: string) => {
      await userEvent.click(
        await canvas.findByRole('button', { name: says('editorPanel.savedMore', { name: called }) }),
      )
      await userEvent.click(await page.findByRole('menuitem', { name: entry }))
    }
    await open('My button', says('editorPanel.savedRename'))
    const list = within(await canvas.findByRole('list'))
    const renamed = await list.findByLabelText(says('editorPanel.savedName'))
    await userEvent.clear(renamed)
    await userEvent.type(renamed, 'Buy')
    // An input method that drops its conversion.
    await fireEvent.keyDown(renamed, { key: 'Escape', isComposing: true })
    await userEvent.type(renamed, '{Enter}')
    await insert('Buy')
    await open('Buy', says('editorPanel.savedRemove'))
    await expect(await canvas.findByText(says('editorPanel.savedEmpty'))).toBeVisible()
    toasts.visible().at(-1)?.action?.onAction()
    await expect(await insert('Buy')).toBeVisible()
  },
})

const refusing = {
  ...recordsInMemory(),
  keys: () => Promise.reject(new Error('No storage in this window')),
}
export const CannotBeKept = meta.story({
  args: { records: refusing },
  tags: ['!picture'],
  play: async ({ canvas, says }) => {
    await waitFor(() => expect(canvas.getByText(says('editorPanel.savedFailed'))).toBeVisible())
  },
})
