import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Chip } from '#components/chip'
import { Inline, Stack } from '#components/layout'
import { Text } from '#components/text'

const meta = preview.meta({
  component: Text<'span'>,
  parameters: {
    about: {
      use: 'Words whose size, weight or tone differs from the text around them; headings too.',
      avoid:
        'Several looks for things of equal rank. The heading of a screen: Page. The heading of a part: Section. Text of the usual look: no element at all.',
      parts: ['The element, chosen by its meaning'],
      accessibility: 'The size says nothing about the level of a heading: the element does.',
    },
  },
  args: { children: 'Thirty people joined this week.' },
})

export const Default = meta.story()
export const Muted = meta.story({ args: { tone: 'muted', size: 13 } })

export const AllSizes = meta.story({
  render: () => (
    <Stack gap={2}>
      {([12, 13, 16, 20, 24] as const).map((size) => (
        <Text key={size} size={size}>
          {size} Letters to many people 多くの人へのお手紙
        </Text>
      ))}
    </Stack>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^24/)).toHaveStyle({ fontSize: '24px' })
  },
})

export const AHeadingKeepsItsLevel = meta.story({
  render: () => (
    <Text as="h2" size={16}>
      Growth
    </Text>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2, name: 'Growth' })).toBeVisible()
  },
})

export const LongWordsBreakOrEndInAnEllipsis = meta.story({
  render: () => (
    <div style={{ width: 160, display: 'grid' }}>
      <Text wrap="anywhere">hanako.yamada.with.a.long.name@example.co.jp</Text>
      <Text wrap="clip">とても長い名前のメーリングリスト</Text>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const text of [canvas.getByText(/hanako/), canvas.getByText(/とても/)])
      await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(160)
  },
})

/** Where a letter of an element's only text stands. */
function placeOf(element: Element, letter: number): DOMRect {
  const range = document.createRange()
  if (!element.firstChild) throw new Error('There is no text.')
  range.setStart(element.firstChild, letter)
  range.setEnd(element.firstChild, letter + 1)
  return range.getBoundingClientRect()
}

/** CMP-42 */
export const NamesFromRightToLeft = meta.story({
  render: () => (
    <div style={{ width: 200, display: 'grid', gap: 8 }}>
      <Text as="h2" wrap="anywhere">
        2026 حملة الربيع
      </Text>
      <Inline nowrap>
        <Text wrap="clip">عملاء المتجر الجديد في جميع أنحاء البلاد والعالم</Text>
        <Text tone="muted">1,204</Text>
      </Inline>
      <Text wrap="clip">רשימת התפוצה</Text>
      <Inline>
        <Chip label="קמפיין אביב ללקוחות החברים ברחבי הארץ והעולם" />
      </Inline>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const name of [canvas.getByText(/^عملاء/), canvas.getByText(/^קמפיין/)]) {
      const { left, right } = name.getBoundingClientRect()
      const first = placeOf(name, 0)
      await expect(first.left).toBeGreaterThan(left)
      await expect(first.right).toBeLessThanOrEqual(right + 1)
    }
    const count = canvas.getByText('1,204').getBoundingClientRect()
    await expect(count.left).toBeGreaterThan(canvas.getByText(/^عملاء/).getBoundingClientRect().right)
    // A name that is not cut begins where the others do, and a number at its beginning is on its right.
    const short = canvas.getByText(/^רשימת/)
    await expect(placeOf(short, (short.textContent ?? '').length - 1).left).toBeCloseTo(
      short.getBoundingClientRect().left,
      0,
    )
    const heading = canvas.getByRole('heading')
    await expect(placeOf(heading, 0).left).toBeGreaterThan(placeOf(heading, 5).left)
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={1}>
      <Text weight="semibold">Spring sale</Text>
      <Text size={13} tone="muted">
        Sent to 1,204 contacts
      </Text>
    </Stack>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={1}>
      <Text size={24}>Monthly news</Text>
      <Text size={16} weight="semibold">
        Spring sale
      </Text>
      <Text size={12} tone="muted">
        Events in Kyoto
      </Text>
    </Stack>
  ),
})
