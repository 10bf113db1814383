import { segmentEvents } from '#domain/segments/segment-events'
import { meaningOf, movePayload } from '#domain/segments/segment-moves'
import { HOUR, MINUTE } from '#lib/duration'
import { segmentTests } from '#mocks/contacts/contact-search'
import type { Db } from '#mocks/core/db'
import type { Settler } from '#mocks/core/handle'
import { isoOf } from '#mocks/campaigns/campaigns.data'
import { segmentWorld } from './segment-world.ts'

/** Who is in segments is compared so long after every full hour; a world of more contacts is too slow for it in a browser. */
const COMPARED = { after: 5 * MINUTE, contactsMax: 20_000 } as const

interface Kept {
  meaning: string
  members: ReadonlySet<string>
}

/** What was last compared, of each world: when, and who was in which segment. A world that was just opened has none. */
const kept = new WeakMap<Db, { at: number; segments: Map<string, Kept> }>()

const lastTime = (now: number) => Math.floor((now - COMPARED.after) / HOUR) * HOUR + COMPARED.after

function keptOf(db: Db, now: number) {
  const known = kept.get(db) ?? { at: lastTime(now), segments: new Map<string, Kept>() }
  kept.set(db, known)
  return known
}

/** Writes what happened to those who came into a segment or went out of it since the last time (SEG-46, SEG-47). */
async function compare(db: Db, workspaceId: string, segments: Map<string, Kept>, at: number): Promise<void> {
  const table = db.contacts(workspaceId)
  if (table.end() > COMPARED.contactsMax) return
  const world = segmentWorld(db, workspaceId, at)
  const isMember = await segmentTests(db, workspaceId, at)
  const ids = Array.from({ length: table.end() }, (_, ordinal) => table.idOfIndex(ordinal)).filter((id) =>
    table.get(id),
  )
  for (const segment of world.all) {
    const before = segments.get(segment.id)
    segments.delete(segment.id)
    if (segment.archived || world.stateOf(segment).status !== 'ready') continue
    const meaning = meaningOf(segment, (id) => world.all.find((one) => one.id === id))
    const test = isMember(segment.id)
    const members = new Set(ids.filter((id) => table.fits(id, test)))
    segments.set(segment.id, { meaning, members })
    if (before?.meaning !== meaning) continue
    const note = (contactId: string, type: string) => {
      // Another tab may have compared the same.
      const id = `evt_${segment.id}_${at.toString(36)}_${contactId}`
      if (db.events.get(id)) return
      db.events.put({
        id,
        workspaceId,
        contactId,
        type,
        payload: movePayload(segment),
        source: 'system',
        occurredAt: isoOf(at),
      })
    }
    for (const id of before.members) if (!members.has(id) && table.get(id)) note(id, segmentEvents.left)
    for (const id of members) if (!before.members.has(id)) note(id, segmentEvents.entered)
  }
}

/** As the jobs of a server do: the first time that has come writes down who is in a segment, and the next ones what changed. */
export const segmentSettlers: readonly Settler[] = [
  {
    due: (db, now) => lastTime(now) > keptOf(db, now).at,
    async settle(db, now) {
      const last = keptOf(db, now)
      last.at = lastTime(now)
      for (const { id } of db.workspaces.all()) await compare(db, id, last.segments, last.at)
    },
  },
]
