import type { ConditionNode } from '#lib/condition-tree'
import { customProperties } from '#domain/contacts/contact-rules'
import type { ContactFacts } from '#domain/contacts/contact-changes'
import { expectNoProblems } from '#domain/segments/condition-refusal'
import { conditionsWorld, type ConditionsWorld } from '#domain/segments/segment-world'
import type { Call } from '#server/http/handle'
import type { SearchContext } from '#server/store/contact-search.store'
import { allLists, type StoredList } from '#server/store/mailing-lists.store'
import { oneSchema, workspaceTimezone } from '#server/store/schemas.store'
import { allSegments, type StoredSegment } from '#server/store/segments.store'

export type At = Pick<Call, 'db' | 'tenant' | 'clock'>

/** What a workspace knows that its contacts are checked against and asked by. */
export interface WorkspaceFacts extends ConditionsWorld<StoredSegment> {
  segments: readonly StoredSegment[]
  lists: readonly StoredList[]
  facts: ContactFacts
  search: SearchContext
}

/** Reads it: a few small rows, whatever the number of contacts. */
export async function workspaceFacts({ db, tenant, clock }: At): Promise<WorkspaceFacts> {
  // One after the other: inside a transaction there is one connection.
  const segments = await allSegments(db, tenant)
  const lists = await allLists(db, tenant)
  const schema = await oneSchema(db, tenant, 'contact')
  const ofEvents = await oneSchema(db, tenant, 'contact_event')
  const ids = new Set(lists.map(({ id }) => id))
  const isList = (id: string) => ids.has(id)
  const world = conditionsWorld({
    now: clock.now(),
    timezone: await workspaceTimezone(db, tenant),
    segments,
    properties: schema.properties,
    eventProperties: ofEvents.properties,
    hasList: isList,
  })
  return {
    ...world,
    segments,
    lists,
    facts: { properties: customProperties(schema.properties), isList },
    search: { ...world.context, deletedKeys: new Set(schema.deletedKeys) },
  }
}

/** Refuses conditions from outside that can't be evaluated with a 422. */
export function expectConditions(world: WorkspaceFacts, conditions: ConditionNode | undefined): void {
  if (conditions) expectNoProblems(world.problemsOf(conditions))
}
