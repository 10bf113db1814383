import { useState, type ReactNode } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { ConfirmDialog, Dialog, FullSheet, SideSheet, type DialogProps } from '#components/dialog'
import { TextField } from '#components/text-field'
import { InlineError } from '#components/inline-error'
import { SplitView } from '#components/split-view'
import { toasts } from '#components/toast'

const meta = preview.meta({
  component: Dialog,
  parameters: {
    // It covers the window: on the docs page each story has one of its own.
    docs: { story: { inline: false, height: '560px' } },
    about: {
      use: 'A question or a small task that must be done or left before going on; a sheet for one thing of a list, a full sheet for a task of several steps.',
      avoid:
        'Something that can wait: a page. Small additions to a control: a popover. What happened: a toast.',
      parts: [
        'The scrim',
        'The layer: title, a sentence, actions, close button',
        'The content, which scrolls',
        'The footer with the answers',
      ],
      keys: [
        ['Tab', 'Through the layer, around its ends.'],
        ['Escape', 'Asks the top layer to close; never the Escape of an IME.'],
      ],
      accessibility:
        'A modal dialog named by its title; what lies beneath is inert, steps back and gets the focus back. A confirm is an alert dialog and begins on Cancel.',
    },
  },
  args: {
    open: true,
    onClose: fn(),
    title: 'Give your workspace a name',
    description: 'Details help any team members that join',
    children: <TextField label="Workspace name" />,
    footer: (
      <>
        <Button>Cancel</Button>
        <Button tone="primary">Create</Button>
      </>
    ),
  },
})

export const Default = meta.story({
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog', { name: args.title })
    await expect(dialog).toHaveAccessibleDescription('Details help any team members that join')
    await expect(within(dialog).getByRole('textbox')).toHaveFocus()
  },
})

const paragraphs = (
  <>
    {Array.from({ length: 60 }, (_, line) => (
      <p key={line}>Line {line + 1}</p>
    ))}
  </>
)

export const ScrollsItsContent = meta.story({
  args: { children: paragraphs },
  play: async () => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).not.toBeNull())
  },
})

/** A description as long as the sentence of many conditions leaves room for what it is about. */
export const ALongDescriptionScrolls = meta.story({
  tags: ['!picture'],
  globals: { viewport: { value: 'narrow' } },
  render: () => (
    <FullSheet
      open
      title="Regular customers"
      description={'Whose company contains “Sakura”, '.repeat(60)}
      onClose={() => {}}
    >
      <button type="button">What it is about</button>
    </FullSheet>
  ),
  play: async () => {
    const about = await screen.findByRole('button', { name: 'What it is about' })
    await waitFor(() => expect(about.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight))
  },
})

export const Sheet = meta.story({
  render: (args) => <SideSheet {...args} actions={<Button size="small">Edit</Button>} />,
})

export const SheetOnANarrowScreen = Sheet.extend({ globals: { viewport: { value: 'narrow' } } })

export const Full = meta.story({
  render: ({ open, onClose, children }) => (
    <FullSheet open={open} onClose={onClose} title="Import contacts">
      {children}
    </FullSheet>
  ),
})

/** On a phone a menu and its detail begin where the title does. */
export const FlushOnANarrowScreen = meta.story({
  tags: ['!picture'],
  globals: { viewport: { value: 'narrow' } },
  render: ({ open, onClose }) => (
    <FullSheet open={open} onClose={onClose} title="Settings" flush>
      <SplitView list="" narrowList={<TextField label="Section" />}>
        <TextField label="Name" />
      </SplitView>
    </FullSheet>
  ),
  play: async () => {
    const title = await screen.findByRole('heading', { name: 'Settings' })
    const lefts = [title, ...screen.getAllByRole('textbox')].map(
      (element) => element.getBoundingClientRect().left,
    )
    await expect(new Set(lefts).size).toBe(1)
  },
})

function Opens({ children }: { children: (open: boolean, close: () => void) => ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {children(open, () => setOpen(false))}
    </>
  )
}

