import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { Banner, bannerKinds } from '#components/banner'
import { Button } from '#components/button'

const meta = preview.meta({
  component: Banner,
  argTypes: { kind: { options: bannerKinds } },
  parameters: {
    about: {
      use: 'Something about this page that stays until it is no longer so: offline, a plan that ran out, a domain that is not verified.',
      avoid: 'What just happened: a toast. Content that could not be loaded: an error block.',
      parts: [
        'A drawing of its kind',
        'A title, where there is more than a sentence',
        'The text',
        'An action that answers it',
        'A button that puts it away, where it may be',
      ],
      keys: [['Tab', 'To the action and to the button that puts it away.']],
      accessibility:
        'A status; of the kind danger an alert, which interrupts. Kind is told by drawing and words, not by colour alone.',
    },
  },
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

export const TabGoesToTheActionAndThenToDismiss = meta.story({
  args: { action: <Button size="small">Retry</Button>, onDismiss: fn() },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Retry' })).toHaveFocus()
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: says('banner.dismiss') })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onDismiss).toHaveBeenCalledOnce()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <Banner kind="warning">example.com is not verified yet.</Banner>,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => <Banner kind="success">Contact saved.</Banner>,
})
