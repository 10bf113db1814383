import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Progress } from '#components/progress'

const meta = preview.meta({
  component: Progress,
  parameters: {
    about: {
      use: 'How far a work of known size has come: an import, an upload, a campaign that sends.',
      avoid: 'Nobody knows how long: a spinner. A level that is not work: a meter.',
      parts: ['What goes on', 'How far, in words', 'The bar'],
      accessibility:
        'A progress bar with the label as its name and the shown words as its value. Nothing of nothing reads as 0%.',
    },
  },
  args: { label: 'Importing contacts', value: 42 },
})

export const PerCent = meta.story({
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Importing contacts' })
    await expect(bar).toHaveAttribute('aria-valuenow', '42')
    await expect(bar).toHaveAttribute('aria-valuetext', '42%')
  },
})

export const IsWholeOnlyWhenItIsDone = meta.story({
  args: { value: 9_999, max: 10_000 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '99%')
  },
})

export const InItsOwnWords = meta.story({
  args: { value: 1200, max: 12480, valueText: '1,200 / 12,480' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '1,200 / 12,480')
  },
})

export const Done = meta.story({ args: { value: 100, tone: 'success' } })

export const NothingToDoIsNotANumberOverZero = meta.story({
  args: { value: 0, max: 0 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%')
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <Progress label="Importing contacts" value={5240} max={12_480} valueText="5,240 / 12,480" />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => <Progress label="Waiting for the mail server" value={50} />,
})
