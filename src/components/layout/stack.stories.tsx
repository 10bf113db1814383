import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { Stack } from '#components/layout'
import { TextField } from '#components/text-field'

const meta = preview.meta({
  component: Stack<'div'>,
  parameters: {
    about: {
      use: 'Things below one another with the same room between them: the fields of a form, the parts of a panel.',
      avoid: 'Things beside one another: Inline. A part with a heading: Section.',
      parts: ['The element, chosen by its meaning', 'Its children'],
      accessibility: 'Adds no role: as a list, a form or a section it is what that element is.',
    },
  },
  args: {
    children: (
      <>
        <p>Thirty people joined this week.</p>
        <p>Two left.</p>
        <Button>Open</Button>
      </>
    ),
  },
})

const boxOf = (element: HTMLElement) => element.getBoundingClientRect()

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(boxOf(canvas.getByText(/Two/)).top - boxOf(canvas.getByText(/Thirty/)).bottom).toBe(16)
  },
})

export const AStepOfTheScaleIsTheGap = meta.story({
  args: { gap: 2 },
  play: async ({ canvas }) => {
    await expect(boxOf(canvas.getByText(/Two/)).top - boxOf(canvas.getByText(/Thirty/)).bottom).toBe(8)
  },
})

export const ChildrenAtTheStartAreAsWideAsTheyAre = meta.story({
  args: { align: 'start', padding: 4 },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('button').getBoundingClientRect().width).toBeLessThan(
      canvasElement.getBoundingClientRect().width / 2,
    )
  },
})

export const ADividedListHasLinesBetweenItsItems = meta.story({
  render: () => (
    <Stack as="ul" divided>
      <li>Newsletter</li>
      <li>製品のお知らせ</li>
      <li>Events</li>
    </Stack>
  ),
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('listitem')
    await expect(first).toHaveStyle({ borderTopWidth: '0px' })
    await expect(second).toHaveStyle({ borderTopWidth: '1px' })
  },
})

export const AMeasureIsCentered = meta.story({
  args: { measure: 'notice' },
  play: async ({ canvas }) => {
    await expect(boxOf(canvas.getByRole('button')).width).toBeLessThanOrEqual(416)
  },
})

export const LongJapaneseWraps = meta.story({
  args: {
    children: (
      <>
        <p>今週は30人の新しい購読者がメーリングリストに登録し、2人が配信を停止しました。</p>
        <Button>一覧を開く</Button>
      </>
    ),
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack>
      <TextField label="Name" />
      <TextField label="Email" />
    </Stack>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={2}>
      <Button tone="primary">Save</Button>
      <Button>Cancel</Button>
      <Button tone="quiet">Delete</Button>
    </Stack>
  ),
})
