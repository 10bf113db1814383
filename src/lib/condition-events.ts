import { eventsOf, ownValue } from './condition-contact.ts'
import type {
  CampaignCondition,
  ConditionCandidate,
  ConditionContext,
  ConditionEvent,
  EventCondition,
  FormCondition,
  TimeWindow,
} from './condition-types.ts'
import { testOf, type ValueTest } from './condition-values.ts'
import { spanOf, timeOf, type Span } from './condition-window.ts'

/** Which events count for a condition. */
export interface Counting {
  /** The type that they have. */
  type: string
  /** Whether it is about this event at all, whenever that was; for the candidate whose event it is. */
  about: (candidate: ConditionCandidate) => (event: ConditionEvent) => boolean
  /** Whether it counts. */
  of: (candidate: ConditionCandidate) => (event: ConditionEvent) => boolean
}

export const AT_LEAST_ONE = { op: 'at_least', value: 1 } as const

export function countTest(op: string, value: number): ((count: number) => boolean) | undefined {
  switch (op) {
    case 'at_least':
      return (count) => count >= value
    case 'at_most':
      return (count) => count <= value
    case 'exactly':
      return (count) => count === value
    default:
      return undefined
  }
}

const all = () => true

export function countingOf(
  node: EventCondition | CampaignCondition | FormCondition,
  context: ConditionContext,
): Counting | undefined {
  const span = pastSpanOf(node.window, context)
  const subject = subjectOf(node, context)
  if (!span || !subject || typeof node.did !== 'boolean') return undefined
  const isInTime = ({ occurredAt }: ConditionEvent) => {
    const time = timeOf(occurredAt, context.timezone)
    return time !== undefined && time >= span.from && time < span.until
  }
  return {
    ...subject,
    of(candidate) {
      const isAbout = subject.about(candidate)
      return (event) => isInTime(event) && isAbout(event)
    },
  }
}

/** The part of a window that lies in the past, where alone things have happened. */
export function pastSpanOf(window: TimeWindow, context: ConditionContext): Span | undefined {
  const span = spanOf(window, context)
  if (!span || !Number.isFinite(context.now)) return span
  return { ...span, until: Math.min(span.until, context.now + 1) }
}

/** What the events are that a condition is about. */
function subjectOf(
  node: EventCondition | CampaignCondition | FormCondition,
  context: ConditionContext,
): Pick<Counting, 'type' | 'about'> | undefined {
  switch (node.kind) {
    case 'event': {
      const where = node.where ?? []
      if (!Array.isArray(where) || where.some((one) => typeof one?.key !== 'string')) return undefined
      const tests = where.map(({ key, op, value }): [string, ValueTest] => [key, testOf(op, value, context)])
      const about = ({ payload }: ConditionEvent) =>
        tests.every(([key, test]) => test(ownValue(payload, key)))
      return { type: node.type, about: () => about }
    }
    case 'form': {
      const { formId } = node
      return {
        type: 'form.submitted',
        about: () => (formId === 'any' ? all : (event) => event.formId === formId),
      }
    }
    case 'campaign': {
      const { activity, campaign, link } = node
      if (typeof activity !== 'string') return undefined
      const isLink = link === undefined ? all : ({ payload }: ConditionEvent) => payload?.['url'] === link
      const isOf = campaignTest(campaign, context)
      return (
        isOf && {
          type: `email.${activity}`,
          about(candidate) {
            const fits = isOf(candidate)
            return (event) => fits(event) && isLink(event)
          },
        }
      )
    }
  }
}

function campaignTest(
  campaign: unknown,
  context: ConditionContext,
): ((candidate: ConditionCandidate) => (event: ConditionEvent) => boolean) | undefined {
  if (campaign === 'any') return () => (event) => event.campaignId !== undefined
  if (typeof campaign === 'string') return () => (event) => event.campaignId === campaign
  if (typeof campaign !== 'object' || campaign === null || !('lastN' in campaign)) return undefined
  const { lastN } = campaign
  if (typeof lastN !== 'number' || !(lastN >= 0)) return undefined
  return (candidate) => {
    const last = lastCampaigns(candidate, lastN, context)
    return ({ campaignId }) => campaignId !== undefined && last.has(campaignId)
  }
}

/** The last campaigns that the contact was sent until now. */
function lastCampaigns(
  candidate: ConditionCandidate,
  count: number,
  { now, timezone }: ConditionContext,
): ReadonlySet<string> {
  const sentAt = new Map<string, number>()
  for (const { campaignId, occurredAt } of eventsOf(candidate, 'email.sent')) {
    const time = timeOf(occurredAt, timezone)
    if (campaignId === undefined || time === undefined || time > now) continue
    sentAt.set(campaignId, Math.max(sentAt.get(campaignId) ?? -Infinity, time))
  }
  const newest = [...sentAt].sort(([idA, a], [idB, b]) => b - a || (idA < idB ? -1 : 1))
  return new Set(newest.slice(0, count).map(([id]) => id))
}
