import type { AiMessage } from '#api/ai-threads'

export type ToolCall = Extract<AiMessage['data'], { role: 'assistant' }>['toolCalls'][number]

/** A message that an answer has finished. Events tell no time, so it has none. */
export type FinishedMessage = Pick<AiMessage, 'id' | 'data'>

export interface TextStep {
  type: 'reasoning' | 'content'
  text: string
  ended: boolean
}
export interface ToolCallStep {
  type: 'tool_call'
  id: string
  name: string
  /** JSON as text, a part of it until the step has ended. */
  arguments: string
  /** The browser is to answer the call. */
  forward: boolean
  ended: boolean
}
export interface ToolResultStep {
  type: 'tool_result'
  toolCallId: string
  toolName: string
  /** '' until the step has ended. */
  content: string
  ended: boolean
}

/** What is being written at the moment (AST-13). */
export type Phase =
  | { kind: 'waiting' }
  | { kind: 'generating' }
  | { kind: 'assistant'; messageId: string; steps: readonly (TextStep | ToolCallStep)[] }
  | { kind: 'tool'; messageId: string; steps: readonly ToolResultStep[] }

/** An answer as far as it was heard. */
export interface Generation {
  /** Events of another thread are not heard. undefined: the first event says which. */
  threadId: string | undefined
  /** Where to go on listening. */
  lastEventId: string | undefined
  /** Between process_started and process_ended. */
  running: boolean
  phase: Phase
  /** undefined: this answer did not change it. */
  title: string | undefined
  /** Finished in this answer, oldest first. */
  messages: readonly FinishedMessage[]
}

const WAITING: Phase = { kind: 'waiting' }
const GENERATING: Phase = { kind: 'generating' }

export const initialGeneration: Generation = {
  threadId: undefined,
  lastEventId: undefined,
  running: false,
  phase: WAITING,
  title: undefined,
  messages: [],
}

/** What an event changes. */
type Change = Partial<Pick<Generation, 'running' | 'phase' | 'title' | 'messages'>>
type Fields = Readonly<Record<string, unknown>>

/** A well-formed event that comes when it can mean nothing. */
const NOTHING: Change = {}

/**
 * The state after one event of the stream (AST-14, AST-15). Takes anything and never throws: what is no event, is of another
 * thread or was heard before leaves the very same state. What an event does not touch keeps its identity.
 */
export function reduceGeneration(state: Generation, event: unknown): Generation {
  if (typeof event !== 'object' || event === null) return state
  const fields: Fields = { ...event }
  const id = textOf(fields['id'])
  const threadId = textOf(fields['threadId']) ?? state.threadId
  if (state.threadId !== undefined && threadId !== state.threadId) return state
  if (id !== undefined && !isNews(id, state.lastEventId)) return state
  const change = changeOf(state, fields)
  return change ? { ...state, ...change, threadId, lastEventId: id ?? state.lastEventId } : state
}

/** The events of one line of the stream, in the order of their ids as far as they can be compared. */
export function eventsOfLine(line: unknown): unknown[] {
  if (typeof line !== 'object' || line === null || !('events' in line) || !Array.isArray(line.events))
    return []
  return line.events.toSorted((a: unknown, b: unknown) => {
    const [first, second] = [placeOfEvent(a), placeOfEvent(b)]
    return first && second ? first.run - second.run || first.place - second.place : 0
  })
}

const placeOfEvent = (event: unknown) =>
  typeof event === 'object' && event !== null && 'id' in event && typeof event.id === 'string'
    ? placeOf(event.id)
    : undefined

