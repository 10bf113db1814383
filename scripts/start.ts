/**
 * `npm start`: the product on this machine. Builds the app and the scripts that customers' pages embed, writes the demo's
 * workspaces into a new database, starts the server, and prints where it is. Settings are those of the server
 * (docs/hosting/server.md); what is not set is set for trying it out.
 */
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { readServerConfig, WrongConfig, type ServerConfig } from '#server/config'
import { NoEngine } from '#server/engine/postgres-package'
import { NotEmpty } from '#server/seed/not-empty'
import { run, seedOnly, showsOutbox } from '#server/supervisor'
import { Taken } from '#server/taken'

/** As sysexits.h has it: a setting is wrong. */
const WRONG_CONFIG = 78

/** Nobody but this machine reaches it: people sign in by choosing who they are, and mails become files. */
const forTryingOut = { OTEGAMI_DEV_SIGN_IN: '1', OTEGAMI_MAIL: 'outbox', LOG_LEVEL: 'warn' }

/** The app calls the server that it comes from. */
const ofTheBuild = {
  VITE_API_BASE_URL: '/',
  VITE_SITE_URL: 'https://otegami.example',
  VITE_DASHBOARD_BASE_URL: '/',
  VITE_TRACKING_WORKSPACE_ID: 'ws_product',
}

const say = (text: string) => process.stdout.write(`${text}\n`)

const vite = (...args: string[]) =>
  promisify(execFile)('vite', ['build', '--logLevel', 'warn', ...args], {
    env: { ...process.env, ...ofTheBuild },
  })

async function seed(config: ServerConfig): Promise<void> {
  try {
    await seedOnly(config)
  } catch (error) {
    if (!(error instanceof NotEmpty)) throw error
  }
}

async function start(): Promise<number> {
  // The worker is a process of its own and reads them too.
  for (const [name, value] of Object.entries(forTryingOut)) process.env[name] ||= value
  const config = readServerConfig(process.env)
  say('Building the app…')
  await Promise.all([vite(), vite('-c', 'vite.forms.config.ts'), vite('-c', 'vite.tracker.config.ts')])
  await seed(config)
  return run(config, 'all', {
    onReady: () => {
      say(`Otegami runs at ${config.publicUrl} with its data in ${config.dataDir} (Ctrl C ends it)`)
      if (showsOutbox(config)) say(`The mails that it would send are at ${config.publicUrl}/outbox`)
    },
  })
}

process.exitCode = await start().catch((error: unknown) => {
  const isExpected = error instanceof WrongConfig || error instanceof NoEngine || error instanceof Taken
  process.stderr.write(
    `${error instanceof Error ? (isExpected ? error.message : error.stack) : String(error)}\n`,
  )
  return error instanceof WrongConfig || error instanceof NoEngine ? WRONG_CONFIG : 1
})
