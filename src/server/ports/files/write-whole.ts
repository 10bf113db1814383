import { randomUUID } from 'node:crypto'
import { mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * Writes a file so that it is there whole or not at all, also after a power cut: under a temporary name first, then renamed.
 * Of two writers of one name the last one wins.
 */
export async function writeWhole(folder: string, name: string, bytes: Uint8Array): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const temporary = join(folder, `.${name}.${randomUUID()}`)
  try {
    const handle = await open(temporary, 'wx', 0o600)
    try {
      await handle.writeFile(bytes)
      await handle.sync()
    } finally {
      await handle.close()
    }
    await rename(temporary, join(folder, name))
  } catch (error) {
    await rm(temporary, { force: true })
    throw error
  }
  // The new name is an entry of the folder, which is written separately. Not every system lets folders be opened.
  const entries = await open(folder, 'r').catch(() => undefined)
  await entries?.sync().catch(() => undefined)
  await entries?.close()
}
