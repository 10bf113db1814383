import FileText from 'lucide-react/icons/file-text'
import House from 'lucide-react/icons/house'
import Mail from 'lucide-react/icons/mail'
import Moon from 'lucide-react/icons/moon'
import Plus from 'lucide-react/icons/plus'
import Users from 'lucide-react/icons/users'
import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { CommandPalette, type Command, type CommandPaletteProps } from '#components/command-palette'
import { Dialog } from '#components/dialog'
import { Icon } from '#components/icon'

const commands: readonly Command[] = [
  { id: 'home', label: 'Home', group: 'Go to', icon: <Icon of={House} />, keys: ['g', 'h'] },
  {
    id: 'campaigns',
    label: 'Campaigns',
    group: 'Go to',
    icon: <Icon of={Mail} />,
    keys: ['g', 'c'],
    keywords: ['キャンペーン', 'mail'],
  },
  { id: 'contacts', label: 'Contacts', group: 'Go to', icon: <Icon of={Users} />, keywords: ['people'] },
  { id: 'forms', label: 'Forms', group: 'Go to', icon: <Icon of={FileText} /> },
  { id: 'new', label: 'New campaign', group: 'Create', icon: <Icon of={Plus} />, keys: ['n'] },
  {
    id: 'invite',
    label: 'Invite a member',
    group: 'Create',
    icon: <Icon of={Plus} />,
    disabled: true,
    reason: 'Only an owner can do this.',
  },
  { id: 'dark', label: 'Dark theme', group: 'Appearance', icon: <Icon of={Moon} /> },
]

const inJapanese: readonly Command[] = [
  { id: 'home', label: 'ホーム', group: '移動', icon: <Icon of={House} /> },
  { id: 'campaigns', label: 'キャンペーン', group: '移動', icon: <Icon of={Mail} />, keywords: ['campaign'] },
  { id: 'domains', label: 'ドメインの設定', group: '設定', keywords: ['せってい'] },
]

const meta = preview.meta({
  component: CommandPalette,
  parameters: {
    // It covers the window: on the docs page each story has one of its own.
    docs: { story: { inline: false, height: '560px' } },
    about: {
      use: 'Every page and every common action of the app, found by typing. Load it when it is first opened; its key is the app’s.',
      avoid: 'Choosing a value: a combobox. Searching records: a search field over their list.',
      parts: [
        'A dialog',
        'The field',
        'What was chosen lately, then the groups',
        'A command: drawing, label, keys; if it is disabled, why',
        'A note: Loading..., nothing fits',
        'The keys',
      ],
      keys: [
        [
          'Typing',
          'Finds by parts of words, initials and words with a letter left out; kana, width and case don’t matter.',
        ],
        ['Down, Up', 'The next or the previous command, around the ends.'],
        ['Page Down, Page Up', 'Ten commands on or back.'],
        ['Enter', 'Closes the palette and carries the command out; the Enter of an IME does not.'],
        ['Escape', 'Closes; the focus goes back.'],
      ],
      accessibility:
        'A modal dialog with a combobox whose list is always there: the focus stays in the field, which points to the active command. Disabled commands can be reached and read. How many fit, that none does or that more are loading is announced.',
    },
  },
  args: {
    open: true,
    commands,
    onClose: fn<() => void>(),
    onChoose: fn<(id: string) => void>(),
  },
})

export const Default = meta.story({
  play: async ({ says }) => {
    const dialog = await screen.findByRole('dialog', { name: says('commandPalette.title') })
    const box = within(dialog).getByRole('combobox')
    await waitFor(() => expect(box).toHaveFocus())
    await expect(within(dialog).getAllByRole('option')).toHaveLength(commands.length)
    await expect(within(dialog).getByRole('group', { name: 'Create' })).toBeVisible()
    await expect(within(dialog).getByRole('option', { name: /^Home/ })).toHaveAttribute(
      'aria-selected',
      'true',
    )
  },
})

