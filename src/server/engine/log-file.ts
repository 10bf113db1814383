import { copyFile, open, stat, truncate } from 'node:fs/promises'
import { isCode } from './postgres-package.ts'

/** The log of the database, in its folder. */
export const LOG = 'postgres.log'

/** Bytes after which a log is begun again; the one before is kept beside it. */
const LOG_MOST = 10 * 2 ** 20
/** Between two looks at its size, in ms. */
export const LOG_LOOK_EVERY = 60_000

/** Begins a log that is too long again. Whoever writes it appends, so it may be under way. */
export async function keepSmall(log: string, most = LOG_MOST): Promise<void> {
  if ((await sizeOf(log)) <= most) return
  await copyFile(log, `${log}.1`)
  await truncate(log)
}

/** As much of the end of a log as is looked through for why the database ended. */
const END_OF_LOG = 256 * 1024

/** Why the database ended that last began in this log, in its own words; undefined where it did not say. */
export async function causeOfEnd(log: string): Promise<string | undefined> {
  const size = await sizeOf(log)
  if (size === 0) return undefined
  const file = await open(log, 'r')
  try {
    const from = Math.max(0, size - END_OF_LOG)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size - from), 0, size - from, from)
    const text = buffer.toString('utf8', 0, bytesRead)
    const begun = Math.max(0, text.lastIndexOf(' starting PostgreSQL '))
    return causeIn(text.slice(begun))
  } finally {
    await file.close()
  }
}

/** What of these words says why it ended; undefined where nothing does. */
export const causeIn = (words: string): string | undefined =>
  words.match(/(?<=(?:PANIC|FATAL|initdb: error): +)could not .+/g)?.at(-1)

/** In bytes; 0 where there is none. */
export async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (isCode(error, 'ENOENT')) return 0
    throw error
  }
}
