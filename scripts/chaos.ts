/**
 * Kills the server's processes while it prepares and sends a campaign, imports contacts and takes forms, unsubscriptions and the
 * webhooks of a provider, and compares what was promised and what a mail server got with the tables:
 * `npm run chaos -- --rounds 5`. Fails where a mail was doubled or lost, something promised is not there, or more mails are in
 * doubt than could be.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { spawnSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { SECOND } from '#lib/duration'
import { readServerConfig } from '#server/config'
import { tally } from '#server/testing/tally'
import { smtpSink } from '#server/testing/smtp-sink'
import {
  complain,
  idsOfLists,
  importContacts,
  provider,
  schedule,
  submitForm,
  unsubscribe,
  type Visitor,
} from './chaos/calls.ts'
import { MAIN, startServer, type Victim } from './chaos/server-to-kill.ts'

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Mails a second. */
    rate: { type: 'string', default: '30' },
    /** Recipients beside the demo's own, at most a thousand. */
    recipients: { type: 'string', default: '1000' },
  },
})
const rounds = Number(values.rounds)
const CONNECTIONS = 5
/** What a mail server may take to answer, in seconds: one that never does keeps its connection for as long. */
const TIMEOUT = 20
const VICTIMS: readonly Victim[] = ['worker', 'database', 'supervisor']
const SUBJECT = 'Chaos'
/** Visitors who send a form while a process is killed. */
const VISITORS = 8
/** After so long without a mail nothing more is to come: claims of killed workers are taken over within a minute. */
const QUIET = 75 * SECOND
const say = (text: string) => process.stdout.write(`${text}\n`)

/** Who was refused for now. */
const putOff = new Set<string>()
/**
 * Of a hundred mails one is refused, four in a row are put off, three are cut off before the end of DATA, one after it, and
 * one is never answered.
 */
const sink = await smtpSink((about) => {
  if (!('to' in about) || about.to === '') return undefined
  const luck = about.mail % 100
  if (luck === 7) return { at: 'rcpt', does: { reply: '550 5.7.1 Refused' } }
  if (luck >= 10 && luck < 14) {
    putOff.add(about.to)
    return { at: 'rcpt', does: { reply: '451 4.3.2 Later' } }
  }
  if (luck === 27 || luck === 47 || luck === 67) return { at: 'data', does: 'drop' }
  if (luck === 57) return { at: 'end', does: 'hang' }
  return luck === 87 ? { at: 'end', does: 'drop' } : undefined
})
/** The demo has campaigns of its own. */
const ours = () => sink.mails.filter(({ raw }) => raw.includes(`\nSubject: ${SUBJECT}\r\n`))

const dataDir = await mkdtemp(join(tmpdir(), 'otegami-chaos-'))
const environment = {
  PATH: process.env['PATH'] ?? '',
  DATA_DIR: dataDir,
  ...provider,
  PORT: '0',
  OTEGAMI_DEV_SIGN_IN: '1',
  // Each visitor has an address of their own.
  TRUST_PROXY: '1',
  SMTP_URL: `smtp://127.0.0.1:${sink.port}?connections=${CONNECTIONS}&rate=${values.rate}&timeout=${TIMEOUT}`,
}
const seeded = spawnSync(process.execPath, [MAIN, 'seed', 'demo'], { env: environment, stdio: 'inherit' })
if (seeded.status !== 0) throw new Error('The demo was not written.')

let server = await startServer(environment)
let kills = 0
const promised = {
  imported: new Set<string>(),
  unsubscribed: new Set<string>(),
  complained: new Set<string>(),
  /** By what their pages call them, with the address. */
  submitted: new Map<string, string>(),
}

/**
 * Kills while an import, forms, an unsubscription and a webhook are under way, and keeps what was promised all the same. A provider
 * repeats what was not answered, and so do visitors.
 */
