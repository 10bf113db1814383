import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { Banner, bannerKinds } from '#components/banner'
import { Button } from '#components/button'

const meta = preview.meta({
  component: Banner,
  args: { children: 'You are offline. Changes are not saved.' },
})

export const Default = meta.story()

export const EveryKind = meta.story({
  render: (args) => (
    <>
      {bannerKinds.map((kind) => (
        <Banner key={kind} {...args} kind={kind} title={kind} />
      ))}
    </>
  ),
})

export const DangerIsAnAlert = meta.story({
  args: { kind: 'danger', action: <Button size="small">Retry</Button> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('You are offline. Changes are not saved.Retry')
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible()
  },
})

export const CanBePutAway = meta.story({
  args: { onDismiss: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Dismiss|閉じる/ }))
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})
