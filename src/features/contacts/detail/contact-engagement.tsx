import { Suspense, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '#api/core'
import { useContactEvents } from '#api/contact-events'
import type { Contact } from '#api/contacts'
import { deferred } from '#components/deferred'
import { Columns } from '#components/layout'
import { Section } from '#components/section'
import { Skeleton } from '#components/skeleton'
import { StatTile } from '#components/stat-tile'
import { messages } from './contact-sheet.messages.ts'
import { weekly, weeksBegin } from './weekly.model.ts'

const Sparkline = deferred(async () => (await import('#components/charts')).Sparkline)

const FIGURES = [
  { key: 'sent', type: 'email.sent' },
  { key: 'opened', type: 'email.opened' },
  { key: 'clicked', type: 'email.clicked' },
] as const

/** More than that is no picture of all of it, so there is none. */
const EVENTS_MOST = 100

/** As tall as a sparkline: what is below does not move when it comes. */
const placeOfCourse = <Skeleton shape="control" />

/** What came of the mails of the last 90 days, and how it went from week to week. */
export function ContactEngagement({ contact: { id, engagement } }: { contact: Contact }) {
  const intl = useIntl()
  const { clock } = useApi()
  const [now] = useState(() => clock.now())
  const { data, error } = useContactEvents({
    contactId: id,
    types: FIGURES.map(({ type }) => type),
    from: weeksBegin(now),
    limit: EVENTS_MOST,
  })
  const hasCourse = data ? !data.nextCursor && data.items.length > 0 : engagement.sent > 0 && !error
  return (
    <Section title={intl.formatMessage(messages.engagement)}>
      <Columns gap={3} least="figure" wide="alone">
        {FIGURES.map(({ key, type }) => (
          <StatTile
            key={key}
            label={intl.formatMessage(messages[key])}
            value={engagement[key]}
            trend={
              !hasCourse ? undefined : !data ? (
                placeOfCourse
              ) : (
                <Suspense fallback={placeOfCourse}>
                  <Sparkline
                    label={intl.formatMessage(messages.perWeek, {
                      figure: intl.formatMessage(messages[key]),
                    })}
                    values={weekly(data.items, type, now)}
                  />
                </Suspense>
              )
            }
          />
        ))}
      </Columns>
    </Section>
  )
}
