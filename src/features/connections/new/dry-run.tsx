import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useWrite } from '#api/core'
import { importRoutes } from '#api/import'
import type { ExternalDatabaseDetail } from '#api/integration-credentials'
import type { Schema } from '#api/schemas'
import { Button } from '#components/button'
import { Card } from '#components/card'
import { DescriptionList } from '#components/description-list'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { StatusPill, type StatusKind } from '#components/status-pill'
import { Text } from '#components/text'
import type { SetUp } from '#features/connections/mapping'
import { reasonText } from '#features/connections/source'
import { dryRunOf, dryRunResult, type DryRunOutcome, type DryRunResult } from './dry-run.model.ts'
import { messages } from './new-connection.messages.ts'

const kinds: Record<DryRunOutcome, StatusKind> = {
  created: 'success',
  updated: 'info',
  unchanged: 'neutral',
  skipped: 'neutral',
  suppressed: 'warning',
  invalid: 'danger',
}

export interface DryRunProps {
  detail: ExternalDatabaseDetail
  schema: Schema
  setUp: SetUp
}

/** Says what would become of the first 20 rows; nothing is imported (CNN-34). */
export function DryRun({ detail, schema, setUp }: DryRunProps) {
  const intl = useIntl()
  const { send, isSending, error } = useWrite(importRoutes.csv)
  const of = JSON.stringify(setUp)
  const [tried, setTried] = useState<{ of: string; result: DryRunResult }>()
  // Of another set-up the result would be another.
  const result = tried?.of === of ? tried.result : undefined
  const run = async () => {
    const { body, numbers } = dryRunOf(detail, setUp)
    if (numbers.length === 0) {
      setTried({ of, result: dryRunResult([], numbers) })
      return
    }
    const outcome = await send({ body })
    if (outcome.ok) setTried({ of, result: dryRunResult(outcome.data.results, numbers) })
  }
  return (
    <Card title={intl.formatMessage(messages.dryRun)}>
      <Stack>
        <Text as="p" tone="muted">
          {intl.formatMessage(messages.dryRunText, { count: Math.min(20, detail.rows.length) })}
        </Text>
        <span>
          <Button busy={isSending} onClick={() => void run()}>
            {intl.formatMessage(result ? messages.tryAgain : messages.tryNow)}
          </Button>
        </span>
        {error ? (
          <InlineError ticketId={error.ticketId}>
            {error.said ?? intl.formatMessage(messages.dryRunFailed)}
          </InlineError>
        ) : null}
        <Text as="p" role="status">
          {result === undefined
            ? null
            : result.rows.length === 0
              ? intl.formatMessage(messages.noRowTaken)
              : intl.formatMessage(messages.dryRunFigures, {
                  created: result.created,
                  updated: result.updated,
                  unchanged: result.unchanged,
                  failed: result.failed,
                })}
        </Text>
        {result && result.rows.length > 0 ? (
          <DescriptionList
            items={result.rows.map(({ number, email, outcome, reason }) => ({
              id: String(number),
              term: intl.formatMessage(messages.rowNumber, { number }),
              value: (
                <Inline justify="space-between">
                  <Text wrap="anywhere">{email}</Text>
                  <StatusPill kind={kinds[outcome]}>
                    {reason === undefined
                      ? intl.formatMessage(messages[`outcome_${outcome}`])
                      : intl.formatMessage(messages.outcomeReason, {
                          outcome: intl.formatMessage(messages[`outcome_${outcome}`]),
                          reason: reasonText(intl, reason, schema.properties),
                        })}
                  </StatusPill>
                </Inline>
              ),
            }))}
          />
        ) : null}
      </Stack>
    </Card>
  )
}
