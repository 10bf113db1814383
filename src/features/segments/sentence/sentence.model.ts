import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { SchemaProperty } from '#api/schemas'
import type {
  CampaignCondition,
  Comparison,
  ConditionGroup,
  ConditionNode,
  EventCondition,
  LeafCondition,
  ListCondition,
  TimeWindow,
} from '#lib/condition-tree'
import { clauseOf, type Clause } from './clauses.model.ts'
import { eventPhrases } from './event-phrases.messages.ts'
import { messages } from './sentence.messages.ts'
import { statusMessages } from './status.messages.ts'

/** What ids and keys of conditions stand for. null: there is no such thing any more; undefined: that is not known (yet). */
export interface ConditionNames {
  /** A property of contacts. */
  property: (key: string) => Pick<SchemaProperty, 'label' | 'labels' | 'type' | 'options'> | null | undefined
  /** A property of events; payloads may have others too. */
  eventProperty: (
    key: string,
  ) => Pick<SchemaProperty, 'label' | 'labels' | 'type' | 'options'> | null | undefined
  list: (id: string) => string | null | undefined
  campaign: (id: string) => string | null | undefined
  form: (id: string) => string | null | undefined
  segment: (id: string) => string | null | undefined
}

type Property = ReturnType<ConditionNames['property']>

/**
 * How a clause stands in its sentence: before another or at its end, said or denied. English knows only the denied; Japanese
 * inflects for both.
 */
type State = 'and' | 'end' | 'andNot' | 'endNot'

/** One plain sentence that says who the conditions find, in the language of `intl` (SCREENS.md 2, 6). Never throws. */
export function conditionSentence(node: ConditionNode, names: ConditionNames, intl: IntlShape): string {
  const clause = clauseOf(node)
  if (clause.kind === 'everyone') return intl.formatMessage(messages.everyone)
  if (clause.kind === 'nobody') return intl.formatMessage(messages.nobody)
  return intl.formatMessage(messages.contacts, { clauses: clauseText(clause, names, intl, 'end', true) })
}

/** What a group asks of its conditions: 'All of these hold'. */
export const matchText = (match: ConditionGroup['match'], intl: IntlShape): string =>
  intl.formatMessage({ all: messages.matchAll, any: messages.matchAny, none: messages.matchNone }[match])

/** What one condition says of contacts: 'whose Orders is at least 40'. For the name of a row. */
export function conditionClause(node: LeafCondition, names: ConditionNames, intl: IntlShape): string {
  return clauseText({ kind: 'leaf', node, negated: false }, names, intl, 'end', true)
}

function clauseText(
  clause: Clause,
  names: ConditionNames,
  intl: IntlShape,
  at: 'and' | 'end',
  isOuter: boolean,
): string {
  switch (clause.kind) {
    case 'leaf':
      return leafText(clause.node, names, intl, at, clause.negated)
    case 'and':
    case 'or': {
      const clauses = joinedText(clause, names, intl, isOuter ? at : 'end')
      if (isOuter) return clauses
      return intl.formatMessage(clause.kind === 'and' ? messages.allOf : messages.anyOf, {
        state: at,
        clauses,
      })
    }
    case 'everyone':
    case 'nobody':
    case 'unreadable':
      return intl.formatMessage(messages.unreadable, { state: at })
  }
}

function joinedText(
  { kind, parts }: { kind: 'and' | 'or'; parts: readonly Clause[] },
  names: ConditionNames,
  intl: IntlShape,
  at: 'and' | 'end',
): string {
  const texts = parts.map((part, index) => {
    const isLast = index === parts.length - 1
    return clauseText(part, names, intl, kind === 'and' && !isLast ? 'and' : isLast ? at : 'end', false)
  })
  return kind === 'and'
    ? intl.formatList(texts, { type: 'conjunction' })
    : texts.reduce((left, right) => intl.formatMessage(messages.or, { left, right }))
}

