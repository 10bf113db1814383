import { isNode, segmentsWithin } from './condition-nodes.ts'
import {
  campaignActivities,
  CONDITION_TREE,
  type Comparison,
  type ConditionContext,
  type ConditionNode,
  type ConditionOperator,
  type TimeWindow,
} from './condition-types.ts'
import { anniversaryDays, dateSpanOf, isSet, rangeOf } from './condition-values.ts'
import { spanOf } from './condition-window.ts'

/** `lastN` campaigns, and so many units of time: what a window or a history still tells. */
const MOST = { lastN: 100, unitsBack: 10_000 } as const

const textOperators = [
  'eq',
  'neq',
  'contains',
  'not_contains',
  'starts',
  'ends',
  'in',
  'not_in',
  'is_set',
  'is_not_set',
] as const
const dateOperators = ['within', 'before', 'after', 'between', 'anniversary', 'is_set', 'is_not_set'] as const

/** What each type of property may be asked (SEG-4), in the order in which it is offered. */
const operators = {
  string: textOperators,
  text: textOperators,
  url: textOperators,
  email: textOperators,
  phone: textOperators,
  number: ['eq', 'neq', 'gt', 'gte', 'lt', 'lte', 'between', 'is_set', 'is_not_set'],
  boolean: ['is_true', 'is_false', 'is_not_set'],
  date: dateOperators,
  datetime: dateOperators,
  select: ['in', 'not_in', 'is_set', 'is_not_set'],
  multi_select: ['has_any', 'has_all', 'has_none'],
  json: ['is_set', 'is_not_set'],
} as const satisfies Record<string, readonly ConditionOperator[]>

/** The type of a property, as the schemas of contacts and events name it. */
export type ConditionValueType = keyof typeof operators

export const operatorsOf = (type: ConditionValueType): readonly ConditionOperator[] => operators[type]

export type ProblemCode =
  /** It is no node of the tree at all. */
  | 'malformed'
  | 'too_deep'
  | 'too_many_nodes'
  | 'unknown_property'
  /** The operator is none of the property's type. */
  | 'operator_not_allowed'
  | 'value_missing'
  /** The value is none for the operator and the type. */
  | 'value_invalid'
  /** The window is no stretch of time, or of a kind that is none here. */
  | 'window_invalid'
  | 'unknown_list'
  | 'unknown_campaign'
  | 'unknown_form'
  | 'unknown_segment'
  /** The segment itself can't be evaluated. */
  | 'failed_segment'
  /** The segment contains itself, over however many others. */
  | 'segment_cycle'

/** What keeps a condition from being evaluated. */
export interface ConditionProblem {
  code: ProblemCode
  /** The id of the node. */
  nodeId: string
  /** The key, operator or id that it is about, where there is one. */
  about?: string
}

interface KnownProperty {
  key: string
  type: ConditionValueType
}

/** What there is. What is not given is not checked. */
export interface ProblemContext extends ConditionContext {
  /** The contact's properties. */
  properties?: readonly KnownProperty[]
  /** Properties of an event's payload. Others may be there too: they are asked anything. */
  eventProperties?: readonly KnownProperty[]
  hasList?: (mailingListId: string) => boolean
  hasCampaign?: (campaignId: string) => boolean
  hasForm?: (formId: string) => boolean
  hasFailed?: (segmentId: string) => boolean
  /** The segment whose conditions these are going to be. */
  ownId?: string
}

