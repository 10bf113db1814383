/**
 * What an answer costs while it is written, and a long conversation when it is opened (SPD-21 to SPD-23), on a page
 * of its own (scripts/bench-assistant): the panel as the app builds it, over a stream that says what it is told to. Where a
 * rule compares, the other side is one state per delta. A figure that is off is measured once more. Part of `npm run bench`.
 */
import type { CDPSession, Page } from 'playwright'
import type { Side, Told } from './bench-assistant/page.tsx'
import { heapNow, median, metric, quantile, watchKeys, type Finding } from './bench-kit/findings.ts'
import { onOwnPage } from './bench-kit/own-page.ts'

/** Blank lines in what is said: one every 50 deltas. */
const closedBlocks = (deltas: number) => Math.floor(deltas / 50)
const LIMIT = {
  /** Commits beyond one for each closed block. */
  commits: 5,
  /** Script of 2,000 deltas at 500 a second, as a share of what the naive side takes. */
  script: 0.5,
  /** A burst: deltas a second as a multiple of the naive side. */
  burst: 2,
  /** How many times longer a key may take to its frame (p75) while 2,000 deltas a second are drawn. */
  typing: 4,
  /** How many times longer a conversation of 50 long messages may take to be read than one of 5. */
  open: 15,
  /** Heap after an answer beyond twenty times its letters, bytes. */
  heap: 5_000_000,
} as const
const DELTAS = { steady: 2000, burst: 20_000, naiveBurst: 4000 } as const
const TYPED = 'the quick brown fox jumps over'

async function start(page: Page, side: Side) {
  // A conversation of its own: five seconds lie between two messages of one.
  await page.evaluate((side) => window.assistantBench.mount(side), side)
  if (side === 'naive') return
  const field = page.getByRole('textbox')
  await field.fill('Hello')
  await field.press('Enter')
}
const stop = (page: Page) => page.evaluate(() => window.assistantBench.unmount())
const say = (page: Page, deltas: number, perSecond: number): Promise<Told> =>
  page.evaluate(([deltas, perSecond]) => window.assistantBench.say(deltas, perSecond), [
    deltas,
    perSecond,
  ] as const)

async function steady(page: Page, session: CDPSession): Promise<Finding[]> {
  const seen = new Map<Side, Told & { script: number }>()
  for (const side of ['naive', 'ours'] as const) {
    await start(page, side)
    const before = await metric(session, 'ScriptDuration')
    const told = await say(page, DELTAS.steady, 500)
    seen.set(side, { ...told, script: 1000 * ((await metric(session, 'ScriptDuration')) - before) })
    await stop(page)
  }
  const [ours, naive] = [seen.get('ours'), seen.get('naive')]
  if (!ours || !naive) return []
  const most = closedBlocks(DELTAS.steady) + LIMIT.commits
  return [
    {
      text: `S1, 500 a second: ${ours.commits} commits (at most ${most}; naive ${naive.commits}), ${ours.missing} letters wrong`,
      held: ours.commits <= most && ours.missing === 0,
    },
    {
      text: `S1, script ${ours.script.toFixed(0)} ms of the naive ${naive.script.toFixed(0)}: ${(ours.script / naive.script).toFixed(2)} (at most ${LIMIT.script}, aim 0.24)`,
      held: ours.script / naive.script <= LIMIT.script,
    },
  ]
}

async function burst(page: Page, session: CDPSession): Promise<Finding[]> {
  await start(page, 'naive')
  const naive = await say(page, DELTAS.naiveBurst, Number.POSITIVE_INFINITY)
  await stop(page)
  await start(page, 'ours')
  const before = await heapNow(session)
  const ours = await say(page, DELTAS.burst, Number.POSITIVE_INFINITY)
  const grown = (await heapNow(session)) - before
  await stop(page)
  const rate = (DELTAS.burst / ours.took) * 1000
  const ratio = rate / ((DELTAS.naiveBurst / naive.took) * 1000)
  return [
    {
      text: `S2, burst of ${DELTAS.burst}: ${rate.toFixed(0)} deltas a second, ${ratio.toFixed(1)} times the naive (at least ${LIMIT.burst}; aim 20000 a second), longest frame ${ours.longestFrame.toFixed(0)} ms (aim 34), ${ours.longTasks} tasks over 50 ms (aim 0), ${ours.missing} letters wrong`,
      held: ratio >= LIMIT.burst && ours.missing === 0,
    },
    {
      text: `S2, heap after it: ${(grown / 1_000_000).toFixed(1)} MB more (at most ${LIMIT.heap / 1_000_000})`,
      held: grown <= LIMIT.heap,
    },
  ]
}

async function typing(page: Page): Promise<Finding> {
  await start(page, 'ours')
  const timesOf = await watchKeys(page)
  const field = page.getByRole('textbox')
  // It is read-only until the message has been taken.
  await field.fill('')
  for (let round = 0; round < 2; round += 1) await page.keyboard.type(TYPED, { delay: 70 })
  const alone = quantile(await timesOf(2 * TYPED.length), 0.75)
  await field.fill('')
  const telling = say(page, 10 * DELTAS.steady, DELTAS.steady)
  for (let round = 0; round < 4; round += 1) await page.keyboard.type(TYPED, { delay: 70 })
  const told = await telling
  const value = await field.inputValue()
  const times = await timesOf(4 * TYPED.length)
  await stop(page)
  const [p75, worst] = [quantile(times, 0.75), quantile(times, 1)]
  const every = value === TYPED.repeat(4)
  return {
    text: `S3, typing among 2,000 deltas a second for ten seconds: ${every ? 'every letter' : `'${value}'`}, p75 ${p75} ms (aim 32), without them ${alone}: ${(p75 / alone).toFixed(1)} times (at most ${LIMIT.typing}), worst ${worst}, ${told.longTasks} tasks over 50 ms, ${told.commits} commits`,
    held: every && p75 / alone <= LIMIT.typing && told.missing === 0,
  }
}

async function timeToRead(page: Page, messages: number) {
  const [taken, whole]: [number[], number[]] = [[], []]
  for (let round = 0; round < 6; round += 1) {
    await page.evaluate(() => window.assistantBench.mount('ours'))
    const told = await page.evaluate((messages) => window.assistantBench.open(messages), messages)
    // The first finds nothing warm.
    if (round > 0) taken.push(told.took)
    if (round > 0) whole.push(told.whole)
    await stop(page)
  }
  return { read: median(taken), whole: median(whole) }
}

async function opening(page: Page): Promise<Finding> {
  const [few, many] = [await timeToRead(page, 5), await timeToRead(page, 50)]
  const ratio = many.read / few.read
  return {
    text: `a conversation of 50 long messages is read after ${many.read.toFixed(0)} ms, and whole after ${many.whole.toFixed(0)}; of 5 read after ${few.read.toFixed(0)}: ${ratio.toFixed(1)} times (at most ${LIMIT.open})`,
    held: ratio <= LIMIT.open,
  }
}

await onOwnPage(
  {
    name: 'bench-assistant',
    handle: 'assistantBench',
    viewport: { width: 1280, height: 800 },
    // Commits are counted by React itself, which it does only here.
    alias: [{ find: /^react-dom\/client$/, replacement: 'react-dom/profiling' }],
  },
  async (page, session, { check }) => {
    await check(async () => steady(page, session))
    await check(async () => burst(page, session))
    await check(async () => typing(page))
    await check(async () => opening(page))
  },
)
