import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import { holdAnswers } from '#.storybook/hold-answers'
import preview from '#.storybook/preview'
import { Button } from '#components/button'
import { CreateWorkspaceDialog, type CreateWorkspaceDialogProps } from './create-workspace-dialog.tsx'

function Opened({ open: initial, onClose, ...rest }: CreateWorkspaceDialogProps) {
  const [open, setOpen] = useState(initial)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <CreateWorkspaceDialog
        {...rest}
        open={open}
        onClose={() => {
          setOpen(false)
          onClose()
        }}
      />
    </>
  )
}

const meta = preview.meta({
  component: Opened,
  args: {
    open: true,
    host: 'sakura-roastery.example',
    onClose: fn<CreateWorkspaceDialogProps['onClose']>(),
    onCreated: fn<CreateWorkspaceDialogProps['onCreated']>(),
  },
  parameters: { docs: { story: { inline: false, height: '720px' } }, mock: {} },
})

const CREATE = '*/self_account/joined_workspaces'
const failing = { kind: 'status', code: 500, path: CREATE } as const

export const Default = meta.story({
  play: async ({ says }) => {
    const dialog = await screen.findByRole('dialog', { name: says('createWorkspace.title') })
    await expect(dialog).toHaveAccessibleDescription(says('createWorkspace.hint'))
    await expect(within(dialog).getByText(says('createWorkspace.note'))).toBeVisible()
    await expect(within(dialog).getByRole('textbox', { name: nameOf(says) })).toHaveFocus()
    await expect(within(dialog).getByPlaceholderText('sakura-roastery.example')).toBeVisible()
  },
})

const nameOf = (says: (id: 'createWorkspace.name') => string) => new RegExp(says('createWorkspace.name'))

export const Creates = meta.story({
  play: async ({ userEvent, args, mock, says, step }) => {
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.type(dialog.getByRole('textbox', { name: nameOf(says) }), ' 京都支店 ')
    const domains = dialog.getByRole('textbox', { name: says('createWorkspace.domains') })
    await step('what is no domain is dropped, and nothing is shown about it', async () => {
      await userEvent.type(domains, 'localhost{Enter}')
      await expect(domains).toHaveValue('')
      const [announced, ...shown] = dialog.getAllByText(/localhost/)
      await expect(announced).toHaveRole('status')
      await expect(shown).toEqual([])
    })
    await step('what is there twice moves to the end', async () => {
      await userEvent.type(domains, 'example.com{Enter}kyoto.example{Enter}example.com{Enter}')
      await expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'kyoto.example',
        'example.com',
      ])
    })
    await step('what is typed counts without Enter', async () => {
      await userEvent.type(domains, 'last.example')
    })
    await step('two presses are one workspace', async () => {
      await userEvent.dblClick(dialog.getByRole('button', { name: says('createWorkspace.create') }))
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce())
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      const { db } = await mock.backend()
      const made = db.workspaces.where(({ name }) => name === '京都支店')
      await expect(made).toHaveLength(1)
      await expect(made[0]?.allowedDomains).toEqual(['kyoto.example', 'example.com', 'last.example'])
      await expect(args.onCreated).toHaveBeenCalledWith(made[0]?.id)
    })
  },
})

/** A picture of the given size, as a camera or a drawing program makes it. */
async function picture(width: number, height: number): Promise<File> {
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws nothing.')
  context.fillStyle = 'teal'
  context.fillRect(0, 0, width, height)
  return new File([await canvas.convertToBlob()], 'logo.png', { type: 'image/png' })
}

export const WithAnIcon = meta.story({
  play: async ({ userEvent, args, mock, says, step }) => {
    const element = await screen.findByRole('dialog')
    const dialog = within(element)
    await userEvent.type(dialog.getByRole('textbox', { name: nameOf(says) }), 'Kyoto')
    const input = element.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no picker.')
    await step('a file that is no image says so, and nothing is sent', async () => {
      await userEvent.upload(input, new File(['MZ'], 'virus.png', { type: 'image/png' }))
      await expect(await dialog.findByText(says('uploadIcon.type'))).toBeVisible()
    })
    await step('an image is uploaded, at most 512 px wide, and shown', async () => {
      await userEvent.upload(input, await picture(900, 600))
      await waitFor(() => expect(element.querySelector('img')).toBeVisible())
    })
    await userEvent.click(dialog.getByRole('button', { name: says('createWorkspace.create') }))
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce())
    const { db } = await mock.backend()
    const [made] = db.workspaces.where(({ name }) => name === 'Kyoto')
    await expect(made?.icon).toMatchObject({ width: 512, height: 341 })
  },
})

export const AnIconOnItsWay = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: '*/upload/image' }] } },
  play: async ({ userEvent, args, says, step }) => {
    const element = await screen.findByRole('dialog')
    const dialog = within(element)
    await userEvent.type(dialog.getByRole('textbox', { name: nameOf(says) }), 'Kyoto')
    const input = element.querySelector<HTMLInputElement>('input[type=file]')
    if (!input) throw new Error('There is no picker.')
    await step('it says how far it is, and nothing is created without it', async () => {
      await userEvent.upload(input, await picture(40, 40))
      await waitFor(() => expect(dialog.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0.6'))
      await userEvent.click(dialog.getByRole('button', { name: says('createWorkspace.create') }))
      await expect(args.onCreated).not.toHaveBeenCalled()
    })
    await step('without it there can be a workspace too', async () => {
      await userEvent.click(dialog.getByRole('button', { name: says('imagePicker.cancel') }))
      await waitFor(() => expect(dialog.queryByRole('progressbar')).toBeNull())
      await userEvent.click(dialog.getByRole('button', { name: says('createWorkspace.create') }))
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce())
    })
  },
})

