import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { statusKinds, StatusPill } from '#components/status-pill'

const meta = preview.meta({ component: StatusPill, args: { children: 'Scheduled' } })

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
