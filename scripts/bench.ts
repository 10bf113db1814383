/**
 * How long the contacts take to show their first row, and to be whole, beside the floor (SPD-10): the least page with the same
 * libraries (scripts/floor). Both come from one server, in turns, each time in a fresh browser context; what counts is the
 * median of the ratios of each pair. `npm run bench`.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Browser } from 'playwright'
import { buildApp, contactAt, listAt, segmentAt, serveApp, type Answer } from './bench-kit/app-server.ts'
import { loadNow, median } from './bench-kit/findings.ts'
import { findBrowser } from './find-browser.ts'

/** Rounds of a measurement, and how often one that is off is made again: machines have their moments. */
const BENCH = { rounds: 7, warmUps: 1, again: 2 } as const
/** What the page takes, in times of what the floor takes to its first row. `rtt`: how long each request is on its way, ms. */
const CASES = [
  { rtt: 0, row: { aim: 1.4, limit: 1.8 }, whole: { aim: 1.6, limit: 2.8 } },
  { rtt: 80, row: { aim: 1.2, limit: 1.4 }, whole: { aim: 1.4, limit: 1.7 } },
] as const

const folder = mkdtempSync(join(tmpdir(), 'bench-'))
const appDir = join(folder, 'app')

function build() {
  execFileSync('vite', ['build', '-c', 'scripts/floor/vite.config.ts', '--manifest', '--logLevel', 'error'], {
    stdio: 'inherit',
  })
  buildApp(appDir)
}

const items = Array.from({ length: 50 }, (_, place) => contactAt(place))
const segments = Array.from({ length: 12 }, (_, place) => segmentAt(place))
const lists = Array.from({ length: 8 }, (_, place) => listAt(place))
/** The floor asks for the contacts, too. */
const answer: Answer = (pathname) => {
  switch (pathname) {
    case '/v1/contacts/search':
      return { items }
    case '/v1/contacts/search/count':
      return { count: items.length }
    case '/v1/segments':
      return { items: segments }
    case '/v1/mailing_lists':
      return { items: lists }
    default:
      return undefined
  }
}

interface Times {
  row: number
  whole: number
}

/** From the start of the navigation to the frame after what is waited for stands in the page, in ms. The floor is whole with its first row. */
async function timesOf(browser: Browser, address: string, rtt: number): Promise<Times> {
  const context = await browser.newContext({ locale: 'en-US', viewport: { width: 1280, height: 800 } })
  try {
    const page = await context.newPage()
    if (rtt > 0) {
      const session = await context.newCDPSession(page)
      await session.send('Network.emulateNetworkConditions', {
        offline: false,
        latency: rtt,
        downloadThroughput: -1,
        uploadThroughput: -1,
      })
    }
    await page.addInitScript(
      ({ segment, list }) => {
        const times: Partial<Times> = {}
        const has = (selector: string, text: string) =>
          [...document.querySelectorAll(selector)].some((one) => one.textContent.includes(text))
        const watch = new MutationObserver(() => {
          // The first cell of the app's rows is their checkbox.
          const cell = document.querySelector('td, [role=gridcell]:nth-child(2)')
          if (!cell?.textContent.includes('@')) return
          times.row ??= performance.now()
          const isFloor = cell.tagName === 'TD'
          const isWhole =
            isFloor ||
            (has('nav a', segment) &&
              has('nav a', list) &&
              has('main button', 'Columns') &&
              document.querySelector('main header [aria-haspopup=menu]') !== null)
          if (!isWhole) return
          times.whole = performance.now()
          watch.disconnect()
          Reflect.set(window, 'times', times)
        })
        watch.observe(document, { childList: true, subtree: true, characterData: true })
      },
      { segment: segments.at(-1)?.name ?? '', list: lists.at(-1)?.name ?? '' },
    )
    await page.goto(address, { waitUntil: 'commit' })
    const ready = await page.waitForFunction(() => Reflect.get(window, 'times') as Times | undefined)
    const times = await ready.jsonValue()
    if (times === undefined) throw new Error('The page is never whole.')
    return times
  } finally {
    await context.close()
  }
}

type Case = (typeof CASES)[number]

/** The medians of the ratios of a case; what they were is printed. */
async function measure(
  browser: Browser,
  floor: string,
  app: string,
  { rtt, row, whole }: Case,
): Promise<Times> {
  const pairs: { floor: Times; app: Times }[] = []
  for (let round = -BENCH.warmUps; round < BENCH.rounds; round += 1) {
    // Who goes first changes, so that neither is always the one that finds the machine warm.
    const first = round % 2 === 0 ? await timesOf(browser, floor, rtt) : undefined
    const ofApp = await timesOf(browser, app, rtt)
    const ofFloor = first ?? (await timesOf(browser, floor, rtt))
    if (round >= 0) pairs.push({ floor: ofFloor, app: ofApp })
  }
  const ratios = {
    row: median(pairs.map((pair) => pair.app.row / pair.floor.row)),
    whole: median(pairs.map((pair) => pair.app.whole / pair.floor.row)),
  }
  const ms = (times: number[]) => `${median(times).toFixed(0)} ms`
  process.stdout.write(
    `requests of ${rtt} ms: floor ${ms(pairs.map((pair) => pair.floor.row))}, first row ${ms(pairs.map((pair) => pair.app.row))} or ${ratios.row.toFixed(2)} times (aim ${row.aim}, limit ${row.limit}), whole ${ms(pairs.map((pair) => pair.app.whole))} or ${ratios.whole.toFixed(2)} times (aim ${whole.aim}, limit ${whole.limit}; ${loadNow()})\n`,
  )
  return ratios
}

const isWithin = (ratios: Times, { row, whole }: Case) =>
  ratios.row <= row.limit && ratios.whole <= whole.limit

let isGood = true
try {
  build()
  const [floor, app] = await Promise.all([serveApp('dist-floor', answer), serveApp(appDir, answer)])
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const contacts = `${app.origin}/workspaces/ws_bench/contacts`
  for (const one of CASES) {
    let good = false
    for (let time = 0; time <= BENCH.again && !good; time += 1)
      good = isWithin(await measure(browser, floor.origin, contacts, one), one)
    isGood &&= good
  }
  await browser.close()
  floor.close()
  app.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
process.exitCode = isGood ? 0 : 1
