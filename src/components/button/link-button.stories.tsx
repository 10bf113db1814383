import { Plus } from 'lucide-react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { buttonTones, LinkButton } from '#components/button'
import { Icon } from '#components/icon'

const meta = preview.meta({
  component: LinkButton,
  args: { children: 'New campaign', href: '#new', onClick: fn((event) => event.preventDefault()) },
})

export const Default = meta.story()

export const EveryTone = meta.story({
  render: (args) => (
    <>
      {buttonTones.map((tone) => (
        <LinkButton key={tone} {...args} tone={tone} icon={<Icon of={Plus} />} />
      ))}
    </>
  ),
})

export const BusyGoesNowhereTwice = meta.story({
  args: { busy: true, external: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'New campaign' }))
    await expect(args.onClick).not.toHaveBeenCalled()
  },
})
