/**
 * How long the editor takes to be ready to begin a mail (EML-204), beside the first row of the floor: the least page with the
 * same libraries (scripts/floor). Both come from one server, in turns, each time in a fresh browser context; what counts is the
 * median of the ratios. Part of `npm run bench`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { buildApp, contactAt, serveApp } from './bench-kit/app-server.ts'
import { findings, median } from './bench-kit/findings.ts'
import { chromiumArgs, findBrowser } from './find-browser.ts'

const ROUNDS = 7
/** How many times longer than the floor's first row. `rtt`: how long each request is on its way, ms. */
const CASES = [
  { rtt: 0, limit: 1.6 },
  { rtt: 80, limit: 1.6 },
] as const

/** From the start of the navigation to the frame after such an element stands in the page, in ms. */
async function timeUntil(
  browser: Browser,
  address: string,
  wanted: { selector: string; text: string },
  rtt: number,
) {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    if (rtt > 0)
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: rtt,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
    await page.addInitScript(({ selector, text }) => {
      const watch = new MutationObserver(() => {
        if (![...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text))) return
        Reflect.set(window, 'readyAt', performance.now())
        watch.disconnect()
      })
      watch.observe(document, { childList: true, subtree: true, characterData: true })
    }, wanted)
    await page.goto(address, { waitUntil: 'commit' })
    const ready = await page.waitForFunction(() => Reflect.get(window, 'readyAt') as number | undefined)
    return (await ready.jsonValue()) ?? Number.NaN
  } finally {
    await context.close()
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-opening-'))
const appDir = join(folder, 'app')
const report = findings()
try {
  execFileSync('vite', ['build', '-c', 'scripts/floor/vite.config.ts', '--manifest', '--logLevel', 'error'], {
    stdio: 'inherit',
  })
  buildApp(appDir)
  const items = Array.from({ length: 50 }, (_, place) => contactAt(place))
  const answer = (pathname: string) => (pathname === '/v1/contacts/search' ? { items } : undefined)
  const [floor, app] = await Promise.all([serveApp('dist-floor', answer), serveApp(appDir, answer)])
  const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumArgs })
  const ofFloor = (rtt: number) => timeUntil(browser, floor.origin, { selector: 'td', text: '@' }, rtt)
  const ofEditor = (rtt: number) =>
    timeUntil(browser, `${app.origin}/demo/editor`, { selector: 'main button', text: 'New email' }, rtt)
  for (const { rtt, limit } of CASES)
    await report.check(async () => {
      const pairs: { floor: number; editor: number }[] = []
      // The first pair warms up.
      for (let round = -1; round < ROUNDS; round += 1) {
        const pair = { floor: await ofFloor(rtt), editor: await ofEditor(rtt) }
        if (round >= 0) pairs.push(pair)
      }
      const ratio = median(pairs.map(({ floor: one, editor }) => editor / one))
      const ms = (side: 'floor' | 'editor') => `${median(pairs.map((pair) => pair[side])).toFixed(0)} ms`
      return {
        text: `requests of ${rtt} ms: floor ${ms('floor')}, the editor to begin a mail ${ms('editor')}: ${ratio.toFixed(2)} times (at most ${limit})`,
        held: ratio <= limit,
      }
    })
  await browser.close()
  floor.close()
  app.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
report.end()