function changeOf(state: Generation, fields: Fields): Change | undefined {
  const delta = textOf(fields['delta'])
  const callId = textOf(fields['toolCallId'])
  switch (fields['type']) {
    case 'process_started':
      // Told twice, it ends nothing that has begun since.
      return state.running ? NOTHING : { running: true, phase: GENERATING }
    case 'process_ended':
      return { ...closed(state), running: false }
    case 'metadata_updated': {
      const title = textOf(fields['title'])
      return title === undefined ? undefined : { title }
    }
    case 'assistant_message_started': {
      const messageId = messageIdOf(state, fields)
      if (isKnown(state, messageId)) return NOTHING
      return { ...closed(state), running: true, phase: { kind: 'assistant', messageId, steps: [] } }
    }
    case 'reasoning_started':
      return textStarted(state, 'reasoning')
    case 'reasoning_delta':
      return delta === undefined ? undefined : textAdded(state, 'reasoning', delta)
    case 'reasoning_ended':
      return textEnded(state, 'reasoning')
    case 'content_started':
      return textStarted(state, 'content')
    case 'content_delta':
      return delta === undefined ? undefined : textAdded(state, 'content', delta)
    case 'content_ended':
      return textEnded(state, 'content')
    case 'tool_call_started':
      return callId === undefined ? undefined : callStarted(state, callId, fields)
    case 'tool_call_delta':
      if (callId === undefined || delta === undefined) return undefined
      return callChanged(state, callId, (call) => ({ ...call, arguments: call.arguments + delta }))
    case 'tool_call_ended':
      if (callId === undefined) return undefined
      return callChanged(state, callId, (call) => ({ ...call, ended: true }))
    case 'assistant_message_created':
      return created(state, 'assistant', fields)
    case 'tool_message_started': {
      const ids: unknown = fields['toolCallIds']
      if (!Array.isArray(ids)) return undefined
      const messageId = messageIdOf(state, fields)
      return isKnown(state, messageId) ? NOTHING : toolStarted(state, messageId, ids)
    }
    case 'tool_call_result_ended': {
      const content = textOf(fields['content'])
      return callId === undefined || content === undefined ? undefined : resultIn(state, callId, content)
    }
    case 'tool_message_created':
      return created(state, 'tool', fields)
    default:
      return undefined
  }
}

/** What a message of the assistant says, from its steps: also while it is being written. */
export const assistantData = (
  steps: readonly (TextStep | ToolCallStep)[],
): Extract<AiMessage['data'], { role: 'assistant' }> => ({
  role: 'assistant',
  reasoning: textIn(steps, 'reasoning'),
  content: textIn(steps, 'content'),
  toolCalls: steps.flatMap((step): ToolCall[] =>
    step.type === 'tool_call'
      ? [
          {
            id: step.id,
            type: 'function',
            function: { name: step.name, arguments: step.arguments },
            forward: step.forward,
          },
        ]
      : [],
  ),
})

const textIn = (steps: readonly (TextStep | ToolCallStep)[], type: TextStep['type']) =>
  steps.map((step) => (step.type === type ? step.text : '')).join('')

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** Ids grow within a thread. Those that can't be compared are news unless they are the same. */
function isNews(id: string, last: string | undefined): boolean {
  if (last === undefined) return true
  if (id === last) return false
  const [now, before] = [placeOf(id), placeOf(last)]
  if (!now || !before) return true
  return now.run > before.run || (now.run === before.run && now.place > before.place)
}

function placeOf(id: string): { run: number; place: number } | undefined {
  const [, run, place] = /^(?:(\d{1,15})-)?(\d{1,15})$/.exec(id) ?? []
  return place === undefined ? undefined : { run: Number(run ?? 0), place: Number(place) }
}

/** A message without an id gets one of its own here. */
const messageIdOf = ({ messages }: Generation, fields: Fields): string =>
  textOf(fields['messageId']) ?? `unnamed-${messages.length}`

const isKnown = ({ phase, messages }: Generation, messageId: string): boolean =>
  ('messageId' in phase && phase.messageId === messageId) || messages.some(({ id }) => id === messageId)

function created(state: Generation, kind: Phase['kind'], fields: Fields): Change {
  const id = textOf(fields['messageId'])
  // Of one that was finished before: what is open now is another.
  const late = state.messages.some((message) => message.id === id)
  return state.phase.kind === kind && !late ? closed(state, id) : NOTHING
}

