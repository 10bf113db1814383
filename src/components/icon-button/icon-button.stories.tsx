import Copy from 'lucide-react/icons/copy'
import { expect, fn, screen } from 'storybook/test'
import { Catalog } from '#.storybook/catalog'
import Waypoints from 'lucide-react/icons/waypoints'
import preview from '#.storybook/preview'
import { Icon } from '#components/icon'
import { IconButton, iconButtonSizes, iconButtonTones } from '#components/icon-button'

const meta = preview.meta({
  component: IconButton,
  argTypes: { tone: { options: iconButtonTones }, size: { options: iconButtonSizes } },
  parameters: {
    about: {
      use: 'An action that everyone knows by its drawing: close, more, copy.',
      avoid: 'Everything else: a button with words. On and off: a toggle.',
      parts: ['The drawing', 'A tooltip with its name'],
      keys: [
        ['Tab', 'To the button; the tooltip shows.'],
        ['Enter, Space', 'Press it.'],
        ['Escape', 'Hide the tooltip.'],
      ],
      accessibility:
        'Named by its label. Disabled it keeps the focus and the tooltip can say why. The target is at least 24 px, 44 px for fingers.',
    },
  },
  args: { label: 'Copy', icon: <Icon of={Copy} />, onClick: fn() },
})

export const Default = meta.story()

export const EveryToneAndSize = meta.story({
  render: (args) => (
    <Catalog rows={iconButtonTones} columns={iconButtonSizes}>
      {(tone, size) => <IconButton {...args} tone={tone} size={size} />}
    </Catalog>
  ),
})

export const ShowsItsNameOnFocus = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Copy')
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).toHaveBeenCalledOnce()
    await userEvent.keyboard(' ')
    await expect(args.onClick).toHaveBeenCalledTimes(2)
    await userEvent.keyboard('{Escape}')
    await expect(screen.queryByRole('tooltip')).toBeNull()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveFocus()
  },
})

export const DisabledSaysWhy = meta.story({
  args: { disabled: true, tooltip: 'Only an owner can do this.' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Copy' })).toHaveAccessibleDescription(
      'Only an owner can do this.',
    )
    await userEvent.keyboard('{Enter}')
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})

export const Busy = meta.story({ args: { busy: true } })

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <IconButton label="Copy" icon={<Icon of={Copy} />} />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => <IconButton label="Send to everyone in the segment" icon={<Icon of={Waypoints} />} />,
})
