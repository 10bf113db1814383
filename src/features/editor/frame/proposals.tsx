import { Suspense, useSyncExternalStore } from 'react'
import { saidLater } from '#features/editor/said-later'
import type { OpenMail } from '#features/editor/desk'

const ReviewPanel = saidLater(async () => (await import('#features/editor/proposal')).ReviewPanel)
const WorkBar = saidLater(async () => (await import('#features/editor/proposal')).WorkBar)

interface ProposalsProps {
  mail: OpenMail
  /** Brings the focus back to the mail. */
  onLeave: () => void
}

/** What the assistant does with the mail: it is preparing changes, or has proposed some. Loaded when there is any. */
export function Proposals({ mail, onLeave }: ProposalsProps) {
  const review = useSyncExternalStore(mail.review.subscribe, mail.review.get)
  const work = useSyncExternalStore(mail.work.subscribe, mail.work.get)
  return (
    <Suspense fallback={null}>
      {work ? <WorkBar work={work} onLeave={onLeave} /> : null}
      {review ? <ReviewPanel key={review.id} review={review} reveal={mail.reveal} onLeave={onLeave} /> : null}
    </Suspense>
  )
}
