import Bold from 'lucide-react/icons/letter-b'
import Italic from 'lucide-react/icons/italic'
import Link2 from 'lucide-react/icons/link-2'
import Underline from 'lucide-react/icons/underline'
import { expect } from 'storybook/test'
import preview from '#.storybook/preview'
import { Divider } from '#components/divider'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { Toolbar } from '#components/toolbar'
import { Button } from '#components/button'

const meta = preview.meta({
  component: Toolbar,
  parameters: {
    about: {
      use: 'Three or more controls that work on the same thing: the format of a text, what is selected in a table.',
      avoid: 'One or two buttons. Buttons that end a dialog: they stand in its footer.',
      parts: ['The bar, with its name', 'Buttons, toggles and menus', 'Dividers between groups'],
      keys: [
        ['Tab', 'Into the bar, to the control that had the focus last, and out of it.'],
        [
          'Left, Right',
          'To the control before or after, around the ends; Up and Down where it stands upright.',
        ],
        ['Home, End', 'To the first or the last control.'],
      ],
      accessibility:
        'A toolbar with a name and one stop of the Tab key. Fields inside keep their own arrow keys.',
    },
  },
  args: {
    label: 'Text format',
    children: (
      <>
        <IconButton label="Bold" icon={<Icon of={Bold} />} />
        <IconButton label="Italic" icon={<Icon of={Italic} />} />
        <IconButton label="Underline" icon={<Icon of={Underline} />} />
        <Divider direction="vertical" />
        <IconButton label="Link" icon={<Icon of={Link2} />} />
      </>
    ),
  },
})

export const Default = meta.story()
export const Upright = meta.story({ args: { direction: 'vertical' } })

export const ArrowsGoFromOneToTheNext = meta.story({
  play: async ({ canvas, userEvent, step }) => {
    const button = (name: string) => canvas.getByRole('button', { name })
    await step('one stop of the Tab key', async () => {
      await userEvent.tab()
      await expect(button('Bold')).toHaveFocus()
    })
    await step('arrows, around the end', async () => {
      await userEvent.keyboard('{ArrowRight}')
      await expect(button('Italic')).toHaveFocus()
      await userEvent.keyboard('{End}')
      await expect(button('Link')).toHaveFocus()
      await userEvent.keyboard('{ArrowRight}')
      await expect(button('Bold')).toHaveFocus()
      await userEvent.keyboard('{ArrowLeft}{Home}{ArrowRight}')
      await expect(button('Italic')).toHaveFocus()
    })
    await step('out, and back to where one was', async () => {
      await userEvent.tab()
      await expect(button('Italic')).not.toHaveFocus()
      await userEvent.tab({ shift: true })
      await expect(button('Italic')).toHaveFocus()
    })
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Toolbar label="Text format">
      <IconButton label="Bold" icon={<Icon of={Bold} />} />
      <IconButton label="Italic" icon={<Icon of={Italic} />} />
      <Divider direction="vertical" />
      <IconButton label="Link" icon={<Icon of={Link2} />} />
    </Toolbar>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Toolbar label="Invitation">
      <Button>Cancel</Button>
      <Button tone="primary">Invite</Button>
    </Toolbar>
  ),
})
