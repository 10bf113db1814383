import { useBrand } from '#api/brand'
import { StarterChoice } from '#features/editor'
import type { EmailDocument } from '#mail/document'

/** Layouts that most first campaigns begin with. */
const FIRST = ['newsletter', 'announcement', 'product'] as const

export interface FirstCampaignProps {
  /** A campaign is to begin with this layout. */
  onChoose: (design: EmailDocument) => void
}

/** A few layouts, where there is no campaign yet (CAM-34). */
export function FirstCampaign({ onChoose }: FirstCampaignProps) {
  const brand = useBrand().data
  return <StarterChoice brand={brand} only={FIRST} onChoose={onChoose} />
}
