import { Suspense, useState, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { ContentVariant } from '#api/campaigns'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { FullSheet } from '#components/dialog'
import { KeepsFocus } from '#components/editing'
import { FieldError } from '#components/field'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import type { EditStepProps } from '#features/campaigns/campaign-step'
import { MailEditor, StartersGallery, type EditorPlace } from '#features/editor'
import type { EmailDocument } from '#mail/document'
import { EmptyMail, MailBlocks } from './mail-blocks.tsx'
import { SourceField } from './source-field.tsx'
import { hasMail } from './variants.model.ts'
import { messages } from './mail-card.messages.ts'

export interface MailCardProps {
  variant: ContentVariant
  /** What the editor is called after, such as the subject. */
  name: string
  place: EditorPlace
  /** At the head of the editor. */
  editorActions?: ReactNode
  saving?: EditStepProps['saving']
  /** The mail is open in the editor. */
  isOpen: boolean
  onOpenChange: (open: boolean) => void
  onChange: (change: Partial<ContentVariant>) => void
  /** A design was chosen, in one language or two. */
  onDesign: (document: EmailDocument) => void
  /** The language of a translation inside the mail that no variant sends, in words. */
  unsentLanguage?: string | undefined
  /** Say what is missing. */
  attempted: boolean
}

/** The body of a mail: a picture of its blocks with the way into the editor, or its source (CAM-84, CAM-85). */
export function MailCard({
  variant,
  name,
  place,
  editorActions,
  saving,
  isOpen,
  onOpenChange,
  onChange,
  onDesign,
  unsentLanguage,
  attempted,
}: MailCardProps) {
  const intl = useIntl()
  const [isChoosing, setIsChoosing] = useState(false)
  // It closes at once; the address says so a moment later.
  const [isClosing, setIsClosing] = useState(false)
  if (isClosing && !isOpen) setIsClosing(false)
  const { doc, mode } = variant
  const isEmpty = !hasMail(variant)
  const choose = () => setIsChoosing(true)
  return (
    <Section title={intl.formatMessage(messages.title)}>
      <KeepsFocus shown={`${mode} ${String(isEmpty)}`}>
        {mode !== 'blocks' ? (
          <SourceField
            variant={variant}
            onChange={onChange}
            onBlocks={doc && doc.sections.length > 0 ? () => onChange({ mode: 'blocks' }) : undefined}
            onStart={choose}
          />
        ) : doc === undefined || isEmpty ? (
          <EmptyMail onChoose={choose} onChange={onChange} onEdit={doc && (() => onOpenChange(true))} />
        ) : (
          <MailBlocks
            document={doc}
            onEdit={() => onOpenChange(true)}
            onChoose={choose}
            onChange={onChange}
          />
        )}
      </KeepsFocus>
      {attempted && isEmpty ? (
        <FieldError id={`${variant.id}-missing`}>{intl.formatMessage(messages.missing)}</FieldError>
      ) : null}
      {unsentLanguage !== undefined && doc ? (
        <Banner
          kind="warning"
          action={
            <Button size="small" onClick={() => onDesign(doc)}>
              {intl.formatMessage(messages.split)}
            </Button>
          }
        >
          {intl.formatMessage(messages.bilingual, { language: unsentLanguage })}
        </Banner>
      ) : null}
      <Suspense fallback={null}>
        {doc === undefined ? null : (
          <LaterEditor
            open={isOpen && !isClosing && mode === 'blocks'}
            document={doc}
            onChange={(next) => onChange({ doc: next })}
            place={place}
            state={saving?.state}
            renderNotices={saving?.renderNotices}
            actions={<Suspense fallback={null}>{editorActions}</Suspense>}
            title={intl.formatMessage(messages.editTitle, { name })}
            onClose={() => {
              setIsClosing(true)
              onOpenChange(false)
            }}
          />
        )}
      </Suspense>
      <FullSheet
        open={isChoosing}
        onClose={() => setIsChoosing(false)}
        title={intl.formatMessage(messages.chooseDesign)}
      >
        <Suspense fallback={<Skeleton shape="block" />}>
          <StartersGallery
            {...(variant.locale && { locale: variant.locale })}
            onChoose={(document) => {
              setIsChoosing(false)
              onDesign(document)
            }}
          />
        </Suspense>
      </FullSheet>
    </Section>
  )
}

/** The editor is loaded when it is opened for the first time, and stays so that its sheet can be seen to go. */
function LaterEditor(props: Parameters<typeof MailEditor>[0]) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  return wanted ? <MailEditor {...props} /> : null
}
