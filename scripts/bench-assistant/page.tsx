// What `scripts/bench-assistant.ts` drives: the panel of the assistant over a backend that says what it is told to.
import { Profiler, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import '#styles/reset.css'
import { listenToThread } from '#api/ai-threads'
import {
  ApiProvider,
  createCache,
  createClient,
  createReads,
  createRecordWrites,
  WorkspaceScope,
  type Api,
} from '#api/core'
import { AssistantPanel } from '#features/ai-chat'
import { AppIntl } from '#intl'
import { systemClock } from '#lib/clock'
import catalogue from 'virtual:messages/en'

/** Draws as the app does, or one state for each delta: what the figures are compared with. */
export type Side = 'ours' | 'naive'

export interface Told {
  /** From the first delta to the frame that shows the last, ms. */
  took: number
  /** The longest time between two frames, ms. */
  longestFrame: number
  /** How often React committed. */
  commits: number
  /** Tasks over 50 ms. */
  longTasks: number
  /** Letters on the screen that were not said, or said and not there. */
  missing: number
}

export interface AssistantBench {
  /** Draws an empty panel, or the naive reader, which listens at once. */
  mount: (side: Side) => Promise<void>
  unmount: () => void
  /** Says so many deltas, so many in a second; Infinity: in one burst. */
  say: (deltas: number, perSecond: number) => Promise<Told>
  /** Opens the past chat, of so many long messages: ms until its end is read, and until all of it is there. */
  open: (messages: number) => Promise<{ took: number; whole: number }>
}

declare global {
  interface Window {
    assistantBench: AssistantBench
  }
}

const WORDS = ['mail', 'opened', 'again', 'list', 'reader', 'sends', 'today', 'clear']
/** A blank line after so many words. */
const PARAGRAPH = 50
const wordAt = (nth: number) =>
  `${WORDS[nth % WORDS.length] ?? ''}${nth}${nth % PARAGRAPH === PARAGRAPH - 1 ? '.\n\n' : ' '}`

const LONG = `## A plan\n\nA first paragraph with **bold words**, \`code\` and [a link](https://a.example/page).\n\n${'- an item of a list that is as long as most of them are\n'.repeat(12)}\n| When | Subject |\n| --- | --- |\n${'| Day 7 | How is your coffee? |\n'.repeat(6)}\n\`\`\`html\n${'<p>Dear {{name}},</p>\n'.repeat(10)}\`\`\`\n\n${'A sentence that says one more thing about it. '.repeat(20)}\n`
let longMessages = 0

const THREAD = { id: 'thr_1', title: 'A chat', updatedAt: '2026-11-21T00:00:00.000Z', state: 'idle' }
let line: ReadableStreamDefaultController<Uint8Array> | undefined
let nextEvent = 0
const encoder = new TextEncoder()
const lineOf = (events: object[]) =>
  encoder.encode(
    `${JSON.stringify({ events: events.map((event) => ({ id: `1-${String((nextEvent += 1)).padStart(6, '0')}`, threadId: THREAD.id, ...event })) })}\n`,
  )
const deltasOf = (from: number, to: number) =>
  lineOf(
    Array.from({ length: to - from }, (_, place) => ({
      type: 'content_delta',
      delta: wordAt(from + place),
    })),
  )

function answer(method: string, path: string): unknown {
  if (path === '/v1/ai/threads') return { items: [THREAD], nextCursor: null }
  if (path.endsWith('/messages') && method === 'GET')
    return {
      items: Array.from({ length: longMessages }, (_, nth) => ({
        id: `m${nth}`,
        createdAt: THREAD.updatedAt,
        data:
          nth % 2 === 0
            ? { role: 'user', content: 'And then?' }
            : { role: 'assistant', reasoning: '', content: LONG, toolCalls: [] },
      })),
      nextCursor: null,
    }
  if (path === '/v1/ai/thread' && method === 'POST')
    return { thread: { ...THREAD, state: 'running' }, messageId: 'm1' }
  return THREAD
}

const client = createClient({
  baseUrl: 'https://api.example',
  tokens: { token: () => 'token', renew: async () => false },
  fetch: async (address, init) => {
    const { pathname } = new URL(address instanceof Request ? address.url : address)
    if (!pathname.endsWith('/listen')) return Response.json(answer(init?.method ?? 'GET', pathname))
    nextEvent = 0
    return new Response(
      new ReadableStream<Uint8Array>({
        start(controller) {
          line = controller
        },
      }),
    )
  },
})
const cache = createCache(systemClock)
const api: Api = {
  client,
  cache,
  reads: createReads(systemClock),
  writes: createRecordWrites(),
  clock: systemClock,
}

/** As one would write it first: each delta is a state, and all paragraphs are drawn for it. */
function Naive() {
  const [text, setText] = useState('')
  const view = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const leaving = new AbortController()
    const listen = async () => {
      for await (const batch of listenToThread(client, THREAD.id, { signal: leaving.signal })) {
        const { events } = batch as { events: { delta?: string }[] }
        for (const { delta = '' } of events) {
          setText((was) => was + delta)
          await task()
        }
      }
    }
    listen().catch(() => undefined)
    return () => leaving.abort()
  }, [])
  useLayoutEffect(() => {
    if (view.current) view.current.scrollTop = view.current.scrollHeight
  })
  return (
    <div ref={view} style={{ height: '100vh', overflow: 'auto' }}>
      {text.split('\n\n').map((paragraph, nth) => (
        // oxlint-disable-next-line react/no-array-index-key -- only ever added to
        <p key={nth}>{paragraph}</p>
      ))}
    </div>
  )
}

