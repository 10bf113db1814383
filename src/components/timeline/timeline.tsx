import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { Text } from '#components/text'
import { messages } from './timeline.messages.ts'
import { groupByDay } from './timeline.model.ts'
import * as styles from './timeline.css.ts'

const timelineTones = ['plain', 'success', 'warning', 'danger'] as const

export interface TimelineEntry {
  id: string
  /** When it happened: ISO 8601. */
  at: string
  /** What happened. The words say it all: the icon and its tone only repeat it. */
  title: ReactNode
  /** What it was about. */
  about?: ReactNode
  /** A small drawing. @default a dot */
  icon?: ReactNode
  /** @default 'plain' */
  tone?: (typeof timelineTones)[number]
  /** What else is known of it, folded away. */
  payload?: ReactNode
}

export interface TimelineProps {
  /** In their order, usually the newest first. */
  entries: readonly TimelineEntry[]
  /** When what stands above happened, for a timeline that is read on: a day that goes on gets no second heading. */
  after?: string | undefined
  /** Level of the headings of days. @default 3 */
  headingLevel?: 2 | 3 | 4
}

/** What happened, by days of the reader's time zone. To read on, LoadMore stands below it. */
export function Timeline({ entries, after, headingLevel = 3 }: TimelineProps) {
  const intl = useIntl()
  const dayOf = (at: string) => intl.formatDate(at, { dateStyle: 'full' })
  const Heading = `h${headingLevel}` as const
  const days = groupByDay(entries, ({ at }) => dayOf(at), after === undefined ? undefined : dayOf(after))
  return (
    <>
      {days.map(({ key, entries: ofDay, continued }) => (
        <section key={ofDay[0]?.id ?? key}>
          {continued ? null : <Heading className={styles.day}>{key}</Heading>}
          <ol>
            {ofDay.map((entry) => (
              <li key={entry.id} className={styles.entry}>
                <span className={styles.mark} data-tone={entry.tone} aria-hidden>
                  {entry.icon}
                </span>
                <Text as="div" wrap="anywhere">
                  <p>{entry.title}</p>
                  {entry.about === undefined ? null : <p className={styles.about}>{entry.about}</p>}
                  {entry.payload === undefined ? null : (
                    <details className={styles.details}>
                      <summary className={styles.summary}>{intl.formatMessage(messages.details)}</summary>
                      <div className={styles.payload}>{entry.payload}</div>
                    </details>
                  )}
                </Text>
                <time className={styles.when} dateTime={entry.at}>
                  {intl.formatDate(entry.at, { timeStyle: 'short' })}
                </time>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </>
  )
}
