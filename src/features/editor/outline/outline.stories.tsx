import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { documentOfEveryBlock, withEditor, type EditorStore } from '#features/editor/state'
import { Outline } from './outline.tsx'

let store: EditorStore
const meta = preview.meta({
  component: Outline,
  decorators: [withEditor(documentOfEveryBlock, {}, { onStore: (made) => (store = made) })],
})

export const MovesAndRemovesByKeys = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const image = says('editor.node.named', { kind: says('editor.node.image'), summary: 'A cup of tea' })
    const item = (name: RegExp) => canvas.getByRole('treeitem', { name })
    item(/A cup of tea/).focus()
    await userEvent.keyboard('{Enter}')
    await expect(store.getState().selected).toEqual(['image'])
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(
      await canvas.findByText(says('editor.said.moved', { name: image, place: 1, count: 17 })),
    ).toBeInTheDocument()
    await waitFor(() => expect(item(/A cup of tea/)).toHaveFocus())
    await expect(item(/A cup of tea/)).toHaveAttribute('aria-posinset', '1')
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(await canvas.findByText(says('editor.said.cannotMove'))).toBeInTheDocument()
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(item(/New leaves/)).toHaveFocus())
    await userEvent.keyboard('{Control>}z{/Control}')
    await waitFor(() => expect(item(/A cup of tea/)).toHaveFocus())
  },
})
