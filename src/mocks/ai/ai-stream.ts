import type { AiEvent } from '#api/ai-threads'
import { isAfter } from '#domain/ai/thread-rules'
import type { Script } from './ai-script.ts'
import { turnEvents, type AiThreadRecord } from '#mocks/ai-threads/ai-threads.records'
import type { Call } from '#mocks/core/handle'

/** In ms: how long one looks away at most, so that a stop is noticed; and what is gathered into one line. */
const STREAM = { look: 200, gather: 50 } as const

interface Listening extends Pick<Call, 'clock' | 'signal'> {
  /** Reads the world anew each time: somebody may stop the answer, or ask on. */
  thread: () => AiThreadRecord | undefined
  seed: number
  after: string | undefined
}

/** The events of an answer as lines of JSON, as they come due; ends with the last answer's end. */
export function streamOf({
  thread,
  seed,
  clock,
  signal,
  after,
}: Listening): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let heard = after ?? beforeLastTurn(thread())
  let cancelWait = () => {}
  let left = false
  return new ReadableStream({
    async pull(controller) {
      for (;;) {
        if (left) return
        if (signal.aborted) {
          controller.error(signal.reason)
          return
        }
        const now = clock.now()
        const current = thread()
        const all = (current?.turns ?? []).flatMap(({ startedAt }, place) =>
          current
            ? turnEvents(current, place, seed).map(({ at, event }) => ({ at: startedAt + at, event }))
            : [],
        )
        const news = all.filter(({ event }) => isAfter(event.id, heard))
        const due = news.filter(({ at }) => at <= now).map(({ event }) => event)
        const last = due.at(-1)
        if (last) {
          heard = last.id
          const { script } = current?.turns.at(-1) ?? {}
          const text = `${JSON.stringify({ events: disturbed(due, script?.broken) })}\n`
          if (script?.broken === 'cut' && due.some(({ type }) => type === 'content_delta')) {
            controller.enqueue(encoder.encode(text.slice(0, Math.floor(text.length / 2))))
            controller.error(new TypeError('The connection broke.'))
            return
          }
          controller.enqueue(encoder.encode(text))
          if (news.length === due.length) controller.close()
          return
        }
        const [next] = news
        if (!next) {
          controller.close()
          return
        }
        await new Promise<void>((resolve) => {
          const wake = clock.setTimeout(
            resolve,
            Math.min(STREAM.look, Math.max(STREAM.gather, next.at - now)),
          )
          const aborted = () => {
            wake()
            resolve()
          }
          signal.addEventListener('abort', aborted, { once: true })
          cancelWait = aborted
        })
      }
    },
    cancel() {
      left = true
      cancelWait()
    },
  })
}

/** The id before the first event of the last answer. */
const beforeLastTurn = (thread: AiThreadRecord | undefined) => `${(thread?.turns.length ?? 1) - 1}-999999`

/** What a client has to be safe against. */
function disturbed(events: readonly AiEvent[], how: Script['broken']): unknown[] {
  switch (how) {
    case 'unknown':
      return events.flatMap((event) => [
        event,
        { id: event.id, threadId: event.threadId, type: 'weather_changed', sky: 'clear' },
      ])
    case 'repeat':
      return events.flatMap((event) => [event, event])
    case 'order':
      return events.toReversed()
    case 'other_thread':
      return events.flatMap((event) =>
        event.type === 'content_delta'
          ? [{ ...event, threadId: 'thr_other', delta: 'NOT FOR YOU' }, event]
          : [event],
      )
    case 'cut':
    case undefined:
      return [...events]
  }
}
