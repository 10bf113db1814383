import type { Selectable } from 'kysely'
import type { Segment } from '#api/segments'
import { fold } from '#lib/fold-text'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'
import type { Tenant } from './tenant.ts'

/** A segment without what is worked out. */
export interface StoredSegment extends Omit<Segment, 'status' | 'count' | 'countedAt' | 'stale' | 'usedBy'> {
  savedAt: string
  /** 0; Infinity while a worker builds it. */
  buildTime: number
}

const segmentOf = (row: Selectable<Tables['segments']>): StoredSegment => ({
  id: row.id,
  name: row.name,
  ...(row.description !== null && { description: row.description }),
  color: row.color,
  conditions: row.conditions,
  timezone: row.timezone,
  archived: row.archived,
  version: row.version,
  createdAt: row.created_at,
  updatedAt: row.updated_at,
  createdBy: row.created_by,
  ...(row.updated_by && { updatedBy: row.updated_by }),
  savedAt: row.saved_at,
  buildTime: 0,
})

const columnsOf = (segment: StoredSegment) => ({
  name: segment.name,
  name_key: fold(segment.name),
  description: segment.description ?? null,
  color: segment.color,
  conditions: JSON.stringify(segment.conditions),
  timezone: segment.timezone,
  archived: segment.archived,
  saved_at: segment.savedAt,
  version: segment.version,
  created_at: segment.createdAt,
  updated_at: segment.updatedAt,
  created_by: JSON.stringify(segment.createdBy),
  updated_by: segment.updatedBy ? JSON.stringify(segment.updatedBy) : null,
})

/** All segments, in the order in which they were made. */
export async function allSegments(db: Database, { number }: Tenant): Promise<StoredSegment[]> {
  const rows = await db
    .selectFrom('segments')
    .where('workspace_id', '=', number)
    .orderBy('place')
    .selectAll()
    .execute()
  return rows.map(segmentOf)
}

/** One segment, locked until the transaction ends. */
export async function segmentForChange(
  db: Database,
  { number }: Tenant,
  id: string,
): Promise<StoredSegment | undefined> {
  const row = await db
    .selectFrom('segments')
    .where('workspace_id', '=', number)
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .executeTakeFirst()
  return row && segmentOf(row)
}

/** Adds a segment. Where its name was taken at the same moment the transaction fails, and is begun again. */
export async function addSegment(db: Database, { number }: Tenant, segment: StoredSegment): Promise<void> {
  await db
    .insertInto('segments')
    .values({ workspace_id: number, id: segment.id, ...columnsOf(segment) })
    .execute()
}

/** Writes a segment that was read for it; a name that was taken meanwhile fails as above. */
export async function changeSegment(db: Database, { number }: Tenant, segment: StoredSegment): Promise<void> {
  await db
    .updateTable('segments')
    .set(columnsOf(segment))
    .where('workspace_id', '=', number)
    .where('id', '=', segment.id)
    .execute()
}
