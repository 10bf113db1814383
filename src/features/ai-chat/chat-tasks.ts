import { aiThreadRoutes, listenToThread } from '#api/ai-threads'
import { toApiError, type Client } from '#api/core'
import type { Clock } from '#lib/clock'
import type { StreamLine, TaskEnd } from './chat-events.ts'
import type { ChatTask, Task } from './chat-state.ts'

/** The name of the model, and messages of a thread that are loaded at once (AST-4, AST-6). */
const MODEL = 'thinking'
const LOADED = 50

/** Ms after which reading a stream yields to a frame, and the longest wait for one: a hidden page draws none. */
const YIELD = { after: 4, longest: 100 } as const

export interface ChatPorts {
  client: Client
  clock: Pick<Clock, 'now' | 'setTimeout'>
  workspaceId: string | undefined
  /** Calls back when there is time to draw. */
  nextFrame: (draw: () => void) => void
  /** Keeps what is typed beyond this conversation. @default nothing does */
  typed?: KeptTyping | undefined
}

/** Where what is typed and not sent outlives a reload. */
export interface KeptTyping {
  read: () => string
  keep: (text: string) => void
}

/** Does a task until it ends or `signal` aborts it. Never rejects; `onLine` is called for each line of a stream. */
export async function perform(
  task: ChatTask,
  ports: ChatPorts,
  signal: AbortSignal,
  onLine: (line: StreamLine) => void,
): Promise<TaskEnd> {
  try {
    return await (task.kind === 'listen' ? listen(task, ports, signal, onLine) : request(task, ports, signal))
  } catch (error) {
    return { type: 'failed', task, error: toApiError(error) }
  }
}

async function request(
  task: Exclude<ChatTask, Task<'listen'>>,
  { client, clock, workspaceId }: ChatPorts,
  signal: AbortSignal,
): Promise<TaskEnd> {
  const options = { workspaceId, signal }
  switch (task.kind) {
    case 'create': {
      const body = { model: MODEL, message: task.text } as const
      const { thread, messageId } = await client.call(aiThreadRoutes.create, { body }, options)
      return { type: 'created', task, threadId: thread.id, title: thread.title, messageId }
    }
    case 'send': {
      const input = { params: paramsOf(task), body: { model: MODEL, content: task.text } } as const
      const { messageId } = await client.call(aiThreadRoutes.send, input, options)
      return { type: 'sent', task, messageId }
    }
    case 'answer': {
      const input = { params: paramsOf(task), body: { results: [...task.results] } }
      const { messageId } = await client.call(aiThreadRoutes.sendToolResults, input, options)
      return { type: 'sent', task, messageId }
    }
    case 'load': {
      const params = paramsOf(task)
      const [{ items, nextCursor }, { title, state }] = await Promise.all([
        client.call(aiThreadRoutes.messages, { params, query: { limit: LOADED } }, options),
        client.call(aiThreadRoutes.one, { params }, options),
      ])
      return { type: 'loaded', task, items, older: nextCursor ?? undefined, title, threadState: state }
    }
    case 'load-older': {
      const input = { params: paramsOf(task), query: { limit: LOADED, cursor: task.cursor } }
      const { items, nextCursor } = await client.call(aiThreadRoutes.messages, input, options)
      return { type: 'older-loaded', task, items, older: nextCursor ?? undefined }
    }
    case 'stop': {
      const { state } = await client.call(aiThreadRoutes.stop, { params: paramsOf(task) }, options)
      return { type: 'stop-accepted', task, stopped: state === 'stopped' }
    }
    case 'resume':
      await client.call(aiThreadRoutes.resume, { params: paramsOf(task) }, options)
      return { type: 'resumed', task }
    case 'wait':
      await pause(clock, task.ms, signal)
      return { type: 'waited', task }
  }
}

const paramsOf = ({ threadId }: { threadId: string }) => ({ threadId })

/** Reads the stream until it ends. Yields in between, so that input and frames get their turn however much arrives. */
async function listen(
  task: Task<'listen'>,
  { client, clock, workspaceId, nextFrame }: ChatPorts,
  signal: AbortSignal,
  onLine: (line: StreamLine) => void,
): Promise<TaskEnd> {
  const options = { after: task.after, workspaceId, signal }
  let yieldedAt = clock.now()
  for await (const line of listenToThread(client, task.threadId, options)) {
    if (!signal.aborted) onLine({ type: 'line', task, line })
    // The line may have ended the answer; leaving the loop ends the stream.
    if (signal.aborted) break
    if (clock.now() - yieldedAt > YIELD.after) {
      await Promise.race([new Promise<void>(nextFrame), pause(clock, YIELD.longest, signal)])
      await pause(clock, 0, signal)
      yieldedAt = clock.now()
    }
  }
  return { type: 'closed', task }
}

/** Resolves after `ms`, or at once when aborted. */
const pause = (clock: Pick<Clock, 'setTimeout'>, ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) return resolve()
    const end = () => {
      cancel()
      signal.removeEventListener('abort', end)
      resolve()
    }
    const cancel = clock.setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