/** All that keeps the conditions from being evaluated; disabled nodes may be as unfinished as they like. */
export function problemsOf(condition: ConditionNode, context: ProblemContext): ConditionProblem[] {
  const problems: ConditionProblem[] = []
  let nodes = 0
  const look = (node: unknown, groups: number, isDisabled: boolean): void => {
    nodes += 1
    // What is beyond every limit need not be read to its end.
    if (nodes > 2 * CONDITION_TREE.nodesMax) return
    if (!isNode(node)) {
      problems.push({ code: 'malformed', nodeId: '' })
      return
    }
    const isOff = isDisabled || node.disabled === true
    const say: Say = (code, about) => {
      problems.push({ code, nodeId: textOf(node.id), ...(about !== undefined && { about }) })
    }
    if (node.kind !== 'group') {
      if (!isOff) lookAtLeaf(node, context, say)
      return
    }
    if (!Array.isArray(node.children) || !['all', 'any', 'none'].includes(node.match)) {
      say('malformed')
      return
    }
    if (groups + 1 > CONDITION_TREE.depthMax) {
      say('too_deep')
      return
    }
    for (const child of node.children) look(child, groups + 1, isOff)
  }
  look(condition, 0, false)
  if (nodes > CONDITION_TREE.nodesMax)
    problems.unshift({ code: 'too_many_nodes', nodeId: isNode(condition) ? textOf(condition.id) : '' })
  return problems
}

/** What comes from outside may be no text where one is expected. */
const textOf = (text: unknown) => (typeof text === 'string' ? text : '')

type Say = (code: ProblemCode, about?: string) => void
type Leaf = Exclude<ConditionNode, { kind: 'group' }>

function lookAtLeaf(node: Leaf, context: ProblemContext, say: Say): void {
  switch (node.kind) {
    case 'property': {
      const property = context.properties?.find(({ key }) => key === node.key)
      if (typeof node.key !== 'string') say('malformed')
      else if (context.properties && !property) say('unknown_property', node.key)
      else lookAtComparison(node, property?.type, context, say)
      return
    }
    case 'list':
      if (!isMembership(node.op)) say('malformed')
      else lookAtId(node.mailingListId, context.hasList, 'unknown_list', say)
      return
    case 'event':
      if (typeof node.did !== 'boolean') say('malformed')
      if (typeof node.type !== 'string' || node.type === '') say('value_missing', 'type')
      if (
        node.count &&
        !(['at_least', 'at_most', 'exactly'].includes(node.count.op) && isCount(node.count.value))
      )
        say('value_invalid', 'count')
      if (node.where !== undefined) lookAtWhere(node.where, context, say)
      lookAtWindow(node.window, context, say)
      return
    case 'campaign':
      if (typeof node.did !== 'boolean' || !campaignActivities.includes(node.activity)) say('malformed')
      if (typeof node.campaign === 'object' && node.campaign !== null) {
        if (!isCount(node.campaign.lastN) || !isWithin(node.campaign.lastN, 1, MOST.lastN))
          say('value_invalid', 'lastN')
      } else if (node.campaign !== 'any')
        lookAtId(node.campaign, context.hasCampaign, 'unknown_campaign', say)
      if (node.link !== undefined && (node.link === '' || node.activity !== 'clicked'))
        say('value_invalid', 'link')
      lookAtWindow(node.window, context, say)
      return
    case 'form':
      if (typeof node.did !== 'boolean') say('malformed')
      if (node.formId !== 'any') lookAtId(node.formId, context.hasForm, 'unknown_form', say)
      lookAtWindow(node.window, context, say)
      return
    case 'segment':
      if (!isMembership(node.op)) say('malformed')
      else lookAtSegment(node.segmentId, context, say)
      return
    case 'engagement':
      if (node.op !== 'gte' && node.op !== 'lte') say('operator_not_allowed', textOf(node.op))
      if (!isWithin(node.score, 0, 5)) say('value_invalid', 'score')
      return
    case 'random':
      if (!isWithin(node.percent, 0, 100)) say('value_invalid', 'percent')
      if (typeof node.seed !== 'string' || node.seed === '') say('value_missing', 'seed')
      return
    default:
      say('malformed')
  }
}

function lookAtWhere(where: readonly Comparison[], context: ProblemContext, say: Say): void {
  if (!Array.isArray(where)) {
    say('malformed')
    return
  }
  for (const one of where) {
    if (typeof one?.key !== 'string' || one.key === '') say('value_missing', 'where')
    else lookAtComparison(one, typeOf(context.eventProperties, one.key), context, say)
  }
}

const isMembership = (op: unknown) => op === 'in' || op === 'not_in'
const isWithin = (value: unknown, least: number, most: number) =>
  typeof value === 'number' && value >= least && value <= most
