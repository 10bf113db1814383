import { Copy } from 'lucide-react'
import { expect, fn, screen } from 'storybook/test'
import { Catalog } from '#.storybook/catalog'
import preview from '#.storybook/preview'
import { Icon } from '#components/icon'
import { IconButton, iconButtonSizes, iconButtonTones } from '#components/icon-button'

const meta = preview.meta({
  component: IconButton,
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