export const Saving = meta.story({
  parameters: { mock: { faults: [{ kind: 'timeout', path: CREATE }] } },
  play: async ({ userEvent, says }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: nameOf(says) })
    await userEvent.type(name, 'Kyoto')
    await userEvent.click(dialog.getByRole('button', { name: says('createWorkspace.create') }))
    await waitFor(() => expect(name).toHaveAttribute('readonly'))
    for (const button of ['createWorkspace.cancel', 'createWorkspace.create'] as const)
      await expect(dialog.getByRole('button', { name: says(button) })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
  },
})

export const FailsAndLosesNothing = meta.story({
  tags: ['logs-errors'],
  parameters: { mock: { faults: [failing] } },
  play: async ({ userEvent, args, mock, says }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: nameOf(says) })
    await userEvent.type(name, 'Kyoto')
    await userEvent.type(
      dialog.getByRole('textbox', { name: says('createWorkspace.domains') }),
      'a.example{Enter}b.example',
    )
    const create = dialog.getByRole('button', { name: says('createWorkspace.create') })
    await userEvent.click(create)
    await expect(await screen.findByText(says('createWorkspace.failed'))).toBeVisible()
    await expect(name).toHaveValue('Kyoto')
    await expect(name).not.toHaveAttribute('readonly')
    await expect(dialog.getByText('a.example')).toBeVisible()
    // What was not entered is taken up by leaving the field.
    await expect(dialog.getByText('b.example')).toBeVisible()
    await expect(args.onCreated).not.toHaveBeenCalled()
    ;(await mock.backend()).faults.clear()
    await userEvent.click(create)
    await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce())
  },
})

export const NeedsAName = meta.story({
  play: async ({ userEvent, mock, says }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: nameOf(says) })
    const before = (await mock.backend()).db.workspaces.all().length
    await userEvent.type(name, '　 ')
    await userEvent.click(dialog.getByRole('button', { name: says('createWorkspace.create') }))
    await expect(dialog.getByRole('alert')).toHaveTextContent(says('createWorkspace.nameEmpty'))
    await expect(name).toHaveFocus()
    await userEvent.type(name, 'あ'.repeat(81))
    await expect(dialog.getByRole('alert')).toHaveTextContent(says('createWorkspace.nameLong', { max: 80 }))
    await userEvent.keyboard('{Enter}')
    await expect((await mock.backend()).db.workspaces.all()).toHaveLength(before)
  },
})

export const EnterOfAnImeSendsNothing = meta.story({
  play: async ({ userEvent, args, says }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: nameOf(says) })
    await userEvent.type(name, 'きょうと')
    const went = await fireEvent.keyDown(name, { key: 'Enter', isComposing: true, keyCode: 229 })
    await expect(went).toBe(false)
    await expect(dialog.getByRole('button', { name: says('createWorkspace.create') })).not.toHaveAttribute(
      'aria-busy',
    )
    await expect(args.onCreated).not.toHaveBeenCalled()
  },
})

export const ANameIsNotLostByEscape = meta.story({
  tags: ['!picture'],
  play: async ({ userEvent, args, says, step }) => {
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: nameOf(says) })
    await userEvent.type(name, '京都支店')
    await step('what was typed stays', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.stay') }))
      await expect(name).toHaveValue('京都支店')
      await expect(args.onClose).not.toHaveBeenCalled()
    })
    await step('or is given up', async () => {
      await userEvent.keyboard('{Escape}')
      await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.discard') }))
      await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
    })
  },
})

export const CannotBeClosedWhileItSaves = meta.story({
  play: async ({ canvas, userEvent, args, mock, says, step }) => {
    const answer = holdAnswers((await mock.backend()).faults, { path: CREATE })
    const dialog = within(await screen.findByRole('dialog'))
    const name = dialog.getByRole('textbox', { name: nameOf(says) })
    // The dialog of the story before may still be on its way out.
    await waitFor(() => expect(name).not.toHaveStyle({ pointerEvents: 'none' }))
    await userEvent.type(name, 'Kyoto')
    await userEvent.click(dialog.getByRole('button', { name: says('createWorkspace.create') }))
    await step('neither by Escape nor by its button', async () => {
      await userEvent.keyboard('{Escape}')
      await expect(dialog.getByRole('button', { name: says('dialog.close') })).toHaveAttribute(
        'aria-disabled',
        'true',
      )
      await userEvent.click(dialog.getByRole('button', { name: says('dialog.close') }))
      await expect(screen.getByRole('dialog')).toBeVisible()
    })
    await step('one workspace is made, and one is taken to it once', async () => {
      answer()
      await waitFor(() => expect(args.onCreated).toHaveBeenCalledOnce())
    })
    await step('the next one begins empty', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Open' }))
      await waitFor(() => expect(screen.getByRole('textbox', { name: nameOf(says) })).toHaveValue(''))
    })
  },
})

export const Narrow = meta.story({ globals: { viewport: { value: 'narrow' } } })
