import { useEffect, useState } from 'react'
import type { IntlShape } from 'react-intl'
import type { EditorStore } from '#features/editor/store'
import type { Review } from '#features/editor/proposal'
import { createSignal, createStore, type Signal, type Store } from '#lib/observable'

/** Changes of a mail that the assistant proposes. */
export interface ProposedPatch {
  /** The call of the assistant. */
  id: string
  /** What they change, in the assistant's words. */
  summary: string
  /** What the assistant gave as operations: anything. */
  operations: unknown
}

/** A subject that the assistant proposes for a mail. */
export interface ProposedSubject {
  subject: string
  /** '' leaves that of the mail. */
  previewText: string
}

/** The assistant is writing a proposal. */
export interface AssistantWork {
  /** The blocks it is about, as far as they are known. */
  ids: readonly string[]
  onStop: () => void
}

/** A mail that is open in an editor, as the assistant sees it. Nothing here changes the mail without a person. */
export interface OpenMail {
  isReadOnly: () => boolean
  /** The proposal that is being decided. */
  review: Store<Review | undefined>
  work: Store<AssistantWork | undefined>
  /** Brings the focus to the proposal. */
  reveal: Signal
  /** What is selected and what the mail says, for the assistant. */
  describe: () => Promise<string>
  /**
   * Shows changes to be decided about, in place of those that are open; gives back why they can't be. `onEnd` gets what the
   * assistant is told when all is decided.
   */
  propose: (
    patch: ProposedPatch,
    options: { intl: IntlShape; onEnd: (content: string) => void },
  ) => Promise<string | undefined>
  /** Makes a proposed subject that of the mail, in one step of undo; false where the mail can't be changed. */
  takeSubject: (proposed: ProposedSubject) => boolean
}

/** Where the editor leaves its mail for the assistant beside it. */
export type EditorDesk = Store<OpenMail | undefined>

// Reads, compares and words changes: only for those who are proposed any.
const proposalParts = () => import('#features/editor/proposal')

export function createOpenMail(store: EditorStore): OpenMail {
  const review = createStore<Review | undefined>(undefined)
  return {
    isReadOnly: () => store.getState().readOnly,
    review,
    work: createStore<AssistantWork | undefined>(undefined),
    reveal: createSignal(),
    async describe() {
      const { describeMail } = await proposalParts()
      return describeMail(store.getState())
    },
    async propose(patch, options) {
      const { startReview } = await proposalParts()
      // Drawn again before it was loaded: it is the same proposal.
      if (review.get()?.id === patch.id) return undefined
      return startReview(patch, { store, review, ...options })
    },
    // A campaign takes the title of the mail as its subject.
    takeSubject: ({ subject, previewText }) =>
      store.apply({
        type: 'batch',
        origin: 'ai',
        operations: [
          {
            type: 'settings',
            set: {
              title: subject,
              ...(previewText !== '' && { preheader: [{ type: 'text', text: previewText }] }),
            },
          },
        ],
      }) === undefined,
  }
}

/** Puts the mail of an editor on the desk for as long as the editor is there. */
export function useOnDesk(desk: EditorDesk | undefined, store: EditorStore): OpenMail {
  const [mail] = useState(() => createOpenMail(store))
  useEffect(() => {
    desk?.set(mail)
    return () => {
      if (desk?.get() === mail) desk.set(undefined)
      mail.review.get()?.end('closed')
    }
  }, [desk, mail])
  return mail
}
