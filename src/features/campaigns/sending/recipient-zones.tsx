import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import type { Audience } from '#api/campaigns'
import { useContactSearch } from '#api/contacts'
import { useMailingLists } from '#api/mailing-lists'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import { audienceCondition } from '#domain/campaigns/audience-condition'
import { weekdayAlone } from '#intl/weekday-alone'
import { otherZones } from './schedule.model.ts'
import { messages } from './send.messages.ts'

/** So many recipients tell where the others are likely to be. */
const SAMPLE = 100
/** Times that are named; more are no help. */
const NAMED = 4

export interface RecipientZonesProps {
  audience: Audience
  /** When it is sent, ms since 1970. */
  time: number
  /** The zone in which that was chosen. */
  timezone: string
}

/** What the clocks of recipients in other zones show then (CAM-188). It always says something: silence could mean each of several things. */
export function RecipientZones({ audience, time, timezone }: RecipientZonesProps) {
  const intl = useIntl()
  const lists = useMailingLists()
  const there = lists.data?.items
  const conditions =
    there && audienceCondition(audience, ['active'], (listId) => there.some(({ id }) => id === listId))
  const people = useContactSearch(conditions ? { conditions, status: ['subscribed'], limit: SAMPLE } : null)
  if (lists.error ?? people.error) return <Line>{intl.formatMessage(messages.zonesFailed)}</Line>
  if (!people.data && (!there || conditions))
    return (
      <Line>
        <Skeleton width={60} />
      </Line>
    )
  const zones = people.data?.items.flatMap((contact) => contact.timezone ?? []) ?? []
  const others = otherZones(zones, time, timezone).slice(0, NAMED)
  const times = others.map((zone) =>
    intl.formatDate(time, {
      weekday: weekdayAlone(intl),
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
      timeZoneName: 'longGeneric',
    }),
  )
  if (times.length > 0) return <Line>{intl.formatMessage(messages.zones, { times: times.join(' · ') })}</Line>
  return <Line>{intl.formatMessage(zones.length > 0 ? messages.zonesSame : messages.zonesUnknown)}</Line>
}

function Line({ children }: { children: ReactNode }) {
  return (
    <Text as="p" size={13} tone="muted">
      {children}
    </Text>
  )
}
