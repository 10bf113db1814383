import { createHash } from 'node:crypto'
import { readFile, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { writeWhole } from './write-whole.ts'
import { extensionOf, FilesUnavailable, type Files } from './files.ts'

/** A full disk, or a folder that nobody may write to. */
function unavailable(error: unknown): never {
  throw new FilesUnavailable(error instanceof Error ? error.message : String(error), { cause: error })
}

/** Files in a folder, which is made with the first of them. Names are checked, so nothing outside of the folder is reached. */
export function diskFiles(folder: string): Files {
  return {
    async put(bytes, extension) {
      const name = `${createHash('sha256').update(bytes).digest('hex')}.${extension}`
      const there = await stat(join(folder, name)).catch(() => undefined)
      if (there?.size !== bytes.length) await writeWhole(folder, name, bytes).catch(unavailable)
      return name
    },
    async get(name) {
      if (extensionOf(name) === undefined) return undefined
      return readFile(join(folder, name)).catch((error: unknown) => {
        if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
        return unavailable(error)
      })
    },
    async remove(name) {
      if (extensionOf(name) !== undefined) await rm(join(folder, name), { force: true }).catch(unavailable)
    },
  }
}
