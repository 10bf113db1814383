import type { ConditionNode } from '#lib/condition-tree'
import { customProperties } from '#domain/contacts/contact-rules'
import type { ContactFacts } from '#domain/contacts/contact-changes'
import { expectNoProblems } from '#domain/segments/condition-refusal'
import { awaitsBuild, buildUseOf, type BuildUse } from '#domain/segments/segment-build'
import { segmentsWithin } from '#lib/condition-nodes'
import { conditionsWorld, type ConditionsWorld } from '#domain/segments/segment-world'
import type { Call } from '#server/http/handle'
import type { SearchContext } from '#server/store/contact-search.store'
import { dataVersion } from '#server/store/data-versions.store'
import { allBuilds, type StoredBuild } from '#server/store/segment-members.store'
import { allLists, type StoredList } from '#server/store/mailing-lists.store'
import { oneSchema, workspaceTimezone } from '#server/store/schemas.store'
import { allSegments, type StoredSegment } from '#server/store/segments.store'

/** Without `jobs` no segment waits to be built. */
export type At = Pick<Call, 'db' | 'tenant' | 'clock'> & Partial<Pick<Call, 'jobs'>>

/** What a workspace knows that its contacts are checked against and asked by. */
export interface WorkspaceFacts extends ConditionsWorld<StoredSegment> {
  segments: readonly StoredSegment[]
  lists: readonly StoredList[]
  facts: ContactFacts
  search: SearchContext
  /** Of the data, when this was read: see `dataVersion`. */
  version: number
  /** What was last built of a segment. */
  buildOf: (segment: StoredSegment) => StoredBuild | undefined
  /** Whether its written members answer for a segment. */
  buildUse: (segment: StoredSegment) => BuildUse
  /** What the conditions of a segment mean: two that are the same find the same contacts in the same data. */
  basisOf: (segment: StoredSegment) => string
}

/** Reads it: a few small rows, whatever the number of contacts. */
export async function workspaceFacts({ db, tenant, clock, jobs }: At): Promise<WorkspaceFacts> {
  // One after the other: inside a transaction there is one connection. The version comes first, and is never too new.
  const version = await dataVersion(db, tenant)
  const now = clock.now()
  const builds = new Map((await allBuilds(db, tenant)).map((build) => [build.segmentId, build]))
  const stored = await allSegments(db, tenant)
  const isAwaited = (segment: StoredSegment) => awaitsBuild(builds.get(segment.id), segment, now)
  const isServed = stored.some(isAwaited) && (await jobs?.isServed(db)) === true
  const segments = stored.map((segment) =>
    isServed && isAwaited(segment) ? { ...segment, buildTime: Infinity } : segment,
  )
  const lists = await allLists(db, tenant)
  const schema = await oneSchema(db, tenant, 'contact')
  const ofEvents = await oneSchema(db, tenant, 'contact_event')
  const ids = new Set(lists.map(({ id }) => id))
  const isList = (id: string) => ids.has(id)
  const timezone = await workspaceTimezone(db, tenant)
  const world = conditionsWorld({
    now,
    timezone,
    segments,
    properties: schema.properties,
    eventProperties: ofEvents.properties,
    hasList: isList,
  })
  const byId = new Map(segments.map((segment) => [segment.id, segment]))
  const basisOf = (segment: StoredSegment) =>
    JSON.stringify([
      timezone,
      ...[segment.id, ...segmentsWithin(segment.id, (id) => byId.get(id))].toSorted().map((id) => {
        const one = byId.get(id)
        return one ? [id, world.stateOf(one)] : [id]
      }),
    ])
  const buildUse = (segment: StoredSegment) =>
    world.stateOf(segment).status === 'ready'
      ? buildUseOf(builds.get(segment.id), {
          savedAt: segment.savedAt,
          basis: basisOf(segment),
          version,
          now,
        })
      : 'none'
  const members = (segmentId: string) => {
    const segment = byId.get(segmentId)
    return segment && buildUse(segment) !== 'none' ? builds.get(segmentId)?.number : undefined
  }
  return {
    ...world,
    version,
    buildOf: ({ id }) => builds.get(id),
    buildUse,
    basisOf,
    segments,
    lists,
    facts: { properties: customProperties(schema.properties), isList },
    search: { ...world.context, deletedKeys: new Set(schema.deletedKeys), members },
  }
}

/** Refuses conditions from outside that can't be evaluated with a 422. */
export function expectConditions(world: WorkspaceFacts, conditions: ConditionNode | undefined): void {
  if (conditions) expectNoProblems(world.problemsOf(conditions))
}