export const Recent = meta.story({
  args: { recent: ['dark', 'new'] },
  play: async ({ says }) => {
    const recent = within(await screen.findByRole('group', { name: says('commandPalette.recent') }))
    await expect(recent.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'Dark theme',
      'New campaignN',
    ])
    await expect(screen.getAllByRole('option')).toHaveLength(commands.length)
  },
})

export const Japanese = meta.story({
  args: { commands: inJapanese },
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'きゃんぺーん')
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await expect(screen.getByRole('option', { name: 'キャンペーン' })).toBeVisible()
  },
})

export const LongText = meta.story({
  args: {
    commands: [
      {
        id: 'long',
        label: 'A campaign that has been given quite a long name '.repeat(4),
        group: 'Go to',
        icon: <Icon of={Mail} />,
        keys: ['g', 'l'],
      },
      ...commands,
    ],
  },
})

export const Loading = meta.story({
  args: { commands: commands.slice(0, 3), loading: true },
  play: async ({ says }) => {
    await expect(await screen.findByRole('option', { name: says('commandPalette.loading') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
  },
})

export const NothingFits = meta.story({
  play: async ({ says, userEvent, args }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'zzz')
    await expect(screen.getByRole('option', { name: says('commandPalette.none') })).toBeVisible()
    await expect(screen.getByRole('status')).toHaveTextContent(says('commandPalette.none'))
    await userEvent.keyboard('{ArrowDown}{Enter}')
    await expect(args.onChoose).not.toHaveBeenCalled()
  },
})

async function field() {
  const box = await screen.findByRole('combobox')
  await waitFor(() => expect(box).toHaveFocus())
  return box
}
/** Not typed key by key: the tool would report a change of a field that goes while React takes it away. */
async function fill(value: string) {
  await fireEvent.change(await field(), { target: { value } })
}
const active = () => screen.queryByRole('option', { selected: true })

export const TheBestFitIsTakenWithEnter = meta.story({
  play: async ({ userEvent, args, says }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'camp')
    await expect(active()).toHaveTextContent('Campaigns')
    await expect(screen.getAllByRole('option')).toHaveLength(2)
    await expect(screen.getByRole('status')).toHaveTextContent(says('commandPalette.count', { count: 2 }))
    await userEvent.clear(screen.getByRole('combobox'))
    await userEvent.type(screen.getByRole('combobox'), 'nc{Enter}')
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith('new')
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const ArrowsGoAroundTheEnds = meta.story({
  play: async ({ userEvent, args }) => {
    const box = await field()
    await userEvent.keyboard('{ArrowUp}')
    await expect(active()).toHaveTextContent('Dark theme')
    await expect(box).toHaveAttribute('aria-activedescendant', active()?.id)
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(active()).toHaveTextContent('Campaigns')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith('campaigns')
  },
})

export const PagesMoveTen = meta.story({
  args: {
    commands: Array.from({ length: 40 }, (_, at) => ({
      id: `c${at + 1}`,
      label: `Command ${at + 1}`,
      group: 'Many',
    })),
  },
  play: async ({ userEvent }) => {
    await field()
    await userEvent.keyboard('{PageDown}{PageDown}')
    await expect(active()).toHaveTextContent('Command 21')
    const list = screen.getByRole('listbox').getBoundingClientRect()
    await waitFor(() => expect(active()?.getBoundingClientRect().bottom).toBeLessThanOrEqual(list.bottom))
    await userEvent.keyboard('{PageUp}{PageUp}{PageUp}')
    await expect(active()).toHaveTextContent('Command 1')
  },
})

export const DisabledCanBeReadAndDoesNothing = meta.story({
  play: async ({ userEvent, args }) => {
    await userEvent.type(await screen.findByRole('combobox'), 'invite')
    await expect(active()).toHaveTextContent('Only an owner can do this.')
    await expect(active()).toHaveAttribute('aria-disabled', 'true')
    await userEvent.keyboard('{Enter}')
    await userEvent.click(screen.getByRole('option', { name: /^Invite/ }))
    await expect(args.onChoose).not.toHaveBeenCalled()
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const ThePointerChooses = meta.story({
  play: async ({ userEvent, args }) => {
    const forms = await screen.findByRole('option', { name: /^Forms/ })
    await userEvent.hover(forms)
    await expect(forms).toHaveAttribute('aria-selected', 'true')
    await userEvent.click(forms)
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith('forms')
  },
})

export const AConversionIsOneSearch = meta.story({
  args: { commands: inJapanese },
  play: async ({ args }) => {
    const box = await screen.findByRole('combobox')
    await fireEvent.compositionStart(box)
    await fireEvent.change(box, { target: { value: 'せｔ' } })
    await expect(screen.getAllByRole('option')).toHaveLength(inJapanese.length)
    await fireEvent.change(box, { target: { value: '設定' } })
    await fireEvent.keyDown(box, { key: 'Enter', isComposing: true, keyCode: 229 })
    await expect(args.onChoose).not.toHaveBeenCalled()
    await fireEvent.compositionEnd(box)
    await expect(screen.getAllByRole('option')).toHaveLength(1)
    await fireEvent.keyDown(box, { key: 'Enter' })
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith('domains')
  },
})

function ComesLater(props: CommandPaletteProps) {
  const [later, setLater] = useState<readonly Command[]>()
  return (
    <>
      <CommandPalette {...props} commands={later ?? commands.slice(0, 4)} loading={later === undefined} />
      <Button data-toasts onClick={() => setLater(commands)}>
        The answer comes
      </Button>
    </>
  )
}

export const WhatComesLaterMovesNothing = meta.story({
  render: (args) => <ComesLater {...args} />,
  play: async ({ userEvent, says }) => {
    await field()
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(active()).toHaveTextContent('Contacts')
    await fireEvent.click(screen.getByText('The answer comes'))
    await expect(await screen.findByRole('option', { name: /^Dark theme/ })).toBeVisible()
    await expect(active()).toHaveTextContent('Contacts')
    await expect(screen.queryByRole('option', { name: says('commandPalette.loading') })).toBeNull()
  },
})

function Opens({ onChoose, ...rest }: CommandPaletteProps) {
  const [open, setOpen] = useState<'palette' | 'dialog'>()
  return (
    <>
      <Button onClick={() => setOpen('palette')}>Open</Button>
      <Dialog open={open === 'dialog'} onClose={() => setOpen(undefined)} title="New campaign" />
      <CommandPalette
        {...rest}
        open={open === 'palette'}
        onClose={() => setOpen(undefined)}
        onChoose={(id) => {
          onChoose(id)
          setOpen(id === 'new' ? 'dialog' : undefined)
        }}
      />
    </>
  )
}

export const EscapeClosesAndItBeginsAnew = meta.story({
  render: (args) => <Opens {...args} />,
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await fill('camp')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
    await userEvent.click(opener)
    await expect(await field()).toHaveValue('')
  },
})

export const ADialogItOpensGivesTheFocusBack = meta.story({
  render: (args) => <Opens {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await fill('nc')
    await userEvent.keyboard('{Enter}')
    await expect(args.onChoose).toHaveBeenCalledOnce()
    await expect(args.onChoose).toHaveBeenCalledWith('new')
    const dialog = await screen.findByRole('dialog', { name: 'New campaign' })
    await waitFor(() => expect(screen.queryByRole('combobox', { hidden: true })).toBeNull())
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  parameters: { docs: { story: { height: '288px' } } },
  render: () => (
    <CommandPalette
      open
      commands={commands.filter(({ id }) => id === 'home' || id === 'campaigns')}
      onClose={() => undefined}
      onChoose={() => undefined}
    />
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  parameters: { docs: { story: { height: '288px' } } },
  render: () => (
    <CommandPalette
      open
      commands={[
        { id: 'tokyo', label: 'Tokyo', group: 'Time zone of the campaign' },
        { id: 'berlin', label: 'Berlin', group: 'Time zone of the campaign' },
      ]}
      onClose={() => undefined}
      onChoose={() => undefined}
    />
  ),
})
