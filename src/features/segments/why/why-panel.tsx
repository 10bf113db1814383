import CircleCheck from 'lucide-react/icons/circle-check'
import CircleMinus from 'lucide-react/icons/circle-minus'
import CircleX from 'lucide-react/icons/circle-x'
import { useMemo, useState } from 'react'
import { useIntl } from 'react-intl'
import { useApi } from '#api/core'
import { useContact, useContactSearch, type Contact } from '#api/contacts'
import { InlineError } from '#components/inline-error'
import { Icon } from '#components/icon'
import { Inline, Stack } from '#components/layout'
import { Skeleton } from '#components/skeleton'
import { Text } from '#components/text'
import {
  explain,
  type ConditionGroup,
  type ConditionNode,
  type ConditionSegment,
  type Explanation,
} from '#lib/condition-tree'
import { fold } from '#lib/fold-text'
import {
  conditionClause,
  matchText,
  useConditionWorld,
  type ConditionWorld,
} from '#features/segments/sentence'
import { useContactHistory } from './use-contact-history.ts'
import { eventTypesIn, foundText, nearestText } from './why.model.ts'
import { messages } from './why.messages.ts'
import * as styles from './why-panel.css.ts'

export interface WhyPanelProps {
  conditions: ConditionGroup
  /** The zone whose calendar the conditions go by. */
  timezone: string
  /** Whose matter it is: the contact, or the e-mail address of one. */
  who: { contactId: string } | { email: string }
  /** ms since 1970. @default the time now */
  now?: number | undefined
}

/** Why a contact is found by conditions, or is not: each condition, what was found, and how far it is from holding. */
export function WhyPanel({ who, ...rest }: WhyPanelProps) {
  return 'contactId' in who ? (
    <OfContact {...rest} contactId={who.contactId} />
  ) : (
    <OfEmail {...rest} email={who.email} />
  )
}

type Rest = Omit<WhyPanelProps, 'who'>

function OfEmail({ email, ...rest }: Rest & { email: string }) {
  const intl = useIntl()
  const { data, error, retry, isFetching } = useContactSearch({ q: email, limit: 10 })
  const contact = data?.items.find((one) => fold(one.email) === fold(email))
  if (contact) return <Told {...rest} contact={contact} />
  if (error) return <Failed error={error} onRetry={retry} retrying={isFetching} />
  if (data === undefined || isFetching) return <Waiting />
  return <p role="status">{intl.formatMessage(messages.noContact, { email })}</p>
}

function OfContact({ contactId, ...rest }: Rest & { contactId: string }) {
  const { data, error, retry, isFetching } = useContact(contactId)
  if (data) return <Told {...rest} contact={data} />
  return error ? <Failed error={error} onRetry={retry} retrying={isFetching} /> : <Waiting />
}

function Waiting() {
  return (
    <Stack gap={2}>
      <Skeleton width={40} />
      <Skeleton width={80} />
      <Skeleton width={60} />
    </Stack>
  )
}

interface FailedProps {
  error: { ticketId: string }
  onRetry: () => void
  retrying?: boolean
}

function Failed({ error, onRetry, retrying = false }: FailedProps) {
  return (
    <InlineError ticketId={error.ticketId} onRetry={onRetry} retrying={retrying}>
      {useIntl().formatMessage(messages.failed)}
    </InlineError>
  )
}