const opens = (render: (args: DialogProps) => ReactNode) => (args: DialogProps) => (
  <Opens>
    {(open, onClose) =>
      render({
        ...args,
        open,
        onClose: () => {
          args.onClose()
          onClose()
        },
      })
    }
  </Opens>
)

export const FocusGoesInAndComesBack = meta.story({
  render: opens((args) => <Dialog {...args} />),
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const TabGoesRoundInIt = meta.story({
  render: opens((args) => <Dialog {...args} />),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
    const dialog = within(await screen.findByRole('dialog'))
    await waitFor(() => expect(dialog.getByRole('textbox')).toHaveFocus())
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await userEvent.tab()
    await userEvent.tab()
    await expect(dialog.getByRole('button', { name: /^(Close|閉じる)$/ })).toHaveFocus()
    await userEvent.tab({ shift: true })
    await expect(dialog.getByRole('button', { name: 'Create' })).toHaveFocus()
  },
})

export const EscapeOfAnImeKeepsItOpen = meta.story({
  play: async ({ args }) => {
    const box = await screen.findByRole('textbox')
    await fireEvent.keyDown(box, { key: 'Escape', isComposing: true, keyCode: 229 })
    await expect(args.onClose).not.toHaveBeenCalled()
    await fireEvent.keyDown(box, { key: 'Escape' })
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

export const CloseButtonAsks = meta.story({
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^(Close|閉じる)$/ }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

function Stack({ args }: { args: DialogProps }) {
  const [count, setCount] = useState(1)
  const footer = <Button onClick={() => setCount(count + 1)}>Next</Button>
  // Siblings, not relatives: as the settings dialog, opened from the address, is to a dialog of a page.
  return (
    <>
      <Dialog
        {...args}
        open={count > 0}
        onClose={() => setCount(0)}
        title="First"
        size="large"
        footer={footer}
      >
        {paragraphs}
      </Dialog>
      <SideSheet {...args} open={count > 1} onClose={() => setCount(1)} title="Second" footer={footer} />
      <Dialog {...args} open={count > 2} onClose={() => setCount(2)} title="Third" footer={footer} />
    </>
  )
}

export const LayersBeneathStepBack = meta.story({
  render: (args) => <Stack args={args} />,
  play: async ({ step, userEvent }) => {
    // What lies beneath is hidden from screen readers, so it has no name to be found by.
    const layer = (title: string) => screen.queryByText(title)?.closest('[role=dialog]')
    const standing = (title: string) => {
      const element = layer(title)
      if (!element) throw new Error(`No layer is titled ${title}.`)
      return new DOMMatrix(getComputedStyle(element).transform)
    }
    await step('each layer on top scales by 4 % and shifts by 36 px, a sheet sideways', async () => {
      for (const title of ['First', 'Second']) {
        const below = await screen.findByRole('dialog', { name: title })
        await userEvent.click(within(below).getByRole('button', { name: 'Next' }))
      }
      await screen.findByRole('dialog', { name: 'Third' })
      await waitFor(() => expect(standing('First').f).toBe(-72))
      await expect(standing('First').a).toBeCloseTo(0.92)
      await expect(standing('Second').e).toBe(-36)
      await expect(standing('Second').a).toBeCloseTo(0.96)
      await expect(standing('Third').isIdentity).toBe(true)
    })
    await step('Escape closes the topmost only, and the others come forward', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(layer('Third')).toBeUndefined())
      await waitFor(() => expect(standing('Second').isIdentity).toBe(true))
      await expect(standing('First').f).toBe(-36)
    })
  },
})

function Nested({ args }: { args: DialogProps }) {
  const [count, setCount] = useState(0)
  const footer = <Button onClick={() => setCount(count + 1)}>Next</Button>
  // Each inside the one it was opened from.
  return (
    <>
      <Button onClick={() => setCount(1)}>Open</Button>
      <FullSheet open={count > 0} onClose={() => setCount(0)} title="First" footer={footer}>
        <SideSheet {...args} open={count > 1} onClose={() => setCount(1)} title="Second" footer={footer}>
          <Dialog {...args} open={count > 2} onClose={() => setCount(2)} title="Third" />
        </SideSheet>
      </FullSheet>
    </>
  )
}

export const FocusReturnsLevelByLevel = meta.story({
  render: (args) => <Nested args={args} />,
  play: async ({ canvas, step, userEvent }) => {
    const layer = (title: string) => screen.queryByText(title)?.closest('[role=dialog]')
    const standing = (title: string) => {
      const element = layer(title)
      if (!element) throw new Error(`No layer is titled ${title}.`)
      return new DOMMatrix(getComputedStyle(element).transform)
    }
    const next = async (title: string) =>
      within(await screen.findByRole('dialog', { name: title })).getByRole('button', { name: 'Next' })
    const opener = canvas.getByRole('button', { name: 'Open' })
    await userEvent.click(opener)
    await userEvent.click(await next('First'))
    await userEvent.click(await next('Second'))
    await screen.findByRole('dialog', { name: 'Third' })
    await step('a full sheet steps up, a side sheet aside', async () => {
      await waitFor(() => expect(standing('First').f).toBe(-72))
      await expect(standing('First').a).toBeCloseTo(0.92)
      await expect(standing('First').e).toBe(0)
      await expect(standing('Second').e).toBe(-36)
      await expect(standing('Second').f).toBe(0)
      await expect(standing('Third').isIdentity).toBe(true)
    })
    await step('Escape closes one layer, and the focus is where that was opened', async () => {
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(layer('Third')).toBeUndefined())
      await waitFor(async () => expect(await next('Second')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(layer('Second')).toBeUndefined())
      await waitFor(async () => expect(await next('First')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
      await waitFor(() => expect(layer('First')).toBeUndefined())
      await waitFor(() => expect(opener).toHaveFocus())
    })
  },
})

const confirmed = fn()

export const ConfirmStartsOnCancel = meta.story({
  beforeEach: () => {
    confirmed.mockClear()
  },
  render: ({ open, onClose }) => (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Delete “Spring sale”?"
      confirmLabel="Delete"
      onConfirm={confirmed}
    >
      Its 3 drafts are deleted with it.
    </ConfirmDialog>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete “Spring sale”?' })
    await expect(dialog).toHaveAccessibleDescription('Its 3 drafts are deleted with it.')
    await expect(within(dialog).getByRole('button', { name: /^(Cancel|キャンセル)$/ })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(confirmed).not.toHaveBeenCalled()
    await expect(args.onClose).toHaveBeenCalledOnce()
    await userEvent.click(within(dialog).getByRole('button', { name: 'Delete' }))
    await expect(confirmed).toHaveBeenCalledOnce()
  },
})

/** Something that it needs is not there yet. */
export const NotToConfirmYet = meta.story({
  render: ({ open, onClose }) => (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Send yourself a test?"
      confirmLabel="Send"
      tone="primary"
      onConfirm={confirmed}
      disabled
    >
      A short email goes to you.
    </ConfirmDialog>
  ),
  play: async ({ args, userEvent }) => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Send' }))
    await expect(confirmed).not.toHaveBeenCalled()
    await userEvent.click(dialog.getByRole('button', { name: /^(Cancel|キャンセル)$/ }))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

const typing = (title: string, typeToConfirm: string) => ({
  beforeEach: () => {
    confirmed.mockClear()
  },
  render: ({ open, onClose }: DialogProps) => (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={title}
      confirmLabel="Delete"
      typeToConfirm={typeToConfirm}
      onConfirm={confirmed}
    />
  ),
})

export const ConfirmByTyping = meta.story({
  ...typing('Delete 1,204 contacts?', '1204'),
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('textbox', { name: /1204/ })
    await userEvent.type(box, '120{Enter}')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(confirmed).not.toHaveBeenCalled()
    await userEvent.type(box, '4{Enter}')
    await expect(confirmed).toHaveBeenCalledOnce()
  },
})

export const ALongNameIsReadBeforeItIsTyped = meta.story({
  tags: ['!picture'],
  ...typing('Delete the key?', 'k'.repeat(60)),
  play: async () => {
    const box = await screen.findByRole('textbox', { name: /kkk/ })
    const dialog = screen.getByRole('alertdialog').getBoundingClientRect()
    const text = document.createRange()
    text.selectNodeContents(within(screen.getByRole('alertdialog')).getByText(/kkk/))
    await expect(box).toBeVisible()
    await expect(text.getBoundingClientRect().right).toBeLessThanOrEqual(dialog.right)
  },
})

export const APasteInFullWidthConfirms = ConfirmByTyping.extend({
  play: async ({ userEvent }) => {
    const box = await screen.findByRole('textbox', { name: /1204/ })
    await userEvent.click(box)
    await userEvent.paste('１２０４')
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }))
    await expect(confirmed).toHaveBeenCalledOnce()
  },
})

export const ConfirmBusy = meta.story({
  render: ({ open, onClose }) => (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Delete “Spring sale”?"
      confirmLabel="Delete"
      onConfirm={confirmed}
      busy
    />
  ),
  play: async ({ args, userEvent }) => {
    await screen.findByRole('alertdialog')
    await userEvent.keyboard('{Escape}')
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const ConfirmFailed = meta.story({
  render: ({ open, onClose }) => (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title="Delete “Spring sale”?"
      confirmLabel="Delete"
      onConfirm={confirmed}
      error={<InlineError ticketId="tkt_000001">It could not be deleted.</InlineError>}
    >
      Its 3 drafts are deleted with it.
    </ConfirmDialog>
  ),
  play: async () => {
    const dialog = within(await screen.findByRole('alertdialog'))
    await expect(dialog.getByRole('alert')).toHaveTextContent('tkt_000001')
    await expect(dialog.getByRole('button', { name: 'Delete' })).not.toHaveAttribute('aria-disabled')
  },
})

export const APressOnAToastIsNotAPressOutside = meta.story({
  beforeEach: () => {
    toasts.add({ content: 'Saved', type: 'success', duration: 60_000 })
    return () => toasts.removeAll()
  },
  // The frame of every story has the place of the notifications.
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog')
    await userEvent.click(await screen.findByText('Saved'))
    await expect(args.onClose).not.toHaveBeenCalled()
  },
})

export const ADoubleClickReachesNothingBehind = meta.story({
  render: function Behind(args) {
    const [open, setOpen] = useState(true)
    return (
      <>
        <Button onClick={args.onClose}>Behind</Button>
        {open ? (
          <Dialog {...args} open footer={<Button onClick={() => setOpen(false)}>Create</Button>} />
        ) : null}
      </>
    )
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Create' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    const behind = canvas.getByRole('button', { name: 'Behind' })
    await fireEvent.click(behind, { detail: 2 })
    await expect(args.onClose).not.toHaveBeenCalled()
    await userEvent.click(behind)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
})

/** Shown beside the words on when to use it. */
export const WhenToUse = meta.story({
  tags: ['!dev'],
  parameters: { docs: { story: { height: '240px' } } },
  render: () => (
    <ConfirmDialog
      open
      title="Delete “Spring sale”?"
      confirmLabel="Delete"
      onConfirm={() => undefined}
      onClose={() => undefined}
    >
      Its report is deleted as well.
    </ConfirmDialog>
  ),
})

export const WhenNotToUse = meta.story({
  tags: ['!dev'],
  parameters: { docs: { story: { height: '240px' } } },
  render: () => (
    <Dialog
      open
      title="Saved"
      description="Your changes to Spring sale are saved."
      footer={<Button tone="primary">OK</Button>}
      onClose={() => undefined}
    />
  ),
})
