import { errorBlockOf } from '#api/core'
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import MailWarning from 'lucide-react/icons/mail-exclamation-point'
import MailX from 'lucide-react/icons/mail-x'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import UserRound from 'lucide-react/icons/user-round'
import { type LucideIcon } from 'lucide-react'
import { useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import {
  activityKinds,
  activityTypes,
  useContactEvents,
  type ActivityKind,
  type ContactEvent,
} from '#api/contact-events'
import { Button } from '#components/button'
import { CodeBlock } from '#components/code-block'
import { ErrorBlock } from '#components/error-block'
import { Icon } from '#components/icon'
import { Stack } from '#components/layout'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { StillLoading } from '#components/still-loading'
import { Text } from '#components/text'
import { Timeline, type TimelineEntry } from '#components/timeline'
import { activityKindMessageOf, eventMessageOf } from '#features/contacts/event-words'
import { messages } from './contact-timeline.messages.ts'

const EVENTS_PAGE = 20

export interface ContactTimelineProps {
  contactId: string
}

/** What happened to a contact, newest first, a page at a time; all of it or one kind. */
export function ContactTimeline({ contactId }: ContactTimelineProps) {
  const intl = useIntl()
  const [kind, setKind] = useState<ActivityKind>('all')
  return (
    <Stack padding={6}>
      <Select
        label={intl.formatMessage(messages.kind)}
        labelHidden
        value={kind}
        onValueChange={setKind}
        options={activityKinds.map((value) => ({
          value,
          label: intl.formatMessage(activityKindMessageOf(value)),
        }))}
      />

      <Stack gap={0}>
        <Pages key={kind} contactId={contactId} kind={kind} />
      </Stack>
    </Stack>
  )
}

/** Where a page begins: its cursor, and when the last event above it happened. Neither for the first one. */
interface PageStart {
  cursor?: string
  after?: string | undefined
}

function Pages({ contactId, kind }: ContactTimelineProps & { kind: ActivityKind }) {
  const [pages, setPages] = useState<readonly PageStart[]>([{}])
  return pages.map((start, index) => (
    <TimelinePage
      key={start.cursor ?? ''}
      contactId={contactId}
      kind={kind}
      start={start}
      onMore={index === pages.length - 1 ? (next) => setPages([...pages, next]) : undefined}
    />
  ))
}

interface TimelinePageProps {
  contactId: string
  kind: ActivityKind
  start: PageStart
  onMore: ((next: PageStart) => void) | undefined
}

function TimelinePage({ contactId, kind, start: { cursor, after }, onMore }: TimelinePageProps) {
  const intl = useIntl()
  const events = useContactEvents({
    contactId,
    types: kind === 'all' ? undefined : [...activityTypes[kind]],
    cursor,
    limit: EVENTS_PAGE,
  })
  if (events.error && !events.data) {
    return (
      <ErrorBlock
        {...errorBlockOf(events.error)}
        title={intl.formatMessage(messages.failed)}
        onRetry={events.retry}
      />
    )
  }
  if (!events.data) {
    return (
      <Stack>
        {events.isSlow ? <StillLoading onCancel={events.cancel} /> : null}
        <Skeleton width={70} />
        <Skeleton width={50} />
        <Skeleton width={60} />
      </Stack>
    )
  }
  const { items, nextCursor } = events.data
  if (items.length === 0) {
    if (cursor !== undefined) return null
    return (
      <Text as="p" tone="muted">
        {intl.formatMessage(kind === 'all' ? messages.empty : messages.noneOfKind)}
      </Text>
    )
  }
  return (
    <Stack>
      <Timeline after={after} entries={items.map((event) => entryOf(event, intl))} />

      {onMore && nextCursor ? (
        <div>
          <Button onClick={() => onMore({ cursor: nextCursor, after: items.at(-1)?.occurredAt })}>
            {intl.formatMessage(messages.more)}
          </Button>
        </div>
      ) : null}
    </Stack>
  )
}

function entryOf(event: ContactEvent, intl: IntlShape): TimelineEntry {
  const { id, type, payload, occurredAt } = event
  const { icon, tone = 'plain' } = LOOKS.find(([begin]) => type.startsWith(begin))?.[1] ?? {}
  const known = eventMessageOf(type)
  return {
    id,
    at: occurredAt,
    title: known ? intl.formatMessage(known) : type,
    about: aboutOf(payload),
    tone,
    ...(icon && { icon: <Icon of={icon} size="small" /> }),
    ...(Object.keys(payload).length > 0 && {
      payload: (
        <CodeBlock
          label={intl.formatMessage(messages.payload)}
          code={JSON.stringify(payload, null, 2)}
          wrapped
        />
      ),
    }),
  }
}

/** The drawing of an event by what its type begins with; the words beside it say the same. */
const LOOKS: readonly (readonly [string, { icon: LucideIcon; tone?: TimelineEntry['tone'] }])[] = [
  ['email.opened', { icon: MailOpen, tone: 'success' }],
  ['email.clicked', { icon: MousePointerClick, tone: 'success' }],
  ['email.bounced', { icon: MailX, tone: 'danger' }],
  ['email.complained', { icon: MailWarning, tone: 'danger' }],
  ['email.unsubscribed', { icon: MailX, tone: 'warning' }],
  ['email.delayed', { icon: MailWarning, tone: 'warning' }],
  ['email.', { icon: Mail }],
  ['list.', { icon: ListChecks }],
  ['form.', { icon: FileText }],
  ['contact.', { icon: UserRound }],
  ['page_view', { icon: Globe }],
  ['session.', { icon: Globe }],
]

/** The parts of an event that say what it was about; the rest is for programs. */
const TELLING = ['subject', 'title', 'url', 'name', 'reason'] as const

function aboutOf(payload: ContactEvent['payload']): string | undefined {
  const about = TELLING.map((key) => payload[key]).find((value) => typeof value === 'string' && value !== '')
  return typeof about === 'string' ? about : undefined
}
