import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import type { Audience } from '#api/campaigns'
import { useContactCount } from '#api/contacts'
import { useRefresh, useRested } from '#api/core'
import { Banner } from '#components/banner'
import { InlineError } from '#components/inline-error'
import { Stack } from '#components/layout'
import { Meter } from '#components/meter'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Text } from '#components/text'
import type { ConditionWorld } from '#features/segments'
import type { CampaignHrefs } from '#features/campaigns/campaign-step'
import { audienceCondition } from '#domain/campaigns/audience-condition'
import { funnelCounts, funnelOf, funnelSearches, funnelSteps } from '#domain/campaigns/audience-funnel'
import { AudienceParts } from './audience-parts.tsx'
import { AudienceSamples } from './audience-samples.tsx'
import { audienceParts } from './audience.model.ts'
import { useAudienceProblems } from './use-audience-problems.ts'
import { messages } from './audience.messages.ts'
import * as styles from './audience.css.ts'

const words = {
  matched: messages.matched,
  unsubscribed: messages.unsubscribed,
  suppressed: messages.suppressed,
  excluded: messages.inExcluded,
  recipients: messages.recipients,
}

export interface AudienceFunnelProps {
  audience: Audience
  world: ConditionWorld
  hrefs: CampaignHrefs
}

/** How many fit, who is left out at each step, and who is left (CAM-70). Nothing is asked before a choice rests. */
export function AudienceFunnel({ audience, world, hrefs }: AudienceFunnelProps) {
  const { rested, isResting } = useRested(audience)
  const problems = useAudienceProblems(rested, world)
  const isThere = (mailingListId: string) => world.list(mailingListId) !== null
  // What is gone is only known once the lists are there, and a search that names it is refused.
  const wanted = funnelSearches(rested, isThere)
  const isFirst = isResting && !wanted && funnelSearches(audience, isThere) !== undefined
  const isWaiting =
    wanted !== undefined && (!problems || ((!world.lists || !world.properties) && !world.error))
  const isUnfinished = problems !== undefined && problems.length > 0
  const searches = isWaiting || isUnfinished ? undefined : wanted
  const counts = {
    matched: useContactCount(searches?.matched ?? null),
    suppressed: useContactCount(searches?.suppressed ?? null),
    eligible: useContactCount(searches?.eligible ?? null),
    recipients: useContactCount(searches?.recipients ?? null),
  }
  const all = funnelCounts.map((name) => counts[name])
  const failed = all.find(({ error }) => error)?.error
  // What is refused names what was deleted since the lists were read.
  const refresh = useRefresh()
  const isRefused = failed?.code === 422
  useEffect(() => {
    if (isRefused) refresh()
  }, [isRefused, refresh])
  const intl = useIntl()
  if (isWaiting || isFirst)
    return (
      <div aria-busy>
        <Skeleton shape="block" />
      </div>
    )
  if (!searches)
    return (
      <Text tone="muted">
        {intl.formatMessage(isUnfinished ? messages.unfinished : messages.chooseFirst)}
      </Text>
    )
  const isOld = isResting || all.some(({ isFetching }) => isFetching)
  if (failed)
    return (
      <InlineError
        ticketId={failed.ticketId}
        onRetry={() => all.forEach(({ error, retry }) => (error ? retry() : undefined))}
        retrying={isOld}
      >
        {intl.formatMessage(messages.countFailed)}
      </InlineError>
    )
  const slow = all.filter(({ isSlow }) => isSlow)
  const waiting =
    slow.length > 0 ? <StillLoading onCancel={() => slow.forEach(({ cancel }) => cancel())} /> : null
  const { matched, suppressed, eligible, recipients } = counts
  if (!matched.data || !suppressed.data || !eligible.data || !recipients.data)
    return (
      <>
        {waiting}
        <Skeleton shape="block" />
      </>
    )
  const steps = funnelOf({
    matched: matched.data.count,
    suppressed: suppressed.data.count,
    eligible: eligible.data.count,
    recipients: recipients.data.count,
  })
  return (
    <>
      <Stack gap={3} as="section" aria-label={intl.formatMessage(messages.funnel)} aria-busy={isOld}>
        {waiting}
        <strong className={styles.number} data-old={isOld || undefined} role="status">
          {intl.formatMessage(messages.willReceive, { count: steps.recipients })}
        </strong>
        {funnelSteps.map((step) => (
          <Meter
            key={step}
            label={intl.formatMessage(words[step])}
            value={steps[step]}
            max={Math.max(1, steps.matched)}
            valueText={intl.formatMessage(messages.people, { count: steps[step] })}
          />
        ))}
        {rested.skipIfSentWithinHours === undefined ? null : (
          <Text as="p" size={13} tone="muted">
            {intl.formatMessage(messages.recentLater, { hours: rested.skipIfSentWithinHours })}
          </Text>
        )}
      </Stack>
      {steps.recipients === 0 && !isOld ? (
        <>
          <Banner kind="warning">{intl.formatMessage(messages.zero)}</Banner>
          <AudienceParts parts={audienceParts(rested, isThere)} world={world} />
        </>
      ) : null}
      <AudienceSamples conditions={audienceCondition(rested, ['active'], isThere)} hrefs={hrefs} />
    </>
  )
}
