import { describe, expect, test } from 'vitest'
import { ApiError } from '#api/core'
import { eventsOf } from '#mocks/ai/ai-script'
import { scripts } from '#mocks/ai/ai-scripts.data'
import type { ChatEvent } from './chat-events.ts'
import { messagesOf } from './chat-history.model.ts'
import { initialChat, tasksOf, type ChatState, type ChatTask } from './chat-state.ts'
import { chatReducer, THROTTLE } from './chat.model.ts'
import { RECONNECTS } from './connection.model.ts'

const offline = new ApiError(0, 'offline', '', 'network')
const refused = new ApiError(404, 'gone')

const after = (...events: readonly ChatEvent[]) => events.reduce(chatReducer, initialChat)

/** The running task of that kind, or a failure of the test. */
function taskOf<Kind extends ChatTask['kind']>(state: ChatState, kind: Kind) {
  const task = tasksOf(state).find((one): one is Extract<ChatTask, { kind: Kind }> => one.kind === kind)
  if (!task) throw new Error(`${state.doing} has no task ${kind}`)
  return task
}

const send = (now = 0, text = 'Hello'): ChatEvent => ({ type: 'send', text, now })
const eventsOfScript = (name: string) => {
  const script = scripts[name]?.(0)
  return script ? eventsOf(script, { threadId: 'thr_1', run: 1, seed: 1 }).map(({ event }) => event) : []
}
const line = (state: ChatState, events: readonly unknown[]): ChatEvent => ({
  type: 'line',
  task: taskOf(state, 'listen'),
  line: { events },
})
const created = (state: ChatState): ChatEvent => ({
  type: 'created',
  task: taskOf(state, 'create'),
  threadId: 'thr_1',
  title: '',
  messageId: 'msg_1',
})
const step = (state: ChatState, ...events: readonly ((state: ChatState) => ChatEvent)[]) =>
  events.reduce((now, event) => chatReducer(now, event(now)), state)

const listening = step(initialChat, () => send(), created)
const stopping = chatReducer(listening, { type: 'stop' })
const ended = (state: ChatState) => line(state, eventsOfScript('plain'))
const stopAccepted = (state: ChatState): ChatEvent => ({
  type: 'stop-accepted',
  task: taskOf(state, 'stop'),
  stopped: true,
})

describe('a message', () => {
  test('creates the thread, and its answer is listened to', () => {
    expect(after(send())).toMatchObject({ doing: 'sending', threadId: undefined, sentAt: 0 })
    expect(listening).toMatchObject({ doing: 'listening', threadId: 'thr_1' })
    expect(listening.history).toEqual([{ id: 'msg_1', data: { role: 'user', content: 'Hello' } }])
    const answered = step(listening, ended)
    expect(answered).toMatchObject({ doing: 'nothing', title: 'Verified senders', stopped: false })
    expect(messagesOf(answered).map(({ data }) => data.role)).toEqual(['user', 'assistant'])
  })

  test('is too soon until the interval has passed, in another conversation too', () => {
    const cleared = chatReducer(listening, { type: 'clear' })
    const early = chatReducer(cleared, send(THROTTLE - 1))
    expect(early).toMatchObject({ doing: 'nothing', tooSoon: { kind: 'wait', ms: 1 } })
    const waited = step(early, (state) => ({ type: 'waited', task: taskOf(state, 'wait') }))
    expect(waited.tooSoon).toBeUndefined()
    expect(chatReducer(early, send(THROTTLE))).toMatchObject({ doing: 'sending', tooSoon: undefined })
  })

  test('is not held back by a clock that was set back', () => {
    expect(chatReducer(step(listening, ended), send(-3_600_000)).doing).toBe('sending')
  })
})

describe('an answer that is stopped', () => {
  test('is over when its stream has ended and the request is answered, in either order', () => {
    const confirmed = step(stopping, stopAccepted)
    expect(confirmed).toMatchObject({ doing: 'stopping', stopped: true })
    expect(step(confirmed, ended)).toMatchObject({ doing: 'nothing', stopped: true })
    const over = step(stopping, ended)
    expect(over).toMatchObject({ doing: 'stopping', connection: undefined })
    expect(step(over, stopAccepted)).toMatchObject({ doing: 'nothing', stopped: true })
  })

  test.each(['send', 'resume'] as const)('can still be resumed when %s fails', (kind) => {
    const stopped = step(stopping, stopAccepted, ended)
    const pending = chatReducer(stopped, kind === 'send' ? send(THROTTLE) : { type: 'resume' })
    const failed = step(pending, (state) => ({ type: 'failed', task: taskOf(state, kind), error: offline }))
    expect(failed).toMatchObject({ doing: 'nothing', stopped: true, problem: { what: kind } })
    expect(chatReducer(failed, { type: 'resume' }).doing).toBe('resuming')
  })

  test('goes on when the request fails, or has ended by itself', () => {
    const fails = (state: ChatState): ChatEvent => ({
      type: 'failed',
      task: taskOf(state, 'stop'),
      error: offline,
    })
    expect(step(stopping, fails)).toMatchObject({ doing: 'listening', problem: { what: 'stop' } })
    expect(step(stopping, ended, fails)).toMatchObject({ doing: 'nothing', problem: { what: 'stop' } })
  })
})

