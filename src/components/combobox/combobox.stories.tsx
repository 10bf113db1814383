import { useState } from 'react'
import { expect, fireEvent, fn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { Combobox, type ComboboxOption, type ComboboxProps } from '#components/combobox'

function Controlled({ value: initial, onValueChange, onCreate, ...rest }: ComboboxProps) {
  const [value, setValue] = useState(initial)
  const change = (next: ComboboxOption | null) => {
    setValue(next)
    onValueChange(next)
  }
  const create = (text: string) => {
    setValue({ value: text, label: text })
    onCreate?.(text)
  }
  return (
    <Combobox {...rest} value={value} onValueChange={change} {...(onCreate ? { onCreate: create } : {})} />
  )
}

const offices: readonly ComboboxOption[] = [
  { value: 'tyo', label: 'Tokyo', hint: '09:00', group: 'Asia' },
  { value: 'osa', label: 'Osaka', hint: '09:00', group: 'Asia' },
  { value: 'sel', label: 'Seoul', hint: '09:00', group: 'Asia', disabled: true },
  { value: 'ber', label: 'Berlin', hint: '01:00', group: 'Europe' },
  { value: 'lis', label: 'Lisbon', hint: '00:00', group: 'Europe' },
]
const many = Array.from({ length: 5000 }, (_, at) => ({ value: `c${at}`, label: `Contact ${at + 1}` }))

const meta = preview.meta({
  component: Combobox,
  render: (args) => <Controlled {...args} />,
  parameters: {
    about: {
      use: 'One of many known things, found by typing: a sender, a segment, a time zone. With onCreate also one that is not there yet.',
      avoid: 'Up to about fifteen choices: a select. Several: MultiCombobox. Any text: a text field.',
      parts: [
        'The label',
        'The input with the choice, the button that clears it and the arrow',
        'The list: groups with their headings, options with a hint at the end, the line that creates',
        'A note in the list: Loading..., an error with Try again, nothing found',
      ],
      keys: [
        [
          'Typing',
          'Opens the list and keeps the options that have every word of it; kana and width don’t matter.',
        ],
        ['Down, Up', 'Open the list on the choice, or go to the next or previous option, around the ends.'],
        ['Alt+Down, Alt+Up', 'Open and close without moving.'],
        ['Page Down, Page Up', 'Ten options on or back.'],
        ['Enter', 'Takes the option; in a closed list it submits the form.'],
        ['Escape', 'Closes the list and takes back what was typed.'],
        ['Tab', 'Leaves; the whole name of an option chooses it, an emptied field clears the choice.'],
      ],
      accessibility:
        'The combobox pattern of the W3C: the focus stays in the input, which points to the active option of a listbox. How many options fit, that they load or failed is announced. Lists of more than a hundred draw only the lines in sight and say how many there are. Keys that an IME takes do nothing here.',
    },
  },
  args: {
    label: 'Office',
    value: null,
    options: offices,
    placeholder: 'Choose an office',
    onValueChange: fn<(value: ComboboxOption | null) => void>(),
  },
})

const tokyo = { value: 'tyo', label: 'Tokyo' }

export const Default = meta.story()
export const Chosen = meta.story({ args: { value: tokyo } })
export const Required = meta.story({ args: { value: tokyo, required: true } })
export const Failed = meta.story({ args: { error: 'Choose an office.', required: true } })
export const Disabled = meta.story({ args: { value: tokyo, disabled: true } })
export const LongText = meta.story({
  args: {
    value: { value: 'x', label: 'The very long name of an office that nobody ever shortened '.repeat(3) },
  },
})
export const Japanese = meta.story({
  args: {
    label: '差出人',
    placeholder: '差出人を選択',
    options: [
      { value: '1', label: '桜商店', hint: 'news@sakura.example.jp' },
      { value: '2', label: 'カフェ・オトヅレ', hint: 'hello@otozure.example.jp' },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'かふぇ')
    await expect(canvas.getAllByRole('option')).toHaveLength(1)
    await expect(canvas.getByRole('option', { name: /カフェ・オトヅレ/ })).toBeVisible()
  },
})

export const ReadOnly = meta.story({
  args: { value: tokyo, readOnly: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await userEvent.keyboard('{ArrowDown}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})

export const Open = meta.story({
  args: { value: tokyo },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Office' }))
    await expect(canvas.getByRole('option', { name: /Tokyo/ })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('group', { name: 'Europe' })).toBeVisible()
  },
})

/** A pane beside it gives its field more room, or takes some. */
export const TheListFollowsItsField = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const box = canvas.getByRole('combobox', { name: 'Office' })
    await userEvent.click(box)
    const list = canvas.getByRole('listbox')
    for (const width of ['600px', '400px', '']) {
      canvasElement.style.width = width
      await waitFor(() => expect(list.parentElement?.offsetWidth).toBe(box.offsetWidth))
    }
  },
})

export const TypingAndEnterChoose = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByRole('combobox', { name: 'Office' })
    await userEvent.type(box, 'ber')
    const option = canvas.getByRole('option', { name: /Berlin/ })
    await expect(box).toHaveAttribute('aria-activedescendant', option.id)
    await expect(canvas.getByRole('status')).toHaveTextContent(says('combobox.count', { count: 1 }))
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith(offices[3])
    await expect(box).toHaveValue('Berlin')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await expect(box).toHaveFocus()
  },
})

