import { useState } from 'react'
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { ApiError } from '#api/core'
import { createDrafts, oneTab, type Drafts } from '#features/editor/persistence'
import { documentOfEveryBlock, sampleData } from '#features/editor/state'
import { systemClock } from '#lib/clock'
import type { KeptRecords } from '#lib/kept-records'
import { recordsInMemory } from '#lib/kept-records.fake'
import { emptyDocument } from '#mail/document'
import { apply } from '#mail/operations'
import { EditorScreen, type EditorScreenProps } from './editor-screen.tsx'

const key = 'mail-draft:ws_sakura:d1'
const stored = {
  id: 'd1',
  name: 'Spring harvest',
  updatedAt: '2026-03-01T09:00:00.000Z',
  stamp: 'one',
  document: documentOfEveryBlock,
  versions: [],
}

/** Lists say when a draft was changed. */
const clock = { ...systemClock, now: () => Date.UTC(2026, 2, 1, 11) }

let drafts: Drafts
let records: KeptRecords

interface WithDraftsProps extends Pick<EditorScreenProps, 'draftId' | 'onCreateCampaign'> {
  /** What the browser keeps under the key of the draft. */
  kept: unknown
  /** Whether the browser also keeps an earlier state. */
  withHistory?: boolean
  /** Fails to keep anything more. */
  full?: boolean
}

function WithDrafts({ kept, withHistory = false, full = false, draftId: first, ...rest }: WithDraftsProps) {
  const [made] = useState(() => {
    records = recordsInMemory()
    // In memory it is there at once.
    if (kept !== undefined) void records.put(key, kept)
    if (withHistory)
      void records.put(
        `mail-history:ws_sakura:d1:${String(Date.UTC(2026, 2, 1, 10, 2)).padStart(15, '0')}:1`,
        JSON.stringify(documentOfEveryBlock),
      )
    if (full) records.put = () => Promise.reject(new DOMException('full', 'QuotaExceededError'))
    drafts = createDrafts({ workspaceId: 'ws_sakura', records, channel: oneTab, clock })
    return drafts
  })
  const [draftId, setDraftId] = useState(first)
  return (
    <EditorScreen
      data={sampleData}
      place={{ scope: 'ws_sakura' }}
      drafts={made}
      draftId={draftId}
      onDraftChange={setDraftId}
      {...rest}
    />
  )
}

const meta = preview.meta({
  component: WithDrafts,
  args: { kept: stored, draftId: 'd1', onCreateCampaign: fn(async () => {}) },
  parameters: { frame: 'screen' },
})

export const Default = meta.story({
  play: async ({ canvas, args, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('editor.frame.createCampaign') }))
    await waitFor(() =>
      expect(args.onCreateCampaign).toHaveBeenCalledWith(documentOfEveryBlock, 'Spring harvest'),
    )
  },
})

export const ListOfDrafts = meta.story({
  args: { draftId: undefined },
  play: async ({ canvasElement }) => {
    await waitFor(() =>
      expect(canvasElement.querySelector('iframe')?.contentDocument?.body.textContent).toContain(
        'New leaves',
      ),
    )
  },
})
/** What is chosen beside the mail is scrolled to, and so is what an undo selects, however long the mail is. */
/** A name of blanks would leave nothing to press. */
export const ABlankNameIsNone = meta.story({
  tags: ['!picture'],
  args: { draftId: undefined, kept: { ...stored, name: '  ' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByRole('button', { name: says('editor.drafts.untitled') })).toBeVisible()
  },
})

export const ShowsWhatIsChosenBesideIt = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const mail = await canvas.findByRole('application', { name: says('editor.canvas.label') })
    const block = (id: string) => mail.querySelector(`[data-node=${id}]`)?.getBoundingClientRect()
    const isInSight = (id: string) =>
      waitFor(() => {
        const { top = -1, bottom = -1 } = block(id) ?? {}
        return expect(bottom > 0 && top < window.innerHeight).toBe(true)
      })
    await userEvent.click(await canvas.findByRole('tab', { name: says('editor.frame.outline') }))
    const item = (name: RegExp) => canvas.findByRole('treeitem', { name })
    await step('chosen in the outline', async () => {
      await expect(block('footer')?.top).toBeGreaterThan(window.innerHeight)
      await userEvent.click(await item(new RegExp(`^${says('editor.node.footer')}`)))
      await isInSight('footer')
    })
    await step('moved there', async () => {
      await userEvent.click(await item(/New leaves/))
      await isInSight('text')
      await userEvent.click(await item(/Answer/))
      await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
      await isInSight('form')
    })
    await step('undone', async () => {
      await userEvent.click(await item(/New leaves/))
      await isInSight('text')
      await userEvent.click(canvas.getByRole('button', { name: says('editor.command.undo') }))
      await isInSight('form')
    })
  },
})

