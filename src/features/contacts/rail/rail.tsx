import { assignInlineVars } from '@vanilla-extract/dynamic'
import { PanelLeftClose, PanelLeftOpen, Pencil, Plus } from 'lucide-react'
import { useEffect, useState, useSyncExternalStore, type KeyboardEvent, type ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { useContactCount, type ContactStatus } from '#api/contacts'
import { useApi } from '#api/core'
import { useMailingLists, type MailingList } from '#api/mailing-lists'
import { useSegments, type Segment } from '#api/segments'
import { Icon } from '#components/icon'
import { IconButton } from '#components/icon-button'
import { InlineError } from '#components/inline-error'
import { Anchor } from '#components/link'
import { Select } from '#components/select'
import { Skeleton } from '#components/skeleton'
import { Spinner } from '#components/spinner'
import { statusMessages } from '#features/contacts/facts'
import { vars } from '#styles/theme.css'
import { RailViews } from './rail-views.tsx'
import { messages } from './rail.messages.ts'
import { inOrder, type SavedView } from './saved-views.model.ts'
import { useSavedViews } from './use-saved-views.ts'
import * as styles from './rail.css.ts'

/** In place of the id of a segment: one that is being made. */
const NEW = 'new'
/** Below this width of the window the rail is a choice over the list, px (SCREENS.md 3.7). */
const RAIL_FROM = 900
/** How often a segment that is being built is looked at again, ms. */
const BUILD_POLL = 3000

/** Which contacts are shown: one of the entries of the rail. */
export type Place =
  | { kind: 'all' }
  | { kind: 'status'; status: ContactStatus }
  | { kind: 'view'; view: SavedView }
  | { kind: 'segment'; id: string }
  /** A segment with its conditions open; 'new' is one that is made. */
  | { kind: 'edit'; id: string }
  | { kind: 'list'; id: string }

export interface RailProps {
  statuses: readonly ContactStatus[]
  /** What of the address says which entry is shown. */
  query: Record<'view' | 'segment' | 'list' | 'status', string | undefined>
  hrefOf: (place: Place) => string
  onGo: (place: Place) => void
  collapsed: boolean
  onCollapsedChange: (collapsed: boolean) => void
}

interface PartProps extends RailProps {
  /** The key of the entry that is shown. */
  current: string
}

/** The key of the entry that an address shows. */
const currentOf = ({ view, segment, list, status }: RailProps['query']): string =>
  view !== undefined
    ? `view:${view}`
    : segment !== undefined && segment !== NEW
      ? `segment:${segment}`
      : list !== undefined
        ? `list:${list}`
        : status !== undefined
          ? `status:${status}`
          : 'all'

const keyOf = (place: Place): string =>
  place.kind === 'all'
    ? 'all'
    : `${place.kind}:${place.kind === 'status' ? place.status : place.kind === 'view' ? place.view.id : place.id}`

/** The groups that contacts are looked at in: by status, saved views, segments, lists (SCREENS.md 3.7). */
export function Rail(props: RailProps) {
  const { collapsed, onCollapsedChange } = props
  const current = currentOf(props.query)
  const intl = useIntl()
  const asChoice = useSyncExternalStore(subscribeToWidth, () => narrow().matches)
  if (asChoice) return <RailChoice {...props} current={current} />
  const toggle = (
    <IconButton
      label={intl.formatMessage(collapsed ? messages.expand : messages.collapse)}
      icon={<Icon of={collapsed ? PanelLeftOpen : PanelLeftClose} />}
      size="small"
      tooltipSide="right"
      aria-expanded={!collapsed}
      onClick={() => onCollapsedChange(!collapsed)}
    />
  )
  return collapsed ? toggle : <RailGroups {...props} current={current} toggle={toggle} />
}

function RailGroups({ statuses, current, hrefOf, toggle }: PartProps & { toggle: ReactNode }) {
  const intl = useIntl()
  const lists = useMailingLists()
  const segments = useSegments()
  useBuildWatch(segments)
  const link = (
    place: Place,
    label: string,
    rest: Omit<RailLinkProps, 'href' | 'current' | 'label'> = {},
  ) => (
    <RailLink
      key={keyOf(place)}
      href={hrefOf(place)}
      current={keyOf(place) === current}
      label={label}
      {...rest}
    />
  )
  const segmentLink = (segment: Segment) =>
    link({ kind: 'segment', id: segment.id }, segment.name, {
      colour: segment.color,
      count: <SegmentCount segment={segment} />,
    })
  const live = segments.data?.items.filter(({ archived }) => !archived) ?? []
  const archived = segments.data?.items.filter((segment) => segment.archived) ?? []
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its links hear the arrows through it
    <nav aria-label={intl.formatMessage(messages.label)} onKeyDown={walk}>
      <div className={styles.group}>
        <ul>
          <li className={styles.item}>
            {link({ kind: 'all' }, intl.formatMessage(messages.all), { count: <Count />, first: true })}
            {toggle}
          </li>
          {statuses.map((status) => (
            <li key={status} className={styles.item}>
              {link({ kind: 'status', status }, intl.formatMessage(statusMessages[status]), {
                count: <Count status={status} />,
              })}
            </li>
          ))}
        </ul>
      </div>
      <RailViews current={current} hrefOf={(view) => hrefOf({ kind: 'view', view })} />
      <Group
        title={intl.formatMessage(messages.segments)}
        aside={
          <Anchor
            className={styles.add}
            href={hrefOf({ kind: 'edit', id: NEW })}
            aria-label={intl.formatMessage(messages.newSegment)}
            title={intl.formatMessage(messages.newSegment)}
          >
            <Icon of={Plus} size="small" />
          </Anchor>
        }
        read={segments}
        failed={intl.formatMessage(messages.segmentsFailed)}
      >
        {live.map((segment) => (
          <li key={segment.id} className={styles.item}>
            {segmentLink(segment)}
            {current === `segment:${segment.id}` ? (
              <Anchor
                className={styles.add}
                href={hrefOf({ kind: 'edit', id: segment.id })}
                aria-label={intl.formatMessage(messages.editSegment, { name: segment.name })}
              >
                <Icon of={Pencil} size="small" />
              </Anchor>
            ) : null}
          </li>
        ))}
        {archived.length === 0 ? null : (
          <li>
            <details>
              <summary className={styles.place} data-place>
                {intl.formatMessage(messages.archived, { count: archived.length })}
              </summary>
              {archived.map((segment) => (
                <div key={segment.id} className={styles.item}>
                  {segmentLink(segment)}
                </div>
              ))}
            </details>
          </li>
        )}
      </Group>
      {/* Not before the segments: what stands over it would push it down as it comes (PERFORMANCE.md L5). */}
      {segments.data === undefined && !segments.error ? null : (
        <Group
          title={intl.formatMessage(messages.lists)}
          read={lists}
          failed={intl.formatMessage(messages.listsFailed)}
        >
          {lists.data?.items.map((list: MailingList) => (
            <li key={list.id} className={styles.item}>
              {link({ kind: 'list', id: list.id }, list.name, {
                colour: list.color,
                count: intl.formatNumber(list.counts.active),
              })}
            </li>
          ))}
        </Group>
      )}
    </nav>
  )
}

