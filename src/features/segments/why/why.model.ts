import type { IntlShape } from 'react-intl'
import type { SchemaProperty } from '#api/schemas'
import type {
  ConditionNode,
  Explanation,
  Found,
  LeafCondition,
  NearestMiss,
  NearEvent,
} from '#lib/condition-tree'
import { labelOf, nameText, valueText, type ConditionWorld } from '#features/segments/sentence'
import { DAY, HOUR, MINUTE } from '#lib/duration'
import { messages } from './why.messages.ts'

/** The types of events that conditions ask about; undefined where any may count. */
export function eventTypesIn(nodes: readonly ConditionNode[]): string[] {
  const types = new Set<string>()
  const look = (node: ConditionNode): void => {
    if (node.kind === 'group') for (const child of node.children) look(child)
    else if (node.kind === 'event' && node.type !== '') types.add(node.type)
    else if (node.kind === 'form') types.add('form.submitted')
    else if (node.kind === 'campaign') {
      types.add(`email.${node.activity}`)
      if (typeof node.campaign === 'object') types.add('email.sent')
    }
  }
  for (const node of nodes) look(node)
  return [...types].sort()
}

type Names = Pick<ConditionWorld, 'property' | 'eventProperty' | 'list' | 'campaign' | 'form' | 'segment'>

/** What was found of the contact, in words; undefined where nothing is to be said. */
export function foundText(
  node: LeafCondition,
  actual: Found | undefined,
  names: Names,
  intl: IntlShape,
): string | undefined {
  switch (actual?.kind) {
    case 'value': {
      const { value } = actual
      if (
        value === undefined ||
        value === null ||
        value === '' ||
        (Array.isArray(value) && value.length === 0)
      )
        return intl.formatMessage(messages.foundNothing)
      const property = node.kind === 'property' ? (names.property(node.key) ?? undefined) : undefined
      return intl.formatMessage(messages.foundValue, {
        value: anyText(value, node.kind === 'property' ? node.key : '', property, intl),
      })
    }
    case 'list':
      return actual.statuses.length === 0
        ? intl.formatMessage(messages.foundNoList)
        : intl.formatMessage(messages.foundList, {
            status: intl.formatList(
              actual.statuses.map((status) =>
                intl.formatMessage(
                  status === 'active'
                    ? messages.active
                    : status === 'pending'
                      ? messages.pending
                      : messages.unsubscribed,
                ),
              ),
              { type: 'conjunction' },
            ),
          })
    case 'events':
      return actual.lastAt === undefined
        ? intl.formatMessage(messages.foundNever)
        : intl.formatMessage(messages.foundEvents, {
            count: actual.count,
            at: momentText(actual.lastAt, intl),
          })
    case 'segment':
      return intl.formatMessage(actual.isIn ? messages.foundIn : messages.foundNotIn)
    case 'score':
      return intl.formatMessage(messages.foundScore, { score: actual.score })
    case 'place':
      return intl.formatMessage(messages.foundPlace, {
        percent: intl.formatNumber(actual.percent / 100, percent),
      })
    case undefined:
      return undefined
  }
}

const percent = { style: 'percent', maximumFractionDigits: 1 } as const

/** How far it is from holding, in words; undefined where what was found says it already. */
export function nearestText(
  node: LeafCondition,
  { actual, nearest }: Pick<Explanation, 'actual' | 'nearest'>,
  names: Names,
  intl: IntlShape,
): string | undefined {
  switch (nearest?.kind) {
    case 'number':
      return numberText(nearest.by, node.kind === 'random', intl)
    case 'time':
      return offText(nearest.by, intl)
    case 'days':
      if (node.kind === 'property' && node.op === 'anniversary')
        return intl.formatMessage(messages.comesRound, { days: nearest.by })
      return offText(nearest.by * DAY, intl)
    case 'missing':
    case 'present': {
      if (nearest.parts.length === 0) return undefined
      const property = node.kind === 'property' ? (names.property(node.key) ?? undefined) : undefined
      const key = node.kind === 'property' ? node.key : ''
      const parts = intl.formatList(
        nearest.parts.map((part) => anyText(part, key, property, intl)),
        { type: 'conjunction' },
      )
      return intl.formatMessage(nearest.kind === 'missing' ? messages.missing : messages.present, { parts })
    }
    case 'count':
      return countText(nearest, actual, names, intl)
    case 'unset':
    case 'set':
    case undefined:
      return undefined
  }
}

