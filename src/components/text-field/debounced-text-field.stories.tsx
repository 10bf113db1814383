import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { DebouncedTextField, type DebouncedTextFieldProps } from '#components/text-field'
import { Stack } from '#components/layout'

function Controlled({ value: initial, onValueChange, ...rest }: DebouncedTextFieldProps) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return (
    <>
      <DebouncedTextField {...rest} value={value} onValueChange={change} />
      <Button onClick={() => setValue('Spring')}>Undo</Button>
    </>
  )
}

const meta = preview.meta({
  component: DebouncedTextField,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'One line that is acted upon while it is typed: a name that saves itself, a filter with a label of its own.',
      avoid: 'A form with Save: a text field. Finding something in a list: a search field.',
      parts: ['A text field with all its parts'],
      keys: [['Enter', 'Reports at once what is typed; leaving the field does the same.']],
      accessibility:
        'As a text field. What an IME has not taken yet is not reported, and its Enter neither reports nor submits.',
    },
  },
  args: { label: 'Campaign name', value: 'Spring', onValueChange: fn<(value: string) => void>() },
})

export const Default = meta.story()
export const Disabled = meta.story({ args: { disabled: true } })

export const ReportsOnceAfterAPause = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Campaign name' }), ' sale')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('Spring sale'))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
})

export const EnterAndLeavingReportAtOnce = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.type(box, '!{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Spring!')
    await userEvent.type(box, '?')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('Spring!?')
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
  },
})

export const AConversionIsOneReport = meta.story({
  args: { value: '' },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('textbox')
    await fireEvent.compositionStart(box)
    await fireEvent.change(box, { target: { value: 'さくら' } })
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await fireEvent.change(box, { target: { value: '桜' } })
    await fireEvent.compositionEnd(box)
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await fireEvent.keyDown(box, { key: 'Enter' })
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('桜')
  },
})

export const FollowsAValueFromOutside = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('textbox')
    await userEvent.type(box, '!{Enter}')
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }))
    await expect(box).toHaveValue('Spring')
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <DebouncedTextField
      label="Campaign name"
      hint="Saved while you type."
      value="Spring sale"
      onValueChange={() => undefined}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack align="start">
      <DebouncedTextField label="Workspace name" value="Sakura Coffee" onValueChange={() => undefined} />
      <Button tone="primary">Save</Button>
    </Stack>
  ),
})
