/**
 * What large lists and many notifications cost (PERFORMANCE.md T1, T2, I1, I2), on a page of their own
 * (scripts/bench-components): built as the app is, without the app. Where a rule compares, the two sides are measured in
 * turns and their medians are compared; a figure that is off is measured once more, since other work may run on the machine.
 * Part of `npm run bench`.
 */
import type { CDPSession, Page } from 'playwright'
import type { Arrival } from './bench-components/page.tsx'
import { heapNow, quantile, median, metric, watchKeys, type Finding } from './bench-kit/findings.ts'
import { onOwnPage } from './bench-kit/own-page.ts'

const MB = 1_000_000
const LIMIT = {
  /** How many times longer the long list may take to mount than one of a hundred rows. */
  mount: 3,
  /** How many times more a frame of scrolling may cost in a list of ten times as many rows. */
  frame: 1.6,
  /** Heap beyond the data, bytes. */
  heap: 5 * MB,
  /** How many times longer a key may take to its frame (p75) among toasts than without. */
  typing: 4,
} as const
const ROUNDS = 7
/** A list of `many` is as tall as its rows (T1); that of a million is scrolled in proportion (T2). */
const ROWS = { few: 100, many: 100_000, table: 1_000_000 } as const
/** px, of the page and so of the lists. */
const WINDOW = { width: 1280, height: 800 } as const
/** px in a frame and frames: as a hard turn of a wheel; then the whole list by its scroll bar. */
const SCROLL = { step: 400, frames: 120 } as const
/** Rows that may be there at once: those that fill the window and a few on both sides. */
const MOST_ROWS = WINDOW.height / 40 + 15
const TOASTS = 200
const TYPED = 'the quick brown fox'

/** One kind of table: how it is drawn with so many rows. */
interface Lists {
  name: string
  mount: (page: Page, rows: number) => Promise<number>
}
const tableOf = (arrival: Arrival): Lists => ({
  name: `table, pages ${arrival}`,
  mount: async (page, rows) =>
    page.evaluate(async ([rows, arrival]) => window.bench.mountTable(rows, arrival), [
      rows,
      arrival,
    ] as const),
})
const unmount = async (page: Page) => page.evaluate(() => window.bench.unmount())

async function mounting(page: Page, { name, mount }: Lists): Promise<Finding> {
  const rows = ROWS.table
  const [few, many]: [number[], number[]] = [[], []]
  for (let round = -1; round < ROUNDS; round++) {
    // Who goes first changes, so that neither is always the one that finds the machine warm.
    const turns = round % 2 === 0 ? ([few, many] as const) : ([many, few] as const)
    for (const turn of turns) {
      const took = await mount(page, turn === many ? rows : ROWS.few)
      await unmount(page)
      if (round >= 0) turn.push(took)
    }
  }
  const [a, b] = [median(few), median(many)]
  return {
    text: `${name}: ${ROWS.few} rows stand after ${a.toFixed(1)} ms, ${rows} after ${b.toFixed(1)} ${(b / a).toFixed(1)} times (at most ${LIMIT.mount})`,
    held: b / a <= LIMIT.mount,
  }
}

/** The same list of a hundred rows stands for what any list takes; the pages that are kept are part of the figure. */
async function memory(page: Page, session: CDPSession, { name, mount }: Lists): Promise<Finding> {
  const rows = ROWS.table
  const taken: number[] = []
  for (const count of [ROWS.few, rows]) {
    const before = await heapNow(session)
    await mount(page, count)
    await page.evaluate(async () => window.bench.scroll('all', 60))
    taken.push((await heapNow(session)) - before)
    await unmount(page)
  }
  const [few = 0, many = 0] = taken
  return {
    text: `${name}: ${ROWS.few} rows take ${(few / MB).toFixed(2)} MB, ${rows} ${(many / MB).toFixed(2)} (at most ${LIMIT.heap / MB})`,
    held: many < LIMIT.heap,
  }
}

