import { expect, fireEvent, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import type { Db } from '#mocks/core/db'
import { WorkspaceSection } from './workspace-section.tsx'

const WORKSPACE = '*/workspace'
const mock = { workspaceId: 'ws_sakura' }

const meta = preview.meta({
  component: WorkspaceSection,
  parameters: { frame: 'padded', docs: { story: { inline: false, height: '720px' } }, mock },
})

const WHY = 'The workspace is being moved.'
const body = { code: 500, message: WHY, ticketId: 'tkt_workspace' }
const saving = (method: 'POST') => ({ kind: 'status', code: 500, body, path: WORKSPACE, method }) as const

export const Default = meta.story({
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('workspaceSection.name')) })
    await expect(canvas.queryByRole('button', { name: says('form.save') })).toBeNull()
    await step('the copy button stands on the middle of its line', async () => {
      const copy = canvas.getByRole('button', { name: says('workspaceSection.copyId') })
      const middleOf = (element: Element) => {
        const { top, bottom } = element.getBoundingClientRect()
        return (top + bottom) / 2
      }
      const text = canvas.getByText('ws_sakura', { selector: 'code' })
      await expect(Math.abs(middleOf(copy) - middleOf(text))).toBeLessThan(3)
    })
    await step('what differs can be saved, what does not differ can not', async () => {
      await userEvent.type(name, '2')
      await expect(canvas.getByRole('button', { name: says('form.save') })).toBeVisible()
      await userEvent.type(name, '{Backspace}')
      await waitFor(() => expect(canvas.queryByRole('button', { name: says('form.save') })).toBeNull())
    })
    await step('taking a domain out warns that nobody leaves', async () => {
      await userEvent.click(
        canvas.getByRole('button', { name: says('chip.remove', { label: 'sakura-roastery.example' }) }),
      )
      await expect(
        canvas.getByText(
          says('workspaceSection.membersStay', { count: 1, domains: 'sakura-roastery.example' }),
        ),
      ).toBeVisible()
    })
    await step('Ctrl+S saves', async () => {
      await userEvent.clear(name)
      await userEvent.type(name, ' さくら珈琲 ')
      await userEvent.keyboard('{Control>}s{/Control}')
      await expect(await screen.findAllByText(says('workspaceSection.saved'))).not.toHaveLength(0)
      await waitFor(() => expect(canvas.queryByRole('button', { name: says('form.save') })).toBeNull())
      await expect(name).toHaveValue('さくら珈琲')
      const { db } = await backend()
      await expect(db.workspaces.get('ws_sakura')).toMatchObject({ name: 'さくら珈琲', allowedDomains: [] })
    })
  },
})

export const Discards = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('workspaceSection.name')) })
    await userEvent.clear(name)
    await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
    await expect(await canvas.findAllByText(says('workspaceSection.nameEmpty'))).not.toHaveLength(0)
    await userEvent.click(canvas.getByRole('button', { name: says('form.discard') }))
    await expect(name).toHaveValue('株式会社さくら珈琲焙煎所')
    await expect(canvas.queryByText(says('workspaceSection.nameEmpty'))).toBeNull()
  },
})

export const Saving = meta.story({
  parameters: {
    mock: { ...mock, faults: [{ kind: 'timeout', path: WORKSPACE, method: 'POST' }] },
  },
  play: async ({ canvas, userEvent, says }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('workspaceSection.name')) })
    await userEvent.type(name, '2')
    await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
    await waitFor(() => expect(name).toHaveAttribute('readonly'))
  },
})

export const WhyTheIconIsRefusedIsSaid = meta.story({
  tags: ['!picture'],
  parameters: {
    mock: {
      ...mock,
      faults: [{ kind: 'status', code: 403, body: { ...body, code: 403 }, path: '/upload/image' }],
    },
  },
  play: async ({ canvas, canvasElement, says }) => {
    await canvas.findByRole('form')
    const input = canvasElement.querySelector('input[type=file]')
    if (!input) throw new Error('No field for a file')
    const icon = new File(['<svg xmlns="http://www.w3.org/2000/svg" width="8" height="8"/>'], 'icon.svg', {
      type: 'image/svg+xml',
    })
    await fireEvent.change(input, { target: { files: [icon] } })
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      says('uploadIcon.failedReason', { reason: WHY }),
    )
    await expect(canvas.getByText('tkt_workspace')).toBeVisible()
    await expect(canvas.getByRole('button', { name: says('errorBlock.copyTicket') })).toBeVisible()
  },
})

