import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { performance } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { openEngine } from '#server/engine/open-engine'
import { testVariant } from '#server/testing/test-variant'
import { addressOf } from '#server/worker-child'
import { caller, good, signIn } from '../conformance/http.ts'
import type { findings } from '../bench-kit/findings.ts'
import { importContacts } from './import.ts'
import { startSink, type MailSink } from './mail-sink.ts'
import type { Outbound } from './prepare-sending.ts'
import { measureReactions } from './reactions.ts'
import { command, cpuOf, memoryOf, startServer, workersOf, type ServerProcess } from './server-process.ts'
import { WORLD } from './world.ts'

/** Goals: mails a second of one worker, how much longer the last mails may take than the first, and MB of the worker. */
const GOAL = { rate: 400, growth: 1.1, rss: 300 } as const
/** How many times as much CPU the last mails may cost as the first. */
const GROWTH = 1.5
/** Parts of a run that are compared. */
const PARTS = 5
/** Bytes of the HTML of each mail. */
const SIZE = 22_000
const LOOK_EVERY = 250
/** Without another mail for so long, in ms, a run does not go on. The schedule can be taken back for a minute. */
const SILENT = 150_000

const paragraph = '<p>Our news of this month, with offers that are made for you. 今月のお知らせです。</p>\n'
const html = `<html><body><p>Hello {{ name }}.</p>\n${paragraph.repeat(Math.ceil(SIZE / Buffer.byteLength(paragraph)))}<p>{{company_name}}, {{company_address}}, {{complaint_contact}}</p><p><a href="https://shop.example/?a=1">Shop</a> <a href="https://shop.example/sale">Sale</a> <a href="{{unsubscribe_url}}">Unsubscribe</a></p></body></html>`

/** A campaign from a worker to a mail server on this machine, and what its readers do; then the same from two, unless it is alone. */
export async function measureSending(
  dataDir: string,
  { recipients, isAlone, ...outbound }: Outbound & { recipients: number; isAlone: boolean },
  report: ReturnType<typeof findings>,
): Promise<void> {
  const sink = await startSink()
  const mail = { SMTP_URL: `smtp://127.0.0.1:${sink.port}?tls=none&connections=20` }
  const server = await startServer(dataDir, mail)
  try {
    await importContacts(server.base, { rows: recipients, list: outbound.list, domain: 'send.example' })
    const one = await runOf(server, sink, { ...outbound, recipients })
    report.print({
      text: `mails of ${Math.round(SIZE / 1000)} kB with DKIM, one worker, ${recipients} recipients: ${one.rate.toFixed(0)}/s (goal ${GOAL.rate}${one.rate < GOAL.rate ? ', missed' : ''}), ${one.cpu.toFixed(2)} ms of its CPU each; the last fifth costs ${one.growth.toFixed(2)} × the CPU of the first (goal ${GOAL.growth})`,
      held: one.growth <= GROWTH,
    })
    report.print({
      text: `  mails/s by tenths: ${one.tenths.map((rate) => rate.toFixed(0)).join(' ')}`,
      held: true,
    })
    report.print({
      text: `memory of the worker after it: ${one.rss} MB (goal ${GOAL.rss}${one.rss > GOAL.rss ? ', missed' : ''})`,
      held: true,
    })
    await measureReactions(server.base, await sink.mails(), report)
    if (isAlone) return
    const engine = await openEngine({ databaseUrl: undefined, dataDir })
    const second = spawn(process.execPath, [...(await command()), '--role', 'worker'], {
      env: {
        PATH: process.env['PATH'],
        DATA_DIR: dataDir,
        LOG_LEVEL: 'error',
        ...mail,
        DATABASE_URL: addressOf(engine.connection),
      },
      stdio: 'inherit',
    })
    const two = await runOf(server, sink, { ...outbound, recipients })
    report.print({
      text: `two workers: ${two.rate.toFixed(0)}/s, ${(two.rate / one.rate).toFixed(2)} × one`,
      held: true,
    })
    second.kill('SIGTERM')
    await once(second, 'close')
  } finally {
    await server.stop()
    sink.stop()
  }
}

interface Run {
  /** Mails a second, from the first to the last. */
  rate: number
  /** ms of the first worker for each of the mails, whoever sent them. */
  cpu: number
  /** The CPU of the last fifth over that of the first. */
  growth: number
  tenths: number[]
  rss: number
}

async function runOf(
  server: ServerProcess,
  sink: MailSink,
  { recipients, ...outbound }: Outbound & { recipients: number },
): Promise<Run> {
  await sink.again()
  await schedule(server.base, outbound, recipients)
  const [worker] = await workersOf(server.pid)
  if (worker === undefined) throw new Error('The server has no worker.')
  const marks: { count: number; cpu: number }[] = []
  let [count, heardAt] = [0, performance.now()]
  while (count < recipients) {
    // oxlint-disable-next-line no-await-in-loop -- until all are there
    await pause(LOOK_EVERY)
    // oxlint-disable-next-line no-await-in-loop -- the same
    const now = await sink.count()
    if (now > count) heardAt = performance.now()
    else if (performance.now() - heardAt > SILENT)
      throw new Error(`${count} of ${recipients} mails came, and then none.`)
    count = now
    // oxlint-disable-next-line no-await-in-loop -- the same
    if (count > 0 && count >= (marks.length * recipients) / PARTS)
      marks.push({ count, cpu: await cpuOf(worker) })
  }
  const costs = marks
    .slice(1)
    .map(({ count: until, cpu }, at) => (cpu - (marks[at]?.cpu ?? 0)) / (until - (marks[at]?.count ?? 0)))
  const moments = await sink.moments()
  const seconds = ((moments.at(-1) ?? 0) - (moments[0] ?? 0)) / 1000
  const tenth = Math.max(1, Math.floor(moments.length / 10))
  const tenths = Array.from({ length: Math.floor((moments.length - 1) / tenth) }, (_, at) => {
    const [from = 0, until = 0] = [moments[at * tenth], moments[(at + 1) * tenth]]
    return (tenth * 100_000) / (until - from)
  })
  const { rss } = await memoryOf(worker)
  const [first = { count: 0, cpu: 0 }, last = first] = [marks[0], marks.at(-1)]
  return {
    rate: ((moments.length - 1) * 100) / seconds,
    cpu: (last.cpu - first.cpu) / (last.count - first.count),
    growth: (costs.at(-1) ?? 1) / (costs[0] ?? 1),
    tenths,
    rss,
  }
}

const Stored = v.looseObject({ id: v.string(), version: v.number() })

/** Writes a campaign to everybody on the list, and schedules it for now. */
async function schedule(base: string, { list, sender }: Outbound, recipients: number): Promise<void> {
  const { token } = await signIn(base, WORLD.account)
  const { call } = caller(base, token)
  const post = async (path: string, body: unknown) =>
    good(await call('POST', `/v1${path}`, { workspaceId: WORLD.workspace, body }))
  const { id, version } = v.parse(
    Stored,
    await post('/campaigns', {
      name: 'Bench',
      senderId: sender,
      audience: { mailingListIds: [list], segmentIds: [], segmentMatch: 'any', excludeSegmentIds: [] },
      tracking: { opens: true, clicks: true },
      variants: [testVariant(html)],
    }),
  )
  await post(`/campaigns/${id}/schedule`, {
    timezone: 'Asia/Tokyo',
    mode: 'all',
    confirmCount: recipients,
    version,
  })
}
