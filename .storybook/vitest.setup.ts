import './without-traces.ts'
import axe from 'axe-core/package.json' with { type: 'json' }
import { composeStory } from 'storybook/preview-api'
import { afterEach, beforeEach, vi } from 'vitest'
import checkedPages from '../checked-pages.json' with { type: 'json' }
import { afterAllElse, tellOfChunks } from './at-rest.ts'
import { barePage } from './bare-page.ts'
import { importOnce } from './import-once.ts'
import { drawAnew } from './drawn-numbers.ts'
import { leaveAnimations } from './leave-animations.ts'
import { rememberPassed, tellOfCheckedPages } from './checked-page.ts'
import { resetWindow } from './fits.ts'
import { LOOK, type Look } from './fingerprint.ts'
import { resetTestHeight, testFrame } from './test-frame.ts'
import { watchWorkers } from './worker-answers.ts'

declare module 'vitest' {
  interface TaskMeta {
    /** How the story looks once it has played, in each mode. */
    looks?: Look[]
    /** The system and the version of the browser that drew it. */
    browser?: string
    /** What the preview and its addons tell of the story; what axe says is large, and read by nothing here. */
    reports?: { type: string; result: unknown }[]
  }
}

// Nobody sees it: what isn't painted costs nothing, and is laid out all the same.
testFrame().style.visibility = 'hidden'
// How far a page is scrolled when what is above gets another height hangs on the frame in which that is seen.
document.documentElement.style.overflowAnchor = 'none'

importOnce()
leaveAnimations()
barePage()
watchWorkers()
tellOfChunks(() => vi.dynamicImportSettled())
tellOfCheckedPages(checkedPages, axe.version)
beforeEach(drawAnew)

// Two modes on two cores leave a page no idle moment for seconds. What waits for one is done by the time a story has come to
// rest: its look does not hang on how long it played.
const idle: AbortController[] = []
globalThis.requestIdleCallback = (callback) => {
  const controller = new AbortController()
  const begin = () => callback({ didTimeout: false, timeRemaining: () => 50 })
  // It rejects where it is called off.
  afterAllElse(begin, controller.signal).catch(() => undefined)
  return idle.push(controller)
}
globalThis.cancelIdleCallback = (handle) => idle[handle - 1]?.abort()

// React reports its warnings through console.error: a story that causes one has a defect, unless it says that it will.
const complaints: string[] = []
// Storybook puts React's act around each gesture: what comes in between, or is loaded by it, is told of and is no defect.
const ofTheTools = [
  'The current testing environment is not configured to support act(',
  'An update to %s inside a test was not wrapped in act(',
  'A component suspended inside an `act` scope',
]
vi.spyOn(console, 'error').mockImplementation((...args: unknown[]) => {
  const text = args.map(String).join(' ')
  if (ofTheTools.some((begin) => text.startsWith(begin))) return
  // Who logged it: an error has only the place where it was made.
  complaints.push(`${text}\n${new Error('logged').stack?.split('\n').slice(2, 8).join('\n') ?? ''}`)
})

interface StoryContext {
  story?: { parameters?: Record<string, unknown>; tags?: string[] }
}

const BROWSER = `${navigator.platform}, Chromium ${/Chrome\/(\d+)/.exec(navigator.userAgent)?.[1] ?? 'unknown'}`

const tagsOf = (context: object) => (context as StoryContext).story?.tags ?? []

afterEach(({ task: { meta, result } }) => {
  const looks = (meta.reports ?? []).flatMap(({ type, result: look }) =>
    type === LOOK ? [look as Look] : [],
  )
  if (looks.length > 0) Object.assign(meta, { looks, browser: BROWSER })
  if (!result?.errors?.length) rememberPassed(looks)
  meta.reports = []
  resetTestHeight()
})

/** A story ends when the next one begins. This one shows nothing: with it, what a story shows is not laid out again in the window of the next. */
const nothing = composeStory({ render: () => null }, { title: 'Nothing' }, {}, {})

afterEach(async () => {
  await nothing.load()
  resetWindow()
})

/** What a story's first try logged. React says most things once in a page: its second try would pass without the defect being mended. */
const loggedBefore = new Map<string, string[]>()

afterEach((context) => {
  const found = [...(loggedBefore.get(context.task.id) ?? []), ...complaints.splice(0)]
  loggedBefore.set(context.task.id, found)
  if (found.length > 0 && !tagsOf(context).includes('logs-errors')) {
    throw new Error(`console.error was called:\n${found.join('\n')}`)
  }
})
