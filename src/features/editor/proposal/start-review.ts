import type { IntlShape, MessageDescriptor } from 'react-intl'
import { propose, type RefusedProposal } from '#mail/hunks'
import type { OpenMail, ProposedPatch } from '#features/editor/desk'
import type { EditorStore } from '#features/editor/store'
import { hunkWords } from './hunk-words.ts'
import { createReview, type Review, type ReviewOutcome } from './review.ts'
import { outcomeMessages, refusals } from './outcome.messages.ts'

export interface StartReviewOptions {
  store: EditorStore
  /** Where the proposal that is open is. */
  review: OpenMail['review']
  intl: IntlShape
  /** Gets what the assistant is told when it is over. */
  onEnd: (content: string) => void
}

/** Why a proposal can't be decided about, in words for the assistant. */
function refusalWords(intl: IntlShape, { problem, at }: RefusedProposal): string {
  const reason = intl.formatMessage(refusals[problem])
  return at === undefined ? reason : intl.formatMessage(outcomeMessages.at, { place: at + 1, reason })
}

/** Opens a proposal in the editor in place of one that is open; the reason where it can't be decided about (EML-601). */
export function startReview(
  { id, summary, operations }: ProposedPatch,
  { store, review: open, intl, onEnd }: StartReviewOptions,
): string | undefined {
  const { document, readOnly } = store.getState()
  if (readOnly) return intl.formatMessage(outcomeMessages.readOnly)
  const proposal = propose(document, operations)
  if ('problem' in proposal) return refusalWords(intl, proposal)
  open.get()?.end('replaced')
  const review = createReview({
    id,
    summary,
    proposal,
    store,
    onEnd(outcome) {
      if (open.get()?.id === id) open.set(undefined)
      store.mark(new Map())
      onEnd(outcomeWords(intl, review, outcome))
    },
  })
  open.set(review)
  return undefined
}

/** Which changes were accepted and which were not (EML-605). */
function outcomeWords(intl: IntlShape, { proposal }: Review, { end, hunks }: ReviewOutcome): string {
  const listed = (heading: MessageDescriptor, some: typeof hunks) =>
    some.length === 0
      ? []
      : [intl.formatMessage(heading), ...some.map(({ hunk }) => `- ${hunkWords(intl, proposal, hunk).title}`)]
  const accepted = hunks.filter((one) => one.decision === 'accepted')
  const rejected = hunks.filter((one) => one.decision === 'rejected')
  const open = hunks.filter((one) => one.decision === 'open')
  const done = open.filter(({ status }) => status === 'done')
  const gone = open.filter(({ status }) => status === 'gone')
  const undecided = open.filter(({ status }) => status !== 'done' && status !== 'gone')
  return [
    ...(end === 'decided' ? [] : [intl.formatMessage(outcomeMessages[end])]),
    ...listed(outcomeMessages.accepted, accepted),
    ...listed(outcomeMessages.rejected, rejected),
    ...listed(outcomeMessages.done, done),
    ...listed(outcomeMessages.gone, gone),
    ...listed(outcomeMessages.undecided, undecided),
  ].join('\n')
}
