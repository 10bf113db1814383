import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import { Catalog } from '#.storybook/catalog'
import preview from '#.storybook/preview'
import { middleOfFirstLine, withText } from '#.storybook/text-size'
import { Switch, type SwitchProps } from '#components/switch'

function Controlled({ checked: initial, onCheckedChange, ...rest }: SwitchProps) {
  const [checked, setChecked] = useState(initial)
  const change = (next: boolean) => {
    setChecked(next)
    onCheckedChange(next)
  }
  return <Switch {...rest} checked={checked} onCheckedChange={change} />
}

const meta = preview.meta({
  component: Switch,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'A setting that is on or off and takes effect at once.',
      avoid:
        'Anything that waits for Save, or that is agreed to: a checkbox. A view that is pressed on and off among tools: a toggle.',
      parts: ['The track with its thumb', 'The label, part of the target', 'The hint'],
      keys: [['Space', 'Turns it on or off.']],
      accessibility:
        'A native checkbox with the role switch. The label says what is on, never “on” or “off”. The place of the thumb tells the state beside the colour, in forced colours too. Busy, read-only, and disabled with a hint that says why stay focusable and do not change.',
    },
  },
  args: { label: 'Track opens', checked: false, onCheckedChange: fn<(checked: boolean) => void>() },
})

export const Off = meta.story()
export const On = meta.story({ args: { checked: true } })
export const EveryState = meta.story({
  render: () => (
    <Catalog rows={['rest', 'busy', 'readOnly', 'disabled']} columns={['off', 'on']}>
      {(row, column) => (
        <Switch
          label="Track opens"
          checked={column === 'on'}
          onCheckedChange={fn()}
          busy={row === 'busy'}
          readOnly={row === 'readOnly'}
          disabled={row === 'disabled'}
        />
      )}
    </Catalog>
  ),
})
export const Japanese = meta.story({
  args: {
    label: '開封を計測する',
    checked: true,
    hint: 'メールに小さな画像を入れて、開かれた回数を数えます。受信する人の設定によっては数えられません。',
  },
})

/** The track is beside the middle of the first line. */
export const LargeText = meta.story({
  beforeEach: withText('200%'),
  play: async ({ canvas }) => {
    const track = canvas.getByRole('switch').getBoundingClientRect()
    const middle = middleOfFirstLine(canvas.getByText('Track opens'))
    await expect((track.top + track.bottom) / 2).toBeCloseTo(middle, 0)
  },
})

export const HintDescribesIt = meta.story({
  args: { hint: 'A small image in each mail counts how often it is opened.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Track opens' })).toHaveAccessibleDescription(
      'A small image in each mail counts how often it is opened.',
    )
  },
})

export const SpaceAndTheLabelTurnItOver = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Track opens' })
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(control).toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true)
    await userEvent.click(canvas.getByText('Track opens'))
    await expect(control).not.toBeChecked()
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false)
  },
})

export const BusyStaysAsItIs = meta.story({
  args: { busy: true, checked: true },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch')
    await userEvent.click(control)
    await expect(control).toBeChecked()
    await expect(control).toHaveFocus()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
})

export const ReadOnlyStaysAsItIs = meta.story({
  args: { readOnly: true, checked: true },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard(' ')
    await expect(canvas.getByRole('switch')).toBeChecked()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
})

export const DisabledWithAReasonCanBeFocused = meta.story({
  tags: ['!picture'],
  args: { disabled: true, hint: 'The sender is not registered for interactive mails.' },
  play: async ({ canvas, userEvent, args }) => {
    const control = canvas.getByRole('switch', { name: 'Track opens' })
    await userEvent.tab()
    await expect(control).toHaveFocus()
    await expect(control).toHaveAttribute('aria-disabled', 'true')
    await expect(control).toHaveAccessibleDescription('The sender is not registered for interactive mails.')
    await userEvent.keyboard(' ')
    await userEvent.click(canvas.getByText('Track opens'))
    await expect(control).not.toBeChecked()
    await expect(args.onCheckedChange).not.toHaveBeenCalled()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => <Switch label="Track opens" checked onCheckedChange={() => undefined} />,
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Switch label="I agree to receive the newsletter" checked={false} onCheckedChange={() => undefined} />
  ),
})