function leafText(
  node: LeafCondition,
  names: ConditionNames,
  intl: IntlShape,
  at: 'and' | 'end',
  negated: boolean,
): string {
  const stateOf = (holds: boolean): State => (holds !== negated ? at : at === 'and' ? 'andNot' : 'endNot')
  switch (node.kind) {
    case 'property': {
      // Nothing chosen yet is nothing deleted.
      const property =
        node.key === '' ? undefined : typeof node.key === 'string' ? names.property(node.key) : null
      const label =
        labelOf(property, intl) ??
        intl.formatMessage(property === null ? messages.deletedProperty : messages.someProperty)
      return comparisonText(node, label, property, intl, stateOf)
    }
    case 'list': {
      const byStatus = {
        any: messages.onList,
        active: messages.activeOnList,
        pending: messages.pendingOnList,
        unsubscribed: messages.offList,
      } satisfies Record<NonNullable<ListCondition['status']> | 'any', MessageDescriptor>
      return intl.formatMessage(own(byStatus, node.status) ?? messages.onList, {
        state: stateOf(node.op !== 'not_in'),
        list: nameText('list', node.mailingListId, names, intl),
      })
    }
    case 'segment':
      return intl.formatMessage(messages.inSegment, {
        state: stateOf(node.op !== 'not_in'),
        segment: nameText('segment', node.segmentId, names, intl),
      })
    case 'engagement':
      return intl.formatMessage(node.op === 'lte' ? messages.scoreMost : messages.scoreLeast, {
        state: stateOf(true),
        score: typeof node.score === 'number' ? node.score : 0,
      })
    case 'random':
      return intl.formatMessage(messages.random, {
        state: stateOf(true),
        share: intl.formatNumber((typeof node.percent === 'number' ? node.percent : 0) / 100, {
          style: 'percent',
          maximumFractionDigits: 2,
        }),
      })
    case 'event':
    case 'campaign':
    case 'form': {
      const when = windowText(node.window, intl)
      const what = happenedText(node, names, intl, at, stateOf(node.did))
      return intl.formatMessage(messages.did, {
        what: when === undefined ? what : intl.formatMessage(messages.when, { what, when }),
      })
    }
    default:
      return intl.formatMessage(messages.unreadable, { state: at })
  }
}

/** The own value of a key: none of a prototype, whatever the key is. */
const own = <Value>(record: Readonly<Record<string, Value>>, key: unknown): Value | undefined =>
  typeof key === 'string' && Object.hasOwn(record, key) ? record[key] : undefined

/** A property's name in the reader's language. */
export const labelOf = (property: Property, intl: IntlShape): string | undefined =>
  property ? (property.labels?.[intl.locale === 'ja' ? 'ja' : 'en'] ?? property.label) : undefined

const absent = {
  list: [messages.deletedList, messages.someList],
  campaign: [messages.deletedCampaign, messages.someCampaign],
  form: [messages.deletedForm, messages.someForm],
  segment: [messages.deletedSegment, messages.someSegment],
} as const

function nameText(kind: keyof typeof absent, id: unknown, names: ConditionNames, intl: IntlShape): string {
  const name = typeof id === 'string' && id !== '' ? names[kind](id) : undefined
  if (typeof name === 'string') return intl.formatMessage(messages[kind], { name })
  return intl.formatMessage(absent[kind][name === null ? 0 : 1])
}

const denials = {
  neq: 'eq',
  not_in: 'in',
  not_contains: 'contains',
  has_none: 'has_any',
  is_not_set: 'is_set',
} as const

