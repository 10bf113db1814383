import { expect, screen, spyOn, waitFor } from 'storybook/test'
import preview from '#.storybook/preview'
import { withEditor } from '#features/editor/state'
import { emptyDocument } from '#mail/document'
import { starters } from '#mail/starters/index'
import { ExportMenu } from './export-menu.tsx'

const mail = starters.find(({ key }) => key === 'announcement')?.document('en') ?? emptyDocument('en')

const meta = preview.meta({ component: ExportMenu, decorators: [withEditor(mail)] })

export const SavesAMessage = meta.story({
  play: async ({ canvas, says, userEvent }) => {
    const made = spyOn(URL, 'createObjectURL').mockReturnValue('#')
    await userEvent.click(canvas.getByRole('button', { name: says('mailExport.export') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('mailExport.eml') }))
    await waitFor(() => expect(made).toHaveBeenCalledOnce())
    const [file] = made.mock.lastCall ?? []
    const message = file instanceof Blob ? await file.text() : ''
    await expect(message).toContain('Subject: An update to your account')
    await expect(message).toMatch(/text\/plain[^]*text\/html/)
    await expect(
      await screen.findByText(says('mailExport.saved', { name: 'An update to your account.eml' })),
    ).toBeVisible()
  },
})

export const SaysWhenTheSenderIsInvalid = meta.story({
  args: { envelope: { from: { address: 'not an address' } } },
  play: async ({ canvas, says, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: says('mailExport.export') }))
    await userEvent.click(await screen.findByRole('menuitem', { name: says('mailExport.eml') }))
    await expect(await screen.findByText(says('mailExport.failed'))).toBeVisible()
  },
})
