/**
 * What a million contacts cost on their own screen (SPD-13 to SPD-15): the built app before a server that answers
 * at once. Typing in the search is measured by the time the browser itself tells (Event Timing, in steps of 8 ms), selecting
 * by the script that it runs, results from the end of their answer to the frame that shows them. Part of `npm run bench`.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type CDPSession, type Page } from 'playwright'
import { buildApp, contactAt, serveApp, type Answer } from './bench-kit/app-server.ts'
import { findings, median, metric, quantile, watchKeys, type Finding } from './bench-kit/findings.ts'
import { chromiumArgs, findBrowser } from './find-browser.ts'

const CONTACTS = 1_000_000
/** Beside which the million is measured: as many as one page has. */
const FEW = 50
const LIMIT = {
  /** How many times longer a key may take to its frame (p75) than over a page of contacts. */
  typing: 3,
  /** How many times longer results may take to show than over a page of contacts. */
  results: 2,
  /** How much longer the script of selecting all and taking one out again runs than over a page of contacts: part of that, and ms. */
  select: { part: 1.5, ms: 3 },
} as const
/**
 * px in each frame, about a notch of a wheel, from the top and from the middle, where the bar stands for more than it is.
 * How many times longer the median frame may take than over `rows` contacts, whose bar is one to one.
 */
const SCROLL = { step: 100, frames: 120, rows: 10_000, ratio: 1.5 } as const
const ROUNDS = 7
const TYPED = 'the quick brown fox'

let count: number = CONTACTS

const offsetIn = (body: string): number => Number(/"offset":(\d+)/.exec(body)?.[1] ?? 0)

const answer: Answer = (pathname, body) => {
  if (pathname === '/v1/contacts/search/count') return { count }
  if (pathname !== '/v1/contacts/search') return undefined
  const first = offsetIn(body)
  const asked = /"q":"([^"]+)"/.exec(body)?.[1]
  return {
    items: Array.from({ length: 50 }, (_, place) => ({
      ...contactAt(first + place),
      ...(asked === undefined ? {} : { name: `Found by ${asked}` }),
    })),
  }
}

async function timesOfTyping(page: Page) {
  const timesOf = await watchKeys(page)
  const field = page.getByRole('searchbox')
  await field.focus()
  await page.keyboard.type(TYPED, { delay: 1000 / TYPED.length })
  // What was typed is asked for once it rests, and the answer is drawn.
  await page.waitForTimeout(1500)
  const times = await timesOf(TYPED.length)
  const value = await field.inputValue()
  await field.fill('')
  await page.waitForTimeout(1000)
  return { value, p75: quantile(times, 0.75), worst: quantile(times, 1) }
}

/** The same measured over a page of contacts and over all of them. */
async function paired<T>(open: () => Promise<void>, measure: () => Promise<T>): Promise<{ few: T; many: T }> {
  count = FEW
  await open()
  const few = await measure()
  count = CONTACTS
  await open()
  return { few, many: await measure() }
}

async function typing(page: Page, open: () => Promise<void>): Promise<Finding> {
  const { few, many } = await paired(open, async () => timesOfTyping(page))
  const ratio = many.p75 / few.p75
  return {
    text: `typing over ${CONTACTS} contacts: ${many.value === TYPED ? 'every letter' : `'${many.value}'`}, p75 ${many.p75} ms, worst ${many.worst}; over ${FEW} p75 ${few.p75}: ${ratio.toFixed(1)} times (at most ${LIMIT.typing})`,
    held: many.value === TYPED && ratio <= LIMIT.typing,
  }
}

async function timeOfResults(page: Page): Promise<number> {
  const field = page.getByRole('searchbox')
  const times: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const shown = page.evaluate(
      async (name) =>
        new Promise<number>((resolve) => {
          const watch = new MutationObserver(() => {
            if (!document.querySelector('[role=grid]')?.textContent.includes(name)) return
            watch.disconnect()
            const answered = performance
              .getEntriesByType('resource')
              .findLast((entry) => entry.name.endsWith('/contacts/search'))
            requestAnimationFrame(() =>
              setTimeout(() =>
                resolve(performance.now() - (answered as PerformanceResourceTiming).responseEnd),
              ),
            )
          })
          watch.observe(document, { childList: true, subtree: true, characterData: true })
        }),
      `Found by round${round}`,
    )
    await field.fill(`round${round}`)
    times.push(await shown)
  }
  await field.fill('')
  await page.getByText('Person 0', { exact: true }).waitFor()
  return median(times)
}