/** The focus goes to the mail that was begun, and back to it in the list. */
/** Whoever changed a look or inserted a block beside the mail takes it back with the keys, without going to the mail first. */
export const UndoKeysWorkBesideTheMail = meta.story({
  tags: ['!picture'],
  args: { kept: { ...stored, document: emptyDocument('en') } },
  play: async ({ canvas, userEvent, says, step }) => {
    const mail = within(await canvas.findByRole('application'))
    const panel = await canvas.findByRole('region', { name: says('editor.frame.left') })
    const tile = await within(panel).findByRole('button', { name: says('editor.node.button') })
    await userEvent.click(tile)
    await mail.findByRole('group', { name: new RegExp(`^${says('editor.node.button')}`) })
    await step('a look', async () => {
      const right = await canvas.findByRole('radio', { name: says('inspector.alignRight') })
      await userEvent.click(right)
      await expect(right).toBeChecked()
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(right).not.toBeChecked()
      await userEvent.keyboard('{Control>}y{/Control}')
      await expect(right).toBeChecked()
      await userEvent.keyboard('{Control>}z{/Control}')
    })
    await step('the block: the focus goes to the mail, where nothing of it is left', async () => {
      await userEvent.keyboard('{Control>}z{/Control}')
      await expect(
        mail.queryByRole('group', { name: new RegExp(`^${says('editor.node.button')}`) }),
      ).toBeNull()
      await expect(canvas.getByRole('application')).toContainElement(focusedElement())
    })
  },
})

const focusedElement = () =>
  document.activeElement instanceof HTMLElement ? document.activeElement : document.body

export const BeginsAMailAndGoesBack = meta.story({
  args: { draftId: undefined },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('editor.drafts.create') }))
    const sheet = within(await screen.findByRole('dialog', { name: says('editor.drafts.chooseStarter') }))
    await userEvent.click(await sheet.findByRole('button', { name: says('mailStarters.letter') }))
    const mail = await canvas.findByRole('application', { name: says('editor.canvas.label') })
    await waitFor(() => expect(mail.contains(document.activeElement)).toBe(true))
    await userEvent.click(canvas.getByRole('button', { name: says('editor.frame.back') }))
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: says('editor.drafts.untitled') })).toHaveFocus(),
    )
  },
})
export const NoDraftsYet = meta.story({ args: { kept: undefined, draftId: undefined } })
export const Damaged = meta.story({
  args: {
    kept: {
      ...stored,
      document: 'not a mail',
      versions: [{ id: 'v', name: 'Yesterday', at: '2026-02-28T09:00:00.000Z', document: emptyDocument() }],
    },
  },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: says('editor.drafts.restoreLast', { name: 'Yesterday' }) }),
    )
    await expect(await canvas.findByText(says('editor.canvas.emptyMail'))).toBeVisible()
  },
})
export const FromANewerVersion = meta.story({
  args: { kept: { ...stored, document: { ...documentOfEveryBlock, version: 2 } } },
})

export const DamagedWithALastGoodVersion = meta.story({
  args: { kept: { ...stored, document: 'not a mail' }, withHistory: true },
  play: async ({ canvas, userEvent, says }) => {
    const start = says('editor.drafts.restoreLastGood', { time: '|' }).split('|')
    const restore = await canvas.findByRole('button', {
      name: (name) => start.every((part) => name.includes(part)) && name.includes('2026'),
    })
    await userEvent.click(restore)
    await expect(await canvas.findByText('Shop now')).toBeVisible()
  },
})