export const TheArrowsGoAroundAndPassDisabledOnes = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox')
    const isOn = async (name: RegExp) =>
      expect(box).toHaveAttribute('aria-activedescendant', canvas.getByRole('option', { name }).id)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    await isOn(/Lisbon/)
    await userEvent.keyboard('{ArrowDown}')
    await isOn(/Tokyo/)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await isOn(/Berlin/)
    await userEvent.keyboard('{PageDown}')
    await isOn(/Lisbon/)
    await userEvent.keyboard('{PageUp}')
    await isOn(/Tokyo/)
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
    await expect(box).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
    await expect(box).toHaveAttribute('aria-expanded', 'true')
    await expect(box).not.toHaveAttribute('aria-activedescendant')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const AClickChooses = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(box)
    await userEvent.click(canvas.getByRole('option', { name: /Seoul/ }))
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await userEvent.click(canvas.getByRole('option', { name: /Osaka/ }))
    await expect(args.onValueChange).toHaveBeenCalledWith(offices[1])
    await expect(box).toHaveFocus()
    await expect(canvas.queryByRole('listbox')).toBeNull()
  },
})

export const EscapeTakesBackWhatWasTyped = meta.story({
  args: { value: tokyo },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'xyz')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('listbox')).toBeNull()
    await expect(box).toHaveValue('Tokyo')
    await expect(args.onValueChange).not.toHaveBeenCalled()
  },
})

export const LeavingChoosesAWholeName = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'ｌｉｓｂｏｎ')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenCalledWith(offices[4])
    await userEvent.type(box, '{Control>}a{/Control}tok')
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenCalledOnce()
    await expect(box).toHaveValue('Lisbon')
  },
})

export const ClearsByButtonAndByEmptying = meta.story({
  args: { value: tokyo },
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.click(canvas.getByRole('button', { name: says('combobox.clear', { label: 'Office' }) }))
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(box).toHaveFocus()
    await userEvent.keyboard('ber{Enter}')
    await userEvent.clear(box)
    await userEvent.tab()
    await expect(args.onValueChange).toHaveBeenLastCalledWith(null)
    await expect(box).toHaveValue('')
  },
})

export const NothingFound = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'zzz')
    await expect(canvas.getByRole('status')).toHaveTextContent(says('combobox.none'))
    await expect(canvas.getByRole('option', { name: says('combobox.none') })).toHaveAttribute('aria-disabled')
  },
})

export const CreatesWhatIsNotThere = meta.story({
  args: { onCreate: fn<(text: string) => void>() },
  play: async ({ canvas, userEvent, args, says }) => {
    const box = canvas.getByRole('combobox')
    await userEvent.type(box, 'Kyoto')
    await userEvent.click(canvas.getByRole('option', { name: says('combobox.create', { text: 'Kyoto' }) }))
    await expect(args.onCreate).toHaveBeenCalledWith('Kyoto')
    await expect(box).toHaveValue('Kyoto')
  },
})

