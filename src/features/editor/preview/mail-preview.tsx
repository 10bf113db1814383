import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import type { Brand } from '#api/brand'
import { CodeBlock } from '#components/code-block'
import { Inline, Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { stage } from '#features/editor/look'
import { MailFrame } from '#features/editor/mail-frame'
import type { EmailDocument } from '#mail/document'
import { emptyContact, type MailContact } from '#mail/resolve'
import type { PreviewChoice } from './preview-controls.tsx'
import { PreviewStage } from './preview-stage.tsx'
import { filledIn, previewParts } from './preview.model.ts'
import { messages } from './preview-dialog.messages.ts'

/** A mail with its body: a document, or HTML or text as they are sent. */
interface Mail {
  mode: 'blocks' | 'html' | 'text'
  doc?: EmailDocument | undefined
  html?: string | undefined
  text?: string | undefined
}

export interface MailPreviewProps {
  mail: Mail
  brand: Brand | undefined
  /** The reader. @default one with nothing filled in */
  contact?: MailContact | undefined
  /** ms since 1970. */
  now: number
  timezone: string
}

const views = ['desktop', 'phone', 'text'] as const
const schemes = ['light', 'dark'] as const

/** A whole mail as one reader gets it, outside of the editor: desktop, phone or text, light or dark. */
export function MailPreview({ mail, brand, contact = emptyContact, now, timezone }: MailPreviewProps) {
  const intl = useIntl()
  const [view, setView] = useState<(typeof views)[number]>('desktop')
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light')
  return (
    <Stack gap={3}>
      <Inline gap={3}>
        <SegmentedControl
          label={intl.formatMessage(messages.view)}
          value={view}
          onValueChange={setView}
          options={views.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
        />
        {view === 'text' ? null : (
          <SegmentedControl
            label={intl.formatMessage(messages.scheme)}
            value={scheme}
            onValueChange={setScheme}
            options={schemes.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
        )}
      </Inline>
      {mail.mode === 'blocks' && mail.doc ? (
        <DocumentPreview
          document={mail.doc}
          choice={{ ...plain, view, scheme }}
          context={{ brand, contact, now, timezone }}
        />
      ) : (
        <StoredPreview mail={mail} view={view} scheme={scheme} context={{ brand, contact, now, timezone }} />
      )}
    </Stack>
  )
}

const plain = { images: true, language: 'own', reader: 'empty', sample: 'empty', contact: undefined } as const

type ReaderContext = Required<Pick<MailPreviewProps, 'brand' | 'now' | 'timezone'>> & { contact: MailContact }

interface StoredPreviewProps {
  mail: Mail
  view: (typeof views)[number]
  scheme: (typeof schemes)[number]
  context: ReaderContext
}

/** HTML or text that somebody wrote as a whole. */
function StoredPreview({ mail, view, scheme, context }: StoredPreviewProps) {
  const intl = useIntl()
  const { brand, contact, now, timezone } = context
  const isHtml = mail.mode === 'html' && view !== 'text'
  const source = (isHtml ? mail.html : mail.text) ?? ''
  const written = useMemo(
    () => filledIn(source, isHtml ? 'html' : 'text', contact, { brand, now, timezone }),
    [source, isHtml, contact, brand, now, timezone],
  )
  return (
    <div className={stage}>
      {isHtml ? (
        <MailFrame title={intl.formatMessage(messages.frame)} html={written} scheme={scheme} />
      ) : (
        <CodeBlock label={intl.formatMessage(messages.textPart)} code={written} wrapped tall />
      )}
    </div>
  )
}

interface DocumentPreviewProps {
  document: EmailDocument
  choice: PreviewChoice
  context: ReaderContext
}

function DocumentPreview({ document, choice, context }: DocumentPreviewProps) {
  const { brand, contact, now, timezone } = context
  const parts = useMemo(
    () => previewParts(document, contact, { brand, language: 'own', now, timezone }),
    [document, contact, brand, now, timezone],
  )
  return <PreviewStage document={document} parts={parts} choice={choice} />
}
