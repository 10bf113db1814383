import { useEffect, useMemo, useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { useMailingLists } from '#api/mailing-lists'
import type { ContactFilter } from '#api/contacts'
import { Badge } from '#components/badge'
import { Button } from '#components/button'
import { InlineError } from '#components/inline-error'
import { Inline, Stack } from '#components/layout'
import { Progress } from '#components/progress'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { funnelSearches } from '#domain/campaigns/audience-funnel'
import { ownTimezone } from '#lib/time-zones'
import { HeatStrip } from './heat-strip.tsx'
import { PersonParts } from './person-parts.tsx'
import { PersonSummary } from './person-summary.tsx'
import { ProblemList } from './problem-list.tsx'
import type { RehearsalCardProps } from './rehearsal-card.tsx'
import { playOf, useRehearsal } from './use-rehearsal.ts'
import { messages } from './rehearsal.messages.ts'

/** Waits until it is known which lists there are: a search that names one that is gone is refused. */
export function RehearsalPanel(props: RehearsalCardProps) {
  const intl = useIntl()
  const { data, error, retry } = useMailingLists()
  const { audience } = props.campaign
  const filter = useMemo(
    () => data && funnelSearches(audience, (id) => data.items.some((list) => list.id === id))?.recipients,
    [data, audience],
  )
  if (error && !data)
    return (
      <InlineError ticketId={error.ticketId} onRetry={retry}>
        {intl.formatMessage(messages.failed)}
      </InlineError>
    )
  if (!data) return <Skeleton shape="block" />
  return filter ? (
    <Rehearsal {...props} filter={filter} />
  ) : (
    <Text tone="muted">{intl.formatMessage(messages.nobody)}</Text>
  )
}

function Rehearsal({ campaign, brand, now, filter }: RehearsalCardProps & { filter: ContactFilter }) {
  const intl = useIntl()
  const timezone = intl.timeZone ?? ownTimezone()
  // As it was when it began: what changes meanwhile begins another one.
  const [play] = useState(() => playOf(campaign, brand, now, timezone))
  const { run, shown, restart, cancel, show } = useRehearsal(play, filter)
  const [chosen, setChosen] = useState<number>()
  const slider = useRef<HTMLInputElement>(null)
  const { people, state, total, wanted } = run
  const known = people.filter((one) => one !== undefined).length
  const place = chosen ?? people.findIndex((one) => one !== undefined)
  const person = people[place]
  const isKnown = person !== undefined
  useEffect(() => {
    if (isKnown) show(place)
  }, [place, isKnown, show])

  /** Leads to where the reader is shown; the slider says who it is. */
  const jump = (to: number) => {
    setChosen(to)
    slider.current?.focus()
  }

  if (state === 'failed')
    return (
      <InlineError ticketId={run.ticketId} onRetry={restart}>
        {intl.formatMessage(messages.failed)}
      </InlineError>
    )
  if (state !== 'running' && known === 0)
    return (
      <Text tone="muted" role="status">
        {intl.formatMessage(total === 0 ? messages.nobody : messages.stopped)}
      </Text>
    )
  return (
    <Stack>
      <Inline justify="space-between">
        {state === 'running' ? (
          <Inline grow>
            <Progress
              label={intl.formatMessage(messages.running)}
              value={known}
              max={Math.max(1, wanted)}
              valueText={intl.formatMessage(messages.sample, { count: wanted, total: total ?? 0 })}
            />
          </Inline>
        ) : (
          <Inline role="status">
            <Text weight="medium">
              {intl.formatMessage(messages.sample, { count: known, total: total ?? 0 })}
            </Text>
            {state === 'stopped' ? <Badge>{intl.formatMessage(messages.stopped)}</Badge> : null}
          </Inline>
        )}
        {state === 'running' ? (
          <Button size="small" onClick={cancel}>
            {intl.formatMessage(messages.cancel)}
          </Button>
        ) : (
          <Button size="small" onClick={restart}>
            {intl.formatMessage(messages.again)}
          </Button>
        )}
      </Inline>
      {person ? (
        <>
          <HeatStrip people={people} place={place} onPlaceChange={setChosen} slider={slider} />
          <PersonSummary
            person={person}
            place={place}
            people={people}
            campaign={campaign}
            onJump={setChosen}
          />
          <PersonParts parts={shown?.place === place ? shown.parts : undefined} last={shown?.parts} />
          <ProblemList people={people} onJump={jump} />
        </>
      ) : (
        <Skeleton shape="block" />
      )}
    </Stack>
  )
}