const isCount = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0
const typeOf = (properties: readonly KnownProperty[] | undefined, key: string) =>
  properties?.find((property) => property.key === key)?.type

function lookAtId(
  id: unknown,
  has: ((id: string) => boolean) | undefined,
  code: ProblemCode,
  say: Say,
): void {
  if (typeof id !== 'string' || id === '') say('value_missing')
  else if (has && !has(id)) say(code, id)
}

function lookAtSegment(segmentId: unknown, { segments, ownId, hasFailed }: ProblemContext, say: Say): void {
  if (typeof segmentId !== 'string' || segmentId === '') {
    say('value_missing')
    return
  }
  if (segmentId === ownId) {
    say('segment_cycle', segmentId)
    return
  }
  if (!segments) return
  if (!segments(segmentId)) {
    say('unknown_segment', segmentId)
    return
  }
  const within = segmentsWithin(segmentId, segments)
  if (within.has(segmentId) || (ownId !== undefined && within.has(ownId))) say('segment_cycle', segmentId)
  else if (hasFailed?.(segmentId)) say('failed_segment', segmentId)
}

function lookAtWindow(window: TimeWindow, context: ProblemContext, say: Say): void {
  if (!isGoodWindow(window, context) || window.kind === 'next') say('window_invalid')
}

const isGoodWindow = (window: TimeWindow, context: ConditionContext): boolean =>
  spanOf(window, context) !== undefined &&
  !((window.kind === 'last' || window.kind === 'next') && (window.value < 1 || window.value > MOST.unitsBack))

const isWindow = (value: unknown): value is TimeWindow =>
  typeof value === 'object' && value !== null && 'kind' in value

/** `type` undefined: nobody knows it, so that only the value has to suit the operator. */
function lookAtComparison(
  { key, op, value }: Comparison,
  type: ConditionValueType | undefined,
  context: ProblemContext,
  say: Say,
): void {
  const allowed: readonly string[] = type ? operatorsOf(type) : Object.values(operators).flat()
  if (!allowed.includes(op)) {
    say('operator_not_allowed', `${key} ${textOf(op)}`)
    return
  }
  if (op === 'is_set' || op === 'is_not_set' || op === 'is_true' || op === 'is_false') return
  if (op === 'anniversary' && value === undefined) return
  if (!isSet(value)) say('value_missing', key)
  else if (isWindow(value) && !isGoodWindow(value, context)) say('window_invalid', key)
  else if (!suits(op, value, type, context)) say('value_invalid', key)
}

/** Whether a value that is not missing is one for the operator. */
function suits(
  op: ConditionOperator,
  value: unknown,
  type: ConditionValueType | undefined,
  context: ConditionContext,
): boolean {
  switch (op) {
    case 'eq':
    case 'neq':
      if (type === undefined) return ['string', 'number', 'boolean'].includes(typeof value)
      return type === 'number' ? isNumber(value) : typeof value === 'string'
    case 'contains':
    case 'not_contains':
    case 'starts':
    case 'ends':
      return typeof value === 'string'
    case 'gt':
    case 'gte':
    case 'lt':
    case 'lte':
      return isNumber(value)
    case 'in':
    case 'not_in':
    case 'has_any':
    case 'has_all':
    case 'has_none':
      return (
        Array.isArray(value) &&
        value.every((one) => (typeof one === 'string' && one !== '') || (type === undefined && isNumber(one)))
      )
    case 'between':
      if (type === 'number') return rangeOf(value) !== undefined
      if (type === undefined && rangeOf(value)) return true
      return dateSpanOf(value, op, context) !== undefined
    case 'within':
    case 'before':
    case 'after':
      return dateSpanOf(value, op, context) !== undefined
    case 'anniversary':
      return anniversaryDays(value, context) !== undefined
    case 'is_set':
    case 'is_not_set':
    case 'is_true':
    case 'is_false':
      return true
  }
}

const isNumber = (value: unknown) => typeof value === 'number' && Number.isFinite(value)
