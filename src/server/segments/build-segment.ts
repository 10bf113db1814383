import { createHash } from 'node:crypto'
import { meaningOf, movePayload } from '#domain/segments/segment-moves'
import { workspaceFacts, type At } from '#server/contacts/workspace-facts'
import { lockMembers, putBuild, writeMembers } from '#server/store/segment-members.store'

/**
 * Works out who is in a segment and writes it down, in the transaction `db`; done again, it changes nothing. Nobody is in one
 * that failed (SEG-13). Whoever came in or went out since the last build has an event of it (SEG-46). Returns how many are in
 * it; undefined where there is no such segment any more.
 */
export async function buildSegment(
  { db, tenant, clock }: At,
  segmentId: string,
): Promise<number | null | undefined> {
  // Before anything is read: a build that waited for another one compares with what that one wrote.
  const place = await lockMembers(db, tenant, segmentId)
  // The version of the data is read before the data: what is read after it is at least as new.
  const world = await workspaceFacts({ db, tenant, clock })
  const segment = world.segments.find(({ id }) => id === segmentId)
  if (!segment || place === undefined) return undefined
  const { status, asOf } = world.stateOf(segment)
  const hasFailed = status === 'failed'
  const builtAt = new Date(clock.now()).toISOString()
  const before = world.buildOf(segment)
  const meaning = segment.archived
    ? null
    : digestOf(meaningOf(segment, (id) => world.segments.find((one) => one.id === id)))
  const isCompared = !hasFailed && meaning !== null && before?.meaning === meaning && before.count !== null
  const { contacts, count } = await writeMembers(
    db,
    tenant,
    {
      segmentId,
      place,
      note: isCompared ? { payload: movePayload(segment), occurredAt: builtAt } : undefined,
    },
    { ...world.search, members: undefined },
  )
  const found = hasFailed ? null : count
  await putBuild(db, tenant, {
    segmentId,
    savedAt: segment.savedAt,
    asOf: new Date(asOf).toISOString(),
    builtAt,
    basis: world.basisOf(segment),
    version: world.version,
    contacts,
    count: found,
    meaning,
  })
  return found
}

const digestOf = (meaning: string): string => createHash('sha256').update(meaning).digest('base64url')
