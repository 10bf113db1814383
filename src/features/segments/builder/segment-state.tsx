import { useEffect, useEffectEvent } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '#api/core'
import type { Segment } from '#api/segments'
import { Badge } from '#components/badge'
import { Banner } from '#components/banner'
import { Button } from '#components/button'
import { Inline, Stack } from '#components/layout'
import { Link } from '#components/link'
import { StatusPill } from '#components/status-pill'
import { Text } from '#components/text'
import { messages } from './segment-state.messages.ts'
import type { SegmentLinks } from './segment-sheet.tsx'

/** How often it is asked whether a segment is built, in ms. */
const ASKED = 2000

export interface SegmentStateProps {
  segment: Segment
  /** Works it out anew. */
  onRebuild: () => void
  rebuilding: boolean
  /** Asks how far it is. */
  onReread: () => void
  links: SegmentLinks
}

/** How far a stored segment is, how many it found when, and what uses it. */
export function SegmentState({ segment, onRebuild, rebuilding, onReread, links }: SegmentStateProps) {
  const { clock } = useApi()
  const intl = useIntl()
  const { status, count, countedAt, stale, archived, usedBy } = segment
  const isBuilding = status === 'building'
  const ask = useEffectEvent(() => onReread())
  useEffect(() => (isBuilding ? clock.setInterval(() => ask(), ASKED) : undefined), [clock, isBuilding])
  const counted =
    count === null || countedAt === undefined
      ? undefined
      : intl.formatMessage(isBuilding ? messages.lastCount : messages.counted, {
          count,
          at: intl.formatDate(countedAt, { dateStyle: 'medium', timeStyle: 'short' }),
        })
  return (
    <Stack as="section" gap={2} aria-label={intl.formatMessage(messages.title)}>
      <Inline align="start">
        <StatusPill
          kind={status === 'ready' ? 'success' : status === 'failed' ? 'danger' : 'info'}
          live={isBuilding}
        >
          {intl.formatMessage(messages[status])}
        </StatusPill>
        {archived ? <Badge>{intl.formatMessage(messages.archived)}</Badge> : null}
      </Inline>
      {counted === undefined ? null : (
        <Text as="p" tone="muted" wrap="anywhere">
          {counted}
          {stale === true ? <> {intl.formatMessage(messages.stale)}</> : null}
        </Text>
      )}
      {status === 'failed' ? (
        <Banner
          kind="danger"
          action={
            <Button size="small" onClick={onRebuild} busy={rebuilding}>
              {intl.formatMessage(messages.retry)}
            </Button>
          }
        >
          {intl.formatMessage(messages.failedAbout)}
        </Banner>
      ) : null}
      {usedBy.length === 0 ? null : (
        <>
          <Text as="h3" size={13}>
            {intl.formatMessage(messages.usedBy)}
          </Text>
          <Stack as="ul" gap={2}>
            {usedBy.map(({ kind, id, name }) => (
              <Inline as="li" align="start" key={id}>
                <Badge>{intl.formatMessage(messages[kind])}</Badge>
                {kind === 'campaign' ? (
                  <Link href={links.campaign(id)}>{name}</Link>
                ) : kind === 'segment' ? (
                  <Link href={links.segment(id)}>{name}</Link>
                ) : (
                  <span>{name}</span>
                )}
              </Inline>
            ))}
          </Stack>
        </>
      )}
    </Stack>
  )
}
