import { ApiError, TEAPOT } from '#api/core'
import type { StreamLine, TaskEnd } from './chat-events.ts'
import { emptyAnswer, nextTurn, withNew } from './chat-history.model.ts'
import {
  NO_ANSWERS,
  type ChatProblem,
  type ChatState,
  type ChatTask,
  type Connection,
  type Task,
  type Thread,
  type ThreadState,
} from './chat-state.ts'
import { idle, idleNewChat, listening, loading, threadOf, unloaded } from './chat-transitions.ts'
import { broken, received, reconnected } from './connection.model.ts'
import { eventsOfLine, reduceGeneration, type FinishedMessage } from './generation.model.ts'
import { openCalls } from './tool-call.model.ts'

type End<Type extends TaskEnd['type']> = Extract<TaskEnd, { type: Type }>

/** Ms that a stream has to end after the request to stop was answered: a connection that died silently never does. */
export const STREAM_END = 3000

/** While the stream of an answer is open, or is to be opened again. */
type Connected = Extract<ThreadState, { connection: Connection }>

/** The state after a task has ended or the stream has brought a line. The state holds the task of the event. */
export function progressed(state: ChatState, event: TaskEnd | StreamLine): ChatState {
  if (event.type === 'created') return created(state, event)
  if (state.threadId !== undefined) return threadProgressed(state, event)
  if (event.type === 'failed' && state.doing === 'sending')
    return idleNewChat(state.sentAt, { what: 'send', error: event.error })
  return idleNewChat(state.sentAt, state.problem)
}

function created(state: ChatState, { task, threadId, title, messageId }: End<'created'>): ChatState {
  const thread = unloaded(threadId, title, state.sentAt)
  const turn = nextTurn(thread, threadId, [{ id: messageId, data: { role: 'user', content: task.text } }])
  return listening({ ...thread, ...turn })
}

function threadProgressed(
  state: ThreadState,
  event: Exclude<TaskEnd, End<'created'>> | StreamLine,
): ThreadState {
  switch (event.type) {
    case 'sent': {
      const turn = nextTurn(state, state.threadId, [askedBy(event)])
      return listening({ ...threadOf(state), ...turn, answers: NO_ANSWERS })
    }
    case 'resumed':
      return listening({ ...threadOf(state), ...nextTurn(state, state.threadId) })
    case 'loaded':
      return loaded(state, event)
    case 'older-loaded': {
      const history = withNew(event.items, state.history)
      return idle({ ...threadOf(state), history, older: event.older }, kept(state))
    }
    case 'stop-accepted':
      return stopAccepted(state, event.stopped)
    case 'line':
      return isConnected(state) ? heard(state, event.line) : state
    case 'closed':
      return isConnected(state) ? disconnected(state, undefined) : state
    case 'waited':
      return waited(state, event.task)
    case 'failed':
      return failed(state, event)
  }
}

const isConnected = (state: ThreadState): state is Connected =>
  'connection' in state && state.connection !== undefined

/** What a short task, like loading older messages, leaves as it is. */
const kept = ({ tooSoon, stopped }: ThreadState) => ({ tooSoon, stopped })

const askedBy = ({ task, messageId }: End<'sent'>): FinishedMessage => ({
  id: messageId,
  data:
    task.kind === 'send'
      ? { role: 'user', content: task.text }
      : { role: 'tool', results: [...task.results] },
})

function heard(state: Connected, line: unknown): ThreadState {
  let { generation } = state
  let ended = false
  for (const event of eventsOfLine(line)) {
    const { running } = generation
    generation = reduceGeneration(generation, event)
    ended = (ended || running) && !generation.running
  }
  const next = { ...state, title: generation.title ?? state.title, generation }
  return ended
    ? answerOver(next, state.stopped, state.problem)
    : withConnection(next, received(state.connection, generation !== state.generation))
}

const withConnection = (state: Connected, connection: Connection): ThreadState =>
  state.doing === 'stopping' ? { ...state, connection } : listening(state, connection, state.problem)

/** The answer is complete. A request to stop that is still pending decides whether it can be resumed. */
function answerOver(state: Connected, stopped: boolean, problem: ChatProblem | undefined): ThreadState {
  return state.doing === 'stopping' && state.task?.kind === 'stop'
    ? { ...state, connection: undefined, task: state.task, stopped: false }
    : idle(state, { stopped, problem })
}

function disconnected(state: Connected, error: ApiError | undefined): ThreadState {
  const connection = broken(state.connection, state.threadId, error)
  if (connection) return withConnection(state, connection)
  return idle(state, { stopped: state.stopped, problem: error && { what: 'listen', error } })
}

function waited(state: ThreadState, task: Task<'wait'>): ThreadState {
  if (isConnected(state)) {
    const { connection, threadId, generation } = state
    if (state.doing === 'stopping' && state.task === task)
      return { ...state, task: undefined, connection: { ...connection, task: { kind: 'load', threadId } } }
    return withConnection(state, reconnected(connection, threadId, generation.lastEventId))
  }
  return state.doing === 'nothing' || state.doing === 'loading-older'
    ? { ...state, tooSoon: undefined }
    : state
}

function loaded(
  state: ThreadState,
  { task: { refused }, items, older, title, threadState }: End<'loaded'>,
): ThreadState {
  const { threadId, generation, sentAt } = state
  const thread: Thread = {
    threadId,
    title,
    history: items,
    generation: emptyAnswer(threadId, generation.lastEventId),
    older,
    answers: NO_ANSWERS,
    sentAt,
  }
  const isRunning = threadState === 'running'
  const stopped = threadState === 'stopped'
  if (!isConnected(state)) {
    if (isRunning) return listening(thread)
    // Nobody else answered the calls either.
    const isOpen = refused && openCalls(items).length > 0
    return idle(thread, { stopped, problem: isOpen ? { what: 'answer', error: refused } : undefined })
  }
  if (!isRunning) return answerOver({ ...state, ...thread }, stopped, state.problem)
  // An answer is being written, but its stream brought nothing.
  const error = new ApiError(TEAPOT.code, 'No body', '', 'unexpected')
  return idle(thread, { stopped: state.stopped, problem: { what: 'listen', error } })
}

function stopAccepted(state: ThreadState, stopped: boolean): ThreadState {
  if (state.doing !== 'stopping') return state
  return state.connection === undefined
    ? idle(state, { stopped })
    : { ...state, connection: state.connection, task: { kind: 'wait', ms: STREAM_END }, stopped }
}

const whatFailed = {
  create: 'send',
  send: 'send',
  answer: 'answer',
  load: 'load',
  'load-older': 'older',
  listen: 'listen',
  stop: 'stop',
  resume: 'resume',
} as const satisfies Record<Exclude<ChatTask['kind'], 'wait'>, ChatProblem['what']>

function failed(state: ThreadState, { task, error }: End<'failed'>): ThreadState {
  if (task.kind === 'wait') return waited(state, task)
  if (task.kind === 'listen' && isConnected(state)) return disconnected(state, error)
  if (task.kind === 'stop' && isConnected(state))
    return listening(state, state.connection, { what: 'stop', error })
  // The calls may have been answered in another window: what was decided there counts.
  if (task.kind === 'answer' && (error.code === 422 || error.code === 409)) return loading(state, error)
  return idle(state, { ...kept(state), problem: { what: whatFailed[task.kind], error } })
}