function Told({ contact, conditions, timezone, now }: Rest & { contact: Contact }) {
  const intl = useIntl()
  const world = useConditionWorld()
  const { clock } = useApi()
  const [opened] = useState(() => clock.now())
  const at = now ?? opened
  const known = useMemo(() => {
    const byId = new Map<string, ConditionSegment>()
    for (const { id, status, countedAt, ...segment } of world.segments ?? []) {
      // Nobody is in a segment that could not be worked out.
      if (status === 'failed') continue
      const counted = countedAt === undefined ? Number.NaN : Date.parse(countedAt)
      byId.set(id, {
        conditions: segment.conditions,
        timezone: segment.timezone,
        ...(Number.isFinite(counted) && { now: counted }),
      })
    }
    return byId
  }, [world.segments])
  // Of the segments that it names too, whichever those are.
  const types = eventTypesIn([conditions, ...[...known.values()].map((segment) => segment.conditions)])
  const history = useContactHistory(contact.id, hasEvents(conditions, known) ? types : [])

  if (history.error) return <Failed error={history.error} onRetry={history.retry} />
  if (world.error) return <Failed error={world.error} onRetry={world.retry} />
  if (!history.events || !world.segments || !world.properties) return <Waiting />
  const told = explain(conditions, {
    contact,
    events: history.events,
    now: at,
    timezone,
    segments: (id) => known.get(id),
  })
  return (
    <Stack gap={2}>
      <Inline as="p" align="start" role="status">
        <Mark explanation={told} />
        <strong>
          {intl.formatMessage(told.passed ? messages.isIn : messages.isNotIn, {
            name: contact.name ?? contact.email,
          })}
        </strong>
      </Inline>
      {history.isCut ? (
        <Text as="p" tone="muted" wrap="anywhere">
          {intl.formatMessage(messages.cut)}
        </Text>
      ) : null}
      <Node node={conditions} told={told} world={world} known={known} />
    </Stack>
  )
}

/** Whether what somebody did matters at all. */
const hasEvents = (conditions: ConditionNode, known: ReadonlyMap<string, ConditionSegment>): boolean => {
  const seen = new Set<string>()
  const look = (node: ConditionNode): boolean => {
    if (node.kind === 'group') return node.children.some(look)
    if (node.kind !== 'segment') return eventTypesIn([node]).length > 0
    if (seen.has(node.segmentId)) return false
    seen.add(node.segmentId)
    const segment = known.get(node.segmentId)
    return segment !== undefined && look(segment.conditions)
  }
  return look(conditions)
}

interface NodeProps {
  node: ConditionNode
  told: Explanation
  world: ConditionWorld
  known: ReadonlyMap<string, ConditionSegment>
}

function Node({ node, told, world, known }: NodeProps) {
  const intl = useIntl()
  if (node.kind === 'group')
    return (
      <Stack gap={2}>
        <Text as="div" tone={told.disabled === true ? 'muted' : undefined}>
          <Inline align="start" as="p">
            <Mark explanation={told} />
            <span>{matchText(node.match, intl)}</span>
          </Inline>
        </Text>
        <div className={styles.children}>
          <Stack as="ul" gap={2}>
            {node.children.map((child, index) => {
              const inner = told.children?.[index]
              return inner ? (
                <li key={child.id}>
                  <Node node={child} told={inner} world={world} known={known} />
                </li>
              ) : null
            })}
          </Stack>
        </div>
      </Stack>
    )
  const found = foundText(node, told.actual, world, intl)
  const nearest = told.disabled === true ? undefined : nearestText(node, told, world, intl)
  const within = node.kind === 'segment' ? known.get(node.segmentId)?.conditions : undefined
  return (
    <Stack gap={2}>
      <Text as="div" tone={told.disabled === true ? 'muted' : undefined}>
        <Inline align="start" as="p">
          <Mark explanation={told} />
          <Stack as="span" gap={0} grow>
            <span>{conditionClause(node, world, intl)}</span>
            {found === undefined ? null : (
              <Text tone="muted" wrap="anywhere">
                {found}
              </Text>
            )}
            {nearest === undefined ? null : <Text tone="warning">{nearest}</Text>}
          </Stack>
        </Inline>
      </Text>
      {within && told.within ? (
        <div className={styles.children}>
          <Node node={within} told={told.within} world={world} known={known} />
        </div>
      ) : null}
    </Stack>
  )
}

/** Holds, does not hold, or does not count: by its form and in words, not by its colour alone. */
function Mark({ explanation: { passed, disabled } }: { explanation: Explanation }) {
  const intl = useIntl()
  const [icon, state, words] =
    disabled === true
      ? ([CircleMinus, 'off', messages.off] as const)
      : passed
        ? ([CircleCheck, 'passed', messages.passed] as const)
        : ([CircleX, 'failed', messages.notPassed] as const)
  return (
    <span className={styles.mark} data-state={state}>
      <Icon of={icon} label={intl.formatMessage(words)} />
    </span>
  )
}
