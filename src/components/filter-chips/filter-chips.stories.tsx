import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { FilterChips, type FilterChipsProps } from '#components/filter-chips'
import { TextField } from '#components/text-field'
import { Stack } from '#components/layout'
import { Text } from '#components/text'

const names: Record<string, string> = { status: 'Status', language: 'Language', tag: 'Tag', city: 'City' }
const changed = fn<(id: string, value: string) => void>()

function Editor({
  name,
  initial,
  onSave,
}: {
  name: string
  initial: string
  onSave: (value: string) => void
}) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <TextField label={name} value={value} onValueChange={setValue} />
      <Button tone="primary" size="small" onClick={() => onSave(value)}>
        Apply
      </Button>
    </>
  )
}

function Filters({ chips: initial, onRemove, onClear, onAdd, ...rest }: FilterChipsProps) {
  const [values, setValues] = useState<Record<string, string>>(
    Object.fromEntries(initial.map((chip) => [chip.id, chip.label])),
  )
  const [editing, setEditing] = useState<string>()
  const nameOf = (id: string) => names[id] ?? id
  return (
    <FilterChips
      {...rest}
      chips={Object.entries(values).map(([id, value]) => ({
        id,
        label: `${nameOf(id)}: ${value === '' ? '–' : value}`,
        // oxlint-disable-next-line react/no-unstable-nested-components -- called by the chips, not mounted by React
        editor: (close) => (
          <Editor
            name={nameOf(id)}
            initial={value}
            onSave={(next) => {
              setValues({ ...values, [id]: next })
              changed(id, next)
              close()
            }}
          />
        ),
      }))}
      editing={editing}
      onEditingChange={setEditing}
      addable={Object.keys(names)
        .filter((id) => !(id in values))
        .map((id) => ({ id, label: nameOf(id) }))}
      onAdd={(id) => {
        setValues({ ...values, [id]: '' })
        setEditing(id)
        onAdd?.(id)
      }}
      onRemove={(id) => {
        setValues(Object.fromEntries(Object.entries(values).filter(([other]) => other !== id)))
        onRemove(id)
      }}
      onClear={() => {
        setValues({})
        onClear()
      }}
    />
  )
}

const meta = preview.meta({
  component: FilterChips,
  render: (args) => <Filters {...args} />,
  parameters: {
    about: {
      use: 'The filters of a list, above it: what applies is read at a glance, changed where it stands and taken away with one press.',
      avoid:
        'One filter with a few choices that is always there: a segmented control or a select. Tags of a thing: the tag list.',
      parts: [
        'A chip per filter: its words, which open the editor, and the button that takes it away',
        'How many more there are, if there are many',
        'Add filter, with its menu',
        'Clear all, when there are at least two',
      ],
      keys: [
        ['Tab', 'To the next chip, its remove button, and on to Add filter and Clear all.'],
        ['Enter, Space', 'On a chip: opens its editor, with the focus in its first field.'],
        ['Delete, Backspace', 'On a chip: takes it away; the focus goes to the next one.'],
        ['Escape', 'In an editor: closes it; the focus goes back to the chip.'],
      ],
      accessibility:
        'A group named Filters. A chip is a button with aria-expanded whose editor is a dialog named after the filter, not modal. The focus is never lost: it goes to the chip that takes the place of one that is gone.',
    },
  },
  args: {
    chips: [
      { id: 'status', label: 'Active' },
      { id: 'language', label: 'Japanese' },
    ],
    onRemove: fn(),
    onClear: fn(),
    onAdd: fn(),
  },
  beforeEach: () => {
    changed.mockClear()
  },
})

const many = Array.from({ length: 12 }, (_, place) => ({ id: `Field ${place + 1}`, label: `${place * 7}` }))

export const Default = meta.story()
export const None = meta.story({ args: { chips: [] } })
export const Long = meta.story({
  args: {
    chips: [{ id: 'city', label: 'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch '.repeat(3) }],
  },
  globals: { viewport: { value: 'smallest' } },
})
export const Many = meta.story({ args: { chips: many } })
export const NotEditable = meta.story({
  render: (args) => <FilterChips {...args} />,
  args: { chips: [{ id: 'status', label: 'Status: Active' }], addable: [] },
})

