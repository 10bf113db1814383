import { forgetWorkers, isWorkerAsked } from './worker-answers.ts'

/**
 * A page that never rests, because an answer streams on, is taken as it is after so many frames. Those that wait for an answer
 * or for a frame count a tenth: a busy machine answers late.
 */
const MOST_FRAMES = 60
const OF_A_WAIT = 0.1
/** What follows a change, such as an observer of sizes, acts a frame later. */
const QUIET_FRAMES = 2
/** The line at the top of the window counts a navigation as resolved a moment after it (FRA-20). */
const RESOLVING = '[aria-hidden][data-state=resolving]'
/** The shape of a row is shown a moment after the row is waited for (ERR-1). */
const WAITING = '[data-waiting=new]'
/** What is asked for only once it rests, such as what is typed, makes a part of the page busy before anything is asked. */
const BUSY = '[aria-busy=true]'
/** A frame that is given its page fires `load` when it is there, and only then a mail is drawn in it. */
const isOpening = (frame: HTMLIFrameElement) =>
  frame.contentDocument !== null &&
  (frame.contentDocument.URL !== 'about:srcdoc' || frame.contentDocument.readyState !== 'complete')

/** A frame later what follows the width has heard of it: media queries and observers of sizes. */
export const nextFrame = () => new Promise((resolve) => void requestAnimationFrame(() => setTimeout(resolve)))

/** Does it behind all that is under way in the page, such as what React draws a part at a time. */
export const afterAllElse = (work: () => void, signal?: AbortSignal) =>
  scheduler.postTask(work, { priority: 'background', ...(signal && { signal }) })

/** At most so long, in ms, for a page that is never idle. */
const IDLE_AT_LATEST = 1000
/** Settles once the page has begun what it puts off until it is idle, such as loading code ahead. */
const idle = () => new Promise((resolve) => void requestIdleCallback(resolve, { timeout: IDLE_AT_LATEST }))

/**
 * Ends what moves and ends by itself, and what waits to: motion is reduced in the tests, but what appears a moment later still
 * does. What moves with scrolling has no time, and what goes on and on no end.
 */
function endMotions(): void {
  for (const motion of document.getAnimations())
    if (motion.timeline === document.timeline && motion.effect?.getComputedTiming().endTime !== Infinity)
      motion.finish()
}

let chunksHaveCome: () => Promise<unknown> = () => Promise.resolve()

/** Only the tests' runner knows which chunks are under way. */
export function tellOfChunks(settled: () => Promise<unknown>): void {
  chunksHaveCome = settled
}

/** A frame later, once the chunks that are under way have come and all that follows them is done. */
export async function frameOfAll(): Promise<void> {
  await chunksHaveCome()
  await afterAllElse(() => undefined)
  await nextFrame()
}

interface Restless {
  /** Whether an answer is waited for. */
  isAsking: () => boolean
  /** Whether the page says that something is still to be saved. */
  isSaving: () => boolean
  /** Whether every answer will come: a part of the page that says it is busy will be done then. */
  answersAll: () => boolean
}

/**
 * Done once the page has come to rest: nothing in it changed for some frames, nothing is asked or about to be saved, and no
 * chunk is under way.
 */
export async function atRest({ isAsking, isSaving, answersAll }: Restless): Promise<void> {
  let hasChanged = false
  const observer = new MutationObserver(() => {
    hasChanged = true
  })
  observer.observe(document.documentElement, {
    subtree: true,
    childList: true,
    attributes: true,
    characterData: true,
  })
  let frames = 0
  let quiet = 0
  await idle()
  while (frames < MOST_FRAMES && quiet < QUIET_FRAMES) {
    await chunksHaveCome()
    endMotions()
    hasChanged = false
    await afterAllElse(() => undefined)
    await nextFrame()
    const asks =
      isAsking() ||
      isWorkerAsked() ||
      [...document.querySelectorAll<HTMLIFrameElement>('iframe[srcdoc]')].some(isOpening)
    frames += asks ? OF_A_WAIT : 1
    const isOnItsWay =
      isSaving() ||
      document.body.querySelector(`${RESOLVING}, ${WAITING}`) !== null ||
      (document.body.querySelector(BUSY) !== null && answersAll())
    quiet = hasChanged || asks || isOnItsWay ? 0 : quiet + 1
  }
  observer.disconnect()
  forgetWorkers()
}
