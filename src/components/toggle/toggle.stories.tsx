import Bold from 'lucide-react/icons/letter-b'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Catalog } from '#.storybook/catalog'
import preview from '#.storybook/preview'
import { Icon } from '#components/icon'
import { Toggle, toggleSizes, type ToggleProps } from '#components/toggle'
import { Inline } from '#components/layout'

function Controlled({ pressed: initial, onPressedChange, ...rest }: ToggleProps) {
  const [pressed, setPressed] = useState(initial)
  const change = (next: boolean) => {
    setPressed(next)
    onPressedChange(next)
  }
  return <Toggle {...rest} pressed={pressed} onPressedChange={change} />
}

const meta = preview.meta({
  component: Toggle,
  argTypes: { size: { options: toggleSizes } },
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'A tool or a way to look at something that stays on until it is pressed again: bold, a grid, only mine.',
      avoid:
        'A setting: a switch. One of several: a segmented control. Something that happens once: a button.',
      parts: ['The button', 'The icon', 'The label, or as a tooltip where only the icon is shown'],
      keys: [['Space, Enter', 'Presses it in or out.']],
      accessibility:
        'A button that says whether it is pressed. Its name stays the same in both states. Pressed is told by a double border too, and by the highlight in forced colours.',
    },
  },
  args: { label: 'Bold', pressed: false, onPressedChange: fn<(pressed: boolean) => void>() },
})

export const Out = meta.story()
export const In = meta.story({ args: { pressed: true } })
export const Disabled = meta.story({
  args: { disabled: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await userEvent.keyboard(' ')
    await expect(args.onPressedChange).not.toHaveBeenCalled()
  },
})
export const EverySize = meta.story({
  render: () => (
    <Catalog rows={toggleSizes} columns={['out', 'in', 'drawing out', 'drawing in']}>
      {(size, column) => (
        <Toggle
          label="Bold"
          icon={<Icon of={Bold} />}
          labelHidden={column.startsWith('drawing')}
          size={size}
          pressed={column.endsWith('in')}
          onPressedChange={fn()}
        />
      )}
    </Catalog>
  ),
})
export const Japanese = meta.story({ args: { label: '自分の分だけ', pressed: true } })

export const SpaceAndEnterPressIt = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Bold', pressed: false })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(button).toHaveAttribute('aria-pressed', 'true')
    await userEvent.keyboard('{Enter}')
    await expect(button).toHaveAttribute('aria-pressed', 'false')
    await expect(args.onPressedChange).toHaveBeenCalledTimes(2)
  },
})

export const ADrawingShowsItsName = meta.story({
  args: { icon: <Icon of={Bold} />, labelHidden: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('button', { name: 'Bold' })).toHaveFocus()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Bold')
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <Toggle label="Only mine" pressed onPressedChange={() => undefined} />
      <Toggle
        label="Bold"
        labelHidden
        icon={<Icon of={Bold} />}
        pressed={false}
        onPressedChange={() => undefined}
      />
    </Inline>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Inline>
      <Toggle label="Light" pressed onPressedChange={() => undefined} />
      <Toggle label="Dark" pressed={false} onPressedChange={() => undefined} />
      <Toggle label="System" pressed={false} onPressedChange={() => undefined} />
    </Inline>
  ),
})
