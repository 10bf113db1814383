import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { SegmentedControl, type SegmentedControlProps } from '#components/segmented-control'

function Controlled({ value: initial, onValueChange, ...rest }: SegmentedControlProps<string>) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <SegmentedControl {...rest} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: Controlled,
  args: {
    label: 'Theme',
    value: 'system',
    onValueChange: fn(),
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
      { value: 'system', label: 'System' },
    ],
  },
})

export const Default = meta.story()

export const ArrowsChangeTheChoice = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await expect(canvas.getByRole('radio', { name: 'System' })).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledWith('dark')
  },
})