async function results(page: Page, open: () => Promise<void>): Promise<Finding> {
  const { few, many } = await paired(open, async () => timeOfResults(page))
  return {
    text: `results of ${CONTACTS} contacts: shown ${many.toFixed(0)} ms after their answer, of ${FEW} ${few.toFixed(0)}: ${(many / few).toFixed(1)} times (at most ${LIMIT.results})`,
    held: many / few <= LIMIT.results,
  }
}

async function framesOf(page: Page, from: 'the top' | 'the middle') {
  const { times, rows } = await page.evaluate(
    async ({ step, frames, from }) => {
      const grid = document.querySelector('[role=grid]')
      const nextFrame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
      const firstRow = () => Number(grid?.querySelector('[role=row][data-index]')?.getAttribute('data-index'))
      grid?.scrollTo(0, from === 'the top' ? 0 : grid.scrollHeight / 2)
      for (let rest = 0; rest < 30; rest += 1) await nextFrame()
      const start = firstRow()
      const times: number[] = []
      let before = await nextFrame()
      for (let frame = 0; frame < frames; frame += 1) {
        grid?.scrollBy(0, step)
        const now = await nextFrame()
        times.push(now - before)
        before = now
      }
      await nextFrame()
      return { times, rows: firstRow() - start }
    },
    { ...SCROLL, from },
  )
  // A frame that came in its turn lasted a sixtieth of a second.
  const late = times.filter((ms) => ms > 25).length / times.length
  return { rows, late, median: median(times), longest: quantile(times, 1) }
}

async function scrolling(
  page: Page,
  from: 'the top' | 'the middle',
  open: () => Promise<void>,
): Promise<Finding> {
  count = SCROLL.rows
  await open()
  const few = await framesOf(page, 'the top')
  count = CONTACTS
  await open()
  const many = await framesOf(page, from)
  // The first row there is one beyond what can be seen, but at the top of the list.
  const moved = Math.abs(many.rows - (SCROLL.step * SCROLL.frames) / 40) < 10
  const ratio = many.median / few.median
  return {
    text: `scrolling over ${CONTACTS} contacts from ${from}, ${SCROLL.step} px a frame: by ${many.rows} rows, a frame takes ${many.median.toFixed(0)} ms, ${(many.late * 100).toFixed(0)} % come late, longest ${many.longest.toFixed(0)} ms; over ${SCROLL.rows} a frame takes ${few.median.toFixed(0)}: ${ratio.toFixed(2)} times (at most ${SCROLL.ratio})`,
    held: moved && ratio <= SCROLL.ratio,
  }
}

async function scriptOf(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const before = await metric(session, 'ScriptDuration')
  await work()
  return ((await metric(session, 'ScriptDuration')) - before) * 1000
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
  return median(costs) - median(idle)
}

async function selectingAll(page: Page, session: CDPSession, open: () => Promise<void>): Promise<Finding> {
  const { few, many } = await paired(open, async () => selecting(page, session))
  const most = few * LIMIT.select.part + LIMIT.select.ms
  return {
    text: `selecting all and taking one out: ${few.toFixed(1)} ms of script over ${FEW} contacts, ${many.toFixed(1)} over ${CONTACTS} (at most ${most.toFixed(1)})`,
    held: many <= most,
  }
}

const folder = mkdtempSync(join(tmpdir(), 'bench-contacts-'))
const report = findings()
try {
  buildApp(folder)
  const app = await serveApp(folder, answer)
  const browser = await chromium.launch({ executablePath: findBrowser(), args: chromiumArgs })
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en-US' })
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  const open = async () => {
    await page.goto(`${app.origin}/workspaces/ws_bench/contacts`)
    await page.getByText('person0@example.com').waitFor()
    // What comes after the first picture is there, too.
    await page.getByRole('button', { name: 'Columns' }).waitFor()
  }
  await report.check(async () => typing(page, open))
  await report.check(async () => results(page, open))
  await report.check(async () => scrolling(page, 'the top', open))
  await report.check(async () => scrolling(page, 'the middle', open))
  await report.check(async () => selectingAll(page, session, open))
  await browser.close()
  app.close()
} finally {
  rmSync(folder, { recursive: true, force: true })
}
report.end()
