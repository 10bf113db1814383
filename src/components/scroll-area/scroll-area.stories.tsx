import { useState } from 'react'
import { expect, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { ScrollArea, scrollAreaHeights, type ScrollAreaProps } from '#components/scroll-area'
import { Card } from '#components/card'
import { Stack } from '#components/layout'
import { TextField } from '#components/text-field'

const lines = (count: number) => (
  <>
    {Array.from({ length: count }, (_, at) => (
      <p key={at}>Line {at + 1}</p>
    ))}
  </>
)

const meta = preview.meta({
  component: ScrollArea,
  argTypes: { height: { options: scrollAreaHeights } },
  parameters: {
    about: {
      use: 'A part of the page that scrolls by itself: a long list in a panel, a wide block of code.',
      avoid:
        'The page and a form on it: they scroll as they are. Thousands of rows: a data table, which draws only what is in view.',
      parts: ['What scrolls', 'A shade at each edge beyond which there is more'],
      keys: [['Tab', 'To the area, where it scrolls; then the browser scrolls it with the arrows.']],
      accessibility:
        'A group with a name, in the order of Tab only while it scrolls. The scroll bar is the browser’s. In forced colours the shades are lines.',
    },
  },
  args: { label: 'Changes', height: 'medium' as const, children: lines(40) },
})

const shades = (area: HTMLElement) =>
  ['top', 'bottom', 'left', 'right'].filter((edge) =>
    area.parentElement?.querySelector(`[aria-hidden][data-${edge}]`),
  )

export const Default = meta.story({
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: 'Changes' })
    await waitFor(() => expect(shades(area)).toEqual(['bottom']))
  },
})

export const Small = meta.story({ args: { height: 'small' } })
export const Large = meta.story({ args: { height: 'large', children: lines(80) } })

export const NothingToScroll = meta.story({
  args: { children: lines(2) },
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('group', { name: 'Changes' })
    await expect(shades(area)).toEqual([])
    await userEvent.tab()
    await expect(area).not.toHaveFocus()
  },
})

export const ShadesSayWhereThereIsMore = meta.story({
  play: async ({ canvas, step }) => {
    const area = canvas.getByRole('group', { name: 'Changes' })
    await step('in the middle there is more on both sides', async () => {
      area.scrollTop = 100
      await waitFor(() => expect(shades(area)).toEqual(['top', 'bottom']))
    })
    await step('at the end only above', async () => {
      area.scrollTop = area.scrollHeight
      await waitFor(() => expect(shades(area)).toEqual(['top']))
    })
  },
})

export const Sideways = meta.story({
  args: {
    label: '差し込みタグ',
    sideways: true,
    children: <p>{'お客様のお名前、会社名、最終購入日。'.repeat(20)}</p>,
  },
  play: async ({ canvas }) => {
    const area = canvas.getByRole('group', { name: '差し込みタグ' })
    await waitFor(() => expect(shades(area)).toEqual(['right']))
    area.scrollLeft = 80
    await waitFor(() => expect(shades(area)).toEqual(['left', 'right']))
  },
})

function Grows(props: ScrollAreaProps) {
  const [count, setCount] = useState(1)
  return (
    <>
      <ScrollArea {...props}>{lines(count)}</ScrollArea>
      <Button onClick={() => setCount(40)}>More</Button>
    </>
  )
}

export const ReachedWithTabOnceItScrolls = meta.story({
  render: (args) => <Grows {...args} />,
  play: async ({ canvas, userEvent }) => {
    const area = canvas.getByRole('group', { name: 'Changes' })
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(shades(area)).toEqual(['bottom']))
    await userEvent.tab({ shift: true })
    await expect(area).toHaveFocus()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Card title="Mailing lists" flush>
      <ScrollArea label="Mailing lists" height="small">
        <Stack as="ul" gap={2} padding={4}>
          {['Monthly news', 'Spring sale', 'Events in Kyoto', 'Press', 'Members', 'Partners'].map((list) => (
            <li key={list}>{list}</li>
          ))}
        </Stack>
      </ScrollArea>
    </Card>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack align="start">
      <ScrollArea label="New contact" height="small">
        <Stack>
          <TextField label="Name" />
          <TextField label="Email" />
          <TextField label="City" />
        </Stack>
      </ScrollArea>
      <Button>Add contact</Button>
    </Stack>
  ),
})
