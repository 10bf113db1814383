import { aiThreadRoutes, listenToThread, type AiThread } from '#api/ai-threads'
import { ApiError, TEAPOT, toApiError, type Client } from '#api/core'
import { queryRetryDelay } from '#lib/backoff'
import type { Clock } from '#lib/clock'
import { createSignal } from '#lib/observable'
import {
  eventsOfLine,
  initialGeneration,
  reduceGeneration,
  type FinishedMessage,
  type Generation,
} from './generation.model.ts'
import { sameButLonger } from './live-text.model.ts'
import { openCalls } from './tool-call.model.ts'

/**
 * SPEC.md 9: ms between two messages, the name of the model, messages loaded of a thread. Ours: tries to go on listening, ms
 * after which hearing waits for a frame, and ms after which it waits no longer, since a page that nobody sees has none.
 */
export const CHAT = {
  throttle: 5000,
  model: 'thinking',
  loaded: 50,
  reconnects: 3,
  breath: 4,
  unseen: 100,
} as const

export interface ChatState {
  /** undefined: the first message will create one. */
  threadId: string | undefined
  /** '' while it has none. */
  title: string
  /** Finished before the answer that is heard now, oldest first. */
  history: readonly FinishedMessage[]
  generation: Generation
  doing:
    | 'nothing'
    | 'loading'
    | 'loading-older'
    | 'sending'
    | 'listening'
    | 'reconnecting'
    | 'stopping'
    | 'resuming'
  /** Where the messages before the history are; undefined when there are none. */
  older: string | undefined
  /** What is known for the calls that the browser is to answer, by their ids: it goes out when it is whole. */
  answers: ReadonlyMap<string, string>
  /** An answer was stopped, and can go on. */
  stopped: boolean
  /** A message was not sent because another one just was: for as long as that lasts. */
  tooSoon: boolean
  /** What failed last. */
  problem:
    | { what: 'load' | 'older' | 'send' | 'answer' | 'listen' | 'stop' | 'resume'; error: ApiError }
    | undefined
}

export type SendOutcome = 'sent' | 'failed' | 'too-soon' | 'refused'

/** One conversation at a time, with what is being written in it. */
export interface Chat {
  /** The same object until something else is to be drawn. */
  state: () => ChatState
  /** What was heard so far: ahead of the state by the letters of the paragraph that is being written. */
  heard: () => Generation
  subscribe: (listener: () => void) => () => void
  /** Called once a frame while a paragraph grows; the state stays the same. */
  onGrowth: (listener: () => void) => () => void
  /** The first message creates the thread (SPEC.md 4). One at a time, and one per 5 s. */
  send: (text: string) => Promise<SendOutcome>
  /** Takes what the browser found, or the reader decided, for a call of the last message. */
  answer: (callId: string, content: string) => void
  /** Loads the messages before the history. */
  loadOlder: () => Promise<void>
  stop: () => Promise<void>
  resume: () => Promise<void>
  open: (thread: Pick<AiThread, 'id' | 'title'>) => void
  /** What is being typed: the field that holds it may go and come. */
  draft: () => string
  keepDraft: (text: string) => void
  /** Does again what failed while loading, answering or listening. */
  retry: () => void
  clear: () => void
  /** Aborts whatever is under way. */
  leave: () => void
}

export interface ChatPorts {
  client: Client
  clock: Pick<Clock, 'now' | 'setTimeout'>
  workspaceId: string | undefined
  /** Calls back when there is time to draw. */
  nextFrame: (draw: () => void) => void
}

const EMPTY: ChatState = {
  threadId: undefined,
  title: '',
  history: [],
  generation: initialGeneration,
  older: undefined,
  answers: new Map(),
  doing: 'nothing',
  stopped: false,
  tooSoon: false,
  problem: undefined,
}

