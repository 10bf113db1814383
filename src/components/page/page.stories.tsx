import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { Inline } from '#components/layout'
import { Page } from '#components/page'
import { SearchField } from '#components/search-field'
import { TextField } from '#components/text-field'

/** How far below the top of the window the middle of something is, px. */
const middleOf = (part: HTMLElement) => {
  const { top, height } = part.getBoundingClientRect()
  return top + height / 2
}

const meta = preview.meta({
  component: Page,
  parameters: {
    layout: 'fullscreen',
    about: {
      use: 'The frame of each screen: the same header row everywhere.',
      avoid: 'A dialog or a sheet: they have a header of their own. A part of a screen: Section.',
      parts: ['The heading, how much there is, and the actions', 'Tools: search and filters', 'The content'],
      accessibility: 'The only heading of level one. A change of the count is announced.',
    },
  },
  args: {
    title: 'Forms',
    actions: <Button tone="primary">New form</Button>,
    children: <Card title="Sign-up">Thirty people joined this week.</Card>,
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Forms' })).toBeVisible()
    await expect(canvas.queryByRole('status')).toBeNull()
    await expect(middleOf(canvas.getByRole('heading', { level: 1 }))).toBeCloseTo(
      middleOf(canvas.getByRole('button')),
      0,
    )
  },
})

export const WithACountAndTools = meta.story({
  args: {
    count: '12 forms',
    tools: (
      <Inline>
        <SearchField label="Search" value="" onValueChange={() => undefined} />
      </Inline>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('12 forms')
  },
})

export const ANameThatIsWrittenInPlace = meta.story({
  args: {
    title: 'Spring',
    lead: <TextField label="Name" labelHidden value="Spring" onValueChange={() => undefined} />,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Spring' })).toBeInTheDocument()
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeVisible()
  },
})

export const TheContentFillsTheScreen = meta.story({
  args: { fill: true, count: '2,014', children: <p>Rows that scroll by themselves.</p> },
  decorators: [
    (Story) => (
      <div style={{ height: 400, display: 'flex' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const content = canvas.getByText(/Rows/).parentElement
    await expect(content?.getBoundingClientRect().height).toBeGreaterThan(300)
    await expect(middleOf(canvas.getByRole('heading', { level: 1 }))).toBeCloseTo(
      middleOf(canvas.getByRole('button')),
      0,
    )
  },
})

export const LongJapanese = meta.story({
  args: {
    title: '株式会社さくら珈琲ロースターズ オンラインストア事業部',
    actions: <Button tone="primary">新しいフォームを作成</Button>,
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })

/** Where the page scrolls, the title has a line of its own, and the state stands beside the actions below it. */
export const NarrowWithAStatus = meta.story({
  args: { count: 'Sent' },
  globals: { viewport: { value: 'narrow' } },
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1 })
    const status = canvas.getByRole('status')
    const action = canvas.getByRole('button')
    await expect(status.getBoundingClientRect().top).toBeGreaterThanOrEqual(
      title.getBoundingClientRect().bottom,
    )
    await expect(middleOf(action)).toBeCloseTo(middleOf(status), 0)
    await expect(getComputedStyle(status).clipPath).toBe('none')
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Page title="Forms" count="12 forms" actions={<Button tone="primary">New form</Button>}>
      <Card title="Sign-up">Thirty people joined this week.</Card>
    </Page>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Card title="Settings">
      <Page title="Tracking" actions={<Button size="small">Edit</Button>}>
        Opens and clicks are counted.
      </Page>
    </Card>
  ),
})
