import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Breadcrumb } from '#components/breadcrumb'

const meta = preview.meta({
  component: Breadcrumb,
  parameters: {
    about: {
      use: 'The way back up from a page that lies two or more levels below the navigation.',
      avoid: 'Steps of a task: a stepper. Pages that stand beside each other: tabs.',
      parts: ['The navigation, with its name', 'A link per page above', 'The current page, which is no link'],
      keys: [
        ['Tab', 'From link to link.'],
        ['Enter', 'Follows the link, or shows the steps that are folded away.'],
      ],
      accessibility: 'A navigation landmark with a list; the current page says so. The arrows are not read.',
    },
  },
  args: {
    steps: [
      { label: 'Forms', href: '/forms' },
      { label: 'Newsletter', href: '/forms/1' },
    ],
    current: 'Edit',
  },
})

export const Default = meta.story({
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('navigation', { name: says('breadcrumb.label') })).toBeVisible()
    await expect(canvas.getAllByRole('link')).toHaveLength(2)
    await expect(canvas.getByText('Edit')).toHaveAttribute('aria-current', 'page')
  },
})

export const InJapanese = meta.story({
  args: {
    steps: [
      { label: 'フォーム', href: '/forms' },
      { label: 'メールマガジンの登録フォーム（店頭のお客さま向け）', href: '/forms/1' },
    ],
    current: '編集',
  },
})

const long = ['Workspaces', 'Sakura', 'Settings', 'Domains', 'sakura-roastery.example'].map((label) => ({
  label,
  href: `/${label}`,
}))

export const ALongWayIsFolded = meta.story({
  args: { steps: long, current: 'Records' },
  play: async ({ canvas, userEvent, says, step }) => {
    await step('first and last stand there', async () => {
      await expect(canvas.getAllByRole('link')).toHaveLength(2)
    })
    await step('the keyboard unfolds the rest, and the focus goes to it', async () => {
      await userEvent.tab()
      await userEvent.tab()
      await expect(canvas.getByRole('button', { name: says('breadcrumb.more') })).toHaveFocus()
      await userEvent.keyboard('{Enter}')
      await expect(canvas.getAllByRole('link')).toHaveLength(5)
      await expect(canvas.getByRole('link', { name: 'Sakura' })).toHaveFocus()
    })
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Breadcrumb
      steps={[
        { label: 'Forms', href: '#forms' },
        { label: 'Newsletter', href: '#forms/newsletter' },
      ]}
      current="Edit"
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Breadcrumb
      steps={[
        { label: '1. Choose a file', href: '#file' },
        { label: '2. Match columns', href: '#columns' },
      ]}
      current="3. Import"
    />
  ),
})
