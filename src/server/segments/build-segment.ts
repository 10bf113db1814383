import { workspaceFacts, type At } from '#server/contacts/workspace-facts'
import { putBuild, writeMembers } from '#server/store/segment-members.store'

/**
 * Works out who is in a segment and writes it down, in the transaction `db`; done again, it changes nothing. Nobody is in one
 * that failed (SEG-13). Returns how many are in it; undefined where there is no such segment any more.
 */
export async function buildSegment(
  { db, tenant, clock }: At,
  segmentId: string,
): Promise<number | null | undefined> {
  // The version of the data is read before the data: what is read after it is at least as new.
  const world = await workspaceFacts({ db, tenant, clock })
  const segment = world.segments.find(({ id }) => id === segmentId)
  if (!segment) return undefined
  const { status, asOf } = world.stateOf(segment)
  const { contacts, count } = await writeMembers(db, tenant, segmentId, {
    ...world.search,
    members: undefined,
  })
  const found = status === 'failed' ? null : count
  await putBuild(db, tenant, {
    segmentId,
    savedAt: segment.savedAt,
    asOf: new Date(asOf).toISOString(),
    builtAt: new Date(clock.now()).toISOString(),
    basis: world.basisOf(segment),
    version: world.version,
    contacts,
    count: found,
  })
  return found
}
