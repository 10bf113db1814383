import { UNNAMED } from '#domain/uploads/upload-rules'
import type { Files } from '#server/ports/files/files'
import type { OpenDatabase } from '#server/store/database'
import {
  forgetUploads,
  keepAfterRestore,
  lockFile,
  markNamed,
  markRemoving,
  namedFiles,
  removingFiles,
  unnamedFiles,
} from '#server/store/uploads.store'
import { inTransaction } from '#server/store/transaction'
import { eachAlone } from './each-alone.ts'
import { defineJob, noData } from './job.ts'

const iso = (time: number) => new Date(time).toISOString()

/**
 * Every night: removes images that nothing has named for long (LIM-12). They are marked first and removed a day later, so that a
 * crash in between leaves an image too many and never one too few; what is named meanwhile is kept, and so is what a database had
 * that was restored.
 */
export const uploadSweepJob = defineJob({
  name: 'uploads.sweep',
  every: '40 17 * * *',
  data: noData,
  retries: 2,
  within: 3600,
  async work({ db, clock, files }) {
    if (!files) return {}
    const now = clock.now()
    const kept = await inTransaction(db, (inside) => keepAfterRestore(inside, iso(now)))
    const found = await unnamedFiles(db, iso(now - UNNAMED.keptFor))
    const named = new Set(await namedFiles(db, found))
    await markNamed(db, [...named], iso(now))
    await markRemoving(
      db,
      found.filter((file) => !named.has(file)),
      iso(now),
    )
    let removed = 0
    await eachAlone(await removingFiles(db, iso(now - UNNAMED.markedFor)), async (file) => {
      if (await removeFile(db, files, file, iso(now - UNNAMED.markedFor))) removed += 1
    })
    return { named: named.size, marked: found.length - named.size, removed, ...(kept > 0 && { kept }) }
  },
})

/** The file goes first: where that fails, or the process is killed, the marks are still there. */
const removeFile = (db: OpenDatabase, files: Files, file: string, before: string): Promise<boolean> =>
  inTransaction(db, async (inside) => {
    await lockFile(inside, file)
    // Somebody may have uploaded it again, or sent it, since it was looked for.
    if (!(await removingFiles(inside, before)).includes(file)) return false
    await files.remove(file)
    await forgetUploads(inside, file)
    return true
  })
