/**
 * `npm run bench:server`: what the real server costs over a million contacts and ten million events of its own. The world is
 * made in SQL (`--contacts`, `--events-each` for another size); `--data DIR` keeps it there and uses it again. A campaign goes to
 * `--recipients` on this machine, from one worker and, without `--alone`, from two; `--only questions`, `traffic` or `sending` leaves the rest out. Figures are printed; what fails it are ratios to a plain query of the same database, as other work may run on the machine.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findings } from './bench-kit/findings.ts'
import { prepareSending, type Outbound } from './bench-server/prepare-sending.ts'
import { measureQuestions } from './bench-server/questions.ts'
import { measureSending } from './bench-server/sending.ts'
import { measureTraffic } from './bench-server/traffic.ts'
import { openWorld } from './bench-server/world.ts'

const { values } = parseArgs({
  options: {
    contacts: { type: 'string', default: '1000000' },
    'events-each': { type: 'string', default: '10' },
    'import-rows': { type: 'string', default: '1000000' },
    recipients: { type: 'string', default: '20000' },
    alone: { type: 'boolean', default: false },
    only: { type: 'string' },
    data: { type: 'string' },
  },
})
const own = values.data === undefined ? await mkdtemp(join(tmpdir(), 'otegami-bench-')) : undefined
const report = findings()
const isWanted = (part: 'questions' | 'traffic' | 'sending') => (values.only ?? part) === part
const world = await openWorld({
  dataDir: own ?? values.data ?? '',
  contacts: Number(values.contacts),
  eventsEach: Number(values['events-each']),
})
try {
  let outbound: Outbound
  try {
    if (isWanted('questions')) await measureQuestions(world, report)
    outbound = await prepareSending(world)
  } finally {
    await world.close()
  }
  if (isWanted('traffic')) await measureTraffic(world.dataDir, Number(values['import-rows']), report)
  if (isWanted('sending'))
    await measureSending(
      world.dataDir,
      { ...outbound, recipients: Number(values.recipients), isAlone: values.alone },
      report,
    )
} finally {
  if (own !== undefined) await rm(own, { recursive: true, force: true })
}
report.end()
