import type { ImportResult } from '#api/import'
import type { Database } from './database.ts'
import type { Tenant } from './tenant.ts'

/** How many answers of an import are kept for a chunk that comes twice; an older one is worked on anew, with the same end. */
const KEPT = { chunks: 64 } as const

/** What a chunk was answered; undefined where it did not come before. */
export async function answerOfChunk(
  db: Database,
  { number }: Tenant,
  importId: string,
  chunk: string,
): Promise<ImportResult | undefined> {
  const row = await db
    .selectFrom('import_chunks')
    .where('workspace_id', '=', number)
    .where('import_id', '=', importId)
    .where('chunk', '=', chunk)
    .select('result')
    .executeTakeFirst()
  return row?.result
}

/** Keeps the answer. Where the same chunk was answered at the same moment the transaction fails, and is begun again. */
export async function keepAnswer(
  db: Database,
  { number }: Tenant,
  { chunk, now }: { chunk: string; now: string },
  result: ImportResult,
): Promise<void> {
  await db
    .insertInto('import_chunks')
    .values({
      workspace_id: number,
      import_id: result.importId,
      chunk,
      result: JSON.stringify(result),
      kept_at: now,
    })
    .execute()
  await db
    .deleteFrom('import_chunks')
    .where('workspace_id', '=', number)
    .where('import_id', '=', result.importId)
    .where('place', '<=', (eb) =>
      eb
        .selectFrom('import_chunks as kept')
        .where('kept.workspace_id', '=', number)
        .where('kept.import_id', '=', result.importId)
        .orderBy('kept.place', 'desc')
        .offset(KEPT.chunks)
        .limit(1)
        .select('kept.place'),
    )
    .execute()
}

/** Removes the answers of all workspaces that were kept before: they hold addresses, and nobody sends those chunks again. */
export async function removeAnswersBefore(db: Database, before: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('import_chunks')
    .where('kept_at', '<', before)
    .executeTakeFirst()
  return Number(numDeletedRows)
}
