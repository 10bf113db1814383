import { expect } from 'storybook/test'
import { Inline } from '#components/layout'
import preview from '#.storybook/preview'
import { statusKinds, StatusPill } from '#components/status-pill'

const meta = preview.meta({
  component: StatusPill,
  argTypes: { kind: { options: statusKinds } },
  parameters: {
    about: {
      use: 'The state a thing is in: Draft, Scheduled, Sent, Failed.',
      avoid: 'A word or a count about a thing: a badge.',
      parts: ['A dot, which beats while it goes on right now', 'The state in words'],
      accessibility: 'Text. Colour repeats the word; in forced colours border and dot stay.',
    },
  },
  args: { children: 'Scheduled' },
})

export const SaysItsStateInWords = meta.story({
  args: { kind: 'info' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Scheduled')).toBeVisible()
  },
})

export const EveryKind = meta.story({
  render: () => (
    <>
      {statusKinds.map((kind) => (
        <StatusPill key={kind} kind={kind}>
          {kind}
        </StatusPill>
      ))}
    </>
  ),
})

export const Live = meta.story({ args: { kind: 'success', children: 'Sending', live: true } })

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <StatusPill>Draft</StatusPill>
      <StatusPill kind="info">Scheduled</StatusPill>
      <StatusPill kind="success">Sent</StatusPill>
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <StatusPill kind="info">Newsletter</StatusPill>
      <StatusPill>12</StatusPill>
    </Inline>
  ),
})
