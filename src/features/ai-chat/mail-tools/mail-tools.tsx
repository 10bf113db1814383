import type { OpenMail, ProposedSubject } from '#features/editor/desk'
import { proposingTool, readingTool, type ClientTool, type WrittenCall } from '#features/ai-chat/client-tools'
import { idsIn, readPatch, readSubjects, type GivenPatch } from './mail-arguments.model.ts'
import { mailMessages } from './mail-tools.messages.ts'
import { PatchProposal } from './patch-proposal.tsx'
import { SubjectsProposal } from './subjects-proposal.tsx'

/** What the assistant can have done with the mail that is open in the editor (AST-30). */
export const mailTools = (mail: OpenMail, onReveal: () => void): readonly ClientTool[] => [
  readingTool<object>({
    name: 'read_selection',
    title: mailMessages.readSelection,
    read: () => ({}),
    run: mail.describe,
  }),
  proposingTool<GivenPatch>({
    name: 'propose_email_patch',
    title: mailMessages.proposePatch,
    question: mailMessages.patchTitle,
    read: readPatch,
    onWriting: (call) => tellWork(mail, call),
    card: (patch, onAnswer, call) => (
      <PatchProposal mail={mail} patch={patch} call={call} onAnswer={onAnswer} onReveal={onReveal} />
    ),
  }),
  proposingTool<readonly ProposedSubject[]>({
    name: 'propose_subjects',
    title: mailMessages.proposeSubjects,
    question: mailMessages.subjectsTitle,
    read: readSubjects,
    card: (subjects, onAnswer) => (
      <SubjectsProposal takeSubject={mail.takeSubject} subjects={subjects} onAnswer={onAnswer} />
    ),
  }),
]

/** Which blocks a proposal is about is known as soon as it names them. */
function tellWork({ isReadOnly, work }: OpenMail, call: WrittenCall | undefined): void {
  if (!call || isReadOnly()) {
    work.set(undefined)
    return
  }
  const ids = idsIn(call.arguments)
  if (work.get()?.ids.length !== ids.length) work.set({ ids, onStop: call.stop })
}
