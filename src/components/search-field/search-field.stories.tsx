import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { SearchField, type SearchFieldProps } from '#components/search-field'
import { Inline, Stack } from '#components/layout'
import { Select } from '#components/select'

function Controlled({ value: initial, onValueChange, ...rest }: SearchFieldProps) {
  const [value, setValue] = useState(initial)
  const change = (next: string) => {
    setValue(next)
    onValueChange(next)
  }
  return (
    <>
      <SearchField {...rest} value={value} onValueChange={change} />
      <Button onClick={() => setValue('')}>Clear filters</Button>
    </>
  )
}

const meta = preview.meta({
  component: SearchField,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'Filters what is on the screen while one types.',
      avoid: 'Choosing one of many: a combobox. A value that is saved: a text field.',
      parts: ['A drawing', 'The field', 'A button that empties it, while there is text'],
      keys: [
        ['Typing', 'Reports 420 ms after the last key.'],
        ['Enter', 'Reports at once; the Enter of an IME does not.'],
        ['Escape', 'Empties the field; the next one is for what lies around it.'],
      ],
      accessibility:
        'A search box named by its label, which is not shown. What it finds is announced by the list.',
    },
  },
  args: { label: 'Search contacts', placeholder: 'Name or email', value: '', onValueChange: fn() },
})

export const Default = meta.story()

export const WithText = meta.story({ args: { value: 'hanako' } })

export const ReportsOnceAfterAPause = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search contacts' }), 'hana')
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledWith('hana'))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
})

export const EnterAndLeavingReportAtOnce = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('searchbox')
    await userEvent.type(box, 'ha{Enter}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ha')
    await userEvent.type(box, 'na')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith('hana')
    await expect(args.onValueChange).toHaveBeenCalledTimes(2)
  },
})

export const AConversionIsOneSearch = meta.story({
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole<HTMLInputElement>('searchbox')
    await fireEvent.compositionStart(box)
    await fireEvent.change(box, { target: { value: 'さくら' } })
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await fireEvent.change(box, { target: { value: '桜' } })
    await fireEvent.compositionEnd(box)
    await fireEvent.keyDown(box, { key: 'Enter' })
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('桜')
  },
})

export const ClearingKeepsTheFocus = meta.story({
  args: { value: 'hanako' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Clear search|検索語を消去/ }))
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(args.onValueChange).toHaveBeenCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
  },
})

export const FollowsAValueFromOutside = meta.story({
  args: { value: 'hanako' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }))
    await expect(canvas.getByRole('searchbox')).toHaveValue('')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const EscapeEmptiesItAndOnlyThenLeaves = meta.story({
  args: { value: 'hanako' },
  play: async ({ canvas, userEvent, args }) => {
    const escaped = fn()
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') escaped()
    }
    document.addEventListener('keydown', onKeyDown)
    await userEvent.click(canvas.getByRole('searchbox'))
    await userEvent.keyboard('{Escape}')
    await expect(args.onValueChange).toHaveBeenLastCalledWith('')
    await expect(canvas.getByRole('searchbox')).toHaveFocus()
    await expect(escaped).not.toHaveBeenCalled()
    await userEvent.keyboard('{Escape}')
    await expect(escaped).toHaveBeenCalledOnce()
    document.removeEventListener('keydown', onKeyDown)
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={3}>
      <SearchField label="Search contacts" value="hanako" onValueChange={() => undefined} />
      <Stack as="ul" divided>
        <li>Hanako Sato</li>
        <li>Hanako Yamada</li>
      </Stack>
    </Stack>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={3} align="start">
      <SearchField label="Workspace name" value="Sakura Coffee" onValueChange={() => undefined} />
      <Button>Save</Button>
    </Stack>
  ),
})

/** On a phone the search gives way: what is chosen beside it can be read. */
export const NarrowBesideAChoice = meta.story({
  globals: { viewport: { value: 'narrow' } },
  render: (args) => (
    <Inline nowrap>
      <SearchField {...args} />
      <Select
        label="Status"
        labelHidden
        value="any"
        onValueChange={() => undefined}
        options={[{ value: 'any', label: '配信停止・迷惑メール報告' }]}
      />
    </Inline>
  ),
  play: async ({ canvas }) => {
    const choice = canvas.getByRole('combobox', { name: 'Status' })
    const { width } = choice.getBoundingClientRect()
    choice.style.minWidth = 'max-content'
    await expect(choice.getBoundingClientRect().width).toBeLessThanOrEqual(width + 1)
    choice.style.minWidth = ''
  },
})