async function kill(victim: Victim, name: string): Promise<void> {
  const { base } = server
  const [spam, latest] = ours()
    .filter(({ to }) => !promised.unsubscribed.has(to))
    .slice(-2)
  const imported = importContacts(base, { name, rows: 500, lists: [] })
  const unsubscribed = latest === undefined ? undefined : unsubscribe(base, latest)
  const complained = spam === undefined ? undefined : complain(base, spam)
  const visitors = Array.from({ length: VISITORS }, (_, place): Visitor => ({
    submissionId: `chaos-${name}-${place}`,
    email: `${name}.visitor.${place}@chaos.example`,
    address: `10.${kills}.0.${place + 1}`,
  }))
  const submitted = Promise.all(
    visitors.map(async (visitor, place) => {
      await pause(place * 20)
      return submitForm(base, visitor)
    }),
  )
  // Between 0 and 190 ms later: each round meets them at another moment.
  await pause((kills * 37) % 200)
  server = await server.kill(victim)
  kills += 1
  for (const [place, isTaken] of (await submitted).entries()) {
    const visitor = visitors[place]
    // Also those that were taken: the answer may have been lost on its way.
    if (visitor && ((await submitForm(server.base, visitor)) || isTaken))
      promised.submitted.set(visitor.submissionId, visitor.email)
  }
  for (const email of await imported) promised.imported.add(email)
  if (latest && (await unsubscribed)) promised.unsubscribed.add(latest.to)
  if (spam && ((await complained) || (await complain(server.base, spam)))) promised.complained.add(spam.to)
}

try {
  const lists = await idsOfLists(server.base)
  await importContacts(server.base, { name: 'recipient', rows: Number(values.recipients), lists })
  const hasBegun = await schedule(server.base, SUBJECT)
  say('scheduled; it begins in a minute')
  while (!(await hasBegun())) await pause(SECOND / 20)
  await kill('worker', 'prepares')
  say('worker killed as it began to prepare')
  for (let round = 1; round <= rounds; round += 1) {
    const before = ours().length
    for (let waited = 0; ours().length === before && waited < 2 * QUIET; waited += SECOND) await pause(SECOND)
    if (ours().length === before) break
    await pause(2 * SECOND)
    const victim = VICTIMS[round % VICTIMS.length] ?? 'worker'
    say(`round ${round}: ${victim} killed after ${ours().length} mails`)
    await kill(victim, `round-${round}`)
  }
  for (let [count, quiet] = [-1, 0]; quiet < QUIET; quiet += SECOND) {
    if (sink.mails.length !== count) quiet = 0
    count = sink.mails.length
    await pause(SECOND)
  }
} finally {
  await server.end()
}

const { deliveries, contacts, submissions, miscounted, ...history } = await tally(
  readServerConfig(environment),
)
await sink.close()
const got = Map.groupBy(ours(), ({ to }) => to)
const count = (state: string) => deliveries.filter((one) => one.state === state).length
const doubled = [...got.values()].filter((mails) => mails.length > 1).length
const lost = deliveries.filter(({ state, email }) => state === 'sent' && !got.has(email)).length
const waits = (email: string, state: string) => state === 'deferred' && putOff.has(email)
const untried = deliveries.filter(
  ({ state, email }) =>
    !got.has(email) && !['failed', 'unknown', 'skipped'].includes(state) && !waits(email, state),
).length
const cut = ours().filter(({ isAcknowledged }) => !isAcknowledged).length
const most = CONNECTIONS * kills + cut
const unkept = {
  imported: [...promised.imported].filter((email) => !contacts.has(email)).length,
  unsubscribed: [...promised.unsubscribed].filter((email) => contacts.get(email) !== 'unsubscribed').length,
  complained: [...promised.complained].filter((email) => contacts.get(email) !== 'complained').length,
  /** Each is there once, its contact is subscribed, and its history says so once. */
  submitted: [...promised.submitted].filter(
    ([id, email]) =>
      submissions.get(id) !== 1 || contacts.get(email) !== 'subscribed' || history.submitted.get(email) !== 1,
  ).length,
}
say(
  `${deliveries.length} recipients, ${ours().length} mails arrived, ${kills} kills: ${count('sent')} sent, ${count('failed')} failed, ${count('deferred')} put off, ${count('unknown')} unknown (at most ${most}), ${doubled} doubled, ${lost} lost, ${untried} never tried; of ${promised.imported.size} promised contacts ${unkept.imported} are missing, of ${promised.unsubscribed.size} unsubscriptions ${unkept.unsubscribed}, of ${promised.complained.size} complaints ${unkept.complained}; of ${promised.submitted.size} forms ${unkept.submitted} are lost or doubled, ${miscounted.length} forms are miscounted`,
)
await rm(dataDir, { recursive: true, force: true })
process.exitCode =
  doubled + lost + untried + miscounted.length > 0 ||
  Object.values(unkept).some((count) => count > 0) ||
  count('unknown') > most
    ? 1
    : 0
