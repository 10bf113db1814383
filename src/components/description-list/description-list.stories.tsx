import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { DescriptionList } from '#components/description-list'

const meta = preview.meta({
  component: DescriptionList,
  parameters: {
    about: {
      use: 'Names and values of one thing: the details of a contact, the numbers of a run.',
      avoid: 'Many things with the same columns: a data table. Values to change: a form.',
      parts: ['A name', 'Its value; below the name where it is narrow'],
      accessibility: 'A description list: each value is read with its name.',
    },
  },
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

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <DescriptionList
      items={[
        { id: 'email', term: 'Email', value: 'hanako@example.jp' },
        { id: 'city', term: 'City', value: 'Kyoto' },
        { id: 'plan', term: 'Plan', value: 'Premium' },
      ]}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <DescriptionList
      items={[
        { id: 'hanako', term: 'Hanako Yamada', value: 'Kyoto, Premium, active' },
        { id: 'taro', term: 'Taro Suzuki', value: 'Osaka, Free, bounced' },
        { id: 'yui', term: 'Yui Sato', value: 'Tokyo, Premium, active' },
      ]}
    />
  ),
})
