import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Stack } from '#components/layout'
import { documentOfEveryBlock, withEditor, type EditorStore } from '#features/editor/state'
import { blocksOf } from '#mail/document'
import { BlocksTab } from './blocks-tab.tsx'

let store: EditorStore
const onStore = (made: EditorStore) => {
  store = made
}

const meta = preview.meta({
  component: BlocksTab,
  decorators: [
    (Story) => (
      <Stack measure="notice" padding={4}>
        <Story />
      </Stack>
    ),
  ],
})

const typesOf = () => [...blocksOf(store.getState().document)].map(({ type }) => type)

export const Default = meta.story({ decorators: [withEditor(documentOfEveryBlock, {}, { onStore })] })

export const InsertsByKeyboardAfterTheSelection = meta.story({
  decorators: [withEditor(documentOfEveryBlock, {}, { onStore })],
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says }) => {
    store.select(['image'])
    const search = canvas.getByRole('searchbox', { name: says('editorPanel.searchBlocks') })
    // Its other words find it in both languages.
    await userEvent.type(search, 'divider')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1)
    await userEvent.type(search, '{Enter}')
    await expect(typesOf().slice(0, 4)).toEqual(['text', 'image', 'divider', 'button'])
    await userEvent.clear(search)
    await userEvent.type(search, says('editor.insert.socialWords'))
    await expect(canvas.getByRole('listitem')).toHaveTextContent(says('editor.node.social'))
    await userEvent.clear(search)
    await userEvent.tab()
    await userEvent.keyboard('{End}{ArrowLeft}{Enter}')
    await expect(typesOf().slice(0, 5)).toEqual(['text', 'image', 'divider', 'footer', 'button'])
    store.undo()
    store.undo()
    await expect(store.getState().document).toEqual(documentOfEveryBlock)
  },
})

export const NothingFound = meta.story({
  decorators: [withEditor(documentOfEveryBlock, {}, { onStore })],
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says }) => {
    const search = canvas.getByRole('searchbox')
    await userEvent.type(search, 'zzz')
    // The browser's own cross is not shown: as wide as its text, the field has no place for it.
    search.style.fieldSizing = 'content'
    search.style.width = 'auto'
    const { width } = search.getBoundingClientRect()
    search.setAttribute('type', 'text')
    await expect(search.getBoundingClientRect().width).toBe(width)
    search.setAttribute('type', 'search')
    search.removeAttribute('style')
    await expect(canvas.getByText(says('editorPanel.blocksNoMatch', { text: 'zzz' }))).toBeVisible()
  },
})

export const ReadOnly = meta.story({
  decorators: [withEditor(documentOfEveryBlock, {}, { onStore, readOnly: true })],
  tags: ['!picture'],
  play: async ({ canvas, userEvent }) => {
    const [first] = canvas.getAllByRole('button')
    if (!first) throw new Error('No tile')
    await userEvent.click(first)
    await expect(first).toHaveAttribute('aria-disabled', 'true')
    await expect(store.getState().document).toEqual(documentOfEveryBlock)
  },
})
