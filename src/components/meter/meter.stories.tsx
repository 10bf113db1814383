import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Meter } from '#components/meter'

const meta = preview.meta({
  component: Meter,
  parameters: {
    about: {
      use: 'How much there is of something that has an end: a quota, a score, a rate with limits.',
      avoid: 'Work that goes on: progress. A number without limits: a stat tile.',
      parts: ['The label', 'The value in words', 'The bar, whose colour says whether it is good'],
      accessibility:
        'Role meter with the value in words. Warning and danger are told by the text that the caller gives, not by colour alone.',
    },
  },
  args: { label: 'Mails this month', value: 8200, max: 10_000 },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('meter', { name: 'Mails this month' })).toHaveAttribute(
      'aria-valuetext',
      '82%',
    )
  },
})

const levels = { warning: 8000, danger: 10_000 }
export const Good = meta.story({ args: { levels, value: 1200 } })
export const Warning = meta.story({ args: { levels, valueText: '8,200 of 10,000: more than 80%' } })
export const Danger = meta.story({
  args: { levels, value: 12_000, valueText: '12,000 of 10,000: over the limit' },
})
export const InJapanese = meta.story({
  args: { label: '今月のメール配信数', levels, valueText: '10,000通のうち8,200通（80%超）' },
})
export const Nothing = meta.story({ args: { value: 0, max: 0 } })

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <Meter label="Emails this month" value={8200} max={10_000} valueText="8,200 of 10,000" />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => <Meter label="Importing contacts" value={0.42} />,
})