const place = document.getElementById('root')
if (!place) throw new Error('The page has no #root.')
let root: Root | undefined
let commits = 0

const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))
const task = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => resolve(), { once: true })
    port1.start()
    port2.postMessage(undefined)
  })
const shownText = () => (place.textContent ?? '').replaceAll(/\s+/g, '')
const until = async (is: () => boolean) => {
  while (!is()) await frame()
}

window.assistantBench = {
  async mount(side) {
    root = createRoot(place)
    root.render(
      <AppIntl locale="en" catalogue={catalogue}>
        <ApiProvider api={api}>
          <WorkspaceScope workspaceId="ws_1">
            <Profiler id={side} onRender={() => (commits += 1)}>
              {side === 'ours' ? <AssistantPanel /> : <Naive />}
            </Profiler>
          </WorkspaceScope>
        </ApiProvider>
      </AppIntl>,
    )
    await frame()
    await task()
  },
  unmount() {
    root?.unmount()
    root = undefined
    line = undefined
    longMessages = 0
    cache.clear()
  },
  async say(deltas, perSecond) {
    await until(() => line !== undefined)
    line?.enqueue(
      lineOf([
        { type: 'process_started' },
        { type: 'assistant_message_started', messageId: 'm2' },
        { type: 'content_started' },
      ]),
    )
    // What is to be said is made before: making it is no work of the panel's.
    const inOne = 50
    const burst = Number.isFinite(perSecond)
      ? []
      : Array.from({ length: deltas / inOne }, (_, nth) => deltasOf(nth * inOne, (nth + 1) * inOne))
    const whole = Array.from({ length: deltas }, (_, nth) => wordAt(nth))
      .join('')
      .replaceAll(/\s+/g, '')
    const end = whole.slice(-40)
    await frame()
    await frame()
    let longTasks = 0
    const observer = new PerformanceObserver((seen) => (longTasks += seen.getEntries().length))
    observer.observe({ type: 'longtask' })
    let longestFrame = 0
    const watching = new AbortController()
    const watch = async () => {
      for (let before = await frame(); !watching.signal.aborted;) {
        const now = await frame()
        longestFrame = Math.max(longestFrame, now - before)
        before = now
      }
    }
    void watch()
    const start = performance.now()
    commits = 0
    for (const part of burst) line?.enqueue(part)
    for (let at = 0; burst.length === 0 && at < deltas;) {
      const due = Math.min(
        deltas,
        Math.ceil(((performance.now() - start) / 1000) * perSecond + 1),
        at + inOne,
      )
      if (due > at) line?.enqueue(deltasOf(at, due))
      at = due
      await new Promise((resolve) => setTimeout(resolve, 10))
    }
    await until(() => shownText().includes(end))
    await task()
    const took = performance.now() - start
    watching.abort()
    observer.disconnect()
    const counted = commits
    const { length } = whole
    const text = shownText()
    const from = text.indexOf(whole.slice(0, 40))
    return {
      took,
      longestFrame,
      commits: counted,
      longTasks,
      missing: text.slice(from, from + length) === whole ? 0 : length,
    }
  },
  async open(messages) {
    longMessages = messages
    await until(() => place.querySelector('section li button') !== null)
    const start = performance.now()
    place.querySelector<HTMLButtonElement>('section li button')?.click()
    while (place.querySelector('li[data-role=assistant] table') === null) await task()
    await frame()
    await task()
    const took = performance.now() - start
    await until(() => place.querySelectorAll('li[data-role]').length === messages)
    return { took, whole: performance.now() - start }
  },
}