/** The same on a narrow screen. */
function RailChoice({ statuses, current, onGo }: PartProps) {
  const intl = useIntl()
  const lists = useMailingLists()
  const segments = useSegments()
  const { views } = useSavedViews()
  const choices: { place: Place; label: string }[] = [
    { place: { kind: 'all' }, label: intl.formatMessage(messages.all) },
    ...statuses.map((status) => ({
      place: { kind: 'status', status } as const,
      label: intl.formatMessage(statusMessages[status]),
    })),
    ...inOrder(views).map((view) => ({
      place: { kind: 'view', view } as const,
      label: intl.formatMessage(messages.viewChoice, { name: view.name }),
    })),
    ...(segments.data?.items ?? [])
      .filter(({ id, archived }) => !archived || current === `segment:${id}`)
      .map(({ id, name }) => ({
        place: { kind: 'segment', id } as const,
        label: intl.formatMessage(messages.segmentChoice, { name }),
      })),
    ...(lists.data?.items ?? []).map(({ id, name }) => ({
      place: { kind: 'list', id } as const,
      label: intl.formatMessage(messages.listChoice, { name }),
    })),
  ]
  return (
    <Select
      label={intl.formatMessage(messages.choose)}
      labelHidden
      value={current}
      onValueChange={(next) => {
        const choice = choices.find(({ place }) => keyOf(place) === next)
        if (choice) onGo(choice.place)
      }}
      options={[
        ...choices.map(({ place, label }) => ({ value: keyOf(place), label })),
        // What is shown and not among them, such as while the lists have not come.
        ...(choices.some(({ place }) => keyOf(place) === current) ? [] : [{ value: current, label: '…' }]),
      ]}
    />
  )
}

