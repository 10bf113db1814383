import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { RadioGroup, type RadioGroupProps } from '#components/radio-group'

function Controlled({ value: initial, onValueChange, ...rest }: RadioGroupProps<string>) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return <RadioGroup {...rest} value={value} onValueChange={change} />
}

const meta = preview.meta({
  component: Controlled,
  args: {
    label: 'Existing contacts',
    value: 'merge',
    onValueChange: fn(),
    options: [
      { value: 'merge', label: 'Update', hint: 'Columns of the file replace what is stored.' },
      { value: 'skip', label: 'Leave as they are' },
      { value: 'replace', label: 'Replace', disabled: true },
    ],
  },
})

export const Default = meta.story()

export const Disabled = meta.story({ args: { disabled: true } })

export const ArrowsMoveAndChoose = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    const first = canvas.getByRole('radio', { name: 'Update' })
    await expect(first).toHaveFocus()
    await expect(first).toHaveAccessibleDescription('Columns of the file replace what is stored.')
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.getByRole('radio', { name: 'Leave as they are' })).toBeChecked()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('skip')
  },
})
