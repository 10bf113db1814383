import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Stack } from '#components/layout'

const meta = preview.meta({
  component: Card,
  parameters: {
    about: {
      use: 'A part of a page that belongs together: a figure with its chart, a group of settings.',
      avoid: 'One thing of a list that opens: a row or a link. A question: a dialog.',
      parts: ['A title with its actions', 'The content; flush for tables and lists that reach the border'],
      accessibility:
        'With a title a region of that name, with a heading of level two; without one only a box.',
    },
  },
  args: { children: 'Thirty people joined this week.' },
})

export const Default = meta.story()

export const WithATitleItIsARegion = meta.story({
  args: { title: 'Growth', actions: <Button size="small">Open</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Growth' })).toBeVisible()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Card title="Growth" actions={<Button size="small">Open</Button>}>
      Thirty people joined this week.
    </Card>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={2}>
      <Card>Spring sale</Card>
      <Card>Monthly news</Card>
      <Card>Events in Kyoto</Card>
    </Stack>
  ),
})
