import type { AiEvent, AiMessage } from '#api/ai-threads'
import { eventId } from './thread-rules.ts'
import { TOOL_LIMIT } from './tool-limits.ts'

/** A part of what a language model says. The parts of one call have one `index`. */
export type SpokenPart =
  | { kind: 'reasoning' | 'content'; text: string }
  | { kind: 'tool'; index: number; id?: string; name?: string; args: string }

type Said = AiEvent extends infer One ? (One extends AiEvent ? Omit<One, 'id' | 'threadId'> : never) : never

interface SpokenCall {
  id: string
  name: string
  args: string
  isOpen: boolean
}

/** One answer as it is written. Each function gives the events that it brings about (AST-14). */
export interface WrittenAnswer {
  begin: () => AiEvent[]
  speak: (part: SpokenPart) => AiEvent[]
  /** Ends it. A `title` is that of the thread. Calls of an answer that was broken off are dropped: nobody is to run half of one. */
  end: (given?: { title?: string; isBroken?: boolean }) => AiEvent[]
  /** The message that it is, once it has ended; undefined where nothing was said. */
  message: () => Pick<AiMessage, 'id' | 'data'> | undefined
}

/** Writes an answer. `said`: its events until now, where another process goes on with it. */
export function writtenAnswer(
  { threadId, run, newId }: { threadId: string; run: number; newId: (prefix: string) => string },
  said: readonly AiEvent[] = [],
): WrittenAnswer {
  let place = 0
  let step: 'reasoning' | 'content' | undefined
  let messageId: string | undefined
  let reasoning = ''
  let content = ''
  const calls = new Map<string, SpokenCall>()
  const byIndex = new Map<number, string>()
  let events: AiEvent[] = []

  function take(event: Said): void {
    place += 1
    if (event.type === 'reasoning_started') step = 'reasoning'
    else if (event.type === 'content_started') step = 'content'
    else if (event.type === 'reasoning_ended' || event.type === 'content_ended') step = undefined
    else if (event.type === 'assistant_message_started') messageId = event.messageId
    else if (event.type === 'reasoning_delta') reasoning += event.delta
    else if (event.type === 'content_delta') content += event.delta
    else if (event.type === 'tool_call_started')
      calls.set(event.toolCallId, { id: event.toolCallId, name: event.toolName, args: '', isOpen: true })
    else if (event.type === 'tool_call_delta' || event.type === 'tool_call_ended') {
      const call = calls.get(event.toolCallId)
      if (!call) return
      if (event.type === 'tool_call_ended') call.isOpen = false
      else call.args += event.delta
    }
  }
  for (const event of said) take(event)

  const say = (event: Said) => {
    events.push({ ...event, id: eventId(run, place), threadId })
    take(event)
  }
  const taken = (): AiEvent[] => {
    const all = events
    events = []
    return all
  }
  const open = () => {
    if (messageId === undefined) say({ type: 'assistant_message_started', messageId: newId('msg') })
  }
  const endStep = () => {
    if (step !== undefined) say({ type: `${step}_ended` })
  }
  const endCalls = (except?: string) => {
    for (const { id, isOpen } of calls.values())
      if (isOpen && id !== except) say({ type: 'tool_call_ended', toolCallId: id })
  }

  return {
    begin() {
      say({ type: 'process_started' })
      return taken()
    },
    speak(part) {
      open()
      if (part.kind !== 'tool') {
        endCalls()
        if (step !== part.kind) {
          endStep()
          say({ type: `${part.kind}_started` })
        }
        say({ type: `${part.kind}_delta`, delta: part.text })
        return taken()
      }
      let id = byIndex.get(part.index)
      if (id === undefined && calls.size >= TOOL_LIMIT.calls) return taken()
      endStep()
      if (id === undefined) {
        id = newId('call')
        byIndex.set(part.index, id)
        endCalls()
        say({ type: 'tool_call_started', toolCallId: id, toolName: part.name ?? '', forward: true })
      }
      if (part.args !== '') say({ type: 'tool_call_delta', toolCallId: id, delta: part.args })
      return taken()
    },
    end({ title, isBroken = false } = {}) {
      endStep()
      endCalls()
      if (isBroken) calls.clear()
      if (messageId !== undefined) say({ type: 'assistant_message_created', messageId })
      if (title !== undefined) say({ type: 'metadata_updated', title })
      say({ type: 'process_ended' })
      return taken()
    },
    message: () =>
      messageId === undefined
        ? undefined
        : {
            id: messageId,
            data: {
              role: 'assistant',
              reasoning,
              content,
              toolCalls: [...calls.values()].map(({ id, name, args }) => ({
                id,
                type: 'function' as const,
                function: { name, arguments: args },
                forward: true,
              })),
            },
          },
  }
}
