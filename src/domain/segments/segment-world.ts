import type { SchemaProperty } from '#api/schemas'
import type { SegmentStatus } from '#api/segments'
import {
  problemsOf,
  type ConditionContext,
  type ConditionNode,
  type ConditionProblem,
  type ProblemContext,
} from '#lib/condition-tree'
import { DAY, HOUR } from '#lib/duration'
import { dayAt, timeOfWall } from '#lib/zoned-time'

/** The hour of the day at which who is in a segment is worked out anew, in its zone. */
const RECOUNT = { hour: 5 } as const

/** A segment as far as what it means goes. */
export interface SegmentFacts {
  id: string
  conditions: ConditionNode
  timezone: string
  /** When it was last edited, and began to be built. */
  savedAt: string
  /** How long building it takes, in ms. */
  buildTime: number
}

export interface SegmentState {
  status: SegmentStatus
  /** When it was last worked out, or is being worked out: its relative windows count from then. ms since 1970. */
  asOf: number
}

/** What conditions of a workspace can name. */
export interface WorldFacts<T extends SegmentFacts> {
  /** ms since 1970. */
  now: number
  /** The workspace's. */
  timezone: string
  segments: readonly T[]
  properties: readonly SchemaProperty[]
  eventProperties: readonly SchemaProperty[]
  hasList: (mailingListId: string) => boolean
}

/** What the conditions of a workspace mean at a time. */
export interface ConditionsWorld<T extends SegmentFacts> {
  context: ConditionContext
  stateOf: (segment: T) => SegmentState
  /** What keeps conditions from being evaluated; `ownId`: of the segment that they are meant for. */
  problemsOf: (conditions: ConditionNode, more?: Partial<ProblemContext>) => ConditionProblem[]
}

/** Nobody is in a segment that failed (SEG-13). */
export function conditionsWorld<T extends SegmentFacts>({
  now,
  timezone,
  segments,
  properties,
  eventProperties,
  hasList,
}: WorldFacts<T>): ConditionsWorld<T> {
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const states = new Map<string, SegmentState>()
  const asked = new Set<string>()

  const stateOf = (segment: T): SegmentState => {
    const known = states.get(segment.id)
    if (known) return known
    const savedAt = Date.parse(segment.savedAt)
    const builtAt = savedAt + segment.buildTime
    asked.add(segment.id)
    const hasFailed = problems(segment.conditions, { ...context, timezone: segment.timezone }).length > 0
    asked.delete(segment.id)
    const state: SegmentState =
      now < builtAt
        ? { status: 'building', asOf: savedAt }
        : {
            status: hasFailed ? 'failed' : 'ready',
            asOf: Math.max(builtAt, lastRecount(now, segment.timezone) ?? builtAt),
          }
    states.set(segment.id, state)
    return state
  }
  const problems = (conditions: ConditionNode, more: Partial<ProblemContext> = {}) =>
    problemsOf(conditions, {
      ...context,
      segments: (id) => byId.get(id),
      properties: [...properties],
      eventProperties: [...eventProperties],
      hasList,
      hasFailed(id) {
        const segment = byId.get(id)
        // Whoever asks for itself on the way is in a cycle, which is another problem.
        return segment !== undefined && !asked.has(id) && stateOf(segment).status === 'failed'
      },
      ...more,
    })
  const context: ConditionContext = {
    now,
    timezone,
    segments(id) {
      const segment = byId.get(id)
      if (!segment) return undefined
      const { status, asOf } = stateOf(segment)
      return status === 'failed'
        ? undefined
        : { conditions: segment.conditions, timezone: segment.timezone, now: asOf }
    },
  }
  return { context, stateOf, problemsOf: problems }
}

/** The last time that segments of the zone were worked out anew. */
function lastRecount(now: number, timezone: string): number | undefined {
  const day = dayAt(now, timezone)
  if (day === undefined) return undefined
  const [today, yesterday] = [day, day - 1].map((one) =>
    timeOfWall(one * DAY + RECOUNT.hour * HOUR, timezone),
  )
  return today !== undefined && today <= now ? today : yesterday
}
