import { spawnSync } from 'node:child_process'
import { constants } from 'node:fs'
import { access, chmod, chown, mkdir, readdir, readFile, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isAlive } from './is-alive.ts'
import { causeIn } from './log-file.ts'
import { EngineFailed, isCode, NoEngine, type RunAs } from './postgres-package.ts'

/** Who may do everything in an embedded database. Only who can enter the socket's folder reaches it. */
export const OWNER = 'otegami'
/** Whom it runs as where everything belongs to root: the one that systems call nobody. */
const NOBODY = 65_534
/** Knows the letters of every language, and sorts in the same way on every machine. */
const LOCALE = ['--locale-provider=builtin', '--locale=C.UTF-8']

/** Makes the folder of the database. Throws `NoEngine` where nothing can be written there. */
export async function makeFolder(home: string): Promise<void> {
  try {
    await mkdir(home, { recursive: true })
    await access(home, constants.W_OK)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new NoEngine(`The database needs a folder that it may write to, and ${home} is none: ${why}.`)
  }
}

/** Root hands it over to the owner of the folder, or to nobody, who must be able to enter it. */
export async function whoRunsIt(home: string): Promise<RunAs> {
  if (process.getuid?.() !== 0) return {}
  const { uid, gid, mode } = await stat(home)
  if (uid !== 0) return { uid, gid }
  await chmod(home, mode | 0o711)
  return { uid: NOBODY, gid: NOBODY }
}

/** Made aside and put in place whole, so that one that was interrupted is begun again. The first of two is kept. */
export async function makeCluster(programs: string, home: string, data: string, as: RunAs): Promise<void> {
  for (const name of await readdir(home)) {
    const maker = /^data\.new\.(\d+)$/.exec(name)?.[1]
    if (maker !== undefined && !isAlive(Number(maker)))
      await rm(join(home, name), { recursive: true, force: true })
  }
  const made = join(home, `data.new.${process.pid}`)
  await rm(made, { recursive: true, force: true })
  await mkdir(made, { mode: 0o700 })
  if (as.uid !== undefined) await chown(made, as.uid, as.gid ?? as.uid)
  const { status, stderr } = spawnSync(
    join(programs, 'bin', 'initdb'),
    ['-D', made, '-U', OWNER, '-A', 'trust', '-E', 'UTF8', ...LOCALE, '--no-instructions'],
    { ...as, cwd: '/', encoding: 'utf8', env: { ...process.env, LC_ALL: 'C' } },
  )
  if (status !== 0) {
    await rm(made, { recursive: true, force: true })
    if (stderr.includes('Permission denied') && as.uid !== undefined)
      throw new NoEngine(
        `PostgreSQL does not run as root, and the user ${as.uid} that it runs as can't enter ${home}. Let others enter the folders above it (chmod o+x), or set DATA_DIR to another folder.`,
      )
    throw new EngineFailed(`The database can't be made in ${home}: ${causeIn(stderr) ?? stderr.trim()}`)
  }
  try {
    await rename(made, data)
  } catch (error) {
    if (!isCode(error, 'ENOTEMPTY', 'EEXIST')) throw error
    await rm(made, { recursive: true, force: true })
  }
}

/** Files of another major version are left alone. */
export async function expectVersion(programs: string, data: string): Promise<void> {
  const { stdout } = spawnSync(join(programs, 'bin', 'postgres'), ['--version'], {
    cwd: '/',
    encoding: 'utf8',
  })
  const ours = /(\d+)/.exec(stdout)?.[1] ?? ''
  const theirs = (await readFile(join(data, 'PG_VERSION'), 'utf8')).trim()
  if (ours !== theirs)
    throw new NoEngine(
      `The database in ${data} was made by PostgreSQL ${theirs}, and this is PostgreSQL ${ours}. Start the version of Otegami that made it, or set DATA_DIR to another folder.`,
    )
}