export function createChat({ client, clock, workspaceId, nextFrame }: ChatPorts): Chat {
  let state = EMPTY
  let heard = initialGeneration
  let drawing = false
  let sentAt: number | undefined
  let forget = () => {}
  let draft = ''
  let leaving = new AbortController()
  const changed = createSignal()
  const grown = createSignal()

  const set = (change: Partial<ChatState>) => {
    state = { ...state, title: heard.title ?? state.title, ...change, generation: heard }
    changed.emit()
  }
  const draw = () => {
    drawing = false
    if (sameButLonger(state.generation, heard)) grown.emit()
    else set({})
  }
  const hear = (line: unknown) => {
    let ended = false
    for (const event of eventsOfLine(line)) {
      const { running } = heard
      heard = reduceGeneration(heard, event)
      ended = (ended || running) && !heard.running
    }
    if (!drawing) {
      drawing = true
      nextFrame(draw)
    }
    return ended
  }
  const abort = () => {
    forget()
    leaving.abort()
    leaving = new AbortController()
  }
  const pause = (ms: number, signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      const end = () => {
        wake()
        signal.removeEventListener('abort', end)
        resolve()
      }
      const wake = clock.setTimeout(end, ms)
      signal.addEventListener('abort', end)
    })

  /** What was heard becomes history, and another answer is to be heard. */
  const turn = (threadId: string, ...asked: FinishedMessage[]) => {
    const over = reduceGeneration(heard, { type: 'process_ended' })
    heard = { ...initialGeneration, threadId, lastEventId: over.lastEventId }
    return [...withNew(state.history, over.messages), ...asked]
  }

  /** Takes the conversation from its messages; true when an answer is being written in it. */
  const load = async (threadId: string): Promise<boolean> => {
    const { signal } = leaving
    const options = { workspaceId, signal }
    const params = { threadId }
    try {
      const [{ items, nextCursor }, { title, state: is }] = await Promise.all([
        client.call(aiThreadRoutes.messages, { params, query: { limit: CHAT.loaded } }, options),
        client.call(aiThreadRoutes.one, { params }, options),
      ])
      if (signal.aborted) return false
      heard = { ...initialGeneration, threadId, lastEventId: heard.lastEventId }
      const loaded = {
        history: items,
        older: nextCursor ?? undefined,
        answers: EMPTY.answers,
        title,
        stopped: is === 'stopped',
      }
      set(is === 'running' ? loaded : { ...loaded, doing: 'nothing' })
      return is === 'running'
    } catch (error) {
      if (!signal.aborted) set({ doing: 'nothing', problem: { what: 'load', error: toApiError(error) } })
      return false
    }
  }

  const loadAndListen = async (threadId: string) => {
    set({ doing: 'loading', problem: undefined })
    if (await load(threadId)) await listen(threadId)
  }

  const listen = async (threadId: string) => {
    const { signal } = leaving
    set({ doing: 'listening', problem: undefined, stopped: false })
    for (let failures = 0; ;) {
      const before = heard
      let breathed = clock.now()
      let failure: ApiError | undefined
      try {
        const options = { after: heard.lastEventId, workspaceId, signal }
        for await (const line of listenToThread(client, threadId, options)) {
          if (signal.aborted) return
          const ended = hear(line)
          // Leaving the loop ends the stream (SPEC.md 4, process_ended).
          if (ended) {
            set({ doing: 'nothing' })
            return
          }
          if (state.doing === 'reconnecting') set({ doing: 'listening' })
          // However much comes at once, keys and frames come in between, and no frame has more to draw than one breath.
          if (clock.now() - breathed > CHAT.breath) {
            await Promise.race([new Promise<void>(nextFrame), pause(CHAT.unseen, signal)])
            await pause(0, signal)
            breathed = clock.now()
          }
        }
      } catch (error) {
        failure = toApiError(error)
      }
      if (signal.aborted) return
      if (heard !== before) failures = 0
      else if (!failure) {
        // What nobody writes any more is in the messages. What is being written should have said something.
        if (!(await load(threadId))) return
        failure = new ApiError(TEAPOT.code, 'No body', '', 'unexpected')
      }
      if (failure && (failures === CHAT.reconnects || !mayPass(failure))) {
        set({ doing: 'nothing', problem: { what: 'listen', error: failure } })
        return
      }
      if (state.doing === 'listening') set({ doing: 'reconnecting' })
      await pause(queryRetryDelay(failures), signal)
      if (signal.aborted) return
      failures += 1
    }
  }

  const sendAnswers = async () => {
    const { threadId, answers } = state
    const calls = openCalls(messagesOf(state))
    const { signal } = leaving
    if (threadId === undefined || calls.length === 0 || state.doing !== 'nothing') return
    const results = calls.map(({ id, function: { name } }) => ({
      toolCallId: id,
      toolName: name,
      content: answers.get(id) ?? '',
    }))
    set({ doing: 'sending', problem: undefined })
    try {
      const input = { params: { threadId }, body: { results } }
      const options = { workspaceId, signal }
      const { messageId } = await client.call(aiThreadRoutes.sendToolResults, input, options)
      if (signal.aborted) return
      const history = turn(threadId, { id: messageId, data: { role: 'tool', results } })
      set({ history, answers: EMPTY.answers })
      void listen(threadId)
    } catch (error) {
      if (!signal.aborted) set({ doing: 'nothing', problem: { what: 'answer', error: toApiError(error) } })
    }
  }

  return {
    state: () => state,
    heard: () => heard,
    subscribe: changed.subscribe,
    onGrowth: grown.subscribe,
    async send(text) {
      if (text.trim() === '' || state.doing !== 'nothing') return 'refused'
      const now = clock.now()
      const rest = sentAt === undefined ? 0 : sentAt + CHAT.throttle - now
      if (rest > 0) {
        forget()
        set({ tooSoon: true })
        forget = clock.setTimeout(() => set({ tooSoon: false }), rest)
        return 'too-soon'
      }
      sentAt = now
      const { signal } = leaving
      const options = { workspaceId, signal }
      const { model } = CHAT
      forget()
      set({ doing: 'sending', tooSoon: false, problem: undefined })
      try {
        let { threadId, title } = state
        let messageId: string
        if (threadId === undefined) {
          const answer = await client.call(aiThreadRoutes.create, { body: { model, message: text } }, options)
          ;({ id: threadId, title } = answer.thread)
          messageId = answer.messageId
        } else {
          const input = { params: { threadId }, body: { model, content: text } }
          ;({ messageId } = await client.call(aiThreadRoutes.send, input, options))
        }
        if (signal.aborted) return 'refused'
        const history = turn(threadId, { id: messageId, data: { role: 'user', content: text } })
        set({ threadId, title, history, answers: EMPTY.answers })
        void listen(threadId)
        return 'sent'
      } catch (error) {
        if (signal.aborted) return 'refused'
        set({ doing: 'nothing', problem: { what: 'send', error: toApiError(error) } })
        return 'failed'
      }
    },
    answer(callId, content) {
      const calls = openCalls(messagesOf(state))
      if (state.doing !== 'nothing' || state.answers.has(callId) || calls.every(({ id }) => id !== callId))
        return
      const answers = new Map(state.answers).set(callId, content)
      set({ answers })
      if (calls.every(({ id }) => answers.has(id))) void sendAnswers()
    },
    async loadOlder() {
      const { threadId, older, doing } = state
      const { signal } = leaving
      if (threadId === undefined || older === undefined || doing !== 'nothing') return
      set({ doing: 'loading-older', problem: undefined })
      try {
        const { items, nextCursor } = await client.call(
          aiThreadRoutes.messages,
          { params: { threadId }, query: { limit: CHAT.loaded, cursor: older } },
          { workspaceId, signal },
        )
        if (signal.aborted) return
        set({ history: withNew(items, state.history), older: nextCursor ?? undefined, doing: 'nothing' })
      } catch (error) {
        if (signal.aborted) return
        set({ doing: 'nothing', problem: { what: 'older', error: toApiError(error) } })
      }
    },
    async stop() {
      const { threadId, doing } = state
      const { signal } = leaving
      if (threadId === undefined || (doing !== 'listening' && doing !== 'reconnecting')) return
      set({ doing: 'stopping', problem: undefined })
      try {
        const thread = await client.call(
          aiThreadRoutes.stop,
          { params: { threadId } },
          { workspaceId, signal },
        )
        if (!signal.aborted) set({ stopped: thread.state === 'stopped' })
      } catch (error) {
        if (signal.aborted) return
        const goesOn = state.doing === 'stopping' ? 'listening' : state.doing
        set({ doing: goesOn, problem: { what: 'stop', error: toApiError(error) } })
      }
    },
    async resume() {
      const { threadId, doing } = state
      const { signal } = leaving
      if (threadId === undefined || doing !== 'nothing') return
      set({ doing: 'resuming', problem: undefined })
      try {
        await client.call(aiThreadRoutes.resume, { params: { threadId } }, { workspaceId, signal })
        if (signal.aborted) return
        set({ history: turn(threadId) })
        void listen(threadId)
      } catch (error) {
        if (signal.aborted) return
        set({ doing: 'nothing', problem: { what: 'resume', error: toApiError(error) } })
      }
    },
    open({ id, title }) {
      abort()
      heard = { ...initialGeneration, threadId: id }
      state = { ...EMPTY, threadId: id, title }
      void loadAndListen(id)
    },
    retry() {
      const { threadId, problem } = state
      if (threadId === undefined || state.doing !== 'nothing') return
      if (problem?.what === 'load') void loadAndListen(threadId)
      if (problem?.what === 'older') void this.loadOlder()
      // Somebody may have answered elsewhere meanwhile.
      if (problem?.what === 'answer')
        void (problem.error.code === 422 || problem.error.code === 409
          ? loadAndListen(threadId)
          : sendAnswers())
      if (problem?.what === 'listen') void listen(threadId)
    },
    draft: () => draft,
    keepDraft: (text) => (draft = text),
    clear() {
      abort()
      heard = initialGeneration
      set(EMPTY)
    },
    leave: abort,
  }
}

/** All that is finished, oldest first. */
export const messagesOf = ({ history, generation }: Pick<ChatState, 'history' | 'generation'>) =>
  withNew(history, generation.messages)

/** A message that was loaded may be told by the stream once more. */
export function withNew(
  known: readonly FinishedMessage[],
  more: readonly FinishedMessage[],
): readonly FinishedMessage[] {
  const news = more.filter(({ id }) => known.every((one) => one.id !== id))
  return news.length === 0 ? known : [...known, ...news]
}

/** Whether going on listening can help: the line broke, or the backend had a bad moment. */
const mayPass = (error: ApiError): boolean =>
  error.isUnanswered || error.cause instanceof SyntaxError || (error.kind === 'answer' && error.code >= 500)
