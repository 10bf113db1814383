import { createHash } from 'node:crypto'
import { glob, readFile, stat } from 'node:fs/promises'
import { relative, resolve, sep } from 'node:path'

const ROOT = resolve(import.meta.dirname, '..', '..')
/** All that can decide how a story looks. Most scripts cannot, but a list of what can would have to be kept. */
const SOURCES = ['{.storybook,public,scripts,src,stories}/**/*', '*.ts', 'package-lock.json']
const IS_TEST = /\.test\.tsx?$/
/** Nothing that a story shows may import it, which the linter sees to. */
const SERVER = ['src', 'server'].join(sep)

const isOfServer = (folder: string) => folder === SERVER || folder.startsWith(`${SERVER}${sep}`)

export interface Sources {
  /** A short name of what is in all of them. */
  digest: string
  /** When the newest was written, ms since 1970. */
  writtenAt: number
}

/** Reads everything that can decide how a story looks. */
export async function readSources(root = ROOT): Promise<Sources> {
  const files: string[] = []
  for await (const entry of glob(SOURCES, { cwd: root, withFileTypes: true }))
    if (entry.isFile() && !IS_TEST.test(entry.name) && !isOfServer(relative(root, entry.parentPath)))
      files.push(resolve(entry.parentPath, entry.name))
  const hash = createHash('sha256')
  let writtenAt = 0
  for (const file of files.toSorted()) {
    hash
      .update(`${relative(root, file)}\0`)
      .update(await readFile(file))
      .update('\0')
    writtenAt = Math.max(writtenAt, (await stat(file)).mtimeMs)
  }
  return { digest: hash.digest('hex').slice(0, 16), writtenAt }
}
