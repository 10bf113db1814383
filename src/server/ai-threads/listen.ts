import type { AiEvent } from '#api/ai-threads'
import { isAfter } from '#domain/ai/thread-rules'
import type { Clock } from '#lib/clock'
import { SECOND } from '#lib/duration'
import { oneThread, streamFrom } from '#server/store/ai.store'
import type { Database } from '#server/store/database'
import type { Tenant } from '#server/store/tenant'

/** Tells those who listen in this process that there is more of an answer. */
export interface AnswerBoard {
  tell: (threadId: string) => void
  /** Settles at the next word, or when it is woken. */
  hear: (threadId: string) => { next: Promise<void>; wake: () => void }
}

export function answerBoard(): AnswerBoard {
  const waiting = new Map<string, Set<() => void>>()
  return {
    tell(threadId) {
      for (const wake of waiting.get(threadId) ?? []) wake()
    },
    hear(threadId) {
      const { promise: next, resolve } = Promise.withResolvers<void>()
      const all = waiting.get(threadId) ?? new Set()
      waiting.set(threadId, all)
      const wake = () => {
        all.delete(wake)
        if (all.size === 0) waiting.delete(threadId)
        resolve()
      }
      all.add(wake)
      return { next, wake }
    },
  }
}

/** Ms: how long one looks away at most, as another process may write; and a sign for those in between. */
const LISTEN = { look: 250, sign: 15 * SECOND } as const

/**
 * The events of a conversation as lines of JSON, from any process: they are read where the writer keeps them. Ends with the answer.
 * While nothing comes for long, a line without events shows that the connection is alive.
 */
export function streamOfThread(
  {
    db,
    tenant,
    clock,
    signal,
    board,
  }: { db: Database; tenant: Tenant; clock: Clock; signal: AbortSignal; board: AnswerBoard },
  { threadId, run, after }: { threadId: string; run: number; after: string },
): ReadableStream<Uint8Array<ArrayBuffer>> {
  const encoder = new TextEncoder()
  let heard = { run, seq: -1 }
  let lastSaid = clock.now()
  let wakeUp = () => {}
  const left = new AbortController()
  const lineOf = (events: readonly AiEvent[]) => {
    lastSaid = clock.now()
    return encoder.encode(`${JSON.stringify({ events })}\n`)
  }
  return new ReadableStream({
    async pull(controller) {
      while (!left.signal.aborted) {
        signal.throwIfAborted()
        // Begun before the look, so that what is written in between is not missed.
        const { next, wake } = board.hear(threadId)
        wakeUp = wake
        // oxlint-disable-next-line no-await-in-loop -- until there is something to tell
        const thread = await oneThread(db, tenant, threadId)
        // oxlint-disable-next-line no-await-in-loop -- after the state: what was said until then is in it
        const parts = await streamFrom(db, tenant, threadId, heard)
        const last = parts.at(-1)
        if (last) heard = { run: last.run, seq: last.seq }
        const events = parts.flatMap((part) => part.events).filter(({ id }) => isAfter(id, after))
        if (events.length > 0) controller.enqueue(lineOf(events))
        if (thread?.state !== 'running') {
          wake()
          controller.close()
          return
        }
        if (events.length > 0) {
          wake()
          return
        }
        if (clock.now() - lastSaid >= LISTEN.sign) {
          wake()
          controller.enqueue(lineOf([]))
          return
        }
        const cancel = clock.setTimeout(wake, LISTEN.look)
        signal.addEventListener('abort', wake, { once: true })
        // oxlint-disable-next-line no-await-in-loop -- as above
        await next
        signal.removeEventListener('abort', wake)
        cancel()
      }
    },
    cancel() {
      left.abort()
      wakeUp()
    },
  })
}