export const AConversionChoosesNothing = meta.story({
  args: { options: [{ value: '1', label: '桜商店' }] },
  play: async ({ canvas, args }) => {
    const box = canvas.getByRole('combobox')
    await fireEvent.compositionStart(box)
    await fireEvent.change(box, { target: { value: '桜' } })
    await fireEvent.keyDown(box, { key: 'ArrowDown', isComposing: true })
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true })
    await fireEvent.compositionEnd(box)
    await fireEvent.keyDown(box, { key: 'Enter', keyCode: 229 })
    await expect(args.onValueChange).not.toHaveBeenCalled()
    await fireEvent.keyDown(box, { key: 'Enter' })
    await expect(args.onValueChange).toHaveBeenCalledOnce()
  },
})

export const LongListsDrawWhatIsInSight = meta.story({
  args: { label: 'Contact', options: many },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab()
    await userEvent.keyboard('{ArrowUp}')
    const last = await canvas.findByRole('option', { name: 'Contact 5000' })
    await expect(last).toHaveAttribute('aria-posinset', '5000')
    await expect(last).toHaveAttribute('aria-setsize', '5000')
    await expect(canvas.getByRole('combobox')).toHaveAttribute('aria-activedescendant', last.id)
    await expect(canvas.getAllByRole('option').length).toBeLessThan(60)
    const list = canvas.getByRole('listbox').getBoundingClientRect()
    await expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom)
    await userEvent.keyboard('{ArrowDown}')
    await canvas.findByRole('option', { name: 'Contact 1' })
    await userEvent.keyboard('{Enter}')
    await expect(args.onValueChange).toHaveBeenCalledWith(many[0])
  },
})

const search = fn<(text: string, signal: AbortSignal) => Promise<readonly ComboboxOption[]>>()
const found = async (text: string) => offices.filter(({ label }) => label.toLowerCase().startsWith(text))

export const Loading = meta.story({
  args: { options: search },
  beforeEach: () => {
    search.mockReset().mockReturnValue(new Promise(() => {}))
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getByRole('status')).toHaveTextContent(says('combobox.loading'))
    await expect(search).toHaveBeenCalledWith('', expect.any(AbortSignal))
  },
})

export const SearchesAfterAPause = meta.story({
  args: { options: search },
  beforeEach: () => {
    search.mockReset().mockImplementation(found)
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('combobox'), 'li')
    await userEvent.click(await canvas.findByRole('option', { name: /Lisbon/ }))
    // Once when the click opened the list, once for what was typed.
    await expect(search.mock.calls.map(([text]) => text)).toEqual(['', 'li'])
    await expect(args.onValueChange).toHaveBeenCalledWith(offices[4])
  },
})

export const AFailureIsTriedAgain = meta.story({
  args: { options: search },
  beforeEach: () => {
    search.mockReset().mockRejectedValueOnce(new Error('offline')).mockImplementation(found)
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(says('combobox.failed')))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(await canvas.findByRole('option', { name: /Tokyo/ })).toBeVisible()
  },
})

const submitted = fn<(office: unknown) => void>()

export const InAForm = meta.story({
  args: { value: tokyo, name: 'office' },
  beforeEach: () => {
    submitted.mockReset()
  },
  render: (args) => (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        submitted(new FormData(event.currentTarget).get('office'))
      }}
    >
      <Controlled {...args} />
      <Button type="submit">Save</Button>
    </form>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('combobox'), '{Control>}a{/Control}osa{Enter}')
    await expect(submitted).not.toHaveBeenCalled()
    await userEvent.keyboard('{Enter}')
    await expect(submitted).toHaveBeenCalledWith('osa')
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Combobox
      label="Segment"
      placeholder="Search 214 segments"
      value={null}
      options={many}
      onValueChange={() => undefined}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Combobox
      label="Language"
      placeholder="Search 2 languages"
      value={null}
      options={[
        { value: 'ja', label: 'Japanese' },
        { value: 'en', label: 'English' },
      ]}
      onValueChange={() => undefined}
    />
  ),
})