function numberText(by: number, isShare: boolean, intl: IntlShape): string {
  if (by === 0) return intl.formatMessage(messages.onTheLimit)
  const amount = isShare
    ? intl.formatNumber(Math.abs(by) / 100, percent)
    : intl.formatNumber(Math.abs(by), { maximumFractionDigits: 4 })
  return intl.formatMessage(by > 0 ? messages.tooLow : messages.tooHigh, { amount })
}

function countText(
  { by, closest }: Extract<NearestMiss, { kind: 'count' }>,
  actual: Found | undefined,
  names: Names,
  intl: IntlShape,
): string | undefined {
  const count = actual?.kind === 'events' ? actual.count : 0
  const near = closest ? closestText(closest, names, intl) : undefined
  // That it never counted where once is enough was said by what was found.
  if (count === 0 && by === 1) return near
  const times =
    by > 0
      ? intl.formatMessage(messages.ofTimes, { count, wanted: count + by })
      : intl.formatMessage(messages.tooOften, { times: Math.abs(by) })
  return near === undefined ? times : intl.formatMessage(messages.withNearest, { times, near })
}

function closestText({ at, by, failed }: NearEvent, names: Names, intl: IntlShape): string {
  const when = momentText(at, intl)
  const why = [
    ...(by === undefined ? [] : [offText(by, intl)]),
    ...failed.map(({ key, actual }) => {
      if (key === 'segmentId')
        return intl.formatMessage(messages.otherSegment, {
          segment: nameText('segment', actual, names, intl),
        })
      const property = names.eventProperty(key) ?? undefined
      return actual === undefined || actual === null
        ? intl.formatMessage(messages.payloadNothing, { property: labelOf(property, intl) ?? key })
        : intl.formatMessage(messages.payloadValue, {
            property: labelOf(property, intl) ?? key,
            value: anyText(actual, key, property, intl),
          })
    }),
  ]
  return intl.formatMessage(messages.nearestEvent, {
    at: when,
    why: intl.formatList(why, { type: 'conjunction' }),
  })
}

/** How much too early (to be later by a positive span) or too late, in the largest unit that it fills. */
export function offText(by: number, intl: IntlShape): string {
  const span = Math.abs(by)
  const [value, unit] =
    span >= DAY
      ? [Math.round(span / DAY), 'day']
      : span >= HOUR
        ? [Math.round(span / HOUR), 'hour']
        : [Math.max(1, Math.ceil(span / MINUTE)), 'minute']
  return intl.formatMessage(by > 0 ? messages.tooEarly : messages.tooLate, { value, unit })
}

const A_DAY = /^\d{4}-\d{2}-\d{2}$/

const momentText = (at: string, intl: IntlShape) =>
  A_DAY.test(at)
    ? intl.formatDate(at, { dateStyle: 'long', timeZone: 'UTC' })
    : intl.formatDate(at, { dateStyle: 'long', timeStyle: 'short' })

function anyText(
  value: unknown,
  key: string,
  property: Pick<SchemaProperty, 'label' | 'labels' | 'type' | 'options'> | undefined,
  intl: IntlShape,
): string {
  if (typeof value === 'boolean') return intl.formatMessage(value ? messages.yes : messages.no)
  if (Array.isArray(value))
    return intl.formatList(
      value.map((one) => anyText(one, key, property, intl)),
      { type: 'conjunction' },
    )
  const isDate = property?.type === 'date' || property?.type === 'datetime'
  if (typeof value === 'string' && isDate && !Number.isNaN(Date.parse(value))) return momentText(value, intl)
  if (typeof value === 'object') return JSON.stringify(value)
  return valueText(value, key, property, intl)
}
