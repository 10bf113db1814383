import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { CodeBlock } from '#components/code-block'
import { Columns, Inline, Stack } from '#components/layout'
import { SegmentedControl } from '#components/segmented-control'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { MailFrame } from '#features/editor'
import type { RehearsedParts } from './rehearsal.model.ts'
import { messages } from './rehearsal.messages.ts'
import * as styles from './rehearsal.css.ts'

export interface PersonPartsProps {
  /** Undefined while they are on their way. */
  parts: RehearsedParts | undefined
  /** Those of who was shown before, which stay until then. */
  last: RehearsedParts | undefined
}

const schemes = ['light', 'dark'] as const

/** HTML, text and AMP of one reader beside each other; a part that the mail lacks is said. */
export function PersonParts({ parts, last }: PersonPartsProps) {
  const intl = useIntl()
  const [scheme, setScheme] = useState<(typeof schemes)[number]>('light')
  const shown = parts ?? last
  if (!shown) return <Skeleton shape="block" />
  return (
    <Columns aria-busy={parts === undefined}>
      <Stack gap={2}>
        <Inline justify="space-between">
          <Text weight="medium">{intl.formatMessage(messages.html)}</Text>
          <SegmentedControl
            label={intl.formatMessage(messages.scheme)}
            value={scheme}
            onValueChange={setScheme}
            options={schemes.map((value) => ({ value, label: intl.formatMessage(messages[value]) }))}
          />
        </Inline>
        {shown.html === undefined ? (
          <Text tone="muted">{intl.formatMessage(messages.noHtml)}</Text>
        ) : (
          // What scrolls must be reached by the keyboard.
          <div
            className={styles.part}
            tabIndex={0}
            role="region"
            aria-label={intl.formatMessage(messages.html)}
          >
            <Suspense fallback={<Skeleton shape="block" />}>
              <MailFrame title={intl.formatMessage(messages.frame)} html={shown.html} scheme={scheme} />
            </Suspense>
          </div>
        )}
      </Stack>
      {shown.text === undefined ? (
        <Text tone="muted">{intl.formatMessage(messages.noText)}</Text>
      ) : (
        <CodeBlock label={intl.formatMessage(messages.text)} code={shown.text} wrapped />
      )}
      {shown.amp === undefined ? (
        <Stack gap={2}>
          <Text weight="medium">{intl.formatMessage(messages.amp)}</Text>
          <Text tone="muted">{intl.formatMessage(messages.noAmp)}</Text>
        </Stack>
      ) : (
        <CodeBlock label={intl.formatMessage(messages.amp)} code={shown.amp} wrapped />
      )}
    </Columns>
  )
}
