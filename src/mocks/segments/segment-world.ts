import type { SegmentStatus } from '#api/segments'
import {
  problemsOf,
  type ConditionContext,
  type ConditionNode,
  type ConditionProblem,
  type ProblemContext,
} from '#lib/condition-tree'
import { DAY } from '#lib/duration'
import { dayAt, timeOfWall } from '#lib/zoned-time'
import type { Db } from '#mocks/core/db'
import { schemaId } from '#mocks/core/records'
import { segments, type SegmentRecord } from './segments.data.ts'

/** The hour of the day at which who is in a segment is worked out anew, in its zone. */
const RECOUNT = { hour: 5 } as const

export interface SegmentState {
  status: SegmentStatus
  /** When it was last worked out, or is being worked out: its relative windows count from then. ms since 1970. */
  asOf: number
}

/** The conditions of a workspace at a time: what they mean there and then. */
export interface SegmentWorld {
  /** The zone is the workspace's. */
  context: ConditionContext
  all: readonly SegmentRecord[]
  stateOf: (segment: SegmentRecord) => SegmentState
  /** What keeps conditions from being evaluated; `ownId`: of the segment that they are meant for. */
  problemsOf: (conditions: ConditionNode, more?: Partial<ProblemContext>) => ConditionProblem[]
  /** Changes with whatever may change an answer, but for the contacts, what they did, and the time. */
  key: string
}

/** The last world of each workspace: one call asks for it many times. */
const kept = new WeakMap<Db, Map<string, { seq: number; now: number; world: SegmentWorld }>>()

export function segmentWorld(db: Db, workspaceId: string, now: number): SegmentWorld {
  const worlds = kept.get(db) ?? new Map<string, { seq: number; now: number; world: SegmentWorld }>()
  kept.set(db, worlds)
  const last = worlds.get(workspaceId)
  const seq = db.seq()
  if (last?.seq === seq && last.now === now) return last.world
  const world = createWorld(db, workspaceId, now)
  worlds.set(workspaceId, { seq, now, world })
  return world
}

function createWorld(db: Db, workspaceId: string, now: number): SegmentWorld {
  const all = db.of(segments).where((segment) => segment.workspaceId === workspaceId)
  const byId = new Map(all.map((segment) => [segment.id, segment]))
  const properties = db.schemas.get(schemaId(workspaceId, 'contact'))
  const eventProperties = db.schemas.get(schemaId(workspaceId, 'contact_event'))
  const states = new Map<string, SegmentState>()
  const asked = new Set<string>()

  const stateOf = (segment: SegmentRecord): SegmentState => {
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
      properties: properties?.properties ?? [],
      eventProperties: eventProperties?.properties ?? [],
      hasList: (id) => db.mailingLists.get(id)?.workspaceId === workspaceId,
      hasFailed(id) {
        const segment = byId.get(id)
        // Whoever asks for itself on the way is in a cycle, which is another problem.
        return segment !== undefined && !asked.has(id) && stateOf(segment).status === 'failed'
      },
      ...more,
    })
  const context: ConditionContext = {
    now,
    timezone: db.workspaces.get(workspaceId)?.timezone ?? 'UTC',
    segments(id) {
      const segment = byId.get(id)
      if (!segment) return undefined
      const { status, asOf } = stateOf(segment)
      const { conditions, timezone } = segment
      return status === 'failed' ? undefined : { conditions, timezone, now: asOf }
    },
  }
  return {
    context,
    all,
    stateOf,
    problemsOf: problems,
    get key() {
      const parts = all.map((segment) => {
        const { status, asOf } = stateOf(segment)
        return `${segment.id}.${segment.version}.${status}.${asOf}`
      })
      return `${parts.join(' ')} ${properties?.version ?? 0}`
    },
  }
}

/** The last time that segments of the zone were worked out anew. */
function lastRecount(now: number, timezone: string): number | undefined {
  const day = dayAt(now, timezone)
  if (day === undefined) return undefined
  const [today, yesterday] = [day, day - 1].map((one) =>
    timeOfWall(one * DAY + RECOUNT.hour * 3_600_000, timezone),
  )
  return today !== undefined && today <= now ? today : yesterday
}
