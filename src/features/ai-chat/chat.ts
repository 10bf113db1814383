import type { AiThread } from '#api/ai-threads'
import { createSignal } from '#lib/observable'
import type { ChatEvent, TaskEnd } from './chat-events.ts'
import { initialChat, tasksOf, type ChatState, type ChatTask } from './chat-state.ts'
import { perform, type ChatPorts } from './chat-tasks.ts'
import { chatReducer } from './chat.model.ts'
import type { Generation } from './generation.model.ts'
import { sameButLonger } from './live-text.model.ts'

export type SendOutcome = 'sent' | 'failed' | 'too-soon' | 'refused'

/** One conversation at a time, with what is being written in it. */
export interface Chat {
  /** The same object until something else is to be drawn. */
  state: () => ChatState
  /** What was received so far: ahead of the state by the letters of the paragraph that is being written. */
  heard: () => Generation
  subscribe: (listener: () => void) => () => void
  /** Called once a frame while a paragraph grows; the state stays the same. */
  onGrowth: (listener: () => void) => () => void
  /** The first message creates the thread (AST-6). One at a time, and one per 5 s. */
  send: (text: string) => Promise<SendOutcome>
  /** Takes what the browser found, or the reader decided, for a call of the last message. */
  answer: (callId: string, content: string) => void
  /** Loads the messages before the history. */
  loadOlder: () => Promise<void>
  stop: () => Promise<void>
  resume: () => Promise<void>
  open: (thread: Pick<AiThread, 'id' | 'title'>) => void
  /** The text of the composer, which may unmount and mount again. */
  draft: () => string
  keepDraft: (text: string) => void
  /** Repeats what failed while loading, answering or listening. */
  retry: () => void
  clear: () => void
  /** Aborts whatever is under way. */
  leave: () => void
}

interface RunningTask {
  abort: () => void
  /** How the task ended; undefined if it was aborted. */
  end: Promise<TaskEnd | undefined>
}

/** Runs the tasks that each state of a conversation requires, and feeds what they bring to the reducer. */
export function createChat(ports: ChatPorts): Chat {
  let state = initialChat
  // Lags behind the state by what a paragraph has grown.
  let drawn = state
  let drawRequested = false
  let draft = ports.typed?.read() ?? ''
  const running = new Map<ChatTask, RunningTask>()
  const changed = createSignal()
  const grown = createSignal()

  const publish = () => {
    drawn = state
    changed.emit()
  }
  const draw = () => {
    drawRequested = false
    if (sameButLonger(drawn.generation, state.generation)) grown.emit()
    else publish()
  }
  const start = (task: ChatTask): RunningTask => {
    const controller = new AbortController()
    const { signal } = controller
    const run = async () => {
      const end = await perform(task, ports, signal, dispatch)
      if (signal.aborted) return undefined
      dispatch(end)
      return end
    }
    return { abort: () => controller.abort(), end: run() }
  }
  const runTasks = () => {
    const tasks = tasksOf(state)
    for (const [task, { abort }] of running) {
      if (tasks.includes(task)) continue
      running.delete(task)
      abort()
    }
    for (const task of tasks) if (!running.has(task)) running.set(task, start(task))
  }
  const dispatch = (event: ChatEvent) => {
    const before = state
    state = chatReducer(state, event)
    if (state === before) return
    runTasks()
    if (event.type !== 'line' || state.doing !== before.doing) publish()
    else if (!drawRequested) {
      drawRequested = true
      ports.nextFrame(draw)
    }
  }
  /** Resolves when the task that the event starts has ended; undefined if it starts none or the task was aborted. */
  const dispatchAndWait = async (event: ChatEvent) => {
    const before = new Set(running.keys())
    dispatch(event)
    const task = tasksOf(state).find((one) => !before.has(one))
    return task && running.get(task)?.end
  }

  return {
    state: () => drawn,
    heard: () => state.generation,
    subscribe: changed.subscribe,
    onGrowth: grown.subscribe,
    async send(text) {
      const before = state
      const ended = dispatchAndWait({ type: 'send', text, now: ports.clock.now() })
      if (state === before) return 'refused'
      if (state.doing !== 'sending') return 'too-soon'
      const end = await ended
      if (!end) return 'refused'
      return end.type === 'failed' ? 'failed' : 'sent'
    },
    answer: (callId, content) => dispatch({ type: 'answer', callId, content }),
    async loadOlder() {
      await dispatchAndWait({ type: 'load-older' })
    },
    async stop() {
      await dispatchAndWait({ type: 'stop' })
    },
    async resume() {
      await dispatchAndWait({ type: 'resume' })
    },
    open: ({ id, title }) => dispatch({ type: 'open', threadId: id, title }),
    retry: () => dispatch({ type: 'retry' }),
    draft: () => draft,
    keepDraft(text) {
      draft = text
      ports.typed?.keep(text)
    },
    clear: () => dispatch({ type: 'clear' }),
    leave: () => dispatch({ type: 'leave' }),
  }
}
