/**
 * What the email editor costs (EML-203), on a page of its own (scripts/bench-editor): built as the app is, without the app.
 * Typing is compared with a bare ProseMirror, a mail of 300 texts with one of 60, in turns; a figure that is off is measured
 * once more, since other work may run on the machine. Part of `npm run bench`.
 */
import type { CDPSession, Page } from 'playwright'
import { heapNow, median, metric, quantile, watchKeys, type Finding } from './bench-kit/findings.ts'
import { onOwnPage } from './bench-kit/own-page.ts'

const LIMIT = {
  /** How many times longer than in a bare ProseMirror a key may take to its frame (p75). */
  key: 1.5,
  /** How many times longer it may take in the long mail. */
  long: 2,
  /** How many times longer a frame may take while a block is dragged than while the pointer only moves (p95). */
  drag: 1.5,
  /** Heap that stays after ten openings, bytes. */
  kept: 1_000_000,
} as const
/** Texts of a usual mail and of a long one. */
const TEXTS = { usual: 60, long: 300 } as const
const ROUNDS = 3
const OPENINGS = 10
const MOVES = 120
const TYPED = 'a line that somebody writes into the first text'

interface Typing {
  /** From a key to its frame, ms; 16 is the least that the browser tells. */
  p75: number
  worst: number
  /** Work of the page's own thread for a key, ms. */
  work: number
}

async function typing(page: Page, session: CDPSession, texts: number | 'bare'): Promise<Typing> {
  await page.evaluate(
    async (many) => (many === 'bare' ? window.editorBench.mountBare() : window.editorBench.mountEditor(many)),
    texts,
  )
  // Once for whatever a first key brings along.
  await page.keyboard.type('Oh, ')
  const timesOf = await watchKeys(page)
  const before = await metric(session, 'TaskDuration')
  await page.keyboard.type(TYPED, { delay: 50 })
  const work = ((await metric(session, 'TaskDuration')) - before) * 1000
  const times = await timesOf(TYPED.length)
  const text = await page.locator('[contenteditable=true]').textContent()
  if (text?.includes(TYPED) !== true) throw new Error('What was typed is not there.')
  return { p75: quantile(times, 0.75), worst: quantile(times, 1), work: work / TYPED.length }
}

const unmount = async (page: Page) => page.evaluate(() => window.editorBench.unmount())

/** Each of the three in turns; the median round of each. */
async function keys(page: Page, session: CDPSession): Promise<Finding[]> {
  const rounds = { bare: [] as Typing[], usual: [] as Typing[], long: [] as Typing[] }
  const undone = { usual: [] as number[], long: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of ['bare', 'usual', 'long'] as const) {
      rounds[side].push(await typing(page, session, side === 'bare' ? side : TEXTS[side]))
      if (side !== 'bare') undone[side].push(await page.evaluate(() => window.editorBench.undo()))
      await unmount(page)
    }
  }
  const of = (side: keyof typeof rounds, figure: keyof Typing) =>
    median(rounds[side].map((typed) => typed[figure]))
  const told = (side: keyof typeof rounds) =>
    `p75 ${of(side, 'p75')} ms, worst ${of(side, 'worst')}, ${of(side, 'work').toFixed(1)} ms of work a key`
  const [key, long] = [of('usual', 'p75') / of('bare', 'p75'), of('long', 'p75') / of('usual', 'p75')]
  return [
    {
      text: `typing among ${TEXTS.usual} texts: ${told('usual')}; bare ProseMirror ${told('bare')}: ${key.toFixed(1)} times (at most ${LIMIT.key})`,
      held: key <= LIMIT.key,
    },
    {
      text: `typing among ${TEXTS.long} texts: ${told('long')}: ${long.toFixed(1)} times those of ${TEXTS.usual} (at most ${LIMIT.long})`,
      held: long <= LIMIT.long,
    },
    {
      text: `an undo among ${TEXTS.usual} texts takes ${median(undone.usual).toFixed(1)} ms, among ${TEXTS.long} ${median(undone.long).toFixed(1)} (wanted: 8)`,
      held: true,
    },
  ]
}

/** The p95 of the times between frames, ms, while the pointer goes up and down over the mail; with a block in hand, or without. */
async function framesOfMoves(page: Page, isDragging: boolean): Promise<number> {
  const tile = page.getByRole('button', { name: 'Divider', exact: true })
  await tile.hover()
  if (isDragging) {
    await page.mouse.down()
    await page.mouse.move(680, 418, { steps: 5 })
    await page.mouse.move(700, 420, { steps: 2 })
    await page.locator('[data-drop]').first().waitFor({ state: 'attached', timeout: 5000 })
  }
  await page.evaluate(() => {
    const gaps: number[] = []
    let last = performance.now()
    const next = (now: number) => {
      gaps.push(now - last)
      last = now
      requestAnimationFrame(next)
    }
    requestAnimationFrame(next)
    Reflect.set(window, 'gaps', gaps)
  })
  for (let move = 0; move < MOVES; move += 1)
    await page.mouse.move(700, 300 + 250 * Math.sin(move / 10), { steps: 1 })
  const gaps = (await page.evaluate(() => Reflect.get(window, 'gaps'))) as number[]
  if (isDragging) {
    await page.keyboard.press('Escape')
    await page.mouse.up()
  }
  return quantile(gaps, 0.95)
}

async function drags(page: Page): Promise<Finding> {
  const rounds = { moved: [] as number[], dragged: [] as number[] }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const side of ['moved', 'dragged'] as const) {
      await page.evaluate(async (many) => window.editorBench.mountEditor(many), TEXTS.usual)
      rounds[side].push(await framesOfMoves(page, side === 'dragged'))
      await unmount(page)
    }
  }
  const [moved, dragged] = [median(rounds.moved), median(rounds.dragged)]
  const ratio = dragged / moved
  return {
    text: `a block dragged over ${TEXTS.usual} texts: a frame in ${dragged.toFixed(1)} ms (p95), ${moved.toFixed(1)} while the pointer only moves: ${ratio.toFixed(1)} times (at most ${LIMIT.drag})`,
    held: ratio <= LIMIT.drag,
  }
}

/** What is kept of editors that were left; the first opening brings what is kept for good. */
async function memory(page: Page, session: CDPSession): Promise<Finding> {
  const open = async () => {
    await page.evaluate(async (many) => window.editorBench.mountEditor(many), TEXTS.usual)
    await page.keyboard.type('Oh')
    await unmount(page)
  }
  await open()
  const before = await heapNow(session)
  for (let opening = 0; opening < OPENINGS; opening += 1) await open()
  const kept = (await heapNow(session)) - before
  return {
    text: `${OPENINGS} openings keep ${(kept / 1e6).toFixed(2)} MB (at most ${LIMIT.kept / 1e6})`,
    held: kept <= LIMIT.kept,
  }
}

await onOwnPage(
  { name: 'bench-editor', handle: 'editorBench', viewport: { width: 1440, height: 900 } },
  async (page, session, { check }) => {
    await check(async () => keys(page, session))
    await check(async () => drags(page))
    await check(async () => memory(page, session))
  },
)
