import { conditionsWorld, type ConditionsWorld } from '#domain/segments/segment-world'
import type { Db } from '#mocks/core/db'
import { schemaId } from '#mocks/core/records'
import { segments, type SegmentRecord } from './segments.data.ts'

/** The conditions of a workspace at a time: what they mean there and then. */
export interface SegmentWorld extends ConditionsWorld<SegmentRecord> {
  all: readonly SegmentRecord[]
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
  const properties = db.schemas.get(schemaId(workspaceId, 'contact'))
  const eventProperties = db.schemas.get(schemaId(workspaceId, 'contact_event'))
  const world = conditionsWorld({
    now,
    timezone: db.workspaces.get(workspaceId)?.timezone ?? 'UTC',
    segments: all,
    properties: properties?.properties ?? [],
    eventProperties: eventProperties?.properties ?? [],
    hasList: (id) => db.mailingLists.get(id)?.workspaceId === workspaceId,
  })
  return {
    ...world,
    all,
    get key() {
      const parts = all.map((segment) => {
        const { status, asOf } = world.stateOf(segment)
        return `${segment.id}.${segment.version}.${status}.${asOf}`
      })
      return `${parts.join(' ')} ${properties?.version ?? 0}`
    },
  }
}
