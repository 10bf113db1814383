import Download from 'lucide-react/icons/download'
import Pause from 'lucide-react/icons/pause'
import Play from 'lucide-react/icons/play'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { errorBlockOf } from '#api/core'
import type { SchemaProperty } from '#api/schemas'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Columns, Inline, Stack } from '#components/layout'
import { Progress } from '#components/progress'
import { Section } from '#components/section'
import { Text } from '#components/text'
import { propertyLabel, propertyText } from '#features/contacts/facts'
import type { ShownFailure } from './import-failures.ts'
import { importOutcomes, type ImportRunState } from './import-run.model.ts'
import { messages } from './import-run-step.messages.ts'
import type { RowChange } from './row-changes.model.ts'
import * as styles from './import-run-step.css.ts'

export interface ImportRunStepProps {
  dryRun: boolean
  state: ImportRunState
  total: number
  failures: readonly ShownFailure[]
  /** The first contacts that change. */
  changes: readonly RowChange[]
  properties: readonly SchemaProperty[]
  /** What the reader may decide about the rows that are refused. */
  questions?: ReactNode
  onPause: () => void
  onResume: () => void
  onCancel: () => void
  onDownload: () => void
}

/** What would happen, or happens: progress, figures by outcome, the rows that failed and why. */
export function ImportRunStep({
  dryRun,
  state,
  total,
  failures,
  changes,
  properties,
  questions,
  onPause,
  onResume,
  onCancel,
  onDownload,
}: ImportRunStepProps) {
  const intl = useIntl()
  const { status, done, counts, remarks, error } = state
  const over = status === 'completed' || status === 'completed_with_errors'
  const failed = counts.invalid + counts.suppressed + remarks.noted
  return (
    <Stack gap={5}>
      {over ? (
        <Banner
          kind={dryRun ? 'info' : failed > 0 ? 'warning' : 'success'}
          title={intl.formatMessage(dryRun ? messages.checked : messages.imported)}
        >
          {intl.formatMessage(
            dryRun ? messages.checkedText : failed > 0 ? messages.importedSomeText : messages.importedText,
          )}
        </Banner>
      ) : null}
      {status === 'canceled' ? (
        <Banner kind="warning" title={intl.formatMessage(messages.canceled)}>
          {error ? <p>{intl.formatMessage(messages.unreadable)}</p> : null}
          {dryRun
            ? intl.formatMessage(messages.canceledCheckText)
            : intl.formatMessage(messages.canceledText, { done })}
        </Banner>
      ) : null}
      {status === 'paused' && error ? (
        <ErrorBlock
          {...errorBlockOf(error)}
          title={intl.formatMessage(dryRun ? messages.stoppedCheck : messages.stopped)}
          onRetry={onResume}
        >
          {dryRun
            ? intl.formatMessage(messages.canceledCheckText)
            : intl.formatMessage(messages.stoppedText, { done })}
        </ErrorBlock>
      ) : null}
      {over ? null : (
        <Progress
          label={intl.formatMessage(dryRun ? messages.checking : messages.importing)}
          value={done}
          max={Math.max(total, 1)}
          valueText={intl.formatMessage(messages.progress, { done, total })}
          tone={status === 'paused' || status === 'canceled' ? 'warning' : 'accent'}
        />
      )}
      {status === 'running' || status === 'paused' ? (
        <Inline>
          {status === 'running' ? (
            <Button icon={<Icon of={Pause} />} onClick={onPause}>
              {intl.formatMessage(messages.pause)}
            </Button>
          ) : error ? null : (
            <Button icon={<Icon of={Play} />} onClick={onResume}>
              {intl.formatMessage(messages.resume)}
            </Button>
          )}
          <Button tone="quiet" onClick={onCancel}>
            {intl.formatMessage(messages.cancel)}
          </Button>
        </Inline>
      ) : null}
      <Columns as="dl" gap={3} keep least="figure">
        {importOutcomes.map((outcome) => (
          <div key={outcome} className={styles.figure}>
            <Text as="dt" size={13} tone="muted">
              {intl.formatMessage(messages[outcome])}
            </Text>
            <Text as="dd" size={20} weight="semibold">
              {intl.formatNumber(counts[outcome])}
            </Text>
          </div>
        ))}
      </Columns>
      {questions}
      {changes.length === 0 ? null : (
        <Changes dryRun={dryRun} changes={changes} total={counts.updated} properties={properties} />
      )}
      {failures.length === 0 ? null : (
        <Section
          title={intl.formatMessage(messages.failures, { count: failed })}
          actions={
            <Button size="small" icon={<Icon of={Download} />} onClick={onDownload}>
              {intl.formatMessage(messages.download)}
            </Button>
          }
        >
          <ul className={styles.rows}>
            {failures.map(({ line, cells, text }) => (
              <li key={line} className={styles.row}>
                <Text tone="muted">{intl.formatMessage(messages.line, { line })}</Text>
                <Text wrap="clip">{cells.filter((cell) => cell !== '').join(' · ')}</Text>
                <span className={styles.outcome} data-failed>
                  {text}
                </span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </Stack>
  )
}

interface ChangesProps extends Pick<ImportRunStepProps, 'dryRun' | 'changes' | 'properties'> {
  /** How many contacts change in all. */
  total: number
}

function Changes({ dryRun, changes, total, properties }: ChangesProps) {
  const intl = useIntl()
  const labelOf = (key: string) => {
    const property = properties.find((one) => one.key === key)
    return property ? propertyLabel(intl, property) : key
  }
  return (
    <Section title={intl.formatMessage(dryRun ? messages.willChange : messages.changed, { count: total })}>
      <ul className={styles.rows}>
        {changes.map(({ line, email, values, joinsList }) => (
          <li key={line} className={styles.row}>
            <Text tone="muted">{intl.formatMessage(messages.line, { line })}</Text>
            <Text wrap="clip">{email}</Text>
            <div className={styles.outcome}>
              {values.map(({ key, before, after }) => (
                <div key={key}>
                  {intl.formatMessage(messages.change, {
                    property: labelOf(key),
                    before: propertyText(
                      intl,
                      properties.find((one) => one.key === key),
                      before,
                    ),
                    after,
                  })}
                </div>
              ))}
              {joinsList ? <div>{intl.formatMessage(messages.joinsList)}</div> : null}
            </div>
          </li>
        ))}
      </ul>
      {total > changes.length ? (
        <p>{intl.formatMessage(messages.moreChanges, { count: total - changes.length })}</p>
      ) : null}
    </Section>
  )
}
