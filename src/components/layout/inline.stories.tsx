import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'
import { StatTile } from '#components/stat-tile'

const meta = preview.meta({
  component: Inline<'div'>,
  parameters: {
    about: {
      use: 'Things beside one another that wrap where there is no room: buttons, a name with its badge.',
      avoid: 'Controls that work on one thing: Toolbar. The same width for each: Columns.',
      parts: ['The element, chosen by its meaning', 'Its children'],
      accessibility: 'Adds no role. The order on the screen is the order in which it is read.',
    },
  },
  args: {
    children: (
      <>
        <Button tone="primary">Save</Button>
        <Button>Cancel</Button>
        <Button tone="quiet">Delete</Button>
      </>
    ),
  },
})

const boxOf = (element: Element | undefined) => element?.getBoundingClientRect() ?? new DOMRect()

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('button')
    await expect(boxOf(second).left - boxOf(first).right).toBe(8)
    await expect(boxOf(second).top).toBe(boxOf(first).top)
  },
})

export const TheLastIsPushedToTheEnd = meta.story({
  args: { push: true },
  play: async ({ canvas, canvasElement }) => {
    const last = canvas.getAllByRole('button').at(-1)
    const row = last?.parentElement ?? canvasElement
    await expect(boxOf(last).right).toBe(boxOf(row).right)
  },
})

export const AtTheEnd = meta.story({ args: { justify: 'end' } })
export const BothEnds = meta.story({ args: { justify: 'space-between' } })

export const WrapsWhereItIsNarrow = meta.story({
  decorators: [
    (Story) => (
      <div style={{ width: 160 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const [first, , last] = canvas.getAllByRole('button')
    await expect(boxOf(last).top).toBeGreaterThan(boxOf(first).top)
  },
})

export const OneLineEndsInAnEllipsis = meta.story({
  render: () => (
    <div style={{ width: 160 }}>
      <Inline nowrap>
        <Text wrap="clip">製品のお知らせを受け取るすべての購読者</Text>
        <Badge>New</Badge>
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText('New')
    await expect(boxOf(badge).right).toBeLessThanOrEqual(boxOf(badge.closest('[data-nowrap]') ?? badge).right)
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={3}>
      <Inline>
        Hanako Yamada
        <Badge>Owner</Badge>
      </Inline>
      <Inline>
        <Button tone="primary">Save</Button>
        <Button>Cancel</Button>
      </Inline>
    </Stack>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <StatTile label="Opened at least once" value={1204} />
      <StatTile label="Left" value={3} />
    </Inline>
  ),
})
