import MailX from 'lucide-react/icons/mail-x'
import Zap from 'lucide-react/icons/zap'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { Banner } from '#components/banner'
import { CodeBlock } from '#components/code-block'
import { EmptyState } from '#components/empty-state'
import { Icon } from '#components/icon'
import { Stack } from '#components/layout'
import { MailFrame } from '#features/editor/mail-frame'
import type { EmailDocument } from '#mail/document'
import { stage } from '#features/editor/look'
import type { PreviewChoice } from './preview-controls.tsx'
import type { PreviewParts } from './preview.model.ts'
import { messages } from './preview-dialog.messages.ts'
import * as styles from './preview-dialog.css.ts'

export interface PreviewStageProps {
  document: EmailDocument
  parts: PreviewParts
  choice: PreviewChoice
}

/** The chosen part of the mail. */
export function PreviewStage({ document, parts, choice }: PreviewStageProps) {
  const intl = useIntl()
  const { view } = choice
  if (document.sections.length === 0)
    return (
      <div className={stage}>
        <EmptyState drawing={<Icon of={MailX} size="large" />} title={intl.formatMessage(messages.nothing)} />
      </div>
    )
  return (
    // What scrolls must be reached by the keyboard.
    <div
      className={stage}
      data-view={view}
      tabIndex={0}
      role="region"
      aria-label={intl.formatMessage(messages.frame)}
    >
      {view === 'text' ? (
        <CodeBlock label={intl.formatMessage(messages.textPart)} code={parts.text} wrapped tall />
      ) : view === 'amp' ? (
        <AmpPart amp={parts.amp} />
      ) : (
        <PagePart key={view} html={parts.html} choice={choice} />
      )}
    </div>
  )
}

function AmpPart({ amp }: { amp: string | undefined }) {
  const intl = useIntl()
  if (amp === undefined)
    return (
      <EmptyState drawing={<Icon of={Zap} size="large" />} title={intl.formatMessage(messages.ampOffTitle)}>
        {intl.formatMessage(messages.ampOff)}
      </EmptyState>
    )
  return (
    <Stack>
      <Banner>{intl.formatMessage(messages.ampSource)}</Banner>
      <CodeBlock label={intl.formatMessage(messages.ampPart)} code={amp} language="html" wrapped tall />
    </Stack>
  )
}

function PagePart({ html, choice }: { html: string; choice: PreviewChoice }) {
  const intl = useIntl()
  const [followed, setFollowed] = useState<string>()
  const { view, scheme, images } = choice
  return (
    <>
      <div className={styles.screen} data-view={view} data-scheme={scheme}>
        <MailFrame
          title={intl.formatMessage(messages.frame)}
          html={html}
          scheme={scheme === 'dark' ? 'dark' : 'light'}
          inverted={scheme === 'inverted'}
          images={images}
          onFollow={setFollowed}
        />
      </div>
      <p className={styles.followed} role="status">
        {followed === undefined
          ? null
          : followed === '' || followed === '#'
            ? intl.formatMessage(messages.leadsNowhere)
            : intl.formatMessage(messages.leadsTo, { address: followed })}
      </p>
    </>
  )
}
