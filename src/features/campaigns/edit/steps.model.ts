import type { ContentVariant } from '#api/campaigns'
import type { Sender } from '#api/senders'
import type { CampaignDraft, CampaignStep } from '#features/campaigns/campaign-step'
import { draftProblems } from './campaign-draft.model.ts'

export const campaignSteps = ['audience', 'content', 'settings', 'review'] as const satisfies CampaignStep[]

/** `open`: nothing is there yet; `unknown`: what decides it is still to come. */
export type StepState = 'done' | 'problem' | 'open' | 'unknown'

const hasBody = ({ mode, doc, html = '', text = '' }: ContentVariant): boolean =>
  mode === 'blocks' ? (doc?.sections.length ?? 0) > 0 : (mode === 'html' ? html : text).trim() !== ''

function contentState(variants: readonly ContentVariant[]): StepState {
  const parts = variants.flatMap((variant) => [variant.subject.trim() !== '', hasBody(variant)])
  if (parts.every(Boolean)) return 'done'
  return parts.some(Boolean) ? 'problem' : 'open'
}

/** How far each step of a draft is (CAM-62). Whether it can be sent is said by the review alone. */
export function stepStates(
  draft: CampaignDraft,
  sender: Pick<Sender, 'status'> | null | undefined,
): Record<CampaignStep, StepState> {
  const { audience, variants, senderId } = draft
  const { mailingListIds, segmentIds, conditions } = audience
  const isChosen =
    mailingListIds.length + segmentIds.length > 0 || (conditions?.children ?? []).some((one) => !one.disabled)
  const settings: StepState = draftProblems(draft).includes('reply_to_invalid')
    ? 'problem'
    : senderId === null
      ? 'open'
      : sender === undefined
        ? 'unknown'
        : sender?.status === 'verified'
          ? 'done'
          : 'problem'
  const before = [isChosen ? 'done' : 'open', contentState(variants), settings] as const
  return {
    audience: before[0],
    content: before[1],
    settings: before[2],
    review: before.includes('unknown')
      ? 'unknown'
      : before.every((state) => state === 'done')
        ? 'done'
        : 'open',
  }
}

/** The step that an address asks for; else the first that is not done, undefined while that is not known. */
export function stepOf(
  asked: string | undefined,
  states: Record<CampaignStep, StepState>,
): CampaignStep | undefined {
  const known = campaignSteps.find((step) => step === asked)
  const first = campaignSteps.find((step) => states[step] !== 'done')
  if (known || first === undefined) return known ?? 'review'
  return states[first] === 'unknown' ? undefined : first
}
