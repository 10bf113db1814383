import type { ChatEvent } from './chat-events.ts'
import { messagesOf } from './chat-history.model.ts'
import { newChat, tasksOf, type ChatState, type Idle, type Thread, type ThreadState } from './chat-state.ts'
import { progressed } from './chat-progress.model.ts'
import { idle, listening, loading, threadOf, unloaded } from './chat-transitions.ts'
import { openCalls } from './tool-call.model.ts'

/** Ms between two messages (AST-7). */
export const THROTTLE = 5000

/**
 * The state after an event. Total: an event that the state has no use for, or that comes from a task the state no longer
 * holds, leaves the very same state.
 */
export function chatReducer(state: ChatState, event: ChatEvent): ChatState {
  switch (event.type) {
    case 'send':
      return send(state, event.text, event.now)
    case 'answer':
      return answer(state, event.callId, event.content)
    case 'open':
      return loading(unloaded(event.threadId, event.title, state.sentAt))
    case 'load-older':
      return loadOlder(state)
    case 'stop':
      return stop(state)
    case 'resume':
      return resume(state)
    case 'retry':
      return retry(state)
    case 'clear':
      return newChat(state.sentAt)
    case 'leave':
      return leave(state)
    case 'failed':
    case 'created':
    case 'sent':
    case 'loaded':
    case 'older-loaded':
    case 'stop-accepted':
    case 'resumed':
    case 'closed':
    case 'waited':
    case 'line':
      return tasksOf(state).includes(event.task) ? withAnswersSent(state, progressed(state, event)) : state
  }
}

/** Sends the answers of the browser's tools that came while older messages were loaded. */
const withAnswersSent = ({ doing }: ChatState, next: ChatState): ChatState =>
  doing === 'loading-older' && next.threadId !== undefined && next.doing === 'nothing' && isAnswered(next)
    ? sendAnswers(next)
    : next

const isAnswered = (state: Thread): boolean => {
  const calls = openCalls(messagesOf(state))
  return calls.length > 0 && calls.every(({ id }) => state.answers.has(id))
}

function send(state: ChatState, text: string, now: number): ChatState {
  if (state.doing !== 'nothing' || text.trim() === '') return state
  const elapsed = state.sentAt === undefined ? THROTTLE : now - state.sentAt
  // A clock that was set back must not lock the composer.
  if (elapsed >= 0 && elapsed < THROTTLE)
    return { ...state, tooSoon: { kind: 'wait', ms: THROTTLE - elapsed } }
  const sending = { doing: 'sending', problem: undefined, tooSoon: undefined } as const
  if (state.threadId === undefined) return { ...newChat(now), ...sending, task: { kind: 'create', text } }
  const { threadId, stopped } = state
  return { ...threadOf(state), sentAt: now, ...sending, stopped, task: { kind: 'send', threadId, text } }
}

function answer(state: ChatState, callId: string, content: string): ChatState {
  if (state.threadId === undefined || state.answers.has(callId)) return state
  if (state.doing !== 'nothing' && state.doing !== 'loading-older') return state
  const calls = openCalls(messagesOf(state))
  if (calls.every(({ id }) => id !== callId)) return state
  const answers = new Map(state.answers).set(callId, content)
  const next = { ...state, answers }
  return next.doing === 'nothing' && isAnswered(next) ? sendAnswers(next) : next
}

function sendAnswers(state: Thread & Idle): ThreadState {
  const { threadId, stopped, answers } = state
  const results = openCalls(messagesOf(state)).map(({ id, function: { name } }) => ({
    toolCallId: id,
    toolName: name,
    content: answers.get(id) ?? '',
  }))
  if (results.length === 0) return state
  return {
    ...threadOf(state),
    doing: 'sending',
    problem: undefined,
    tooSoon: undefined,
    stopped,
    task: { kind: 'answer', threadId, results },
  }
}

function loadOlder(state: ChatState): ChatState {
  if (state.threadId === undefined || state.doing !== 'nothing' || state.older === undefined) return state
  const { threadId, older, tooSoon, stopped } = state
  return {
    ...threadOf(state),
    doing: 'loading-older',
    problem: undefined,
    tooSoon,
    stopped,
    task: { kind: 'load-older', threadId, cursor: older },
  }
}

function stop(state: ChatState): ChatState {
  if (state.doing !== 'listening' && state.doing !== 'reconnecting') return state
  const { threadId, connection } = state
  return {
    ...threadOf(state),
    doing: 'stopping',
    problem: undefined,
    tooSoon: undefined,
    stopped: false,
    connection,
    task: { kind: 'stop', threadId },
  }
}

function resume(state: ChatState): ChatState {
  if (state.threadId === undefined || state.doing !== 'nothing' || !state.stopped) return state
  return {
    ...threadOf(state),
    doing: 'resuming',
    problem: undefined,
    tooSoon: undefined,
    stopped: true,
    task: { kind: 'resume', threadId: state.threadId },
  }
}

function retry(state: ChatState): ChatState {
  if (state.threadId === undefined || state.doing !== 'nothing' || !state.problem) return state
  const { what, error } = state.problem
  switch (what) {
    case 'load':
      return loading(state)
    case 'older':
      return loadOlder(state)
    case 'answer':
      // Answers that were refused are not sent again unread.
      return error.code === 422 || error.code === 409 ? loading(state) : sendAnswers(state)
    case 'listen':
      return listening(state)
    // These actions have buttons of their own.
    case 'send':
    case 'stop':
    case 'resume':
      return state
  }
}

function leave(state: ChatState): ChatState {
  if (tasksOf(state).length === 0) return state
  return state.threadId === undefined ? newChat(state.sentAt) : idle(state, { stopped: state.stopped })
}
