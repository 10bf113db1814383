import { isAffected, type Happened } from '#domain/segments/segment-staleness'
import type { Db } from '#mocks/core/db'
import type { SegmentWorld } from './segment-world.ts'
import type { SegmentRecord } from './segments.data.ts'

/** What visitors, forms, imports and people did since then, in ms since 1970. */
function happenedSince(db: Db, workspaceId: string, since: number): Happened {
  const from = new Date(since).toISOString()
  const types = new Set<string>()
  const formIds = new Set<string>()
  const campaignIds = new Set<string>()
  for (const event of db.events.all()) {
    if (event.workspaceId !== workspaceId || event.occurredAt <= from) continue
    types.add(event.type)
    if (event.formId !== undefined) formIds.add(event.formId)
    if (event.campaignId !== undefined) campaignIds.add(event.campaignId)
  }
  return { types, formIds, campaignIds, contactsChanged: db.contacts(workspaceId).lastChange() > from }
}

/** Tells whether a segment may find others than when it was counted. What happened is gathered once for each time. */
export function staleness(db: Db, workspaceId: string, world: SegmentWorld) {
  const happened = new Map<number, Happened>()
  const byId = new Map(world.all.map((segment) => [segment.id, segment]))
  const isStale = (segment: SegmentRecord, asked: ReadonlySet<string>): boolean => {
    const { status, asOf } = world.stateOf(segment)
    if (status !== 'ready') return false
    const known = happened.get(asOf) ?? happenedSince(db, workspaceId, asOf)
    happened.set(asOf, known)
    return isAffected(segment.conditions, known, (id) => {
      const other = byId.get(id)
      return other !== undefined && !asked.has(id) && isStale(other, new Set([...asked, id]))
    })
  }
  return (segment: SegmentRecord): boolean => isStale(segment, new Set([segment.id]))
}
