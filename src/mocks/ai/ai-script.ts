import type { AiEvent } from '#api/ai-threads'
import { eventId } from '#domain/ai/thread-rules'
import { hashOf, mix } from '#mocks/core/random'

/** What an answer is made of, in the order in which it is said. */
export type ScriptPart =
  | { kind: 'reasoning' | 'content'; text: string }
  /** Tools of the backend: their results are known; those of the browser (`forward`) are asked for. */
  | { kind: 'tools'; calls: readonly ScriptedCall[] }

export interface ScriptedCall {
  name: string
  args: object
  /** undefined: the browser is to answer. */
  result?: string
}

/** An answer that was written beforehand, and how fast it comes. */
export interface Script {
  parts: readonly ScriptPart[]
  /** The title that the thread gets, if it has none. */
  title?: string
  /** Characters of one delta, ms between two. */
  pace: { characters: number; every: number }
  /** What is wrong with the stream. */
  broken?: 'cut' | 'unknown' | 'order' | 'repeat' | 'other_thread'
}

/** Ms until the first word, and that a tool of the backend takes. */
export const TEMPO = { start: 300, tool: 900 } as const

/** An event of a run with the ms after its start when it is due. */
export interface TimedEvent {
  at: number
  event: AiEvent
}

type Said = AiEvent extends infer One ? (One extends AiEvent ? Omit<One, 'id' | 'threadId'> : never) : never

export interface RunIdentity {
  threadId: string
  /** Which run of the thread, from 1. */
  run: number
  seed: number
}

/** A script as the events of one run: the same script in the same run is always the same events. */
export function eventsOf(script: Script, { threadId, run, seed }: RunIdentity): TimedEvent[] {
  const events: TimedEvent[] = []
  let at = 0
  const say = (said: Said) => {
    events.push({ at, event: { ...said, id: eventId(run, events.length), threadId } })
  }
  const own = hashOf(`${threadId}.${run}`) ^ seed
  const idOf = (prefix: string, place: number) => `${prefix}_${mix(own, place).toString(36)}`
  let messages = 0
  let calls = 0
  let open: string | undefined
  const openMessage = () => {
    if (open !== undefined) return open
    open = idOf('msg', (messages += 1))
    say({ type: 'assistant_message_started', messageId: open })
    return open
  }
  const closeMessage = () => {
    if (open === undefined) return
    say({ type: 'assistant_message_created', messageId: open })
    open = undefined
  }
  const { characters, every } = script.pace
  const spell = (text: string, speak: (delta: string) => void) => {
    const letters = Array.from(text)
    for (let from = 0; from < letters.length; from += characters) {
      at += every
      speak(letters.slice(from, from + characters).join(''))
    }
  }

  say({ type: 'process_started' })
  at += TEMPO.start
  for (const part of script.parts) {
    openMessage()
    if (part.kind !== 'tools') {
      const { kind } = part
      say({ type: `${kind}_started` })
      spell(part.text, (delta) => say({ type: `${kind}_delta`, delta }))
      say({ type: `${kind}_ended` })
      continue
    }
    const made = part.calls.map((call) => ({ ...call, id: idOf('call', 1000 + (calls += 1)) }))
    for (const { id, name, args, result } of made) {
      say({ type: 'tool_call_started', toolCallId: id, toolName: name, forward: result === undefined })
      spell(JSON.stringify(args), (delta) => say({ type: 'tool_call_delta', toolCallId: id, delta }))
      say({ type: 'tool_call_ended', toolCallId: id })
    }
    closeMessage()
    const known = made.filter(({ result }) => result !== undefined)
    if (known.length === 0) continue
    const messageId = idOf('msg', (messages += 1))
    say({ type: 'tool_message_started', messageId, toolCallIds: known.map(({ id }) => id) })
    for (const { id, result = '' } of known) {
      at += TEMPO.tool
      say({ type: 'tool_call_result_ended', toolCallId: id, content: result })
    }
    say({ type: 'tool_message_created', messageId })
  }
  closeMessage()
  if (script.title !== undefined) say({ type: 'metadata_updated', title: script.title })
  say({ type: 'process_ended' })
  return events
}

/** What a run says that was stopped: all that was due by then, and its end. */
export function stoppedEvents(
  events: readonly TimedEvent[],
  stoppedAfter: number,
  run: number,
): TimedEvent[] {
  const said = events.filter(({ at }) => at <= stoppedAfter)
  if (said.at(-1)?.event.type === 'process_ended') return said
  const threadId = events[0]?.event.threadId ?? ''
  const end = (more: { type: 'process_ended' | 'reasoning_ended' | 'content_ended' } | OpenMessage) => {
    said.push({ at: stoppedAfter, event: { ...more, id: eventId(run, said.length), threadId } })
  }
  let step: 'reasoning' | 'content' | undefined
  let message: string | undefined
  for (const { event } of said) {
    if (event.type === 'reasoning_started' || event.type === 'content_started')
      step = event.type === 'reasoning_started' ? 'reasoning' : 'content'
    if (event.type === 'reasoning_ended' || event.type === 'content_ended') step = undefined
    if (event.type === 'assistant_message_started') message = event.messageId
    if (event.type === 'assistant_message_created') message = undefined
  }
  if (step) end({ type: `${step}_ended` })
  if (message !== undefined) end({ type: 'assistant_message_created', messageId: message })
  end({ type: 'process_ended' })
  return said
}
interface OpenMessage {
  type: 'assistant_message_created'
  messageId: string
}

/** What a stopped script has left to say. */
export function restOf(script: Script, events: readonly TimedEvent[], stoppedAfter: number): Script {
  let spoken = 0
  let texts = 0
  for (const { at, event } of events) {
    if (at > stoppedAfter) break
    if (event.type === 'reasoning_delta' || event.type === 'content_delta')
      texts += Array.from(event.delta).length
    if (event.type === 'tool_message_created') spoken += 1
  }
  // Texts up to there are cut off at their beginning; tools that were used are not used again.
  const parts: ScriptPart[] = []
  for (const part of script.parts) {
    if (part.kind === 'tools') {
      if (spoken > 0) spoken -= 1
      else parts.push(part)
      continue
    }
    const letters = Array.from(part.text)
    const rest = letters.slice(texts).join('')
    texts = Math.max(0, texts - letters.length)
    if (rest !== '') parts.push({ ...part, text: rest })
  }
  return { ...script, parts }
}
