import { useEffect, useRef, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { OpenMail, Review } from '#features/editor/desk'
import { ToolProposal, type CardCall } from '#features/ai-chat/client-tools'
import type { GivenPatch } from './mail-arguments.model.ts'
import { mailMessages } from './mail-tools.messages.ts'

export interface PatchProposalProps {
  mail: OpenMail
  patch: GivenPatch
  call: CardCall
  onAnswer: (content: string) => void
  /** Makes room for the editor, where the conversation covers it. */
  onReveal: () => void
}

/** Opens a proposal in the editor, and says in the conversation how far it is decided. */
export function PatchProposal({ mail, patch, call, onAnswer, onReveal }: PatchProposalProps) {
  const intl = useIntl()
  const review = useSyncExternalStore(mail.review.subscribe, mail.review.get)
  const answer = useRef(onAnswer)
  const { id, isNew } = call
  const { summary, operations } = patch
  useEffect(() => {
    answer.current = onAnswer
  })
  useEffect(() => {
    // It is open already: the conversation was closed and is shown again.
    if (mail.review.get()?.id === id) return
    if (!isNew) {
      answer.current(intl.formatMessage(mailMessages.lapsed))
      return
    }
    // The conversation may be closed when it ends: its answer is still sent.
    const tell = (content: string) => answer.current(content)
    mail.propose({ id, summary, operations }, { intl, onEnd: tell }).then(
      (refusal) => {
        if (refusal !== undefined) tell(refusal)
      },
      () => tell(intl.formatMessage(mailMessages.notLoaded)),
    )
  }, [mail, intl, id, isNew, summary, operations])
  return review?.id === id ? <OpenPatch mail={mail} review={review} onReveal={onReveal} /> : null
}

interface OpenPatchProps extends Pick<PatchProposalProps, 'mail' | 'onReveal'> {
  review: Review
}

function OpenPatch({ mail, review, onReveal }: OpenPatchProps) {
  const intl = useIntl()
  const { hunks, undecided } = useSyncExternalStore(review.subscribe, review.getState)
  return (
    <ToolProposal
      title={intl.formatMessage(mailMessages.patchTitle)}
      accept={intl.formatMessage(mailMessages.review)}
      onAccept={() => {
        onReveal()
        mail.reveal.emit()
      }}
      onDecline={review.rejectAll}
    >
      <p>{review.summary}</p>
      <p>
        {intl.formatMessage(mailMessages.patchProgress, {
          open: undecided,
          total: hunks.length,
        })}
      </p>
    </ToolProposal>
  )
}
