import Send from 'lucide-react/icons/send'
import { expect, fn, waitFor } from 'storybook/test'
import { Catalog } from '#.storybook/catalog'
import { Inline } from '#components/layout'
import preview from '#.storybook/preview'
import { Button, buttonSizes, buttonTones } from '#components/button'
import { Icon } from '#components/icon'

const meta = preview.meta({
  component: Button,
  argTypes: { tone: { options: buttonTones }, size: { options: buttonSizes } },
  parameters: {
    about: {
      use: 'Starts something here: send, save, open a dialog. One primary per view.',
      avoid:
        'Going somewhere: a link, or a link that looks like a button. An action known by its drawing: an icon button. On and off: a toggle or a switch.',
      parts: [
        'A drawing, where it helps',
        'The words: a verb',
        'A spinner in place of the drawing while it is busy',
      ],
      keys: [
        ['Tab', 'To the button, disabled or not.'],
        ['Enter, Space', 'Press it.'],
      ],
      accessibility:
        'Disabled and busy buttons keep the focus and say so (aria-disabled, aria-busy), so that the reason can be read; they do nothing, nor does Enter in a field of their form.',
    },
  },
  args: { children: 'Send', onClick: fn() },
})

export const Default = meta.story()

export const EveryToneAndSize = meta.story({
  render: (args) => (
    <Catalog rows={buttonTones} columns={buttonSizes}>
      {(tone, size) => (
        <Button {...args} tone={tone} size={size} icon={<Icon of={Send} />}>
          {tone}
        </Button>
      )}
    </Catalog>
  ),
})

export const PressedByPointerAndByKey = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    button.focus()
    await userEvent.keyboard('{Enter}')
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(3)
  },
})

export const BusyStartsNothing = meta.story({
  args: { busy: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.click(button)
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const DisabledKeepsItsFocus = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await userEvent.tab()
    await expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const RestsAfterAPress = meta.story({
  args: { cooldown: 200 },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Send' })
    await userEvent.click(button)
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledOnce()
    await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled'))
    await userEvent.click(button)
    await expect(args.onClick).toHaveBeenCalledTimes(2)
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <Button tone="primary">Send</Button>
      <Button>Save draft</Button>
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <Button tone="primary">Send</Button>
      <Button tone="primary">Save draft</Button>
      <Button tone="primary">Open report</Button>
    </Inline>
  ),
})