async function scrolling(page: Page, { name, mount }: Lists): Promise<Finding[]> {
  const rows = ROWS.table
  await mount(page, rows)
  const found: Finding[] = []
  for (const step of [SCROLL.step, 'all'] as const) {
    const seen = await page.evaluate(async ([step, frames]) => window.bench.scroll(step, frames), [
      step,
      SCROLL.frames,
    ] as const)
    const ends = step !== 'all' || seen.last === rows - 1
    found.push({
      text: `${name}, ${step === 'all' ? 'to its very end' : `${step} px a frame`}: ${seen.blank} of ${seen.frames} frames with a blank, longest ${seen.longest.toFixed(0)} ms, at most ${seen.rows} rows there, the last is ${seen.last}`,
      held: seen.blank === 0 && seen.rows <= MOST_ROWS && ends,
    })
  }
  await unmount(page)
  return found
}

/** What a frame of scrolling costs, without the looking: in a tenth of `many` rows and in all of them. */
async function working(page: Page, session: CDPSession, { name, mount }: Lists): Promise<Finding> {
  const spent = async () => {
    let ms = 0
    for (const part of ['ScriptDuration', 'LayoutDuration', 'RecalcStyleDuration'])
      ms += (await metric(session, part)) * 1000
    return ms
  }
  const costOf = async (rows: number) => {
    await mount(page, rows)
    const costs: number[] = []
    for (let round = 0; round < ROUNDS; round++) {
      const before = await spent()
      await page.evaluate(async ([step, frames]) => window.bench.scroll(step, frames, false), [
        SCROLL.step,
        SCROLL.frames,
      ] as const)
      costs.push(((await spent()) - before) / SCROLL.frames)
    }
    await unmount(page)
    return median(costs)
  }
  const [few, many] = [await costOf(ROWS.many / 10), await costOf(ROWS.many)]
  return {
    text: `${name}: script, style and layout of a frame of ${SCROLL.step} px ${few.toFixed(1)} ms in ${ROWS.many / 10} rows, ${many.toFixed(1)} in ${ROWS.many} (aim 4): ${(many / few).toFixed(2)} times (at most ${LIMIT.frame})`,
    held: many / few <= LIMIT.frame,
  }
}

/** Types beside so many toasts; p75 and worst time from a key to its frame, ms. */
async function timesOfTyping(page: Page, session: CDPSession, slower: number, toasts: number) {
  await page.evaluate(async () => window.bench.mountField())
  const timesOf = await watchKeys(page)
  const field = page.getByRole('textbox')
  await field.focus()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
  const adding = page.evaluate(async (count) => window.bench.addToasts(count), toasts)
  await page.keyboard.type(TYPED, { delay: 1000 / TYPED.length })
  await adding
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const value = await field.inputValue()
  const times = await timesOf(TYPED.length)
  await unmount(page)
  return { value, p75: quantile(times, 0.75), worst: quantile(times, 1) }
}

async function typing(page: Page, session: CDPSession, slower: 1 | 4): Promise<Finding> {
  const alone = await timesOfTyping(page, session, slower, 0)
  const among = await timesOfTyping(page, session, slower, TOASTS)
  const ratio = among.p75 / alone.p75
  return {
    text: `typing among ${TOASTS} toasts in a second, CPU x${slower}: ${among.value === TYPED ? 'every letter' : `'${among.value}'`}, p75 ${among.p75} ms, worst ${among.worst}; without them ${alone.p75}: ${ratio.toFixed(1)} times (at most ${LIMIT.typing})`,
    held: among.value === TYPED && ratio <= LIMIT.typing,
  }
}

await onOwnPage(
  { name: 'bench-components', handle: 'bench', viewport: WINDOW },
  async (page, session, { check }) => {
    for (const kind of [tableOf('late'), tableOf('never')]) {
      await check(async () => mounting(page, kind))
      await check(async () => scrolling(page, kind))
      await check(async () => working(page, session, kind))
    }
    await check(async () => memory(page, session, tableOf('at once')))
    await check(async () => typing(page, session, 1))
    await check(async () => typing(page, session, 4))
  },
)
