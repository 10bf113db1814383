import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { DescriptionList } from '#components/description-list'

const meta = preview.meta({
  component: DescriptionList,
  args: {
    items: [
      { id: 'email', term: 'Email', value: 'hanako.yamada@example.co.jp' },
      { id: 'name', term: 'Name', value: '山田 花子' },
      { id: 'long', term: 'A rather long name of a property', value: 'x'.repeat(120) },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('term')).toHaveLength(3)
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('hanako.yamada@example.co.jp')
  },
})
