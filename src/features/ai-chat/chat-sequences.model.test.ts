import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ApiError } from '#api/core'
import { eventsOf } from '#mocks/ai/ai-script'
import { scripts } from '#mocks/ai/ai-scripts.data'
import type { ChatAction, ChatEvent } from './chat-events.ts'
import { initialChat, tasksOf, type ChatState, type ChatTask } from './chat-state.ts'
import { chatReducer } from './chat.model.ts'
import { isBroken } from './connection.model.ts'
import type { FinishedMessage } from './generation.model.ts'

const offline = new ApiError(0, 'offline', '', 'network')
const eventsOfScript = (name: string) => {
  const script = scripts[name]?.(0)
  return script ? eventsOf(script, { threadId: 'thr_1', run: 1, seed: 1 }).map(({ event }) => event) : []
}

/** One step of a run: what somebody does, or how one of the tasks that have ever been started goes on. */
type Move =
  | { action: ChatAction }
  | {
      nth: number
      stale: boolean
      how: 'ends' | 'fails' | 'line'
      items: FinishedMessage[]
      text: string
      line: unknown
      error: ApiError
      is: 'idle' | 'running' | 'stopped'
    }

const text = fc.oneof(fc.constantFrom('', ' ', 'thr_1', 'msg_1', 'call_1', '__proto__'), fc.string())
const action: fc.Arbitrary<ChatAction> = fc.oneof(
  fc.record({
    type: fc.constant('send' as const),
    text,
    now: fc.oneof(fc.nat(100_000), fc.constantFrom(Number.NaN, -1, Infinity)),
  }),
  fc.record({ type: fc.constant('answer' as const), callId: text, content: text }),
  fc.record({ type: fc.constant('open' as const), threadId: text, title: text }),
  fc.constantFrom<ChatAction>(
    ...(['load-older', 'stop', 'resume', 'retry', 'clear', 'leave'] as const).map((type) => ({ type })),
  ),
)
const scripted = ['plain', 'reasoning', 'tools', 'client_tools'].flatMap(eventsOfScript)
const streamLine = fc.oneof(
  fc.record({ events: fc.array(fc.constantFrom(...scripted), { maxLength: 8 }) }),
  fc.constantFrom({ events: eventsOfScript('client_tools') }, { events: eventsOfScript('plain') }),
  fc.anything(),
)
const forwarded = ['call_1', 'call_2'].map((id) => ({
  id,
  type: 'function' as const,
  function: { name: 'count_contacts', arguments: '{' },
  forward: true,
}))
const message: fc.Arbitrary<FinishedMessage> = fc.record({
  id: text,
  data: fc.oneof(
    fc.record({ role: fc.constant('user' as const), content: text }),
    fc.constant({ role: 'assistant' as const, reasoning: '', content: '', toolCalls: forwarded }),
  ),
})
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ action }),
  fc.record({
    nth: fc.nat(20),
    stale: fc.boolean(),
    how: fc.constantFrom('ends', 'ends', 'fails', 'line'),
    items: fc.uniqueArray(message, { maxLength: 3, selector: ({ id }) => id }),
    text,
    line: streamLine,
    error: fc.constantFrom(offline, new ApiError(404, 'x'), new ApiError(422, 'x'), new ApiError(503, 'x')),
    is: fc.constantFrom('idle', 'running', 'stopped'),
  }),
)

function eventOf(move: Exclude<Move, { action: ChatAction }>, task: ChatTask): ChatEvent {
  const { how, items, text: said, line: received, error, is } = move
  if (how === 'fails') return { type: 'failed', task, error }
  const older = said === '' ? undefined : said
  switch (task.kind) {
    case 'create':
      return { type: 'created', task, threadId: said, title: said, messageId: said }
    case 'send':
    case 'answer':
      return { type: 'sent', task, messageId: said }
    case 'load':
      return { type: 'loaded', task, items, older, title: said, threadState: is }
    case 'load-older':
      return { type: 'older-loaded', task, items, older }
    case 'listen':
      return how === 'line' ? { type: 'line', task, line: received } : { type: 'closed', task }
    case 'stop':
      return { type: 'stop-accepted', task, stopped: is === 'stopped' }
    case 'resume':
      return { type: 'resumed', task }
    case 'wait':
      return { type: 'waited', task }
  }
}

/** The keys of a state, by what it does: none is left over from the state before. */
const common = [
  'threadId',
  'title',
  'history',
  'generation',
  'older',
  'answers',
  'sentAt',
  'doing',
  'problem',
  'tooSoon',
  'stopped',
]
const keys: Record<ChatState['doing'], readonly string[]> = {
  nothing: common,
  'loading-older': [...common, 'task'],
  loading: [...common, 'task'],
  sending: [...common, 'task'],
  resuming: [...common, 'task'],
  listening: [...common, 'connection'],
  reconnecting: [...common, 'connection'],
  stopping: [...common, 'connection', 'task'],
}

function expectWhole(state: ChatState) {
  const tasks = tasksOf(state)
  expect(Object.keys(state).toSorted()).toEqual(keys[state.doing].toSorted())
  expect(new Set(state.history.map(({ id }) => id)).size).toBe(state.history.length)
  // Nothing waits for a task that does not run, and no task runs for another thread.
  expect(tasks.filter((task) => task !== state.tooSoon).length > 0).toBe(state.doing !== 'nothing')
  for (const task of tasks) if ('threadId' in task) expect(task.threadId).toBe(state.threadId)
  for (const task of tasks) if (task.kind === 'wait') expect(task.ms).toBeGreaterThanOrEqual(0)
  if (state.threadId === undefined) {
    expect(['nothing', 'sending']).toContain(state.doing)
    expect([state.title, state.history, state.older, state.stopped]).toEqual(['', [], undefined, false])
  } else expect(state.generation.threadId).toBe(state.threadId)
  if (state.doing !== 'nothing' && state.problem) expect(state.problem.what).toBe('stop')
  if (state.doing === 'listening' || state.doing === 'reconnecting') {
    expect(state.doing === 'reconnecting').toBe(isBroken(state.connection))
    expect(state.stopped).toBe(false)
  }
}

test('any sequence of events leaves a state that is whole, whatever is stale or hostile', () => {
  const reached = new Set<string>()
  fc.assert(
    fc.property(fc.array(move, { maxLength: 60 }), (moves) => {
      let state: ChatState = initialChat
      const started: ChatTask[] = []
      for (const one of moves) {
        const running = tasksOf(state)
        started.push(...running.filter((task) => !started.includes(task)))
        const candidates = 'action' in one || one.stale ? started : running
        const task = 'action' in one ? undefined : candidates[one.nth % candidates.length]
        const event = 'action' in one ? one.action : task && eventOf(one, task)
        if (!event) continue
        const next: ChatState = chatReducer(state, event)
        expectWhole(next)
        if (task && !running.includes(task)) expect(next).toBe(state)
        // A task ends once.
        else if (task && event.type !== 'line') expect(tasksOf(next)).not.toContain(task)
        state = next
        reached.add(state.doing)
      }
      expect(tasksOf(chatReducer(state, { type: 'leave' }))).toEqual([])
    }),
    { numRuns: 400, seed: 7 },
  )
  expect([...reached].toSorted()).toEqual(Object.keys(keys).toSorted())
})