export const DamagedWithoutAnyVersion = meta.story({
  args: { kept: { ...stored, document: 'not a mail' } },
  play: async ({ canvas, says }) => {
    await expect(await canvas.findByText(says('editor.drafts.noGood'))).toBeVisible()
  },
})

/** The draft as another tab saves it: with another label on its button. */
const elsewhere = () => {
  const { document } = apply(documentOfEveryBlock, {
    type: 'update',
    id: 'button',
    set: { label: [{ type: 'text', text: 'See the harvest' }] },
  })
  return drafts.save({ ...stored, document }, { force: true })
}

export const MergesWhatAnotherTabSaved = meta.story({
  play: async ({ canvas, userEvent, says }) => {
    const name = await canvas.findByRole('textbox', { name: says('editor.frame.name') })
    await elsewhere()
    await userEvent.type(name, '!')
    await expect(await canvas.findByText('See the harvest')).toBeVisible()
    await expect(name).toHaveValue('Spring harvest!')
    await waitFor(async () =>
      expect(await drafts.load('d1')).toMatchObject({ draft: { name: 'Spring harvest!' } }),
    )
  },
})

export const ChangedInBothTabs = meta.story({
  play: async ({ canvas, userEvent, says, step }) => {
    const button = await canvas.findByRole('group', { name: /Shop now/ })
    await elsewhere()
    await userEvent.click(button)
    await userEvent.keyboard('{Delete}')
    await expect(await canvas.findByText(says('editor.merge.notice', { count: 1 }))).toBeVisible()
    await step('their version is taken, and undo brings mine back', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('editor.merge.takeTheirs') }))
      await expect(await canvas.findByText('See the harvest')).toBeVisible()
      await expect(canvas.queryByText(says('editor.merge.noticeTitle'))).toBeNull()
      await userEvent.click(canvas.getByRole('button', { name: says('editor.command.undo') }))
      await waitFor(() => expect(canvas.queryByText('See the harvest')).toBeNull())
    })
  },
})

export const History = meta.story({
  args: { withHistory: true },
  play: async ({ canvas, canvasElement, userEvent, says }) => {
    const button = await canvas.findByRole('group', { name: /Shop now/ })
    await userEvent.click(button)
    await userEvent.keyboard('{Delete}')
    await waitFor(() => expect(canvas.queryByRole('group', { name: /Shop now/ })).toBeNull())
    await userEvent.click(canvas.getByRole('button', { name: says('editor.frame.history') }))
    const dialog = within(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: says('editor.history.title'),
      }),
    )
    const slider = await dialog.findByRole('slider')
    await waitFor(() => expect(slider).toBeEnabled())
    // The keys of a slider are the browser's own, which only a journey presses.
    await fireEvent.change(slider, { target: { value: '0' } })
    await userEvent.click(dialog.getByRole('button', { name: says('editor.history.restore') }))
    await expect(await canvas.findByRole('group', { name: /Shop now/ })).toBeVisible()
    await userEvent.click(canvas.getByRole('button', { name: says('editor.command.undo') }))
    await waitFor(() => expect(canvas.queryByRole('group', { name: /Shop now/ })).toBeNull())
  },
})

let isBroken = false
export const CreatingACampaignFails = meta.story({
  beforeEach: () => {
    isBroken = true
  },
  args: {
    onCreateCampaign: fn(async () => {
      if (isBroken) throw new ApiError(500, 'Broken', 'tk_7f3a9c')
    }),
  },
  play: async ({ canvas, args, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('editor.frame.createCampaign') }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(says('editor.frame.createFailed'))
    await expect(within(alert).getByText('tk_7f3a9c')).toBeVisible()
    isBroken = false
    await userEvent.click(within(alert).getByRole('button', { name: says('inlineError.retry') }))
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())
    await expect(args.onCreateCampaign).toHaveBeenCalledTimes(2)
  },
})

const refusal = (error: ApiError) => ({
  onCreateCampaign: fn(async () => Promise.reject(error)),
})

export const CreatingOffline = meta.story({
  args: refusal(new ApiError(0, '', '', 'network')),
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('editor.frame.createCampaign') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(says('editor.frame.createOffline'))
  },
})

