import type { IntlShape, MessageDescriptor } from 'react-intl'
import type { ConditionGroup, ConditionNode, LeafCondition, ListCondition } from '#lib/condition-tree'
import { clauseOf, type Clause, type ClauseState } from './clauses.model.ts'
import { comparisonText } from './comparison-text.model.ts'
import { labelOf, nameText, type ConditionNames } from './condition-names.model.ts'
import { happenedText } from './happened-text.model.ts'
import { own } from './own-value.model.ts'
import { messages } from './sentence.messages.ts'
import { windowText } from './window-text.model.ts'

/** One plain sentence that says who the conditions find, in the language of `intl` (SEG-17). Never throws. */
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
  const stateOf = (holds: boolean): ClauseState =>
    holds !== negated ? at : at === 'and' ? 'andNot' : 'endNot'
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