/** The rail is a stop or two of the Tab key, however long it is: the arrows go from entry to entry. */
function walk(event: KeyboardEvent<HTMLElement>) {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0 || event.altKey || !(event.target instanceof HTMLElement)) return
  const places = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-place]')].filter((place) =>
    place.checkVisibility(),
  )
  const next = places[places.indexOf(event.target) + step]
  if (!places.includes(event.target) || !next) return
  event.preventDefault()
  next.focus()
}

interface RailLinkProps {
  href: string
  current: boolean
  first?: boolean
  label: string
  /** The name of a hue. */
  colour?: string
  count?: ReactNode
}

function RailLink({ href, current, first = false, label, colour, count }: RailLinkProps) {
  return (
    <Anchor
      className={styles.place}
      href={href}
      aria-current={current ? 'page' : undefined}
      data-place
      tabIndex={current || first ? 0 : -1}
    >
      {colour === undefined ? null : (
        <span
          className={styles.dot}
          style={assignInlineVars({ [styles.colour]: hues[colour] ?? vars.colour.textMuted })}
        />
      )}
      <span className={styles.name}>{label}</span>
      <span className={styles.count}>{count}</span>
    </Anchor>
  )
}

/** The hues that segments and lists are given, in the colours of the theme. */
const hues: Readonly<Record<string, string | undefined>> = {
  green: vars.colour.success.fg,
  teal: vars.colour.success.fg,
  amber: vars.colour.warning.fg,
  orange: vars.colour.warning.fg,
  yellow: vars.colour.warning.fg,
  red: vars.colour.danger.fg,
  pink: vars.colour.danger.fg,
  blue: vars.colour.info.fg,
  purple: vars.colour.accent,
  indigo: vars.colour.accent,
}

/** How many there are, as soon as that is known; where it can't be told there is nothing. */
function Count({ status }: { status?: ContactStatus }) {
  const intl = useIntl()
  const { data } = useContactCount(status === undefined ? EVERYBODY : { status: [status] })
  return data ? intl.formatNumber(data.count) : null
}

function SegmentCount({ segment: { status, count } }: { segment: Segment }) {
  const intl = useIntl()
  if (status === 'building') return <Spinner label={intl.formatMessage(messages.building)} size="small" />
  if (status === 'failed') return intl.formatMessage(messages.buildFailed)
  return count === null ? null : intl.formatNumber(count)
}

interface GroupProps {
  title: string
  aside?: ReactNode
  read: Pick<ReturnType<typeof useSegments>, 'error' | 'retry' | 'isLoading'> & { data: unknown }
  failed: string
  children: ReactNode
}

/** Entries that load and fail for themselves. */
function Group({ title, aside, read: { data, error, retry, isLoading }, failed, children }: GroupProps) {
  return (
    <section className={styles.group}>
      <div className={styles.item}>
        <h2 className={styles.heading}>{title}</h2>
        {aside}
      </div>
      {error && data === undefined ? (
        <InlineError ticketId={error.ticketId} onRetry={retry}>
          {failed}
        </InlineError>
      ) : isLoading ? (
        <Skeleton width={80} />
      ) : (
        <ul>{children}</ul>
      )}
    </section>
  )
}

const EVERYBODY = {}

/** A segment that is being built is looked at until it is ready. */
function useBuildWatch({ data, retry }: ReturnType<typeof useSegments>) {
  const { clock } = useApi()
  const building = data?.items.some(({ status }) => status === 'building') ?? false
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!building) return undefined
    return clock.setTimeout(() => {
      if (!document.hidden) retry()
      setTurn(turn + 1)
    }, BUILD_POLL)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retry` is another function with every answer
  }, [clock, building, turn])
}

const narrow = () => matchMedia(`(max-width: ${RAIL_FROM - 1}px)`)
function subscribeToWidth(listener: () => void) {
  const query = narrow()
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}