export const CreatingIsRefused = meta.story({
  args: refusal(new ApiError(422, 'The subject is missing.', 'tk_422')),
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('editor.frame.createCampaign') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      says('editor.frame.createInvalid', { said: 'The subject is missing.' }),
    )
  },
})

export const CreatingANameThatIsTaken = meta.story({
  args: refusal(new ApiError(409, 'The name is taken.', 'tk_409')),
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('editor.frame.createCampaign') }))
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      says('editor.frame.createConflict', { said: 'The name is taken.' }),
    )
  },
})

export const CreatingIsForbidden = meta.story({
  args: refusal(new ApiError(403, 'Forbidden', 'tk_403')),
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('editor.frame.createCampaign') }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent(says('editor.frame.createForbidden'))
    await expect(within(alert).queryByRole('button', { name: says('inlineError.retry') })).toBeNull()
  },
})

export const BrowserIsFull = meta.story({
  args: { full: true },
  play: async ({ canvas, userEvent, says }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: says('editor.frame.name') }), '!')
    await expect((await canvas.findAllByText(says('editor.frame.full')))[0]).toBeVisible()
  },
})

export const Narrow = meta.story({
  globals: { viewport: { value: 'smallest' } },
  play: async ({ canvas, userEvent, canvasElement, says }) => {
    await userEvent.click(await canvas.findByRole('button', { name: says('editor.frame.inspector') }))
    await expect(
      await within(canvasElement.ownerDocument.body).findByRole('dialog', {
        name: says('editor.frame.inspector'),
      }),
    ).toBeVisible()
  },
})

/** A sheet covers the mail: it goes when what was chosen or inserted in it is there to be seen. */
export const SheetsGoToWhatWasChosenInThem = meta.story({
  globals: { viewport: { value: 'smallest' } },
  tags: ['!picture'],
  play: async ({ canvas, userEvent, says, step }) => {
    const mail = await canvas.findByRole('application', { name: says('editor.canvas.label') })
    const dialog = (name: string) => screen.findByRole('dialog', { name })
    const arrives = async (name: RegExp) => {
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(document.activeElement).toHaveAccessibleName(name))
      await expect(mail.contains(document.activeElement)).toBe(true)
    }
    await step('a block', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('editor.frame.left') }))
      const left = within(await dialog(says('editor.frame.left')))
      await userEvent.click(await left.findByRole('button', { name: says('editor.node.button') }))
      await arrives(new RegExp(`^${says('editor.node.button')}`))
    })
    await step('a text is written in at once', async () => {
      await userEvent.click(canvas.getByRole('button', { name: says('editor.frame.left') }))
      const left = within(await dialog(says('editor.frame.left')))
      await userEvent.click(await left.findByRole('button', { name: says('editor.insert.heading') }))
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(within(mail).getByRole('textbox')).toHaveFocus())
      await userEvent.keyboard('{Escape}')
    })
    await step('what a finding is about', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^(Checks|チェック)/ }))
      const checks = within(await dialog(says('editor.frame.checksTitle')))
      const [finding] = await checks.findAllByRole('button', { name: new RegExp(says('editor.node.button')) })
      if (!finding) throw new Error('Nothing was found')
      await userEvent.click(finding)
      await arrives(new RegExp(`^${says('editor.node.button')}`))
    })
    await step('what is about the whole mail', async () => {
      await userEvent.click(canvas.getByRole('button', { name: /^(Checks|チェック)/ }))
      const checks = within(await dialog(says('editor.frame.checksTitle')))
      await userEvent.click(
        await checks.findByRole('button', { name: new RegExp(says('mailCheck.previewMissing')) }),
      )
      await expect(await dialog(says('editor.frame.inspector'))).toBeVisible()
    })
  },
})

/** The page behind the mail, and the toolbar of a text, which sticks within it, go on as long as the mail. */
export const TheCanvasIsAsTallAsTheMail = meta.story({
  tags: ['!picture'],
  play: async ({ canvas, says }) => {
    const mail = await canvas.findByRole('application', { name: says('editor.canvas.label') })
    await waitFor(() => expect(mail.scrollHeight).toBe(mail.clientHeight))
    await expect(mail.clientHeight).toBeGreaterThan(window.innerHeight)
  },
})
