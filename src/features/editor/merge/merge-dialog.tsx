import { useId, useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { Button } from '#components/button'
import { FullSheet } from '#components/dialog'
import { Stack } from '#components/layout'
import { Text } from '#components/text'
import { DrawnMail } from '#features/editor/mail-frame'
import type { EmailDocument } from '#mail/document'
import { changesBetween } from '#mail/changes'
import { merge, SETTINGS, type MergeChoice, type MergeConflict } from '#mail/merge'
import { MergeQuestion, type Versions } from './merge-question.tsx'
import { messages } from './merge.messages.ts'
import * as styles from './merge.css.ts'

export interface MergeDialogProps {
  open: boolean
  onClose: () => void
  versions: Versions
  /** When the other version was saved, ISO. */
  savedAt: string
  onMerged: (document: EmailDocument) => void
}

/** Compares two versions of a mail part by part, and puts them together as chosen (EML-703). */
export function MergeDialog({ open, onClose, versions, savedAt, onMerged }: MergeDialogProps) {
  const intl = useIntl()
  const id = useId()
  const [choices, setChoices] = useState<ReadonlyMap<string, MergeChoice>>(new Map())
  const [tried, setTried] = useState(false)
  const { base, mine, theirs } = versions
  const { document, conflicts } = useMemo(
    () => merge(base, mine, theirs, choices),
    [base, mine, theirs, choices],
  )
  const taken = useMemo(
    () => ({ mine: undisputed(base, mine, conflicts), theirs: undisputed(base, theirs, conflicts) }),
    [base, mine, theirs, conflicts],
  )
  const left = conflicts.filter((conflict) => !choices.has(conflict.id))
  const use = () => {
    const [first] = left
    if (!first) return onMerged(document)
    setTried(true)
    globalThis.document.getElementById(`${id}${first.id}`)?.querySelector('input')?.focus()
  }
  return (
    <FullSheet
      open={open}
      onClose={onClose}
      title={intl.formatMessage(messages.title)}
      description={intl.formatMessage(messages.about)}
      footer={
        <>
          <span className={styles.left} role="status">
            <Text size={13} tone="muted">
              {intl.formatMessage(messages.left, { count: left.length })}
            </Text>
          </span>
          <Button onClick={onClose}>{intl.formatMessage(messages.cancel)}</Button>
          <Button tone="primary" onClick={use}>
            {intl.formatMessage(messages.use)}
          </Button>
        </>
      }
    >
      <Stack gap={6}>
        {taken.mine + taken.theirs === 0 ? null : (
          <Text as="p" tone="muted">
            {intl.formatMessage(messages.taken, taken)}
          </Text>
        )}
        <Stack gap={6}>
          {conflicts.map((conflict) => (
            <MergeQuestion
              key={conflict.id}
              id={`${id}${conflict.id}`}
              conflict={conflict}
              versions={versions}
              time={intl.formatTime(savedAt, { timeStyle: 'short' })}
              choice={choices.get(conflict.id)}
              onChoose={(choice) => setChoices(new Map([...choices, [conflict.id, choice]]))}
              isMissing={tried && !choices.has(conflict.id)}
            />
          ))}
        </Stack>
        <Stack as="section" gap={3} aria-label={intl.formatMessage(messages.result)}>
          <Text as="h3" size={16} weight="medium">
            {intl.formatMessage(messages.result)}
          </Text>
          {document.sections.length === 0 ? (
            <Text as="p" tone="muted">
              {intl.formatMessage(messages.resultEmpty)}
            </Text>
          ) : (
            <DrawnMail title={intl.formatMessage(messages.result)} document={document} />
          )}
        </Stack>
      </Stack>
    </FullSheet>
  )
}

/** How many changes of one version need no decision. */
function undisputed(
  base: EmailDocument,
  version: EmailDocument,
  conflicts: readonly MergeConflict[],
): number {
  const asked = new Set(conflicts.map(({ id }) => id))
  return changesBetween(base, version).filter(
    (change) => !asked.has(change.kind === 'settings' ? SETTINGS : change.id),
  ).length
}
