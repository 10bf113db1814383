import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useEffect, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { CodeBlock } from '#components/code-block'
import { Icon } from '#components/icon'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Page } from '#components/page'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { MailThumbnail } from '#features/editor/mail-frame'
import { useEditorData } from '#features/editor/state'
import { messages as frame } from './draft-editor.messages.ts'
import type { Snapshot } from './draft-history.ts'
import { messages } from './drafts.messages.ts'
import type { Drafts, ReadDraft } from './drafts.ts'
import * as styles from './draft-list.css.ts'

export interface CorruptDraftProps {
  drafts: Drafts
  draft: Extract<ReadDraft, { state: 'corrupt' }>
  onBack: () => void
  onRestored: () => void
}

/** A draft that can't be read: its last good version, the named ones, and what is stored (EML-705). */
export function CorruptDraft({ drafts, draft, onBack, onRestored }: CorruptDraftProps) {
  const intl = useIntl()
  const { id, name, versions } = draft
  const last = useLastGood(drafts, draft)
  const [failed, setFailed] = useState<Snapshot>()
  const restore = async (state: Snapshot) => {
    const kept = { id, name, updatedAt: '', stamp: '', document: state.document, versions }
    const outcome = await drafts.save(kept, { force: true })
    if ('saved' in outcome) onRestored()
    else setFailed(state)
  }
  const time = last && intl.formatDate(last.at, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <Page
      title={intl.formatMessage(messages.corruptTitle)}
      actions={
        <Button icon={<Icon of={ArrowLeft} />} onClick={onBack}>
          {intl.formatMessage(frame.back)}
        </Button>
      }
    >
      <Stack gap={4}>
        {last === undefined ? (
          <Skeleton />
        ) : last === null || time === undefined || time === null ? (
          <Text as="p">{intl.formatMessage(messages.noGood)}</Text>
        ) : (
          <LastGood state={last} time={time} onRestore={() => void restore(last)} />
        )}
        {failed ? (
          <InlineError onRetry={() => void restore(failed)}>
            {intl.formatMessage(messages.restoreFailed)}
          </InlineError>
        ) : null}
        {versions.length === 0 ? null : (
          <Inline>
            {versions.map((version) => (
              <Button key={version.id} onClick={() => void restore(version)}>
                {intl.formatMessage(messages.restoreLast, { name: version.name })}
              </Button>
            ))}
          </Inline>
        )}
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.corruptText)}
        </Text>
        <CodeBlock label={intl.formatMessage(messages.raw)} code={draft.raw} wrapped />
      </Stack>
    </Page>
  )
}

interface LastGoodProps {
  state: Snapshot
  time: string
  onRestore: () => void
}

function LastGood({ state, time, onRestore }: LastGoodProps) {
  const intl = useIntl()
  const { brand } = useEditorData()
  return (
    <div className={styles.lastGood}>
      <div className={styles.picture}>
        <MailThumbnail document={state.document} brand={brand?.colors} />
      </div>
      <Stack gap={3}>
        <Text as="p">{intl.formatMessage(messages.lastGood, { time })}</Text>
        <Inline>
          <Button tone="primary" onClick={onRestore}>
            {intl.formatMessage(messages.restoreLastGood, { time })}
          </Button>
        </Inline>
      </Stack>
    </div>
  )
}

/** The newest state that can be read. Undefined while it is looked for, null where there is none. */
function useLastGood(
  drafts: Drafts,
  { id, versions }: CorruptDraftProps['draft'],
): Snapshot | null | undefined {
  const [snapshots, setSnapshots] = useState<readonly Snapshot[]>()
  useEffect(() => {
    let isOver = false
    drafts.history(id).then(
      (found) => !isOver && setSnapshots(found),
      // The named versions may still be good.
      () => !isOver && setSnapshots([]),
    )
    return () => {
      isOver = true
    }
  }, [drafts, id])
  if (!snapshots) return undefined
  return [...snapshots, ...versions].toSorted((one, other) => (one.at < other.at ? 1 : -1))[0] ?? null
}
