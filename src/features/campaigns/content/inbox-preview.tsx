import { useState } from 'react'
import { useIntl } from 'react-intl'
import type { ContentVariant } from '#api/campaigns'
import { useSender } from '#api/senders'
import { Section } from '#components/section'
import { SegmentedControl } from '#components/segmented-control'
import { preheaderOf, readHeader, shownText } from '#features/campaigns/header-text'
import { useVariables } from '#features/editor'
import { messages } from './inbox-preview.messages.ts'
import * as styles from './inbox-preview.css.ts'

export interface InboxPreviewProps {
  variant: ContentVariant
  senderId: string | null
}

/** How a phone and a desktop list the mail: sender, subject and preview text, cut where they cut (CAM-83). */
export function InboxPreview({ variant, senderId }: InboxPreviewProps) {
  const intl = useIntl()
  const { labelOf } = useVariables()
  const { data: sender } = useSender(senderId ?? undefined)
  const [scheme, setScheme] = useState<'light' | 'dark'>('light')
  const from = sender?.fromName ?? (senderId === null ? intl.formatMessage(messages.noSender) : '…')
  const subject = shownText(readHeader(variant.subject), labelOf)
  const ownPreview = variant.previewText === '' ? preheaderOf(variant) : readHeader(variant.previewText)
  const preview = shownText(ownPreview, labelOf)
  const subjectWords = subject.trim() === '' ? intl.formatMessage(messages.noSubject) : subject
  const previewWords = preview.trim() === '' ? intl.formatMessage(messages.beginning) : preview
  return (
    <Section
      title={intl.formatMessage(messages.title)}
      actions={
        <SegmentedControl
          label={intl.formatMessage(messages.scheme)}
          value={scheme}
          onValueChange={setScheme}
          options={[
            { value: 'light', label: intl.formatMessage(messages.light) },
            { value: 'dark', label: intl.formatMessage(messages.dark) },
          ]}
        />
      }
    >
      <div className={styles.root}>
        {(['phone', 'desktop'] as const).map((device) => (
          <figure key={device} className={styles.figure} data-device={device}>
            <figcaption className={styles.caption}>{intl.formatMessage(messages[device])}</figcaption>
            <div className={styles.row} data-device={device} data-scheme={scheme}>
              <span className={styles.sender}>{from}</span>
              <span className={styles.words}>
                <span className={styles.subject}>{subjectWords}</span>
                <span className={styles.preview}>{previewWords}</span>
              </span>
            </div>
          </figure>
        ))}
      </div>
    </Section>
  )
}