describe('a connection', () => {
  const breaks =
    (error: ApiError) =>
    (state: ChatState): ChatEvent => ({ type: 'failed', task: taskOf(state, 'listen'), error })
  const waits = (state: ChatState): ChatEvent => ({ type: 'waited', task: taskOf(state, 'wait') })

  test('that breaks is tried again with growing pauses, then given up', () => {
    let state = listening
    const pauses: number[] = []
    for (let attempt = 0; attempt < RECONNECTS; attempt += 1) {
      state = step(state, breaks(offline))
      expect(state.doing).toBe('reconnecting')
      pauses.push(taskOf(state, 'wait').ms)
      state = step(state, waits)
    }
    expect(pauses).toEqual([1000, 2000, 4000])
    const given = step(state, breaks(offline))
    expect(given).toMatchObject({ doing: 'nothing', problem: { what: 'listen' } })
    expect(chatReducer(given, { type: 'retry' })).toMatchObject({ doing: 'listening', problem: undefined })
  })

  test('that brings news begins to count anew, from where it broke', () => {
    const [first] = eventsOfScript('plain')
    const state = step(listening, breaks(offline), waits, (now) => line(now, [first]))
    expect(state.doing).toBe('listening')
    const again = step(state, breaks(offline))
    expect(taskOf(again, 'wait').ms).toBe(1000)
    expect(taskOf(step(again, waits), 'listen').after).toBe(first?.id)
  })

  test('that is refused is not tried again', () => {
    expect(step(listening, breaks(refused))).toMatchObject({ doing: 'nothing', problem: { what: 'listen' } })
  })

  test('without a word has the thread loaded', () => {
    const silent = step(listening, (state) => ({ type: 'closed', task: taskOf(state, 'listen') }))
    expect(silent.doing).toBe('listening')
    const loaded = (threadState: 'idle' | 'running' | 'stopped') =>
      step(silent, (state) => ({
        type: 'loaded',
        task: taskOf(state, 'load'),
        items: [],
        older: undefined,
        title: 'Title',
        threadState,
      }))
    expect(loaded('idle')).toMatchObject({ doing: 'nothing', problem: undefined, title: 'Title' })
    expect(loaded('stopped')).toMatchObject({ doing: 'nothing', stopped: true })
    expect(loaded('running')).toMatchObject({ problem: { what: 'listen', error: { message: 'No body' } } })
  })
})

test('leaving ends every task and keeps what is known', () => {
  const left = chatReducer(listening, { type: 'leave' })
  expect(left).toMatchObject({ doing: 'nothing', threadId: 'thr_1', history: listening.history })
  expect(tasksOf(left)).toEqual([])
})

describe('older messages that are loaded while the browser answers a call', () => {
  const call = (id: string) => ({
    id,
    type: 'function' as const,
    function: { name: 'count_contacts', arguments: '{}' },
    forward: true,
  })
  const asked = {
    id: 'msg_9',
    data: {
      role: 'assistant' as const,
      reasoning: '',
      content: '',
      toolCalls: [call('call_1'), call('call_2')],
    },
  }
  const opened = step(after({ type: 'open', threadId: 'thr_1', title: '' }), (state) => ({
    type: 'loaded',
    task: taskOf(state, 'load'),
    items: [asked],
    older: 'cursor',
    title: '',
    threadState: 'idle',
  }))
  const answers: readonly ChatEvent[] = ['call_1', 'call_2'].map((callId) => ({
    type: 'answer',
    callId,
    content: '12',
  }))
  const answered = answers.reduce(chatReducer, chatReducer(opened, { type: 'load-older' }))

  test('keep its answer, which is sent once they are there', () => {
    expect(answered.doing).toBe('loading-older')
    const loaded = step(answered, (state) => ({
      type: 'older-loaded',
      task: taskOf(state, 'load-older'),
      items: [],
      older: undefined,
    }))
    expect(loaded).toMatchObject({
      doing: 'sending',
      task: { kind: 'answer', results: [{ toolCallId: 'call_1' }, { toolCallId: 'call_2' }] },
    })
  })

  test('keep it where they can’t be loaded', () => {
    const failed = step(answered, (state) => ({
      type: 'failed',
      task: taskOf(state, 'load-older'),
      error: offline,
    }))
    expect(taskOf(failed, 'answer').results).toHaveLength(2)
  })
})
