import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Columns } from '#components/layout'
import { StatTile } from '#components/stat-tile'
import { TextField } from '#components/text-field'

const field = (label: string) => <TextField label={label} value="" onValueChange={() => undefined} />

const meta = preview.meta({
  component: Columns<'div'>,
  parameters: {
    about: {
      use: 'Things of the same kind that share the width: fields that belong together, figures, cards.',
      avoid: 'A list and what is chosen in it: SplitView. Rows of data: DataTable.',
      parts: [
        'As many columns as there is room for',
        'With `wide`, two columns of which one is twice as wide, or no empty place beside a last one that is alone',
      ],
      accessibility: 'Adds no role. Columns are read row by row, as they are written.',
    },
  },
  args: {
    children: (
      <>
        {field('Given name')}
        {field('Family name')}
      </>
    ),
  },
})

const leftsOf = (elements: readonly HTMLElement[]) =>
  new Set(elements.map((element) => Math.round(element.getBoundingClientRect().left)))

const within = (width: number) => (Story: () => React.ReactNode) => (
  <div style={{ maxWidth: width }}>
    <Story />
  </div>
)

export const Default = meta.story({
  decorators: [within(700)],
  play: async ({ canvas }) => {
    await expect(leftsOf(canvas.getAllByRole('textbox')).size).toBe(2)
  },
})

export const OneColumnWhereItIsNarrow = meta.story({
  decorators: [within(300)],
  play: async ({ canvas }) => {
    await expect(leftsOf(canvas.getAllByRole('textbox')).size).toBe(1)
  },
})

export const TheFirstIsTwiceAsWide = meta.story({
  args: { wide: 'first' },
  decorators: [within(816)],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('textbox').map((input) => input.getBoundingClientRect().width)
    await expect(first ?? 0).toBeGreaterThan((second ?? 0) * 1.2)
  },
})

/** Three figures on a phone: the third takes the row that it is alone in. */
export const OneThatIsAloneFillsItsRow = meta.story({
  args: {
    least: 'figure',
    wide: 'alone',
    children: (
      <>
        <StatTile label="送信" value={1204} />
        <StatTile label="開封" value={318} />
        <StatTile label="クリック" value={42} />
      </>
    ),
  },
  decorators: [within(342)],
  play: async ({ canvas }) => {
    const [first, second, third] = canvas
      .getAllByRole('definition')
      .map((figure) => figure.closest('dl')?.getBoundingClientRect())
    await expect(second?.top).toBe(first?.top)
    await expect(second?.width).toBe(first?.width)
    await expect(third?.left).toBe(first?.left)
    await expect(third?.right).toBe(second?.right)
  },
})

export const AFewFiguresAreNoWiderThanMany = meta.story({
  args: {
    least: 'figure',
    keep: true,
    children: (
      <>
        <StatTile label="開封" value={1204} />
        <StatTile label="クリック" value={318} />
      </>
    ),
  },
  decorators: [within(800)],
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Columns least="figure">
      <StatTile label="Opened" value={1204} />
      <StatTile label="Clicked" value={318} />
    </Columns>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Columns least="figure" gap={2}>
      <span>Hanako Yamada</span>
      <span>Kyoto</span>
      <span>Taro Suzuki</span>
      <span>Osaka</span>
      <span>Yui Sato</span>
      <span>Tokyo</span>
    </Columns>
  ),
})