/** What a property or a payload must say. */
function comparisonText(
  { op, value, key }: Comparison,
  property: string,
  schema: Property,
  intl: IntlShape,
  stateOf: (holds: boolean) => State,
): string {
  const denied = own<string>(denials, op)
  const state = stateOf(denied === undefined)
  const kind = denied ?? op
  const texts = (type: 'conjunction' | 'disjunction') => {
    const values: unknown[] = Array.isArray(value) ? value : [value]
    return intl.formatList(
      values.map((one) => valueText(one, key, schema, intl)),
      { type },
    )
  }
  switch (kind) {
    case 'eq':
    case 'in':
      return intl.formatMessage(messages.is, { state, property, value: texts('disjunction') })
    case 'contains':
      return intl.formatMessage(messages.contains, { state, property, value: texts('disjunction') })
    case 'starts':
      return intl.formatMessage(messages.starts, { state, property, value: texts('disjunction') })
    case 'ends':
      return intl.formatMessage(messages.ends, { state, property, value: texts('disjunction') })
    case 'gt':
      return intl.formatMessage(messages.more, { state, property, value: texts('disjunction') })
    case 'gte':
      return intl.formatMessage(messages.least, { state, property, value: texts('disjunction') })
    case 'lt':
      return intl.formatMessage(messages.less, { state, property, value: texts('disjunction') })
    case 'lte':
      return intl.formatMessage(messages.most, { state, property, value: texts('disjunction') })
    case 'is_true':
      return intl.formatMessage(messages.yes, { state, property })
    case 'is_false':
      return intl.formatMessage(messages.no, { state, property })
    case 'is_set':
      return intl.formatMessage(messages.set, { state, property })
    case 'has_any':
      return intl.formatMessage(messages.hasAny, { state, property, value: texts('disjunction') })
    case 'has_all':
      return intl.formatMessage(messages.hasAll, { state, property, value: texts('conjunction') })
    case 'between':
      if (Array.isArray(value)) {
        const [least, most] = value.map((one) => valueText(one, key, schema, intl))
        const unfinished = intl.formatMessage(messages.unfinished)
        return intl.formatMessage(messages.range, {
          state,
          property,
          least: least ?? unfinished,
          most: most ?? unfinished,
        })
      }
      return datedText(value)
    case 'before':
    case 'after':
      return typeof value === 'string' ? datedText({ kind, at: value }) : datedText(value)
    case 'within':
      return datedText(value)
    case 'anniversary':
      return intl.formatMessage(messages.anniversary, {
        state,
        property,
        when: windowText(value, intl) ?? intl.formatMessage(messages.today),
      })
    default:
      return intl.formatMessage(messages.unreadable, { state })
  }

  function datedText(window: unknown): string {
    if (kindOf(window) === 'any') return intl.formatMessage(messages.set, { state, property })
    const when = windowText(window, intl) ?? intl.formatMessage(messages.unfinished)
    const isOpen = kindOf(window) === 'before' || kindOf(window) === 'after'
    return intl.formatMessage(isOpen ? messages.dated : messages.within, { state, property, when })
  }
}

/** A value as it is said: choices by their label, typed texts in quotes, numbers and dates as the reader writes them. */
export function valueText(value: unknown, key: string, schema: Property, intl: IntlShape): string {
  if (typeof value === 'number' && Number.isFinite(value))
    return intl.formatNumber(value, { maximumFractionDigits: 10 })
  if (typeof value !== 'string' || value === '') return intl.formatMessage(messages.unfinished)
  const label = schema?.options?.find((option) => option.value === value)?.label
  if (label !== undefined) return label
  const status = key === 'status' && schema?.type === 'select' ? statuses.get(value) : undefined
  if (status) return intl.formatMessage(status)
  return intl.formatMessage(messages.quoted, { text: value })
}

const phrases = new Map(Object.entries(eventPhrases))
const statuses = new Map<string, MessageDescriptor>(Object.entries(statusMessages))

/** What a type of event is called where one is chosen: 'Opened an email'; a customer's own by its name. */
export function eventLabel(type: string, intl: IntlShape): string {
  const phrase = phrases.get(type.replace('.', '_'))
  if (!phrase) return type
  const said = intl.formatMessage(phrase, { state: 'end' })
  return said.charAt(0).toUpperCase() + said.slice(1)
}

