import { useEffect, useEffectEvent } from 'react'
import type { Campaign, ContentVariant } from '#api/campaigns'
import type { ProposedSubject } from '#features/editor/desk'
import type { Store } from '#lib/observable'

/** A campaign that is open, as the assistant beside it sees it. Nothing here changes it without a person. */
export interface OpenCampaign {
  id: string
  /** Subjects and preview texts as they stand there, also what is not stored yet. */
  subjects: () => readonly ContentVariant[]
  /** Makes a proposed subject that of the first mail; only of a draft. False where it can't be. */
  takeSubject?: (proposed: ProposedSubject) => boolean
}

/** Where the page of a campaign leaves it for the assistant beside it. */
export type CampaignDesk = Store<OpenCampaign | undefined>

export interface OnDesk {
  campaign: Pick<Campaign, 'id'>
  variants: readonly ContentVariant[]
  /** With it subjects can be taken. */
  onVariantsChange?: ((variants: ContentVariant[]) => void) | undefined
}

/** Puts a campaign on the desk for as long as its page is there. */
export function useOnDesk(
  desk: CampaignDesk | undefined,
  { campaign, variants, onVariantsChange }: OnDesk,
): void {
  const { id } = campaign
  const standing = useEffectEvent(() => variants)
  const take = useEffectEvent(({ subject, previewText }: ProposedSubject): boolean => {
    const [first, ...rest] = variants
    if (!first || !onVariantsChange) return false
    onVariantsChange([{ ...first, subject, ...(previewText !== '' && { previewText }) }, ...rest])
    return true
  })
  const canTake = onVariantsChange !== undefined
  useEffect(() => {
    const open: OpenCampaign = {
      id,
      subjects: () => standing(),
      ...(canTake && { takeSubject: (proposed: ProposedSubject) => take(proposed) }),
    }
    desk?.set(open)
    return () => {
      if (desk?.get() === open) desk.set(undefined)
    }
  }, [desk, id, canTake])
}
