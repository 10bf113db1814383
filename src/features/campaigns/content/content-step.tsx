import { useLayoutEffect, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { ContentVariant } from '#api/campaigns'
import { ConfirmDialog } from '#components/dialog'
import { KeepsFocus } from '#components/editing'
import { Section } from '#components/section'
import { Tabs } from '#components/tabs'
import { toasts } from '#components/toast'
import type { CampaignHrefs, EditStepProps } from '#features/campaigns/campaign-step'
import { TestSendButton } from '#features/campaigns/test-send'
import { campaignVariantsOf, EditorDataProvider, type EditorData, type EditorPlace } from '#features/editor'
import type { EmailDocument } from '#mail/document'
import { AddVariant } from './add-variant.tsx'
import { useVariantName } from './use-variant-names.ts'
import { VariantPanel } from './variant-panel.tsx'
import {
  hasContent,
  hasMail,
  variantOfTarget,
  withCopy,
  withDesign,
  withoutVariant,
  withVariantBack,
} from './variants.model.ts'
import { messages } from './content.messages.ts'

export interface ContentStepProps extends EditStepProps {
  hrefs: CampaignHrefs
  data: EditorData
  place: EditorPlace
  /** The variant whose mail is open in the editor. */
  openMail: string | undefined
  onOpenMail: (variantId: string | undefined) => void
}

/** What the campaign says: for each variant its subject, preview text and mail (CAM-80 to CAM-88). */
export function ContentStep({
  campaign,
  draft,
  unsaved = false,
  saving,
  onChange,
  attempted,
  target,
  data,
  place,
  openMail,
  onOpenMail,
}: ContentStepProps) {
  const intl = useIntl()
  const { variants, senderId } = draft
  // Changes of a mail come a moment later, and undo comes from a toast: both are about the variants of then.
  const latest = useRef(variants)
  useLayoutEffect(() => {
    latest.current = variants
  }, [variants])
  const [selectedId, setSelectedId] = useState(
    () => variantOfTarget(variants, openMail ?? target) ?? variants[0]?.id ?? '',
  )
  const [reached, setReached] = useState(target)
  if (target !== reached) {
    setReached(target)
    setSelectedId(variantOfTarget(variants, target) ?? selectedId)
  }
  const [removing, setRemoving] = useState<ContentVariant>()
  const nameOf = useVariantName(variants)
  const selected = variants.find(({ id }) => id === selectedId) ?? variants[0]

  const change = (next: ContentVariant[]) => {
    latest.current = next
    onChange({ variants: next })
  }
  const changeOne = (id: string, part: Partial<ContentVariant>) =>
    change(latest.current.map((variant) => (variant.id === id ? { ...variant, ...part } : variant)))
  const remove = (variant: ContentVariant) => {
    const before = latest.current
    change(withoutVariant(before, variant.id))
    toasts.add({
      type: 'success',
      content: intl.formatMessage(messages.removed, { name: nameOf(variant) }),
      action: {
        label: intl.formatMessage(messages.undo),
        onAction: () => change(withVariantBack(latest.current, before, variant.id)),
      },
    })
  }
  const takeDesign = async (variant: ContentVariant, document: EmailDocument) => {
    const mails = await campaignVariantsOf(document)
    const before = latest.current.find(({ id }) => id === variant.id)
    change(withDesign(latest.current, variant.id, mails))
    if (!before || !hasMail(before)) return
    const { mode, doc } = before
    toasts.add({
      type: 'success',
      content: intl.formatMessage(messages.replaced),
      action: {
        label: intl.formatMessage(messages.undo),
        onAction: () => changeOne(variant.id, { mode, ...(doc && { doc }) }),
      },
    })
  }
  const panelOf = (variant: ContentVariant) => (
    <VariantPanel
      key={variant.id}
      variant={variant}
      variants={variants}
      senderId={senderId}
      campaignName={draft.name}
      saving={saving}
      editorActions={<TestSendButton campaign={campaign} variantId={variant.id} unsaved={unsaved} />}
      place={place}
      isOpen={variant.id === openMail}
      onOpenChange={(open) => onOpenMail(open ? variant.id : undefined)}
      attempted={attempted}
      onChange={(part) => changeOne(variant.id, part)}
      onVariantsChange={change}
      onDesign={(document) => void takeDesign(variant, document)}
      onRemove={() => (hasContent(variant) ? setRemoving(variant) : remove(variant))}
    />
  )
  if (!selected) return null
  return (
    <EditorDataProvider data={data}>
      <Section
        title={intl.formatMessage(messages.mails)}
        level={2}
        {...(variants.length > 1 && { description: intl.formatMessage(messages.about) })}
        actions={
          <AddVariant
            variants={variants}
            current={selected.locale}
            onAdd={(locale) => {
              const { variants: next, added } = withCopy(latest.current, selected.id, locale)
              change(next)
              setSelectedId(added)
            }}
          />
        }
      >
        <KeepsFocus shown={`${selected.id} ${String(variants.length > 1)}`}>
          {variants.length === 1 ? (
            panelOf(selected)
          ) : (
            <Tabs<string>
              label={intl.formatMessage(messages.variants)}
              value={selected.id}
              onValueChange={setSelectedId}
              tabs={variants.map((variant) => ({
                value: variant.id,
                label: nameOf(variant),
                content: panelOf(variant),
              }))}
            />
          )}
        </KeepsFocus>
      </Section>
      <ConfirmDialog
        open={removing !== undefined}
        onClose={() => setRemoving(undefined)}
        title={intl.formatMessage(messages.removeTitle, { name: removing ? nameOf(removing) : '' })}
        confirmLabel={intl.formatMessage(messages.remove)}
        onConfirm={() => {
          if (removing) change(withoutVariant(latest.current, removing.id))
          setRemoving(undefined)
        }}
      >
        {intl.formatMessage(messages.removeText)}
      </ConfirmDialog>
    </EditorDataProvider>
  )
}
