/**
 * Kills the worker and the database in the middle of a campaign and compares what a mail server got with the tables:
 * `npm run chaos -- --rounds 5`. Fails where a mail was doubled or lost, or more are in doubt than could be.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import * as v from 'valibot'
import { SECOND } from '#lib/duration'
import { readServerConfig } from '#server/config'
import { deliveryTally } from '#server/testing/delivery-tally'
import { smtpSink } from '#server/testing/smtp-sink'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '5' }, rate: { type: 'string', default: '30' } },
})
const rounds = Number(values.rounds)
const CONNECTIONS = 5
/** After so long without a mail nothing more is to come: claims of killed workers are taken over within a minute. */
const QUIET = 75 * SECOND
const main = resolve(import.meta.dirname, '../src/server/main.ts')
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Of a hundred mails: one is refused, three are cut off before the end of DATA, and one after it. */
const sink = await smtpSink((about) => {
  if (!('to' in about) || about.to === '') return undefined
  const luck = about.mail % 100
  if (luck === 7) return { at: 'rcpt', does: { reply: '550 5.7.1 Refused' } }
  if (luck === 27 || luck === 47 || luck === 67) return { at: 'data', does: 'drop' }
  return luck === 87 ? { at: 'end', does: 'drop' } : undefined
})
const dataDir = await mkdtemp(join(tmpdir(), 'otegami-chaos-'))
const environment = {
  PATH: process.env['PATH'] ?? '',
  DATA_DIR: dataDir,
  PORT: '0',
  OTEGAMI_DEV_SIGN_IN: '1',
  SMTP_URL: `smtp://127.0.0.1:${sink.port}?connections=${CONNECTIONS}&rate=${values.rate}`,
}

interface Running {
  child: ChildProcess
  base: string
  workerPid: () => number | undefined
}

async function start(): Promise<Running> {
  const child = spawn(process.execPath, [main], { env: environment, stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  let worker: number | undefined
  const base = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (part: Buffer) => {
      said = `${said}${part.toString()}`.slice(-20_000)
      for (const line of said.split('\n')) {
        const [, pid] = /"pid":(\d+),"role":"worker".*"msg":"works"/.exec(line) ?? []
        if (pid !== undefined) worker = Number(pid)
        const [, port] = /"port":(\d+).*"msg":"ready"/.exec(line) ?? []
        if (port !== undefined) done(`http://localhost:${port}`)
      }
    })
    child.once('exit', () => fail(new Error(`The server ended:\n${said}`)))
  })
  return { child, base, workerPid: () => worker }
}

async function signedIn(base: string) {
  const there = await fetch(`${base}/v1/auth/request/google?login_hint=acc_haruka`, { redirect: 'manual' })
  const [cookie = ''] = (there.headers.getSetCookie()[0] ?? '').split(';')
  const answer: unknown = await (await fetch(`${base}/v1/auth/refresh`, { headers: { cookie } })).json()
  const { access_token: token } = v.parse(v.looseObject({ access_token: v.string() }), answer)
  return async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const response = await fetch(`${base}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-workspace-id': 'ws_sakura',
        'content-type': 'application/json',
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const value: unknown = await response.json()
    if (!response.ok)
      throw new Error(`${method} ${path} was answered ${response.status}: ${JSON.stringify(value)}`)
    return value
  }
}

/** Schedules a campaign to everybody who gets mail. */
async function schedule(base: string): Promise<void> {
  const call = await signedIn(base)
  const Items = v.looseObject({ items: v.array(v.looseObject({ id: v.string() })) })
  const lists = v.parse(Items, await call('GET', '/mailing_lists?limit=100')).items.map(({ id }) => id)
  const senders = v.parse(Items, await call('GET', '/senders?status=verified&limit=1')).items
  const Campaign = v.looseObject({ id: v.string(), version: v.number() })
  const { id, version } = v.parse(
    Campaign,
    await call('POST', '/campaigns', {
      name: 'Chaos',
      senderId: senders[0]?.id,
      audience: { mailingListIds: lists, segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
      variants: [
        {
          id: 'a',
          label: '',
          locale: null,
          weight: 100,
          subject: 'Chaos',
          previewText: '',
          mode: 'text',
          text: 'Hello.\n{{company_name}}\n{{company_address}}\n{{complaint_contact}}\n{{unsubscribe_url}}',
          textAuto: false,
        },
      ],
    }),
  )
  await call('POST', `/campaigns/${id}/schedule`, {
    timezone: 'UTC',
    mode: 'all',
    confirmCount: 1_000_000,
    version,
  })
}

async function killDatabase(): Promise<void> {
  const [pid = ''] = (
    await readFile(join(dataDir, 'database', 'postmaster.pid'), 'utf8').catch(() =>
      readFile(join(dataDir, 'database', 'data', 'postmaster.pid'), 'utf8'),
    )
  ).split('\n')
  process.kill(Number(pid), 'SIGKILL')
}

const seeded = spawnSync(process.execPath, [main, 'seed', 'demo'], { env: environment, stdio: 'inherit' })
if (seeded.status !== 0) throw new Error('The demo was not written.')
let server = await start()
let kills = 0
try {
  await schedule(server.base)
  say('scheduled; it begins in a minute')
  const begun = () => sink.mails.filter(({ raw }) => raw.includes('Subject: Chaos')).length
  while (begun() < 10) await pause(SECOND / 2)
  for (let round = 1; round <= rounds; round += 1) {
    await pause(2 * SECOND)
    const before = sink.mails.length
    if (round % 3 === 0) {
      const ended = once(server.child, 'exit')
      await killDatabase()
      await ended
      server = await start()
    } else {
      const pid = server.workerPid()
      if (pid !== undefined) process.kill(pid, 'SIGKILL')
    }
    kills += 1
    say(`round ${round}: ${round % 3 === 0 ? 'database' : 'worker'} killed after ${before} mails`)
    for (let waited = 0; sink.mails.length === before && waited < QUIET; waited += SECOND) await pause(SECOND)
    if (sink.mails.length === before) break
  }
  for (let [count, quiet] = [-1, 0]; quiet < QUIET; quiet += SECOND) {
    if (sink.mails.length !== count) quiet = 0
    count = sink.mails.length
    await pause(SECOND)
  }
} finally {
  const ended = once(server.child, 'exit')
  server.child.kill('SIGTERM')
  await ended
}

const rows = await deliveryTally(readServerConfig(environment))
await sink.close()
// The demo has campaigns of its own.
const ours = sink.mails.filter(({ raw }) => /^Subject: Chaos\r$/m.test(raw))
const got = Map.groupBy(ours, ({ to }) => to)
const count = (state: string) => rows.filter((row) => row.state === state).length
const doubled = [...got.values()].filter((mails) => mails.length > 1).length
const lost = rows.filter(({ state, email }) => state === 'sent' && !got.has(email)).length
const undelivered = rows.filter(
  ({ state, email }) => !got.has(email) && !['failed', 'unknown', 'skipped'].includes(state),
).length
const unknown = count('unknown')
const cut = ours.filter(({ isAcknowledged }) => !isAcknowledged).length
const most = CONNECTIONS * kills + cut
say(
  `${rows.length} recipients, ${ours.length} mails arrived, ${kills} kills: ${count('sent')} sent, ${count('failed')} failed, ${unknown} unknown (at most ${most}), ${doubled} doubled, ${lost} lost, ${undelivered} never tried`,
)
await rm(dataDir, { recursive: true, force: true })
process.exitCode = doubled + lost + undelivered > 0 || unknown > most ? 1 : 0
