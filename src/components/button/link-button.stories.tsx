import Plus from 'lucide-react/icons/plus'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { buttonTones, LinkButton, buttonSizes } from '#components/button'
import { Icon } from '#components/icon'

const meta = preview.meta({
  component: LinkButton,
  argTypes: { tone: { options: buttonTones }, size: { options: buttonSizes } },
  parameters: {
    about: {
      use: 'Goes somewhere and is what the screen is for: New campaign, Continue with Google.',
      avoid: 'Starting something here: a button. Links in text: a link.',
      parts: ['A drawing, where it helps', 'The words'],
      keys: [
        ['Tab', 'To the link.'],
        ['Enter', 'Follow it.'],
      ],
      accessibility:
        'A link, with all that browsers do with links: open in a new tab, copy the address. While busy a second press does nothing.',
    },
  },
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

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <LinkButton tone="primary" href="#new" icon={<Icon of={Plus} />}>
      New campaign
    </LinkButton>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <p>
      See how to <LinkButton href="#domain">verify a domain</LinkButton> before you send.
    </p>
  ),
})
