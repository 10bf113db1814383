import { Suspense, useState } from 'react'
import { useApi } from '#api/core'
import { Skeleton } from '#components/skeleton'
import type { ReviewStepProps } from '#features/campaigns/campaign-step'
import { RehearsalCard } from '#features/campaigns/rehearsal'
import { ScheduleCard, serverNow } from '#features/campaigns/sending'
import { TestSend } from '#features/campaigns/test-send'
import { Checklist } from './checklist.tsx'
import { PreviewCard } from './preview-card.tsx'
import { useChecklist } from './use-checklist.ts'
import * as styles from './review-step.css.ts'

/** The last step of a draft: what is still to do, the whole mail, a test, and when it is sent (CAM-100 to CAM-108). */
export function ReviewStep({ campaign, hrefs, unsaved = false, onJump, onChange }: ReviewStepProps) {
  const api = useApi()
  const [now] = useState(() => serverNow(api, campaign.updatedAt))
  const { rows, brand, sender, failure } = useChecklist(campaign, now)
  // Nothing is said of the sender before it is known.
  const senderId = sender?.status === 'verified' ? sender.id : rows ? null : undefined
  return (
    <div className={styles.room}>
      <div className={styles.step} data-waiting={rows || failure ? undefined : ''}>
        <Checklist rows={rows} failure={failure} hrefs={hrefs} onJump={onJump} onChange={onChange} />
        <div className={styles.aside}>
          <ScheduleCard
            campaign={campaign}
            senderName={sender?.fromName ?? ''}
            blocked={rows?.some(({ blocks }) => blocks)}
            unsaved={unsaved}
          />
          <Suspense fallback={<Skeleton shape="block" />}>
            <TestSend campaign={campaign} senderId={senderId} unsaved={unsaved} />
          </Suspense>
        </div>
        <PreviewCard campaign={campaign} brand={brand} sender={sender} now={now} />
        <div className={styles.whole}>
          <RehearsalCard campaign={campaign} brand={brand} now={now} />
        </div>
      </div>
    </div>
  )
}
