import { Agent, request } from 'node:http'
import { performance } from 'node:perf_hooks'
import PostalMime from 'postal-mime'
import { quantile, type findings } from '../bench-kit/findings.ts'

const CALLERS = 16
/** Goals: a second, and ms. */
const GOAL = { rate: 1500, p95: 20 } as const
/** Each address is asked so often: a reader opens a mail more than once. */
const ROUNDS = 3

/** Follows the links and loads the pictures of mails, as readers do. */
export async function measureReactions(
  base: string,
  mails: readonly string[],
  report: ReturnType<typeof findings>,
): Promise<void> {
  const clicks: string[] = []
  const opens: string[] = []
  for (const raw of mails) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { html = '' } = await PostalMime.parse(Buffer.from(raw, 'latin1'))
    for (const [, address = ''] of html.matchAll(/(?:href|src)="([^"]+)"/g)) {
      if (!URL.canParse(address)) continue
      const { pathname } = new URL(address)
      if (pathname.startsWith('/c/')) clicks.push(pathname)
      if (pathname.startsWith('/o/')) opens.push(pathname)
    }
  }
  const agent = new Agent({ keepAlive: true, maxSockets: CALLERS })
  for (const [what, paths] of [
    ['clicks', clicks],
    ['opens', opens],
  ] as const) {
    const times: number[] = []
    let next = 0
    const all = paths.length * ROUNDS
    const caller = async () => {
      while (next < all) {
        const path = paths[next % paths.length] ?? ''
        next += 1
        const begun = performance.now()
        // oxlint-disable-next-line no-await-in-loop -- each caller waits for its answer
        const status = await get(new URL(path, base), agent)
        if (status >= 400) throw new Error(`${path.slice(0, 3)} was answered ${status}.`)
        times.push(performance.now() - begun)
      }
    }
    const begun = performance.now()
    // oxlint-disable-next-line no-await-in-loop -- one after the other is what is measured
    await Promise.all(Array.from({ length: CALLERS }, caller))
    const rate = all / ((performance.now() - begun) / 1000)
    const p95 = quantile(times, 0.95)
    report.print({
      text: `${what}, ${CALLERS} callers: ${rate.toFixed(0)}/s (goal ${GOAL.rate}${rate < GOAL.rate ? ', missed' : ''}), p50 ${quantile(times, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (goal ${GOAL.p95}${p95 > GOAL.p95 ? ', missed' : ''})`,
      held: true,
    })
  }
  agent.destroy()
}

/** Calls and reads the answer; its status. `fetch` would cost this machine as much as the server's answer does. */
const get = (url: URL, agent: Agent) =>
  new Promise<number>((resolve, reject) => {
    const headers = { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Firefox/130.0' }
    request(url, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', reject)
    })
      .on('error', reject)
      .end()
  })
