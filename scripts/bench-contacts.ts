/**
 * What a million contacts cost on their own screen (PERFORMANCE.md I4, T3): the built app before a server that answers at
 * once. Typing in the search is measured by the time the browser itself tells (Event Timing, in steps of 8 ms), selecting
 * by the script that it runs. Part of `npm run bench`.
 */
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium, type CDPSession, type Page } from 'playwright'
import { build } from 'vite'
import { chromiumArgs, findBrowser } from './find-browser.ts'

const CONTACTS = 1_000_000
/** Beside which the million is measured: as many as one page has. */
const FEW = 50
const LIMIT = {
  /** Key to next paint, ms: worst. */
  typing: 50,
  /** How much longer the script of selecting all and taking one out again runs than over a page of contacts: part of that, and ms. */
  select: { part: 1.5, ms: 3 },
} as const
const ROUNDS = 7
const TYPED = 'the quick brown fox'

const folder = mkdtempSync(join(tmpdir(), 'bench-contacts-'))
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}
const now = '2026-05-01T00:00:00.000Z'
const contact = (place: number) => ({
  id: `con_${place}`,
  email: `person${place}@example.com`,
  name: `Person ${place}`,
  status: 'subscribed',
  statusAt: now,
  source: 'import',
  properties: {},
  subscriptions: [],
  segmentIds: [],
  engagement: { sent: 1, opened: 1, clicked: 0, score: 1 },
  createdAt: now,
  updatedAt: now,
  version: 1,
})
const answers: Record<string, unknown> = {
  '/v1/auth/refresh': { access_token: 'token' },
  '/v1/internal/self_account': { email: 'a@example.com', name: 'A', isAdmin: true, createdAt: now },
  '/v1/internal/self_account/workspace_account': { role: 'owner', joinedAt: now },
  '/v1/workspace': {
    id: 'ws_bench',
    name: 'Bench',
    icon: null,
    allowedDomains: [],
    timezone: 'UTC',
    createdAt: now,
    version: 1,
  },
  '/v1/mailing_lists': { items: [] },
  '/v1/segments': { items: [] },
  '/v1/campaigns': { items: [] },
  '/v1/forms': { items: [] },
  '/v1/schemas/contact': { type: 'contact', properties: [], version: 1 },
  '/v1/schemas/contact_event': { type: 'contact_event', properties: [], version: 1 },
}

let count: number = CONTACTS

const offsetIn = (body: string): number => Number(/"offset":(\d+)/.exec(body)?.[1] ?? 0)

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname.startsWith('/v1/') || pathname.startsWith('/web/v1/')) {
    const parts: Buffer[] = []
    for await (const part of request) parts.push(Buffer.from(part as Uint8Array))
    const first = offsetIn(Buffer.concat(parts).toString())
    const body =
      pathname === '/v1/contacts/search'
        ? { items: Array.from({ length: 50 }, (_, place) => contact(first + place)) }
        : pathname === '/v1/contacts/search/count'
          ? { count }
          : (answers[pathname] ?? {})
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(body))
    return
  }
  const asked = join(folder, pathname)
  const file = statSync(asked, { throwIfNoEntry: false })?.isFile() ? asked : join(folder, 'index.html')
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
  response.end(readFileSync(file))
}

const sorted = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const quantile = (values: readonly number[], share: number) =>
  sorted(values)[Math.min(Math.floor(values.length * share), values.length - 1)] ?? 0

interface Finding {
  text: string
  held: boolean
}

