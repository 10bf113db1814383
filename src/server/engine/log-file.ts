import { copyFile, stat, truncate } from 'node:fs/promises'
import { isCode } from './postgres-package.ts'

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

/** In bytes; 0 where there is none. */
export async function sizeOf(file: string): Promise<number> {
  try {
    return (await stat(file)).size
  } catch (error) {
    if (isCode(error, 'ENOENT')) return 0
    throw error
  }
}
