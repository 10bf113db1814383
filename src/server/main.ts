/** `npm run server`: the whole product on one port (docs/hosting/server.md). */
import { enableCompileCache } from 'node:module'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { backup, NoBackup, restore } from './backup.ts'
import { CommandFailed, WrongUse } from './commands/wrong-use.ts'
import { readServerConfig, WrongConfig, type ServerConfig } from './config.ts'
import { causeOfEnd, LOG } from './engine/log-file.ts'
import { EngineFailed, NoEngine } from './engine/postgres-package.ts'
import { NotEmpty } from './seed/not-empty.ts'
import { databaseErrorFacts, isDatabaseAway } from './store/database-error.ts'
import { NewerTables } from './store/newer-tables.ts'
import { TablesBusy } from './store/tables-busy.ts'
import { Taken } from './taken.ts'

const HELP = `npm run server                     PostgreSQL, the API and the app on one port
npm run server -- --role api       the API and the app on the PostgreSQL of DATABASE_URL, any number of times
npm run server -- --role worker    what is done beside calls, on the PostgreSQL of DATABASE_URL, any number of times
npm run server -- migrate          brings the tables to this version, and ends
npm run server -- seed demo        writes the workspaces of the demo into a database that has none, and ends
npm run server -- backup DIR       copies the data folder into DIR, also while a server runs on it
npm run server -- restore DIR      puts such a copy into a data folder that is empty, or not there yet
npm run server -- migrate-in --workspace ID [--from listmonk|mailchimp|mautic] [--list NAME] [--apply] FILE…
npm run server -- migrate-in --workspace ID --from otegami [--apply] FOLDER
                                   says what would come of exports of another product, or of the folder that export wrote;
                                   --apply moves the people in
npm run server -- export WORKSPACE DIR
                                   writes a workspace as CSV and JSON into a new folder
npm run server -- token create --workspace ID --name NAME --permission full|send|read [--domain NAME]… [--expires TIME]
npm run server -- token list --workspace ID
npm run server -- token revoke KEY --workspace ID
                                   makes a key of the API and shows it once, lists keys, revokes one
npm run server -- reseal           encrypts with the current secret what was encrypted with an older one
npm run server -- doctor           says whether database, folder and port are as the server needs them
Its settings are environment variables: docs/hosting/server.md has them.
`
/** As sysexits.h has them: wrong use, and wrong configuration. */
const EXIT = { failed: 1, usage: 64, config: 78 } as const

/** Commands with settings of their own. */
const commands: Readonly<Record<string, (config: ServerConfig, args: readonly string[]) => Promise<number>>> =
  {
    export: async (...given) => (await import('./commands/export.ts')).exportCommand(...given),
    token: async (...given) => (await import('./commands/token.ts')).token(...given),
    reseal: async (...given) => (await import('./commands/reseal.ts')).reseal(...given),
    'migrate-in': async (...given) => (await import('./commands/migrate-in.ts')).migrateIn(...given),
  }

async function main(): Promise<number> {
  const [name = '', ...args] = process.argv.slice(2)
  if (Object.hasOwn(commands, name) && !args.includes('--help')) {
    const run = commands[name]
    if (run) return run(readServerConfig(process.env), args)
  }
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { role: { type: 'string', default: 'all' }, help: { type: 'boolean', default: false } },
  })
  if (values.help) return say(HELP)
  const [command = 'start', ...more] = positionals
  const { role } = values
  const [operand] = more
  const isSeed = command === 'seed' && operand === 'demo'
  const isCopy = command === 'backup' || command === 'restore'
  if (more.length !== (isSeed || isCopy ? 1 : 0) || !isRole(role)) throw new WrongUse()
  const config = readServerConfig(process.env)
  if (command === 'start') {
    // On already where start.js has begun, but for the first start in this folder.
    enableCompileCache(join(config.dataDir, 'compiled'))
    return role === 'worker' ? (await worker()).runWorker(config) : (await server()).run(config, role)
  }
  if (command === 'migrate') return (await server()).migrateOnly(config)
  if (command === 'doctor') return (await import('./doctor.ts')).doctor(config)
  if (isSeed) return (await server()).seedOnly(config)
  if (command === 'backup' && operand !== undefined) return backup(config, operand)
  if (command === 'restore' && operand !== undefined) return restore(config, operand)
  throw new WrongUse()
}

// A process loads what its role needs: the one part takes 20 MB that the other has no use for.
const server = async () => import('./supervisor.ts')
const worker = async () => import('./worker.ts')

const isRole = (role: string): role is 'all' | 'api' | 'worker' =>
  role === 'all' || role === 'api' || role === 'worker'

function say(text: string): number {
  process.stdout.write(text)
  return 0
}

/** Nobody listens there, or PostgreSQL refuses the user, the password or the database, or takes no more connections for now. */
const NO_DATABASE: ReadonlySet<unknown> = new Set(
  'ECONNREFUSED ECONNRESET EAI_AGAIN EHOSTUNREACH ENETUNREACH ENOTFOUND ETIMEDOUT 28000 28P01 3D000 53300 57P03'.split(
    ' ',
  ),
)

/** A sentence for who started this, where its database ended, or DATABASE_URL leads to none that can be used. */
async function ofDatabase(error: unknown): Promise<string | undefined> {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (!(error instanceof Error) || !(NO_DATABASE.has(code) || isDatabaseAway(error))) return undefined
  // Of a name with several addresses there is only the code.
  const why = error.message === '' ? String(code) : error.message
  if (!process.env['DATABASE_URL']) {
    const { dataDir } = readServerConfig(process.env)
    const cause = await causeOfEnd(join(dataDir, 'database', LOG)).catch(() => undefined)
    const said = cause ?? (databaseErrorFacts(error) && why)
    return `The database went away${said === undefined ? '' : `: ${said}`}. Try again: what was kept is kept, and what had begun is begun anew.`
  }
  // A worker has its address from the server that started it, and is started again by that.
  return process.connected
    ? `The database can’t be used: ${why}.`
    : `The database of DATABASE_URL can’t be used: ${why}. Start it or correct DATABASE_URL, and try again.`
}

/** What says that there is no room: of the system, and of PostgreSQL. */
const NO_ROOM: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', '53100'])

/** A sentence for who has to make room. */
const ofDisk = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && NO_ROOM.has(error.code)
    ? `There is no room on the disk: ${error.message}. Make room, and try again.`
    : undefined

async function codeOf(error: unknown): Promise<number> {
  if (
    error instanceof WrongUse ||
    (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS'))
  ) {
    process.stderr.write(HELP)
    return EXIT.usage
  }
  const isExpected =
    error instanceof WrongConfig ||
    error instanceof NoEngine ||
    error instanceof EngineFailed ||
    error instanceof NewerTables ||
    error instanceof TablesBusy ||
    error instanceof Taken ||
    error instanceof NoBackup ||
    error instanceof CommandFailed ||
    error instanceof NotEmpty
  process.stderr.write(
    `${ofDisk(error) ?? (await ofDatabase(error)) ?? (error instanceof Error ? (isExpected ? error.message : error.stack) : String(error))}\n`,
  )
  const isLasting = error instanceof WrongConfig || error instanceof NoEngine || error instanceof NewerTables
  // Starting again would not help.
  return isLasting ? EXIT.config : EXIT.failed
}

await main().then(
  (code) => {
    process.exitCode = code
  },
  // What had begun by then must not keep a process alive that does nothing: it would not be started again.
  async (error: unknown) => process.exit(await codeOf(error)),
)
