import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { Section } from '#components/section'
import { Stack } from '#components/layout'

const meta = preview.meta({
  component: Section,
  parameters: {
    about: {
      use: 'A part of a sheet or a screen that has a name: lists, segments, consent.',
      avoid:
        'Names and values of one thing: a description list. A box with a border: Card. The whole screen: Page.',
      parts: ['The heading, with actions at its end', 'A sentence about it', 'The content'],
      accessibility: 'A region of the name of its heading. The level follows the heading above it.',
    },
  },
  args: { title: 'Mailing lists', children: <p>Newsletter, Events</p> },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Mailing lists' })).toBeVisible()
    await expect(canvas.getByRole('heading', { level: 3 })).toHaveTextContent('Mailing lists')
  },
})

export const InAPage = meta.story({
  args: { level: 2, description: 'Where this contact is subscribed.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toBeVisible()
  },
})

export const WithAnAction = meta.story({ args: { actions: <Button size="small">Download</Button> } })

export const LongJapanese = meta.story({
  args: {
    title: 'このコンタクトが登録しているすべてのメーリングリスト',
    actions: <Button size="small">ダウンロード</Button>,
    children: <p>ニュースレター、イベントのお知らせ</p>,
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Section title="Mailing lists" actions={<Button size="small">Edit</Button>}>
      <Stack as="ul" divided>
        <li>Monthly news</li>
        <li>Events in Kyoto</li>
      </Stack>
    </Section>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack>
      <Section title="City">Kyoto</Section>
      <Section title="Plan">Premium</Section>
      <Section title="Language">Japanese</Section>
    </Stack>
  ),
})
