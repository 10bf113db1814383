import { useState } from 'react'
import { expect, fn } from 'storybook/test'
import preview from '#.storybook/preview'
import { MultiCombobox, type ComboboxOption, type MultiComboboxProps } from '#components/combobox'

function Controlled({ values: initial, onValuesChange, onCreate, ...rest }: MultiComboboxProps) {
  const [values, setValues] = useState(initial)
  const change = (next: readonly ComboboxOption[]) => {
    setValues(next)
    onValuesChange(next)
  }
  const create = (text: string) => {
    setValues([...values, { value: text, label: text }])
    onCreate?.(text)
  }
  return (
    <MultiCombobox
      {...rest}
      values={values}
      onValuesChange={change}
      {...(onCreate ? { onCreate: create } : {})}
    />
  )
}

const lists: readonly ComboboxOption[] = [
  { value: 'news', label: 'Monthly news' },
  { value: 'sale', label: 'Spring sale' },
  { value: 'event', label: 'Events in Kyoto', hint: '1,204' },
  { value: 'old', label: 'Old customers', disabled: true },
]
const chosen = lists.slice(0, 2)

const meta = preview.meta({
  component: MultiCombobox,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'Several of many known things, found by typing: the lists of a contact, the segments of a campaign.',
      avoid:
        'Up to about eight choices: checkboxes. Texts that a person makes up: a tag list. One of many: Combobox.',
      parts: [
        'The label',
        'The box: what is chosen with its remove buttons, the input, the button that clears all',
        'The list, as in a Combobox; what is chosen has a tick',
      ],
      keys: [
        ['Typing, Down, Up, Page Down, Page Up', 'As in a Combobox.'],
        ['Enter', 'Adds the option, or takes it back; the list stays open.'],
        ['Backspace, Left', 'In the empty input, or at its start: to the last chosen one.'],
        ['Left, Right, Home, End, Delete', 'Between the chosen ones, and removing them, as in a tag list.'],
        ['Escape', 'Closes the list.'],
      ],
      accessibility:
        'A combobox with a listbox of several choices, beside a labelled list of what is chosen. Adding and removing is announced.',
    },
  },
  args: {
    label: 'Mailing lists',
    values: [],
    options: lists,
    placeholder: 'Add a list',
    onValuesChange: fn<(values: readonly ComboboxOption[]) => void>(),
  },
})

export const Empty = meta.story()
export const Filled = meta.story({ args: { values: chosen } })
export const Failed = meta.story({ args: { error: 'Choose at least one list.', required: true } })
export const Disabled = meta.story({ args: { values: chosen, disabled: true } })
export const ReadOnly = meta.story({
  args: { values: chosen, readOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2)
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
})
export const Japanese = meta.story({
  args: {
    label: 'メーリングリスト',
    values: [
      { value: '1', label: '月刊ニュース' },
      { value: '2', label: '春の桜まつりにお申し込みの方' },
    ],
    placeholder: 'リストを追加',
  },
})

export const AddsOneAfterTheOther = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByRole('combobox', { name: 'Mailing lists' })
    await userEvent.type(box, 'spr{Enter}')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([lists[1]])
    await expect(box).toHaveValue('')
    await expect(canvas.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true')
    await userEvent.click(canvas.getByRole('option', { name: 'Monthly news' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([lists[1], lists[0]])
    await expect(canvas.getByText(says('combobox.added', { option: 'Monthly news' }))).toBeInTheDocument()
    await userEvent.click(canvas.getByRole('option', { name: 'Spring sale' }))
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([lists[0]])
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(box).toHaveFocus()
  },
})

export const KeysReachWhatIsChosen = meta.story({
  args: { values: chosen },
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(box)
    await userEvent.keyboard('{Backspace}')
    await expect(
      canvas.getByRole('button', { name: says('chip.remove', { label: 'Spring sale' }) }),
    ).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await userEvent.keyboard('{Home}')
    await expect(
      canvas.getByRole('button', { name: says('chip.remove', { label: lists[0]?.label ?? '' }) }),
    ).toHaveFocus()
    await userEvent.keyboard('{End}')
    await expect(box).toHaveFocus()
    await userEvent.keyboard('{ArrowLeft}')
    await userEvent.keyboard('{Delete}')
    await expect(args.onValuesChange).toHaveBeenLastCalledWith([lists[0]])
    await userEvent.keyboard('{ArrowRight}')
    await expect(box).toHaveFocus()
  },
})

export const ClearsAll = meta.story({
  args: { values: chosen },
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(
      canvas.getByRole('button', { name: says('combobox.clearAll', { label: 'Mailing lists' }) }),
    )
    await expect(args.onValuesChange).toHaveBeenCalledWith([])
    await expect(canvas.getByRole('combobox')).toHaveFocus()
  },
})

export const CreatesWhatIsNotThere = meta.story({
  args: { values: chosen, onCreate: fn<(text: string) => void>() },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'Autumn{Enter}')
    await expect(args.onCreate).toHaveBeenCalledWith('Autumn')
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3)
    await expect(box).toHaveValue('')
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <MultiCombobox
      label="Mailing lists"
      placeholder="Add one of 48 lists"
      values={chosen}
      options={lists}
      onValuesChange={() => undefined}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <MultiCombobox
      label="Notify me about"
      placeholder="Search 2 choices"
      values={[]}
      options={[
        { value: 'replies', label: 'Replies' },
        { value: 'bounces', label: 'Bounces' },
      ]}
      onValuesChange={() => undefined}
    />
  ),
})
