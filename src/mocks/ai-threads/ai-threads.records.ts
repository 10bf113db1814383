import type { AiMessage } from '#api/ai-threads'
import { collectionOf } from '#mocks/core/collection'
import { eventsOf, stoppedEvents, type Script, type TimedEvent } from '#mocks/ai/ai-script'
import { threadData } from './ai-threads.data.ts'
import { isoBefore } from '#mocks/workspace/workspaces.data'

type UserOrTool = Extract<AiMessage['data'], { role: 'user' | 'tool' }>

/** One thing that was said to the assistant, and how it answers. */
export interface Turn {
  /** undefined: nothing was said, a stopped answer goes on. */
  message: { id: string; data: UserOrTool } | undefined
  script: Script
  /** ms since 1970. */
  startedAt: number
  stoppedAt?: number
}

export interface AiThreadRecord {
  id: string
  workspaceId: string
  accountId: string
  title: string
  turns: Turn[]
  /** What the person did last, as far as it was told. */
  signal?: { kind: string; at: string }
}

export const aiThreads = collectionOf<AiThreadRecord>('ai-threads', ({ settings: { size, epoch } }) =>
  size === 'empty'
    ? []
    : threadData.map(({ age, turns, ...thread }) => ({
        ...thread,
        turns: turns.map((turn, place) => ({
          message: { id: `msg_${thread.id}_${place}`, data: { role: 'user', content: turn.question } },
          script: { parts: turn.parts, pace: { characters: 40, every: 1 } },
          startedAt: Date.parse(isoBefore(epoch, age)) + place * 60_000,
        })),
      })),
)

const known = new WeakMap<Turn, TimedEvent[]>()

/** All events of a turn, those to come included. */
export function turnEvents(thread: AiThreadRecord, place: number, seed: number): TimedEvent[] {
  const turn = thread.turns[place]
  if (!turn) return []
  const made = known.get(turn)
  if (made) return made
  const run = place + 1
  const all = eventsOf(turn.script, { threadId: thread.id, run, seed })
  const events = turn.stoppedAt === undefined ? all : stoppedEvents(all, turn.stoppedAt - turn.startedAt, run)
  // A turn is never changed in place, and its thread and place are for ever.
  known.set(turn, events)
  return events
}

/** The state of a thread now: an answer runs until its last event was due. */
export function stateOf(thread: AiThreadRecord, seed: number, now: number): 'idle' | 'running' | 'stopped' {
  const place = thread.turns.length - 1
  const turn = thread.turns[place]
  if (!turn) return 'idle'
  if (turn.stoppedAt !== undefined) return 'stopped'
  const last = turnEvents(thread, place, seed).at(-1)
  return last && turn.startedAt + last.at > now ? 'running' : 'idle'
}

/** The messages that are complete by now, oldest first. */
export function messagesOf(thread: AiThreadRecord, seed: number, now: number): AiMessage[] {
  return thread.turns.flatMap(({ message, startedAt }, place) => {
    const said: AiMessage[] = message
      ? [{ id: message.id, createdAt: new Date(startedAt).toISOString(), data: message.data }]
      : []
    return [...said, ...spokenMessages(turnEvents(thread, place, seed), startedAt, now)]
  })
}

function spokenMessages(events: readonly TimedEvent[], startedAt: number, now: number): AiMessage[] {
  const messages: AiMessage[] = []
  let reasoning = ''
  let content = ''
  const calls = new Map<string, { name: string; args: string; forward: boolean }>()
  let fresh: string[] = []
  let results: { toolCallId: string; toolName: string; content: string }[] = []
  const finish = (id: string, at: number, data: AiMessage['data']) =>
    messages.push({ id, createdAt: new Date(startedAt + at).toISOString(), data })
  for (const { at, event } of events) {
    if (startedAt + at > now) break
    switch (event.type) {
      case 'assistant_message_started':
        reasoning = ''
        content = ''
        fresh = []
        break
      case 'reasoning_delta':
        reasoning += event.delta
        break
      case 'content_delta':
        content += event.delta
        break
      case 'tool_call_started':
        calls.set(event.toolCallId, { name: event.toolName, args: '', forward: event.forward })
        fresh.push(event.toolCallId)
        break
      case 'tool_call_delta': {
        const call = calls.get(event.toolCallId)
        if (call) call.args += event.delta
        break
      }
      case 'assistant_message_created':
        finish(event.messageId, at, {
          role: 'assistant',
          reasoning,
          content,
          toolCalls: fresh.map((id) => {
            const { name = '', args = '', forward = false } = calls.get(id) ?? {}
            return { id, type: 'function', function: { name, arguments: args }, forward }
          }),
        })
        break
      case 'tool_message_started':
        results = []
        break
      case 'tool_call_result_ended':
        results.push({
          toolCallId: event.toolCallId,
          toolName: calls.get(event.toolCallId)?.name ?? '',
          content: event.content,
        })
        break
      case 'tool_message_created':
        finish(event.messageId, at, { role: 'tool', results })
        break
      case 'process_started':
      case 'process_ended':
      case 'metadata_updated':
      case 'reasoning_started':
      case 'reasoning_ended':
      case 'content_started':
      case 'content_ended':
      case 'tool_call_ended':
        break
    }
  }
  return messages
}
