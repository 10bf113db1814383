import { stalenessOf, type Happened } from '#domain/segments/segment-staleness'
import type { Db } from '#mocks/core/db'
import type { SegmentWorld } from './segment-world.ts'

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
  return stalenessOf(world.all, world.stateOf, (since) => happenedSince(db, workspaceId, since))
}
