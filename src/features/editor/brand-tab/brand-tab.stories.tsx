import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Stack } from '#components/layout'
import { documentOfEveryBlock, sampleData, withEditor, type EditorStore } from '#features/editor/state'
import { BrandTab } from './brand-tab.tsx'

let store: EditorStore
const onStore = (made: EditorStore) => {
  store = made
}

const meta = preview.meta({
  component: BrandTab,
  args: { settingsHref: '#brands' },
  decorators: [
    (Story) => (
      <Stack measure="notice" padding={4}>
        <Story />
      </Stack>
    ),
  ],
})

export const Default = meta.story({ decorators: [withEditor(documentOfEveryBlock, {}, { onStore })] })

export const AppliedAndUndone = meta.story({
  decorators: [withEditor(documentOfEveryBlock, {}, { onStore })],
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('editorPanel.useBrand') }))
    await expect(canvas.getByText(says('editorPanel.brandUsed'))).toBeVisible()
    const { settings } = store.getState().document
    await expect(settings.theme.buttonBg).toEqual({ light: { brand: 'primary' } })
    await expect(settings.radius).toBe(sampleData.brand?.radius)
    store.undo()
    await expect(store.getState().document).toEqual(documentOfEveryBlock)
    await expect(await canvas.findByRole('button', { name: says('editorPanel.useBrand') })).toBeVisible()
  },
})

export const InsertsTheLogo = meta.story({
  decorators: [withEditor(documentOfEveryBlock, {}, { onStore })],
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says }) => {
    store.select(['text'])
    await userEvent.click(canvas.getByRole('button', { name: says('editorPanel.insertLogo') }))
    const blocks = store.getState().document.sections[0]?.columns[0]?.blocks
    await expect(blocks?.[1]).toMatchObject({ type: 'image', image: { alt: 'Ridge Tea Co.' } })
  },
})

const { brand } = sampleData
const bare = brand && {
  ...brand,
  logo: null,
  social: [],
  company: { name: 'Ridge Tea Co.', address: '', complaintContact: '' },
  colors: { ...brand.colors, primary: '#b9d6c7' },
}
export const Incomplete = meta.story({
  decorators: [withEditor(documentOfEveryBlock, { brand: bare }, { onStore })],
  play: async ({ canvas, says }) => {
    await expect(canvas.getByText(says('editorPanel.brandGap.address'))).toBeVisible()
    await expect(canvas.getByText(says('editorPanel.brandGap.contrast'))).toBeVisible()
    const [link] = canvas.getAllByRole('link', { name: says('editorPanel.brandSettings') })
    await expect(link).toHaveAttribute('href', expect.stringMatching(/#brands$/))
  },
})

export const Loading = meta.story({
  decorators: [withEditor(documentOfEveryBlock, { brand: undefined }, { onStore })],
  tags: ['!picture'],
})
