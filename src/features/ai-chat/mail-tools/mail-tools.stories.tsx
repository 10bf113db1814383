import { useMemo, useState } from 'react'
import type { StoryContext } from 'storybook/internal/csf'
import { expect, fn, waitFor, within } from 'storybook/test'
import preview from '#.storybook/preview'
import { AssistantPanel } from '#features/ai-chat'
import { createOpenMail, type OpenMail } from '#features/editor/desk'
import { createEditorStore, documentOfEveryBlock, type EditorStore } from '#features/editor/state'
import { plainText } from '#mail/document/content'
import { mailTools } from './mail-tools.tsx'
import { PatchProposal } from './patch-proposal.tsx'

let store: EditorStore
let mail: OpenMail

/** The assistant beside an editor that is not drawn. */
function BesideAnEditor({ readOnly = false }: { readOnly?: boolean }) {
  const tools = useMemo(() => {
    store = createEditorStore(documentOfEveryBlock, { readOnly })
    mail = createOpenMail(store)
    return mailTools(mail, () => undefined)
  }, [readOnly])
  return <AssistantPanel tools={tools} />
}

const meta = preview.meta({
  component: BesideAnEditor,
  parameters: { frame: 'screen', mock: { workspaceId: 'ws_sakura' } },
})

/** Ms: longer than any answer here takes. */
const LONG = 60_000
/** Ms: by then the slow script has named the block, and is not at its end. */
const HALF = 2500
/** Of an answer, not of what a tool gave it. */
const ANSWER = { selector: 'li > div > p, li > div > p > span, li > div > ul > li' }
const QUESTIONS = { change: 'Improve this email', subject: 'Suggest a subject for this email' }

/** Asks about the mail, which is read; then the assistant goes on with what it was told, to the end. */
async function ask({ canvas, userEvent, mock, says }: StoryContext, question: string) {
  await userEvent.type(canvas.getByRole('textbox'), `${question}{Enter}`)
  await canvas.findByText(says('chatThread.generating'))
  mock.pass(LONG)
  await canvas.findByText(says('mailTools.readSelection'))
  await canvas.findByText(says('chatThread.generating'))
  mock.pass(LONG)
}

export const ReadsTheMailAndProposesChanges = meta.story({
  play: async (context) => {
    const { canvas, mock, says, step } = context
    await ask(context, QUESTIONS.change)
    const card = within(await canvas.findByRole('region', { name: says('mailTools.patchTitle') }))
    await step('nothing is changed before it is decided', async () => {
      await expect(card.getByText(says('mailTools.patchProgress', { open: 5, total: 5 }))).toBeVisible()
      await expect(store.getState().document).toBe(documentOfEveryBlock)
    })
    await step('the card follows the decisions in the editor', async () => {
      const hunk = mail.review.get()?.proposal.hunks[0]
      mail.review.get()?.accept(hunk?.id ?? '')
      await expect(
        await card.findByText(says('mailTools.patchProgress', { open: 4, total: 5 })),
      ).toBeVisible()
    })
    await step('at the end the assistant is told which were accepted', async () => {
      mail.review.get()?.rejectAll()
      await canvas.findByText(says('chatThread.generating'))
      mock.pass(LONG)
      await expect(await canvas.findByText(says('editor.proposal.told.accepted'), ANSWER)).toBeVisible()
    })
  },
})

export const DeclinedAltogether = meta.story({
  play: async (context) => {
    const { canvas, userEvent, says } = context
    await ask(context, QUESTIONS.change)
    const card = within(await canvas.findByRole('region', { name: says('mailTools.patchTitle') }))
    await userEvent.click(card.getByRole('button', { name: says('clientTools.decline') }))
    await waitFor(() => expect(mail.review.get()).toBeUndefined())
    await expect(store.getState().document).toBe(documentOfEveryBlock)
  },
})

export const ABlockIsLockedWhileItIsWrittenAbout = meta.story({
  play: async ({ canvas, userEvent, mock, says, step }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script slow_patch{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(HALF)
    await waitFor(() => expect(mail.work.get()?.ids).toEqual(['button']))
    await step('Stop in the editor stops the answer', async () => {
      mail.work.get()?.onStop()
      await waitFor(() => expect(mail.work.get()).toBeUndefined())
      await expect(await canvas.findByText(says('chatThread.stopped'))).toBeVisible()
      await expect(store.getState().document).toBe(documentOfEveryBlock)
    })
  },
})

export const WhatMakesNoSenseIsAnsweredInWords = meta.story({
  play: async ({ canvas, userEvent, mock, says }) => {
    await userEvent.type(canvas.getByRole('textbox'), '/script strange_patch{Enter}')
    await canvas.findByText(says('chatThread.generating'))
    mock.pass(LONG)
    const reason = says('editor.proposal.refused.malformed')
    const given = says('editor.proposal.told.at', { place: 1, reason })
    await expect(await canvas.findByText(given, { exact: false, selector: 'p' })).toBeInTheDocument()
    await expect(mail.review.get()).toBeUndefined()
    await expect(store.getState().document).toBe(documentOfEveryBlock)
  },
})

export const ReadOnlyMail = meta.story({
  args: { readOnly: true },
  play: async (context) => {
    const { canvas, says } = context
    await ask(context, QUESTIONS.change)
    await expect(
      (await canvas.findAllByText(says('editor.proposal.told.readOnly'), { exact: false }))[0],
    ).toBeInTheDocument()
    await expect(mail.review.get()).toBeUndefined()
  },
})

export const ASubjectIsTaken = meta.story({
  play: async (context) => {
    const { canvas, userEvent, says, step } = context
    await ask(context, QUESTIONS.subject)
    const card = within(await canvas.findByRole('region', { name: says('mailTools.subjectsTitle') }))
    await expect(card.getAllByRole('listitem')).toHaveLength(3)
    await step('with its preview text, in one step of undo', async () => {
      await userEvent.click(
        card.getByRole('button', { name: says('mailTools.useNamed', { subject: 'New beans are in' }) }),
      )
      const { settings } = store.getState().document
      await expect(settings.title).toBe('New beans are in')
      await expect(plainText(settings.preheader)).toMatch(/^Roasted this week/)
      store.undo()
      await expect(store.getState().document).toBe(documentOfEveryBlock)
    })
    await expect(canvas.queryByRole('region', { name: says('mailTools.subjectsTitle') })).toBeNull()
  },
})

const told = fn<(content: string) => void>()

/** What a reload leaves: the conversation with an open call, and no proposal. */
export const AfterAReloadTheProposalHasLapsed = meta.story({
  render: function AfterAReload() {
    const [open] = useState(() => createOpenMail(createEditorStore(documentOfEveryBlock)))
    mail = open
    return (
      <PatchProposal
        mail={open}
        patch={{ summary: 'Removes the button.', operations: [{ type: 'remove', id: 'button' }] }}
        call={{ id: 'call', isNew: false }}
        onAnswer={told}
        onReveal={() => undefined}
      />
    )
  },
  play: async ({ says }) => {
    await waitFor(() => expect(told).toHaveBeenCalledWith(says('mailTools.lapsed')))
    await expect(mail.review.get()).toBeUndefined()
  },
})
