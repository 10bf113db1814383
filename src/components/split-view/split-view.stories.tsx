import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Select } from '#components/select'
import { SplitView } from '#components/split-view'

const menu = (
  <ul>
    <li>Account</li>
    <li>Workspace</li>
  </ul>
)
const within = (width: number) => (Story: () => React.ReactNode) => (
  <div style={{ maxWidth: width, display: 'flex' }}>
    <Story />
  </div>
)

const meta = preview.meta({
  component: SplitView,
  parameters: {
    layout: 'fullscreen',
    about: {
      use: 'A list or menu beside what is chosen in it, or a preview beside what is edited.',
      avoid: 'A pane whose width the reader sets: Pane. Parts of equal rank: Columns.',
      parts: [
        'The list, in sight while the detail scrolls',
        'What replaces it where there is room for one column',
        'The detail',
      ],
      accessibility: 'Adds no role: a list that navigates is a nav, one that accompanies is an aside.',
    },
  },
  args: { list: menu, children: <p>Your name and language. お名前と言語</p> },
})

export const Default = meta.story({
  decorators: [within(900)],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect()
    await expect(canvas.getByText(/Your name/).getBoundingClientRect().left).toBeGreaterThan(list.right)
  },
})

export const AListAtTheEnd = meta.story({
  args: { side: 'end' },
  decorators: [within(900)],
  play: async ({ canvas }) => {
    const detail = canvas.getByText(/Your name/).getBoundingClientRect()
    await expect(canvas.getByRole('list').getBoundingClientRect().left).toBeGreaterThan(detail.right)
    // Read and reached with Tab in the order in which they are seen.
    const after = canvas.getByText(/Your name/).compareDocumentPosition(canvas.getByRole('list'))
    await expect(after).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  },
})

export const BelowOneAnotherWhereItIsNarrow = meta.story({
  decorators: [within(390)],
  play: async ({ canvas }) => {
    const list = canvas.getByRole('list').getBoundingClientRect()
    await expect(canvas.getByText(/Your name/).getBoundingClientRect().top).toBeGreaterThan(list.bottom)
  },
})

export const ASelectReplacesTheListWhereItIsNarrow = meta.story({
  args: {
    narrowList: (
      <Select
        label="Section"
        value="account"
        onValueChange={() => undefined}
        options={[
          { value: 'account', label: 'Account' },
          { value: 'workspace', label: 'Workspace' },
        ]}
      />
    ),
  },
  decorators: [within(390)],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Section' })).toBeVisible()
    await expect(canvas.queryByRole('list')).toBeNull()
  },
})