export const FailsAndLosesNothing = meta.story({
  tags: ['logs-errors'],
  parameters: { mock: { ...mock, faults: [saving('POST')] } },
  play: async ({ canvas, userEvent, mock: { backend }, says }) => {
    const form = within(await canvas.findByRole('form'))
    const name = form.getByRole('textbox', { name: new RegExp(says('workspaceSection.name')) })
    await userEvent.type(name, '2')
    await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
    // The toast is the one place that speaks of it.
    const toast = (await screen.findByText(says('workspaceSection.saveFailed'))).closest('[role=alert]')
    await expect(toast).toHaveTextContent(/tkt_/)
    await expect(toast).toHaveTextContent(WHY)
    await expect(form.queryByRole('alert')).toBeNull()
    await expect(name).toHaveValue('株式会社さくら珈琲焙煎所2')
    await expect(name).not.toHaveAttribute('readonly')
    ;(await backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
    await expect(await screen.findAllByText(says('workspaceSection.saved'))).not.toHaveLength(0)
    await expect(form.queryByRole('alert')).toBeNull()
  },
})

/** Another owner was quicker. */
function saveAs(db: Db, name: string) {
  const stored = db.workspaces.get('ws_sakura')
  if (stored) db.workspaces.put({ ...stored, name, version: stored.version + 1 })
}

export const SomebodyElseSaved = meta.story({
  tags: ['logs-errors'],
  play: async ({ canvas, userEvent, mock: { backend }, says, step }) => {
    const form = within(await canvas.findByRole('form'))
    const name = form.getByRole('textbox', { name: new RegExp(says('workspaceSection.name')) })
    const { db } = await backend()
    saveAs(db, '京都')
    await userEvent.type(name, '2')
    await step('it says so, and what was typed stays', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
      await userEvent.click(await form.findByRole('button', { name: says('conflict.compare') }))
      await expect(form.getByRole('cell', { name: '京都' })).toBeVisible()
      await expect(name).toHaveValue('株式会社さくら珈琲焙煎所2')
    })
    await step('saving again sends nothing before it is decided', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('form.save') }))
      await expect(db.workspaces.get('ws_sakura')?.name).toBe('京都')
    })
    await step('keep mine saves over it', async () => {
      await userEvent.click(form.getByRole('button', { name: says('conflict.keepMine') }))
      await waitFor(() => expect(db.workspaces.get('ws_sakura')?.name).toBe('株式会社さくら珈琲焙煎所2'))
      await waitFor(() => expect(form.queryByRole('button', { name: says('conflict.compare') })).toBeNull())
    })
  },
})

export const TheirsIsLoaded = meta.story({
  tags: ['logs-errors'],
  play: async ({ canvas, userEvent, mock: { backend }, says }) => {
    const form = within(await canvas.findByRole('form'))
    const name = form.getByRole('textbox', { name: new RegExp(says('workspaceSection.name')) })
    saveAs((await backend()).db, '大阪')
    await userEvent.type(name, '2')
    await userEvent.click(form.getByRole('button', { name: says('form.save') }))
    await userEvent.click(await form.findByRole('button', { name: says('conflict.takeTheirs') }))
    await waitFor(() => expect(name).toHaveValue('大阪'))
    await expect(form.queryByRole('alert')).toBeNull()
  },
})

export const Member = meta.story({
  globals: { role: 'member' },
  play: async ({ canvas, says }) => {
    const name = await canvas.findByRole('textbox', { name: new RegExp(says('workspaceSection.name')) })
    await waitFor(() => expect(name).toHaveAttribute('readonly'))
    await expect(canvas.getByText(says('roleLabel.onlyOwner'))).toBeVisible()
    await expect(
      canvas.queryByRole('button', { name: says('chip.remove', { label: 'sakura-roastery.example' }) }),
    ).toBeNull()
  },
})

export const Loading = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'timeout', path: WORKSPACE }] } },
  play: async ({ canvas, says }) => {
    await expect(canvas.getByRole('heading', { name: says('workspaceSection.title') })).toBeVisible()
    await expect(canvas.queryByRole('textbox')).toBeNull()
  },
})

export const Failed = meta.story({
  parameters: { mock: { ...mock, faults: [{ kind: 'status', code: 500, path: WORKSPACE }] } },
  play: async ({ canvas, userEvent, mock: { backend }, says }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('workspaceSection.failed'))
    ;(await backend()).faults.clear()
    await userEvent.click(canvas.getByRole('button', { name: says('errorBlock.retry') }))
    await expect(await canvas.findAllByRole('textbox')).not.toHaveLength(0)
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findAllByRole('textbox')).not.toHaveLength(0)
  },
})
