import { useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ContentVariant } from '#api/campaigns'
import type { EditStepProps } from '#features/campaigns/campaign-step'
import type { EditorPlace } from '#features/editor'
import type { EmailDocument } from '#mail/document'
import { HeaderFields } from './header-fields.tsx'
import { InboxPreview } from './inbox-preview.tsx'
import { MailCard } from './mail-card.tsx'
import { useLanguageName } from './use-variant-names.ts'
import { unsentLocale } from './variants.model.ts'
import { VariantSettings } from './variant-settings.tsx'
import * as styles from './variant-panel.css.ts'

export interface VariantPanelProps {
  variant: ContentVariant
  /** All of the campaign: alone, and for all languages, it needs no settings of its own. */
  variants: readonly ContentVariant[]
  senderId: string | null
  campaignName: string
  /** At the head of the editor of the mail. */
  editorActions?: ReactNode
  saving: EditStepProps['saving']
  place: EditorPlace
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  attempted: boolean
  onChange: (change: Partial<ContentVariant>) => void
  onVariantsChange: (variants: ContentVariant[]) => void
  onDesign: (document: EmailDocument) => void
  onRemove: () => void
}

/** One variant: who gets it, its subject, and its mail. */
export function VariantPanel({
  variant,
  variants,
  senderId,
  campaignName,
  editorActions,
  saving,
  place,
  isOpen,
  onOpenChange,
  attempted,
  onChange,
  onVariantsChange,
  onDesign,
  onRemove,
}: VariantPanelProps) {
  const intl = useIntl()
  const languageName = useLanguageName(variants)
  // The field that makes the only variant one for all languages keeps the focus.
  const [hadLanguage] = useState(variant.locale !== null)
  const lang = variant.locale ?? variant.doc?.settings.lang ?? intl.locale
  const unsent = unsentLocale(variants, variant)
  return (
    <div className={styles.root}>
      {variants.length > 1 || variant.locale !== null || hadLanguage ? (
        <VariantSettings
          variant={variant}
          variants={variants}
          onChange={onChange}
          onVariantsChange={onVariantsChange}
          onRemove={onRemove}
        />
      ) : null}
      <HeaderFields
        variant={variant}
        onChange={onChange}
        lang={lang}
        attempted={attempted}
        canSuggest={variant.id === variants[0]?.id}
      />
      <InboxPreview variant={variant} senderId={senderId} />
      <div data-target={variant.id}>
        <MailCard
          variant={variant}
          name={variant.subject.trim() === '' ? campaignName : variant.subject}
          place={place}
          editorActions={editorActions}
          saving={saving}
          isOpen={isOpen}
          onOpenChange={onOpenChange}
          onChange={onChange}
          onDesign={onDesign}
          unsentLanguage={unsent && languageName(unsent)}
          attempted={attempted}
        />
      </div>
    </div>
  )
}
