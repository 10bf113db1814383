import { expect, fn, screen, waitFor, within } from 'storybook/test'
import type { StoryContext } from 'storybook/internal/csf'
import preview from '#.storybook/preview'
import { toasts } from '#components/toast'
import { withEditor, type EditorStore } from '#features/editor/state'
import { emptyDocument } from '#mail/document'
import { starters } from '#mail/starters/index'
import { ImportDialog, type ImportDialogProps } from './import-dialog.tsx'

const starter = (wanted: string) =>
  starters.find(({ key }) => key === wanted)?.document('en') ?? emptyDocument('en')

let store: EditorStore
const onStore = (made: EditorStore) => {
  store = made
}

const meta = preview.meta({
  component: ImportDialog,
  decorators: [withEditor(starter('letter'), {}, { onStore })],
  args: { open: true, onClose: fn<ImportDialogProps['onClose']>() },
  parameters: { frame: 'screen', docs: { story: { inline: false, height: '640px' } } },
  // A toast of the story before would cover the buttons of a narrow one.
  beforeEach: () => toasts.removeAll(),
})

type Context = Pick<StoryContext, 'says' | 'userEvent'>
const dialog = async () => within(await screen.findByRole('dialog'))
async function choose({ says, userEvent }: Context, name: string, content: BlobPart) {
  const { getByLabelText } = await dialog()
  await userEvent.upload(getByLabelText(new RegExp(says('mailImport.fileLabel'))), new File([content], name))
}
async function paste({ says, userEvent }: Context, content: string) {
  const { getByRole } = await dialog()
  await userEvent.click(getByRole('radio', { name: says('mailImport.paste') }))
  await userEvent.click(getByRole('textbox', { name: says('mailImport.pasteLabel') }))
  if (content !== '') await userEvent.paste(content)
  await userEvent.click(getByRole('button', { name: says('mailImport.read') }))
}

const html = `<!doctype html><html lang="en"><body><center><table width="600"><tr><td>
<h1>Spring sale</h1><p>Hello *|FNAME|*, everything is <b>20% off</b>.</p></td></tr>
<tr><td bgcolor="#d92b2b" align="center"><a href="https://shop.example/buy" style="display:inline-block;padding:12px;color:#fff">Buy now</a></td></tr>
<tr><td><form action="https://shop.example"><input name="a"><p>Vote for a color</p></form><img src="x" onerror="window.ran=true"></td></tr></table></center></body></html>`

export const ConditionsThatCannotBeImportedAreSaid = meta.story({
  tags: ['!picture'],
  play: async ({ says, userEvent }) => {
    await paste(
      { says, userEvent },
      '<h1>Sale</h1>*|IF:REWARDS|*<p>Your points</p>*|END:IF|*<p>{% if a > 3 %}Many{% endif %} thanks</p>',
    )
    const { findByText } = await dialog()
    await expect(await findByText(says('mailImport.conditionsLeftOut', { count: 1 }))).toBeVisible()
  },
})

export const PastedSourceIsNotLostByEscape = meta.story({
  tags: ['!picture'],
  play: async ({ args, says, userEvent }) => {
    const { getByRole } = await dialog()
    await userEvent.click(getByRole('radio', { name: says('mailImport.paste') }))
    const field = getByRole('textbox', { name: says('mailImport.pasteLabel') })
    await userEvent.click(field)
    await userEvent.paste('<h1>Sale</h1>')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.stay') }))
    await expect(field).toHaveValue('<h1>Sale</h1>')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: says('leaveGuard.discard') }))
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce())
  },
})

export const Html = meta.story({
  play: async ({ args, says, userEvent }) => {
    const before = store.getState().document
    await choose({ says, userEvent }, 'sale.html', html)
    const { findByText, getByText, getByRole } = await dialog()
    await expect(await findByText(says('mailImport.report', { blocks: 4 }))).toBeVisible()
    await expect(getByText(says('mailImport.keptAsHtml', { count: 1 }))).toBeVisible()
    await expect(getByText(says('mailImport.withoutFile', { count: 1 }))).toBeVisible()
    await expect(store.getState().document).toBe(before)
    await userEvent.click(getByRole('button', { name: says('mailImport.replace') }))
    await expect(args.onClose).toHaveBeenCalledOnce()
    await expect(JSON.stringify(store.getState().document)).toContain('Spring sale')
    await expect(Reflect.get(window, 'ran')).toBeUndefined()
    await userEvent.click(await screen.findByRole('button', { name: says('mailImport.undo') }))
    await expect(store.getState().document).toBe(before)
  },
})

