import { createHash } from 'node:crypto'
import { importRoutes } from '#api/contract'
import type { ImportCsv, ImportEmails, ImportResult } from '#api/import'
import { subscriptionsIn } from '#domain/import/cell-lists'
import { chunkContent } from '#domain/import/chunk-content'
import { expectSize, importColumns, readRow, rowOfEmail } from '#domain/import/import-rows'
import { workspaceFacts } from '#server/contacts/workspace-facts'
import { handle, type Call } from '#server/http/handle'
import { answerOfChunk, keepAnswer } from '#server/store/import-chunks.store'
import { takeRows } from './take-rows.ts'

type Here = Pick<Call, 'db' | 'tenant'>

export const importHandlers = [
  handle(importRoutes.csv, async (call) => {
    const { body, now } = call
    expectSize(body.rows.length)
    return once(call, body, String(body.chunk.index), async () => {
      const world = await workspaceFacts(call)
      const columns = importColumns(world.facts.properties, body.mapping)
      const listsIn = subscriptionsIn(world.lists)
      const rows = body.rows.map((row) => readRow(row, columns, listsIn))
      return takeRows(call, world, { terms: body, rows, onExisting: body.onExisting, source: 'import', now })
    })
  }),
  handle(importRoutes.emails, async (call) => {
    const { body, now } = call
    expectSize(body.emails.length)
    return once(call, body, 'emails', async () => {
      const rows = body.emails.map(rowOfEmail)
      return takeRows(call, await workspaceFacts(call), {
        terms: body,
        rows,
        onExisting: 'fill_blanks',
        source: 'import',
        now,
      })
    })
  }),
]

/** A chunk that was taken before is answered as it was. `place`: where it is in its import. */
async function once(
  { db, tenant, now }: Here & Pick<Call, 'now'>,
  body: ImportCsv | ImportEmails,
  place: string,
  work: () => Promise<ImportResult>,
): Promise<ImportResult> {
  const { importId, dryRun } = body
  if (dryRun === true) return work()
  const chunk = `${place}-${createHash('sha256').update(chunkContent(body)).digest('base64url')}`
  const known = await answerOfChunk(db, tenant, importId, chunk)
  if (known) return known
  const result = await work()
  await keepAnswer(db, tenant, { chunk, now }, result)
  return result
}