/** Whatever is open becomes a message, so that nothing that was heard is lost. */
function closed({ phase, messages }: Generation, id?: string): Change {
  const finish = (data: FinishedMessage['data'], messageId: string): Change => ({
    phase: WAITING,
    messages: [...messages, { id: id ?? messageId, data }],
  })
  if (phase.kind === 'assistant') return finish(assistantData(phase.steps), phase.messageId)
  if (phase.kind === 'tool') {
    const results = phase.steps
      .filter(({ ended }) => ended)
      .map(({ toolCallId, toolName, content }) => ({ toolCallId, toolName, content }))
    return finish({ role: 'tool', results }, phase.messageId)
  }
  return { phase: WAITING }
}

function inAssistant(
  { phase }: Generation,
  change: (steps: readonly (TextStep | ToolCallStep)[]) => readonly (TextStep | ToolCallStep)[],
): Change {
  return phase.kind === 'assistant' ? { phase: { ...phase, steps: change(phase.steps) } } : NOTHING
}

/** The text that is being written: always the last step. */
function openText(steps: readonly (TextStep | ToolCallStep)[], type: TextStep['type']): TextStep | undefined {
  const last = steps.at(-1)
  return last?.type === type && !last.ended ? last : undefined
}

const textStarted = (state: Generation, type: TextStep['type']): Change =>
  inAssistant(state, (steps) =>
    openText(steps, type)?.text === '' ? steps : [...steps.map(endedText), { type, text: '', ended: false }],
  )

/** A text whose start was not heard starts here: what it says is kept. */
const textAdded = (state: Generation, type: TextStep['type'], delta: string): Change =>
  inAssistant(state, (steps) => {
    const open = openText(steps, type)
    return open
      ? [...steps.slice(0, -1), { ...open, text: open.text + delta }]
      : [...steps.map(endedText), { type, text: delta, ended: false }]
  })

const textEnded = (state: Generation, type: TextStep['type']): Change =>
  inAssistant(state, (steps) => steps.map((step) => (step.type === type ? endedText(step) : step)))

const endedText = (step: TextStep | ToolCallStep): TextStep | ToolCallStep =>
  step.type === 'tool_call' || step.ended ? step : { ...step, ended: true }

const callStarted = (state: Generation, id: string, fields: Fields): Change =>
  inAssistant(state, (steps) =>
    steps.some((step) => step.type === 'tool_call' && step.id === id)
      ? steps
      : [
          ...steps.map(endedText),
          {
            type: 'tool_call',
            id,
            name: textOf(fields['toolName']) ?? '',
            arguments: '',
            forward: fields['forward'] === true,
            ended: false,
          },
        ],
  )

const callChanged = (state: Generation, id: string, change: (call: ToolCallStep) => ToolCallStep): Change =>
  inAssistant(state, (steps) =>
    steps.map((step) => (step.type === 'tool_call' && step.id === id && !step.ended ? change(step) : step)),
  )

function toolStarted(state: Generation, messageId: string, ids: readonly unknown[]): Change {
  const before = closed(state)
  const names = new Map(
    (before.messages ?? state.messages).flatMap(({ data }) =>
      data.role === 'assistant' ? data.toolCalls.map((call) => [call.id, call.function.name] as const) : [],
    ),
  )
  const steps = [...new Set(ids)].flatMap((id): ToolResultStep[] =>
    typeof id === 'string'
      ? [{ type: 'tool_result', toolCallId: id, toolName: names.get(id) ?? '', content: '', ended: false }]
      : [],
  )
  return { ...before, running: true, phase: { kind: 'tool', messageId, steps } }
}

function resultIn({ phase }: Generation, callId: string, content: string): Change {
  if (phase.kind !== 'tool') return NOTHING
  const steps = phase.steps.map((step) =>
    step.toolCallId === callId && !step.ended ? { ...step, content, ended: true } : step,
  )
  return { phase: { ...phase, steps } }
}
