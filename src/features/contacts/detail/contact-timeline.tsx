import { errorBlockOf, useApi, useRefresh } from '#api/core'
import FileText from 'lucide-react/icons/file-text'
import Globe from 'lucide-react/icons/globe'
import ListChecks from 'lucide-react/icons/list-checks'
import Mail from 'lucide-react/icons/mail'
import MailOpen from 'lucide-react/icons/mail-open'
import MailWarning from 'lucide-react/icons/mail-exclamation-point'
import MailX from 'lucide-react/icons/mail-x'
import MousePointerClick from 'lucide-react/icons/mouse-pointer-click'
import UserRound from 'lucide-react/icons/user-round'
import Users from 'lucide-react/icons/users'
import type { LucideIcon } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useIntl, type IntlShape } from 'react-intl'
import {
  activityKinds,
  activityTypes,
  useContactEvents,
  type ActivityKind,
  type ContactEvent,
} from '#api/contact-events'
import { contactRoutes, type Contact } from '#api/contacts'
import { segmentRoutes } from '#api/segments'
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
import { subjectInWords, variableOf } from '#domain/campaigns/subject'
import { activityKindMessageOf, eventMessageOf } from '#features/contacts/event-words'
import { SECOND } from '#lib/duration'
import { takeFocus } from '#lib/take-focus'
import { messages } from './contact-timeline.messages.ts'

const EVENTS_PAGE = 20

export interface ContactTimelineProps {
  contact: Contact
  /** Shows the mail of a campaign as they got it; without it none can be shown. */
  onShow: ((campaignId: string) => void) | undefined
}

/** What happened to a contact, newest first, a page at a time; all of it or one kind. */
export function ContactTimeline({ contact, onShow }: ContactTimelineProps) {
  const intl = useIntl()
  const [kind, setKind] = useState<ActivityKind>('all')
  return (
    <Stack padding="page">
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
        <Pages key={kind} contact={contact} kind={kind} onShow={onShow} />
      </Stack>
    </Stack>
  )
}

/** Where a page begins: its cursor, and when the last event above it happened. Neither for the first one. */
interface PageStart {
  cursor?: string
  after?: string | undefined
}

interface PagesProps {
  contact: Contact
  kind: ActivityKind
  onShow: ContactTimelineProps['onShow']
}

/** How often the newest events are asked for while the timeline is open and in sight, ms (CON-42). */
const POLL = 10 * SECOND

/** What an event may have changed beside the timeline. */
const TOUCHED = [contactRoutes.one, segmentRoutes.list]

function Pages(props: PagesProps) {
  const [count, setCount] = useState(1)
  return <TimelinePage {...props} start={{}} left={count - 1} onMore={() => setCount(count + 1)} />
}

interface TimelinePageProps extends PagesProps {
  start: PageStart
  /** Pages that follow this one. Each begins where this one ends by now, so that no event falls between two of them. */
  left: number
  onMore: () => void
}

/** Asks again every now and then, but not while the document is hidden. */
function useNewEvents({ data, retry }: ReturnType<typeof useContactEvents>, isFirst: boolean) {
  const { clock } = useApi()
  const refresh = useRefresh()
  const ask = useEffectEvent(() => {
    if (document.visibilityState === 'visible') retry()
  })
  useEffect(() => (isFirst ? clock.setInterval(() => ask(), POLL) : undefined), [clock, isFirst])
  // Something happened meanwhile: it may have changed the contact, and who is in which segment.
  const newest = data?.items[0]?.id
  const known = useRef(newest)
  useEffect(() => {
    if (isFirst && known.current !== undefined && newest !== known.current) refresh(TOUCHED)
    known.current = newest
  }, [isFirst, newest, refresh])
}

function TimelinePage({ contact, kind, onShow, start: { cursor, after }, left, onMore }: TimelinePageProps) {
  const intl = useIntl()
  const events = useContactEvents({
    contactId: contact.id,
    types: kind === 'all' ? undefined : [...activityTypes[kind]],
    cursor,
    limit: EVENTS_PAGE,
  })
  useNewEvents(events, cursor === undefined)
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
    <>
      <Stack>
        <Timeline after={after} entries={items.map((event) => entryOf(event, contact, intl, onShow))} />

        {left === 0 && nextCursor ? (
          <div>
            <Button onClick={onMore}>{intl.formatMessage(messages.more)}</Button>
          </div>
        ) : null}
      </Stack>
      {left > 0 && nextCursor ? (
        <div ref={takeFocus} tabIndex={-1}>
          <TimelinePage
            contact={contact}
            kind={kind}
            onShow={onShow}
            start={{ cursor: nextCursor, after: items.at(-1)?.occurredAt }}
            left={left - 1}
            onMore={onMore}
          />
        </div>
      ) : null}
    </>
  )
}

function entryOf(
  event: ContactEvent,
  contact: Contact,
  intl: IntlShape,
  onShow: PagesProps['onShow'],
): TimelineEntry {
  const { id, type, payload, occurredAt, campaignId } = event
  const { icon, tone = 'plain' } = LOOKS.find(([begin]) => type.startsWith(begin))?.[1] ?? {}
  const known = eventMessageOf(type)
  return {
    id,
    at: occurredAt,
    title: known ? intl.formatMessage(known) : type,
    about: aboutOf(payload, contact),
    tone,
    ...(icon && { icon: <Icon of={icon} size="small" /> }),
    ...(Object.keys(payload).length > 0 && {
      payload: (
        <Stack gap={2} align="start">
          {onShow && campaignId !== undefined && type.startsWith('email.') ? (
            <Button size="small" aria-haspopup="dialog" onClick={() => onShow(campaignId)}>
              {intl.formatMessage(messages.showMail)}
            </Button>
          ) : null}
          <CodeBlock
            label={intl.formatMessage(messages.payload)}
            code={JSON.stringify(payload, null, 2)}
            wrapped
          />
        </Stack>
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
  ['segment.', { icon: Users }],
  ['page_view', { icon: Globe }],
  ['session.', { icon: Globe }],
]

/** The parts of an event that say what it was about; the rest is for programs. */
const TELLING = ['subject', 'title', 'url', 'name', 'reason'] as const

function aboutOf(payload: ContactEvent['payload'], contact: Contact): string | undefined {
  const about = TELLING.map((key) => payload[key]).find((value) => typeof value === 'string' && value !== '')
  if (typeof about !== 'string') return undefined
  return about === payload['subject'] ? subjectInWords(about, variableOf(contact)) : about
}