export const ManyUnfold = meta.story({
  args: { chips: many },
  play: async ({ canvas, userEvent, says }) => {
    await expect(canvas.queryByRole('button', { name: /^Field 12:/ })).toBeNull()
    const more = canvas.getByRole('button', { name: says('filterChips.more', { count: 6 }) })
    await userEvent.click(more)
    await expect(canvas.getByRole('button', { name: /^Field 12:/ })).toBeVisible()
    await expect(more).toHaveFocus()
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    await userEvent.click(more)
    await expect(canvas.queryByRole('button', { name: /^Field 12:/ })).toBeNull()
  },
})

export const EnterOpensTheEditorAndApplies = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const chip = canvas.getByRole('button', { name: 'Status: Active' })
    chip.focus()
    await userEvent.keyboard(' ')
    await expect(await canvas.findByRole('dialog')).toBeVisible()
    canvas.getByRole('dialog').hidePopover()
    await waitFor(() => expect(chip).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    const editor = await canvas.findByRole('dialog', {
      name: says('filterChips.edit', { label: 'Status: Active' }),
    })
    await expect(editor).toBeVisible()
    const field = canvas.getByRole('textbox', { name: 'Status' })
    await expect(field).toHaveFocus()
    await userEvent.clear(field)
    await userEvent.type(field, 'Blocked')
    await userEvent.tab()
    await userEvent.keyboard('{Enter}')
    await expect(changed).toHaveBeenCalledWith('status', 'Blocked')
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Status: Blocked' })).toHaveFocus()
  },
})

export const APressElsewhereClosesTheEditor = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Language: Japanese' }))
    await expect(await canvas.findByRole('dialog')).toBeVisible()
    canvas.getByRole('dialog').hidePopover()
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('button', { name: 'Language: Japanese' })).toHaveFocus()
  },
})

export const AFilterIsAddedAndItsEditorOpens = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    canvas.getByRole('button', { name: says('filterChips.add') }).focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Tag' })).toHaveFocus())
    await userEvent.keyboard('{Enter}')
    await expect(args.onAdd).toHaveBeenCalledWith('tag')
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Tag' })).toHaveFocus())
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: 'Tag' })).toHaveFocus()
  },
})

export const DeleteTakesItAwayAndTheFocusGoesOn = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    canvas.getByRole('button', { name: 'Status: Active' }).focus()
    await userEvent.keyboard('{Delete}')
    await expect(args.onRemove).toHaveBeenCalledWith('status')
    await expect(canvas.getByRole('button', { name: 'Language: Japanese' })).toHaveFocus()
    await userEvent.keyboard('{Backspace}')
    await expect(args.onRemove).toHaveBeenLastCalledWith('language')
    await expect(canvas.getByRole('button', { name: says('filterChips.add') })).toHaveFocus()
  },
})

export const ClearAllTakesThemAllAway = meta.story({
  play: async ({ canvas, userEvent, args, says }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('filterChips.clear') }))
    await expect(args.onClear).toHaveBeenCalledOnce()
    await expect(canvas.queryByRole('button', { name: says('filterChips.clear') })).toBeNull()
    await expect(canvas.getByRole('button', { name: says('filterChips.add') })).toHaveFocus()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <FilterChips
      chips={[
        { id: 'status', label: 'Status: Active' },
        { id: 'language', label: 'Language: Japanese' },
      ]}
      addable={[{ id: 'city', label: 'City' }]}
      onAdd={() => undefined}
      onRemove={() => undefined}
      onClear={() => undefined}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  render: () => (
    <Stack gap={2}>
      <Text weight="semibold">Tags of Hanako Yamada</Text>
      <FilterChips
        label="Tags of Hanako Yamada"
        chips={[
          { id: 'fair', label: 'Met at the fair' },
          { id: 'kyoto', label: 'Kyoto' },
        ]}
        addable={[{ id: 'press', label: 'Press' }]}
        onAdd={() => undefined}
        onRemove={() => undefined}
        onClear={() => undefined}
      />
    </Stack>
  ),
})
