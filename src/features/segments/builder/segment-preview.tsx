import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useContactCount, useContactSearch } from '#api/contacts'
import { useRested } from '#api/core'
import { Avatar } from '#components/avatar'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Meter } from '#components/meter'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Text } from '#components/text'
import type { ConditionGroup, ConditionNode } from '#lib/condition-tree'
import { conditionClause, conditionSentence, type ConditionWorld } from '#features/segments/sentence'
import { shareText } from '#lib/share-text'
import { messages } from './segment-preview.messages.ts'
import * as styles from './segment-sheet.css.ts'

/** How many of those found are shown (SEG-24). */
const SAMPLES = 20

export interface SegmentPreviewProps {
  /** What can be evaluated. */
  conditions: ConditionGroup
  world: ConditionWorld
  /** How many were counted of what is stored. */
  storedCount: number | null
  /** Stands before the samples, of which there may be many. */
  why: ReactNode
}

/** How many the conditions find as they stand, which condition finds how many alone, and some of those found. */
export function SegmentPreview({ conditions, world, storedCount, why }: SegmentPreviewProps) {
  const intl = useIntl()
  const { rested, isResting } = useRested(conditions)
  const found = useContactCount({ conditions: rested })
  const all = useContactCount({})
  const isOld = isResting || found.isFetching
  const count = found.data?.count
  const total = all.data?.count
  const difference = count !== undefined && storedCount !== null ? count - storedCount : 0
  return (
    <>
      <Stack as="section" gap={2} aria-label={intl.formatMessage(messages.count)} aria-busy={isOld}>
        {found.isSlow ? <StillLoading onCancel={found.cancel} /> : null}
        {found.error ? (
          <InlineError ticketId={found.error.ticketId} onRetry={found.retry} retrying={found.isFetching}>
            {intl.formatMessage(messages.countFailed)}
          </InlineError>
        ) : count === undefined ? (
          <Skeleton shape="block" width={60} />
        ) : (
          <Stack gap={0} grow role="status">
            <strong className={styles.number} data-old={isOld || undefined}>
              {intl.formatMessage(messages.contacts, { count })}
            </strong>
            <Text tone="muted" wrap="anywhere">
              {total === undefined || total === 0
                ? null
                : intl.formatMessage(messages.share, {
                    share: shareText(intl, count / total),
                  })}
            </Text>
            <Text tone="muted" wrap="anywhere">
              {difference === 0
                ? null
                : intl.formatMessage(messages.difference, {
                    difference: intl.formatNumber(difference, { signDisplay: 'always' }),
                  })}
            </Text>
          </Stack>
        )}
      </Stack>
      {rested.children.length === 0 ? null : (
        <Section title={intl.formatMessage(messages.alone)}>
          {rested.children.map((node) => (
            <Alone key={node.id} node={node} world={world} total={total} />
          ))}
        </Section>
      )}
      {why}
      <Samples conditions={rested} />
    </>
  )
}

/** How many a row alone finds: so the one is seen that leaves nobody. */
function Alone({
  node,
  world,
  total,
}: {
  node: ConditionNode
  world: ConditionWorld
  total: number | undefined
}) {
  const intl = useIntl()
  const { data, error } = useContactCount({
    conditions: { id: 'alone', kind: 'group', match: 'all', children: [node] },
  })
  const label =
    node.kind === 'group' ? conditionSentence(node, world, intl) : conditionClause(node, world, intl)
  const value = data?.count ?? 0
  return (
    <Meter
      label={label}
      value={value}
      max={total ?? Math.max(1, value)}
      valueText={error ? '—' : data ? intl.formatNumber(value) : '…'}
    />
  )
}

function Samples({ conditions }: { conditions: ConditionGroup }) {
  const intl = useIntl()
  const { data, error, isFetching, retry } = useContactSearch({ conditions, limit: SAMPLES })
  return (
    <Section aria-busy={isFetching} title={intl.formatMessage(messages.samples)}>
      {error ? (
        <InlineError ticketId={error.ticketId} onRetry={retry} retrying={isFetching}>
          {intl.formatMessage(messages.samplesFailed)}
        </InlineError>
      ) : data === undefined ? (
        [80, 60, 70].map((width) => <Skeleton key={width} width={width} />)
      ) : data.items.length === 0 ? (
        <Text as="p" tone="muted" wrap="anywhere">
          {intl.formatMessage(messages.nobody)}
        </Text>
      ) : (
        <Stack as="ul" gap={2}>
          {data.items.map(({ id, email, name, photo }) => (
            <Inline as="li" align="start" key={id}>
              <Avatar name={name ?? email} src={photo} size="small" />
              <Stack as="span" gap={0} grow>
                <span>{name ?? email}</span>
                {name === undefined ? null : (
                  <Text tone="muted" wrap="anywhere" translate="no">
                    {email}
                  </Text>
                )}
              </Stack>
            </Inline>
          ))}
        </Stack>
      )}
    </Section>
  )
}
