import type { Brand } from '#api/brand'
import type { LegalField } from '#domain/legal/brand-legal'
import type { BrandDraft } from './brand.model.ts'

export interface BrandFieldsProps {
  draft: BrandDraft
  /** The brand that the draft means. */
  brand: Brand
  /** What is stored: it can be chosen again. */
  savedFonts: Brand['fonts']
  change: (part: Partial<BrandDraft>) => void
  /** It was tried to be saved: fields that are still empty may say so. */
  attempted: boolean
  readOnly: boolean
  /** The ref of a field that the legal requirements lead to. */
  place: (field: LegalField) => (element: HTMLElement | null) => void
}
