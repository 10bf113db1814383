import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { FullSheet } from '#components/dialog'
import { systemClock } from '#lib/clock'
import { ownTimezone } from '#lib/time-zones'
import { useDeferredDocument, useEditorData } from '#features/editor/state'
import { emptyContact, longestContact, type MailContact } from '#mail/resolve'
import { PreviewControls, type PreviewChoice } from './preview-controls.tsx'
import { PreviewStage } from './preview-stage.tsx'
import { LanguageNote } from './language-note.tsx'
import { mailFor, previewParts } from './preview.model.ts'
import { messages } from './preview-dialog.messages.ts'
import * as styles from './preview-dialog.css.ts'

export interface PreviewDialogProps {
  open: boolean
  onClose: () => void
}

/** The mail as one reader gets it: each part, in light and dark, on a desktop and on a phone (EML-402). */
export function PreviewDialog({ open, onClose }: PreviewDialogProps) {
  const intl = useIntl()
  return (
    <FullSheet open={open} onClose={onClose} title={intl.formatMessage(messages.title)} flush>
      <Preview />
    </FullSheet>
  )
}

const initial: PreviewChoice = {
  view: 'desktop',
  scheme: 'light',
  images: true,
  language: 'own',
  reader: 'empty',
  sample: 'empty',
  contact: undefined,
}

function Preview() {
  const mail = useDeferredDocument()
  const { brand, properties } = useEditorData()
  const [choice, setChoice] = useState(initial)
  const [now] = useState(() => systemClock.now())
  const { language, reader, sample, contact } = choice
  const chosen = reader === 'contact' ? contact : undefined
  const { document, reason } = mailFor(mail, language, chosen)
  const parts = useMemo(() => {
    const locale = language === 'own' ? (document.settings.lang.startsWith('ja') ? 'ja' : 'en') : language
    const samples = { empty: () => emptyContact, longest: () => longestContact(properties ?? [], locale) }
    // Until a contact is chosen, the sample before it stays.
    const shown: MailContact = chosen ?? samples[sample]()
    return previewParts(document, shown, { brand, language, now, timezone: ownTimezone() })
  }, [document, brand, properties, language, sample, chosen, now])
  return (
    <div className={styles.root}>
      <PreviewControls
        choice={choice}
        onChoiceChange={setChoice}
        note={reason && <LanguageNote reason={reason} lang={document.settings.lang} contact={chosen} />}
      />
      <PreviewStage document={document} parts={parts} choice={choice} />
    </div>
  )
}