async function typing(page: Page): Promise<Finding> {
  await page.evaluate(() => {
    const times: number[] = []
    const asked: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: 16,
    }
    Reflect.set(window, 'times', times)
    new PerformanceObserver((seen) => {
      for (const entry of seen.getEntries()) if (entry.name === 'keydown') times.push(entry.duration)
    }).observe(asked)
  })
  const field = page.getByRole('searchbox')
  await field.focus()
  await page.keyboard.type(TYPED, { delay: 1000 / TYPED.length })
  // What was typed is asked for once it rests, and the answer is drawn.
  await page.waitForTimeout(1500)
  const slow = (await page.evaluate(() => Reflect.get(window, 'times'))) as number[]
  const value = await field.inputValue()
  await field.fill('')
  await page.waitForTimeout(1000)
  const [p75, worst] = [quantile(slow, 0.75), quantile(slow, 1)]
  return {
    text: `typing over ${CONTACTS} contacts: ${value === TYPED ? 'every letter' : `'${value}'`}, ${slow.length} of ${TYPED.length} keys over 16 ms, of these p75 ${p75} ms, worst ${worst} (at most ${LIMIT.typing})`,
    held: value === TYPED && worst <= LIMIT.typing,
  }
}

async function scriptOf(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const spent = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? 0) * 1000
  }
  const before = await spent()
  await work()
  return (await spent()) - before
}

/** Two frames: what a press asked for is drawn. */
const drawn = async (page: Page) =>
  page.evaluate(
    async () =>
      new Promise<void>((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => resolve()))
      }),
  )

/** Script of selecting all and taking one out again, ms: median. */
async function selecting(page: Page, session: CDPSession): Promise<number> {
  const costs: number[] = []
  const idle: number[] = []
  const press = async (of: string) => {
    await page.evaluate((of) => document.querySelector<HTMLElement>(of)?.click(), of)
    await drawn(page)
  }
  for (let round = -1; round < ROUNDS; round++) {
    idle.push(
      await scriptOf(session, async () => {
        await press('#nothing')
        await press('#nothing')
      }),
    )
    const cost = await scriptOf(session, async () => {
      await press('[role=columnheader] input[type=checkbox]')
      await press('[role=gridcell] input[type=checkbox]')
    })
    if (round >= 0) costs.push(cost)
    await press('[role=columnheader] input[type=checkbox]')
    if (await page.evaluate(() => document.querySelector('[aria-selected=true]') !== null))
      await press('[role=columnheader] input[type=checkbox]')
  }
  return quantile(costs, 0.5) - quantile(idle, 0.5)
}

async function selectingAll(page: Page, session: CDPSession, open: () => Promise<void>): Promise<Finding> {
  count = FEW
  await open()
  const few = await selecting(page, session)
  count = CONTACTS
  await open()
  const many = await selecting(page, session)
  const most = few * LIMIT.select.part + LIMIT.select.ms
  return {
    text: `selecting all and taking one out: ${few.toFixed(1)} ms of script over ${FEW} contacts, ${many.toFixed(1)} over ${CONTACTS} (at most ${most.toFixed(1)})`,
    held: many <= most,
  }
}

let failed = 0
/** Tries once more what did not hold. */
async function check(measure: () => Promise<Finding>) {
  const first = await measure()
  const finding = first.held ? first : await measure()
  if (!finding.held) failed += 1
  process.stdout.write(`${finding.held ? '✓' : '✗'} ${finding.text}\n`)
}

const server = createServer((request, response) => void answer(request, response))
try {
  for (const [name, value] of Object.entries({
    VITE_API_BASE_URL: '/',
    VITE_SITE_URL: 'http://localhost/',
    VITE_DASHBOARD_BASE_URL: '/',
    VITE_TRACKING_WORKSPACE_ID: 'ws_product',
  })) {
    process.env[name] = value
  }
  await build({ logLevel: 'error', build: { outDir: folder, emptyOutDir: true } })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumArgs })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  const open = async () => {
    await page.goto(`http://127.0.0.1:${address.port}/workspaces/ws_bench/contacts`)
    await page.getByText('person0@example.com').waitFor()
    // What comes after the first picture is there, too.
    await page.getByRole('button', { name: 'Columns' }).waitFor()
  }
  await open()
  await check(async () => typing(page))
  await check(async () => selectingAll(page, session, open))
  await browser.close()
} finally {
  server.close()
  rmSync(folder, { recursive: true, force: true })
}
process.stdout.write(`load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores\n`)
process.exitCode = failed === 0 ? 0 : 1