export const JsonWithProblems = meta.story({
  play: async ({ says, userEvent }) => {
    const before = store.getState().document
    const broken = JSON.stringify({ ...starter('announcement'), version: 2 }).replace(
      '"type":"button"',
      '"type":"countdown"',
    )
    await choose({ says, userEvent }, 'mail.json', broken)
    const { findByText, getByText, getByRole } = await dialog()
    await expect(await findByText(says('mailImport.newer_version'))).toBeVisible()
    await expect(getByText(says('mailImport.unknown_block', { count: 1 }))).toBeVisible()
    await userEvent.click(getByRole('button', { name: says('mailImport.append') }))
    const { document } = store.getState()
    await expect(document.sections.slice(0, before.sections.length)).toEqual(before.sections)
    await expect(document.sections.length).toBeGreaterThan(before.sections.length)
    // The notice offers to undo the import: it goes with what would be undone instead.
    await screen.findByRole('button', { name: says('mailImport.undo') })
    store.undo()
    await expect(store.getState().document).toBe(before)
    // At once, not when its time is over.
    await expect(toasts.visible()).toEqual([])
  },
})

export const PastedMjmlIntoAnEmptyMail = meta.story({
  decorators: [withEditor(starter('blank'), {}, { onStore })],
  play: async ({ says, userEvent }) => {
    await paste(
      { says, userEvent },
      '<mjml><mj-body><mj-section><mj-column><mj-text>Hello from MJML</mj-text></mj-column></mj-section></mj-body></mjml>',
    )
    const { findByRole, queryByRole } = await dialog()
    const use = await findByRole('button', { name: says('mailImport.use') })
    await expect(queryByRole('button', { name: says('mailImport.append') })).toBeNull()
    await userEvent.click(use)
    await expect(JSON.stringify(store.getState().document)).toContain('Hello from MJML')
  },
})

export const InAnEncodingOfJapan = meta.story({
  tags: ['!picture'],
  play: async ({ says, userEvent }) => {
    const words = Uint8Array.of(0x8f, 0x74, 0x82, 0xcc, 0x90, 0x56, 0x93, 0xa4)
    await choose({ says, userEvent }, 'sale.html', new Blob(['<meta charset="Shift_JIS"><p>', words, '</p>']))
    const { findByRole } = await dialog()
    await userEvent.click(await findByRole('button', { name: says('mailImport.replace') }))
    await expect(JSON.stringify(store.getState().document)).toContain('春の新豆')
  },
})

export const WhatIsNoMailIsRefused = meta.story({
  play: async ({ says, userEvent }) => {
    const { findByText } = await dialog()
    await paste({ says, userEvent }, '')
    await expect(await findByText(says('mailImport.empty'))).toBeVisible()
    await paste({ says, userEvent }, 'Dear all, see you tomorrow')
    await expect(await findByText(says('mailImport.not_mail'))).toBeVisible()
    await userEvent.click((await dialog()).getByRole('radio', { name: says('mailImport.file') }))
    await choose({ says, userEvent }, 'package.json', '{"name":"otegami"}')
    await expect(await findByText(says('mailImport.not_document'))).toBeVisible()
    await choose(
      { says, userEvent },
      'picture.html',
      Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0x3c, 0x70, 0x3e),
    )
    await expect(await findByText(says('mailImport.not_mail'))).toBeVisible()
    await choose({ says, userEvent }, 'huge.html', 'x'.repeat(5_000_001))
    await waitFor(async () => expect(await findByText(says('mailImport.too_large'))).toBeVisible())
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ says, userEvent }) => {
    await choose({ says, userEvent }, 'sale.html', html)
    await (await dialog()).findByText(says('mailImport.report', { blocks: 4 }))
  },
})
