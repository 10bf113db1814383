import { Inline } from '#components/layout'
import preview from '#.storybook/preview'
import { Badge, badgeTones } from '#components/badge'

const meta = preview.meta({
  component: Badge,
  argTypes: { tone: { options: badgeTones } },
  parameters: {
    about: {
      use: 'A word or a count about the thing beside it: Soon, 12, Owner.',
      avoid: 'The state a thing is in: a status pill. What can be taken away: a chip.',
      parts: ['The word, on a soft ground of its tone'],
      accessibility:
        'Plain text, read where it stands. The tone repeats what the word says and never says it alone.',
    },
  },
  args: { children: 'Soon' },
})

export const Default = meta.story()

export const EveryTone = meta.story({
  render: (args) => (
    <>
      {badgeTones.map((tone) => (
        <Badge key={tone} {...args} tone={tone} />
      ))}
    </>
  ),
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <Badge>Soon</Badge>
      <Badge>12</Badge>
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <Badge>Sending</Badge>
      <Badge>Failed</Badge>
    </Inline>
  ),
})
