/**
 * How long the contacts take to show their first row, beside the floor (PERFORMANCE.md L1): the least page with the same
 * libraries (scripts/floor). Both come from one server that answers at once, in turns, each time in a fresh browser
 * context; what counts is the median of the ratios of each pair. `npm run bench`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { cpus, loadavg, tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { findBrowser } from './find-browser.ts'

const BENCH = { rounds: 7, warmUps: 1, aim: 1.4, limit: 1.9 } as const

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const appDir = join(folder, 'app')
const types: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

function build() {
  const quiet = { stdio: 'inherit' as const }
  execFileSync(
    'vite',
    ['build', '-c', 'scripts/floor/vite.config.ts', '--manifest', '--logLevel', 'error'],
    quiet,
  )
  execFileSync('vite', ['build', '--outDir', appDir, '--logLevel', 'error'], {
    ...quiet,
    env: {
      ...process.env,
      VITE_API_BASE_URL: '/',
      VITE_SITE_URL: 'http://localhost/',
      VITE_DASHBOARD_BASE_URL: '/',
      VITE_TRACKING_WORKSPACE_ID: 'ws_product',
    },
  })
}

const now = '2026-05-01T00:00:00.000Z'
const items = Array.from({ length: 50 }, (_, place) => ({
  id: `con_${place}`,
  email: `person${place}@example.com`,
  name: `Person ${place}`,
  status: 'subscribed',
  statusAt: now,
  source: 'import',
  properties: {},
  subscriptions: [],
  segmentIds: [],
  engagement: { sent: 1, opened: 1, clicked: 0 },
  createdAt: now,
  updatedAt: now,
}))
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
  '/v1/contacts/search': { items, total: items.length },
  '/v1/contacts/search/count': { count: items.length },
}

/** Where there is nothing, as each list and document says it. */
const nothing = { items: [], properties: [], count: 0 }

/** The floor at its own origin, the app at another, the same answers at both. Nothing is compressed, nothing cached. */
const serve = (dir: string) => (request: IncomingMessage, response: ServerResponse) => {
  const { pathname } = new URL(request.url ?? '/', 'http://localhost')
  if (pathname.startsWith('/v1/') || pathname.startsWith('/web/v1/')) {
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(answers[pathname] ?? nothing))
    return
  }
  const asked = join(dir, pathname)
  const file = statSync(asked, { throwIfNoEntry: false })?.isFile() ? asked : join(dir, 'index.html')
  response.setHeader('content-type', types[extname(file)] ?? 'application/octet-stream')
  response.end(readFileSync(file))
}

async function listen(dir: string): Promise<{ origin: string; close: () => void }> {
  const server = createServer(serve(dir))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close: () => server.close(),
  }
}

/** From the start of the navigation to the frame after the first address stands in the page, in ms. */
async function timeToRow(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(() => {
      const watch = new MutationObserver(() => {
        // The first cell of the app's rows is their checkbox.
        const cell = document.querySelector('td, [role=gridcell]:nth-child(2)')
        if (!cell?.textContent.includes('@')) return
        watch.disconnect()
        Reflect.set(window, 'readyAt', performance.now())
      })
      watch.observe(document, { childList: true, subtree: true, characterData: true })
    })
    await page.goto(address, { waitUntil: 'commit' })
    const ready = await page.waitForFunction(() => Reflect.get(window, 'readyAt') as number | undefined)
    return Number(await ready.jsonValue())
  } finally {
    await context.close()
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measure(browser: Browser, floor: string, app: string) {
  const pairs: { floor: number; app: number }[] = []
  for (let round = -BENCH.warmUps; round < BENCH.rounds; round += 1) {
    // Who goes first changes, so that neither is always the one that finds the machine warm.
    const first = round % 2 === 0 ? await timeToRow(browser, floor) : undefined
    const ofApp = await timeToRow(browser, app)
    const ofFloor = first ?? (await timeToRow(browser, floor))
    if (round >= 0) pairs.push({ floor: ofFloor, app: ofApp })
  }
  const ratio = median(pairs.map((pair) => pair.app / pair.floor))
  process.stdout.write(
    `floor ${median(pairs.map((pair) => pair.floor)).toFixed(0)} ms, contacts ${median(pairs.map((pair) => pair.app)).toFixed(0)} ms, ratio ${ratio.toFixed(2)} (aim ${BENCH.aim}, limit ${BENCH.limit}; ${pairs.map((pair) => (pair.app / pair.floor).toFixed(2)).join(' ')}; load ${(loadavg()[0] ?? 0).toFixed(1)} on ${cpus().length} cores)\n`,
  )
  return ratio
}

let ratio = Number.POSITIVE_INFINITY
try {
  build()
  const [floor, app] = await Promise.all([listen('dist-floor'), listen(appDir)])
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const contacts = `${app.origin}/workspaces/ws_bench/contacts`
  ratio = await measure(browser, floor.origin, contacts)
  if (ratio > BENCH.limit) ratio = Math.min(ratio, await measure(browser, floor.origin, contacts))
  await browser.close()
  floor.close()
  app.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = ratio <= BENCH.limit ? 0 : 1
