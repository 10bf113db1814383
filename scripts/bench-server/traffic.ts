import { performance } from 'node:perf_hooks'
import { signIn } from '../conformance/http.ts'
import { quantile, type findings } from '../bench-kit/findings.ts'
import { measureImport } from './import.ts'
import { memoryOf, startServer } from './server-process.ts'
import { WORLD } from './world.ts'

/** As many as a busy team, or a few of their programs. */
const TRAFFIC = { callers: 16, calls: 2000 } as const
/** Goals: ms from start to ready, later and after everything was killed; MB of the API's process. */
const GOAL = { start: 1500, afterKill: 2000, rss: 180 } as const

const families = ['sato', 'suzuki', 'tanaka', 'miller', 'okafor', 'larsen']

/** What the server does over HTTP with a large database: how soon it is there, how many searches it answers, what it holds in memory. */
export async function measureTraffic(
  dataDir: string,
  importRows: number,
  report: ReturnType<typeof findings>,
): Promise<void> {
  const first = await startServer(dataDir)
  const compared = (what: string, value: number, goal: number, unit: string) =>
    report.print({
      text: `${what}: ${value.toFixed(0)} ${unit} (goal ${goal}${value <= goal ? '' : ', missed'})`,
      held: true,
    })
  compared('start to ready', first.took, GOAL.start, 'ms')
  await first.stop('SIGKILL')
  const server = await startServer(dataDir)
  compared('start to ready after kill -9', server.took, GOAL.afterKill, 'ms')
  try {
    const { token } = await signIn(server.base, WORLD.account)
    const times: number[] = []
    // Searches that were given up, as they took longer than five seconds.
    let late = 0
    let next = 0
    const caller = async () => {
      while (next < TRAFFIC.calls) {
        const place = (next += 1)
        const begun = performance.now()
        // oxlint-disable-next-line no-await-in-loop -- each caller waits for its answer
        const response = await fetch(`${server.base}/v1/contacts/search`, {
          method: 'POST',
          headers: {
            authorization: `Bearer ${token}`,
            'x-workspace-id': WORLD.workspace,
            'content-type': 'application/json',
          },
          body: JSON.stringify({ q: `${families[place % families.length]}${place}`, limit: 25 }),
        })
        // oxlint-disable-next-line no-await-in-loop -- the same
        await response.text()
        if (response.status === 503) late += 1
        else if (response.status !== 200) throw new Error(`A search was answered ${response.status}.`)
        times.push(performance.now() - begun)
      }
    }
    const begun = performance.now()
    await Promise.all(Array.from({ length: TRAFFIC.callers }, caller))
    const seconds = (performance.now() - begun) / 1000
    report.print({
      text: `searches by text, ${TRAFFIC.callers} callers: ${(TRAFFIC.calls / seconds).toFixed(0)}/s, p50 ${quantile(times, 0.5).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms${late > 0 ? `, ${late} given up` : ''}`,
      held: late === 0,
    })
    await measureImport(server.base, importRows, report)
    const { rss } = await memoryOf(server.pid)
    compared('memory of the API after it', rss, GOAL.rss, 'MB')
  } finally {
    await server.stop()
  }
}
