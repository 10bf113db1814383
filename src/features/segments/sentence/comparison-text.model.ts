import type { IntlShape } from 'react-intl'
import { statusMessageOf } from '#features/segments/contact-status'
import type { Comparison } from '#lib/condition-tree'
import { isolatedText } from '#lib/isolated-text'
import type { ClauseState } from './clauses.model.ts'
import type { Property } from './condition-names.model.ts'
import { own } from './own-value.model.ts'
import { messages } from './sentence.messages.ts'
import { kindOf, windowText } from './window-text.model.ts'

const denials = {
  neq: 'eq',
  not_in: 'in',
  not_contains: 'contains',
  has_none: 'has_any',
  is_not_set: 'is_set',
} as const

/** What is said of one value, or of any among several. */
const sayings = {
  eq: messages.is,
  in: messages.is,
  contains: messages.contains,
  starts: messages.starts,
  ends: messages.ends,
  gt: messages.more,
  gte: messages.least,
  lt: messages.less,
  lte: messages.most,
  has_any: messages.hasAny,
} as const

/** What a property or a payload must say. */
export function comparisonText(
  { op, value, key }: Comparison,
  property: string,
  schema: Property,
  intl: IntlShape,
  stateOf: (holds: boolean) => ClauseState,
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
  const saying = own<(typeof sayings)[keyof typeof sayings]>(sayings, kind)
  if (saying) return intl.formatMessage(saying, { state, property, value: texts('disjunction') })
  switch (kind) {
    case 'is_true':
      return intl.formatMessage(messages.yes, { state, property })
    case 'is_false':
      return intl.formatMessage(messages.no, { state, property })
    case 'is_set':
      return intl.formatMessage(messages.set, { state, property })
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
  if (label !== undefined) return isolatedText(label)
  const status = key === 'status' && schema?.type === 'select' ? statusMessageOf(value) : undefined
  if (status) return intl.formatMessage(status)
  return intl.formatMessage(messages.quoted, { text: isolatedText(value) })
}