const counts = { at_most: messages.atMost, exactly: messages.exactly, not_exactly: messages.notExactly }

/** What happened, but for when: 'opened any campaign', 'never opened an email', 'viewed a page at least twice'. */
function happenedText(
  node: Extract<LeafCondition, { window: unknown }>,
  names: ConditionNames,
  intl: IntlShape,
  at: 'and' | 'end',
  state: State,
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
  state: State,
): string {
  const said = state === 'and' || state === 'end'
  const { op, value } = numberOfTimes(node, said)
  const isNever = (op === 'at_most' || op === 'exactly') && value === 0
  const isOnce = op === 'at_least' && value === 1
  // What is counted is said to the end; its number says how often.
  const isCounted = !isNever && !isOnce
  const inner: State = isNever
    ? at === 'and'
      ? 'andNot'
      : 'endNot'
    : isCounted && op !== 'at_least'
      ? 'end'
      : at
  const phrase = typeof node.type === 'string' ? phrases.get(node.type.replace('.', '_')) : undefined
  const did = phrase
    ? intl.formatMessage(phrase, { state: inner })
    : typeof node.type === 'string' && node.type !== ''
      ? intl.formatMessage(messages.custom, { state: inner, type: node.type })
      : intl.formatMessage(messages.someEvent, { state: inner })
  const where = Array.isArray(node.where) ? node.where : []
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
          : intl.formatMessage(messages.quoted, { text: key }))
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
  state: State,
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
      link: intl.formatMessage(messages.quoted, { text: link }),
    })
  const message = own(activities, activity)
  return message
    ? intl.formatMessage(message, { state, campaign })
    : intl.formatMessage(messages.unreadable, { state: 'end' })
}

const kindOf = (window: unknown) =>
  typeof window === 'object' && window !== null && 'kind' in window ? window.kind : undefined

const isWindow = (window: unknown): window is TimeWindow => kindOf(window) !== undefined

/** When: 'in the last 30 days'; undefined where any time will do, or where it says none. */
export function windowText(window: unknown, intl: IntlShape): string | undefined {
  if (!isWindow(window)) return undefined
  switch (window.kind) {
    case 'last':
    case 'next': {
      const { value, unit } = window
      const values = {
        value: typeof value === 'number' && Number.isFinite(value) ? value : 0,
        unit: typeof unit === 'string' ? unit : '',
      }
      return intl.formatMessage(window.kind === 'last' ? messages.last : messages.next, values)
    }
    case 'between':
      return intl.formatMessage(messages.span, {
        from: dateText(window.from, intl),
        to: dateText(lastDayOf(window.to), intl),
      })
    case 'before':
      return intl.formatMessage(messages.before, { at: dateText(window.at, intl) })
    case 'after':
      return intl.formatMessage(messages.after, { at: dateText(window.at, intl) })
    case 'any':
    default:
      return undefined
  }
}

const A_DAY = /^\d{4}-\d{2}-\d{2}$/
const DAY = 86_400_000

/** A span of days is told by its last one: its end, which the condition names, is no longer in it. */
function lastDayOf(to: unknown): unknown {
  if (typeof to !== 'string' || !A_DAY.test(to)) return to
  const time = Date.parse(to)
  return Number.isNaN(time) ? to : new Date(time - DAY).toISOString().slice(0, 10)
}

function dateText(date: unknown, intl: IntlShape): string {
  if (typeof date !== 'string' || date === '' || Number.isNaN(Date.parse(date)))
    return intl.formatMessage(messages.unfinished)
  return A_DAY.test(date)
    ? intl.formatDate(date, { dateStyle: 'long', timeZone: 'UTC' })
    : intl.formatDate(date, { dateStyle: 'long', timeStyle: 'short' })
}
