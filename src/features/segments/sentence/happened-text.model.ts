import type { IntlShape, MessageDescriptor } from 'react-intl'
import { isSegmentEvent, segmentEvents } from '#domain/segments/segment-events'
import type { CampaignCondition, Comparison, EventCondition, LeafCondition } from '#lib/condition-tree'
import { isolatedText } from '#lib/isolated-text'
import type { ClauseState } from './clauses.model.ts'
import { comparisonText } from './comparison-text.model.ts'
import { labelOf, nameText, type ConditionNames } from './condition-names.model.ts'
import { eventPhrases } from './event-phrases.messages.ts'
import { own } from './own-value.model.ts'
import { messages } from './sentence.messages.ts'

const phrases = new Map(Object.entries(eventPhrases))

/** What a type of event is called where one is chosen: 'Opened an email'; a customer's own by its name. */
export function eventLabel(type: string, intl: IntlShape): string {
  const phrase = phrases.get(type.replace('.', '_'))
  if (!phrase) return type
  const said = intl.formatMessage(phrase, { state: 'end' })
  return said.charAt(0).toUpperCase() + said.slice(1)
}

/** What is said where a condition is about one segment that was entered or left (SEG-46). */
const moves = { [segmentEvents.entered]: messages.entered, [segmentEvents.left]: messages.left }

/** The part of a condition by which it is about one segment. */
export const segmentOf = ({ type, where }: Pick<EventCondition, 'type' | 'where'>): Comparison | undefined =>
  isSegmentEvent(type) && Array.isArray(where)
    ? where.find((one: Comparison | undefined) => one?.key === 'segmentId' && one.op === 'eq')
    : undefined

const counts = { at_most: messages.atMost, exactly: messages.exactly, not_exactly: messages.notExactly }

/** What happened, but for when: 'opened any campaign', 'never opened an email', 'viewed a page at least twice'. */
export function happenedText(
  node: Extract<LeafCondition, { window: unknown }>,
  names: ConditionNames,
  intl: IntlShape,
  at: 'and' | 'end',
  state: ClauseState,
): string {
  switch (node.kind) {
    case 'event':
      return eventText(node, names, intl, at, state)
    case 'campaign':
      return campaignText(node, names, intl, state)
    case 'form':
      return intl.formatMessage(messages.submitted, {
        state,
        form:
          node.formId === 'any'
            ? intl.formatMessage(messages.anyForm)
            : nameText('form', node.formId, names, intl),
      })
  }
}

function eventText(
  node: EventCondition,
  names: ConditionNames,
  intl: IntlShape,
  at: 'and' | 'end',
  state: ClauseState,
): string {
  const said = state === 'and' || state === 'end'
  const { op, value } = numberOfTimes(node, said)
  const isNever = (op === 'at_most' || op === 'exactly') && value === 0
  const isOnce = op === 'at_least' && value === 1
  // What is counted is said to the end; its number says how often.
  const isCounted = !isNever && !isOnce
  const inner: ClauseState = isNever
    ? at === 'and'
      ? 'andNot'
      : 'endNot'
    : isCounted && op !== 'at_least'
      ? 'end'
      : at
  const phrase = typeof node.type === 'string' ? phrases.get(node.type.replace('.', '_')) : undefined
  const moved = segmentOf(node)
  const did = moved
    ? intl.formatMessage(moves[node.type === 'segment.left' ? node.type : 'segment.entered'], {
        state: inner,
        segment: nameText('segment', moved.value, names, intl),
      })
    : phrase
      ? intl.formatMessage(phrase, { state: inner })
      : typeof node.type === 'string' && node.type !== ''
        ? intl.formatMessage(messages.custom, { state: inner, type: node.type })
        : intl.formatMessage(messages.someEvent, { state: inner })
  const where = Array.isArray(node.where) ? node.where.filter((one) => one !== moved) : []
  const what = where.length === 0 ? did : intl.formatMessage(messages.where, { what: did, clauses: saying() })
  if (!isCounted) return what
  return op === 'at_least'
    ? intl.formatMessage(messages.atLeast, { what, count: value })
    : intl.formatMessage(counts[op], { what, count: value, state: at })

  function saying(): string {
    const texts = where.map((one: Comparison, index) => {
      const key = typeof one?.key === 'string' ? one.key : ''
      const property = key === '' ? undefined : names.eventProperty(key)
      const label =
        labelOf(property, intl) ??
        (key === ''
          ? intl.formatMessage(messages.someProperty)
          : intl.formatMessage(messages.quoted, { text: isolatedText(key) }))
      const place = index === where.length - 1 ? 'end' : 'and'
      return comparisonText({ ...one, key }, label, property, intl, (holds) =>
        holds ? place : place === 'and' ? 'andNot' : 'endNot',
      )
    })
    return intl.formatList(texts, { type: 'conjunction' })
  }
}

interface Times {
  op: 'at_least' | 'at_most' | 'exactly' | 'not_exactly'
  value: number
}

/** How often it happened, where 'not at least 3 times' is 'at most twice'. */
function numberOfTimes({ count }: EventCondition, said: boolean): Times {
  const op = count?.op === 'at_most' || count?.op === 'exactly' ? count.op : 'at_least'
  const value = typeof count?.value === 'number' && Number.isFinite(count.value) ? count.value : 1
  if (said) return { op, value }
  if (op === 'at_least') return { op: 'at_most', value: value - 1 }
  if (op === 'at_most') return { op: 'at_least', value: value + 1 }
  return value === 0 ? { op: 'at_least', value: 1 } : { op: 'not_exactly', value }
}

const activities = {
  sent: messages.sent,
  delivered: messages.delivered,
  opened: messages.opened,
  clicked: messages.clicked,
  bounced: messages.bounced,
  unsubscribed: messages.unsubscribed,
} satisfies Record<CampaignCondition['activity'], MessageDescriptor>

function campaignText(
  { activity, campaign: which, link }: CampaignCondition,
  names: ConditionNames,
  intl: IntlShape,
  state: ClauseState,
): string {
  const lastN = typeof which === 'object' && which !== null ? which.lastN : undefined
  const campaign =
    which === 'any'
      ? intl.formatMessage(messages.anyCampaign)
      : lastN === undefined
        ? nameText('campaign', which, names, intl)
        : intl.formatMessage(messages.lastCampaigns, {
            state,
            count: typeof lastN === 'number' && Number.isFinite(lastN) ? lastN : 0,
          })
  if (activity === 'clicked' && typeof link === 'string' && link !== '')
    return intl.formatMessage(messages.clickedLink, {
      state,
      campaign,
      link: intl.formatMessage(messages.quoted, { text: isolatedText(link) }),
    })
  const message = own(activities, activity)
  return message
    ? intl.formatMessage(message, { state, campaign })
    : intl.formatMessage(messages.unreadable, { state: 'end' })
}
