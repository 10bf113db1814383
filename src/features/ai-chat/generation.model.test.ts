import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { AiEvent } from '#api/ai-threads'
import { eventsOf, type Script } from '#mocks/ai/ai-script'
import { scripts } from '#mocks/ai/ai-scripts.data'
import { eventsOfLine, initialGeneration, reduceGeneration, type Generation } from './generation.model.ts'

const heard = (events: readonly unknown[], from: Generation = initialGeneration) =>
  events.reduce<Generation>(reduceGeneration, from)
const run = (script: Script, place = 1): AiEvent[] =>
  eventsOf(script, { threadId: 'thr_1', run: place, seed: 1 }).map(({ event }) => event)
const written = (name: string, count = 0) => run(scripts[name]?.(count) ?? { parts: [], pace })
const pace = { characters: 3, every: 40 }
const said = ({ messages }: Generation) =>
  messages.map(({ data }) => (data.role === 'assistant' ? data.content : '')).join('')
const kinds = (events: readonly unknown[]) => {
  let state = initialGeneration
  return events.map((event) => {
    state = reduceGeneration(state, event)
    return state.phase.kind
  })
}

describe('an answer', () => {
  test('is generating, then of the assistant, then waiting', () => {
    const events = written('reasoning')
    expect([...new Set(kinds(events))]).toEqual(['generating', 'assistant', 'waiting'])
    const state = heard(events)
    expect(state).toMatchObject({ running: false, title: 'Open rates', threadId: 'thr_1' })
    expect(state.lastEventId).toBe(events.at(-1)?.id)
    expect(state.messages).toEqual([
      {
        id: expect.any(String),
        data: {
          role: 'assistant',
          reasoning:
            'The question is about open rates. Opens by mail programs that load images ahead do not count.',
          content:
            'Your open rate is what people opened of what was delivered. Automatic opens are left out.',
          toolCalls: [],
        },
      },
    ])
  })

  test('has steps that are open until they have ended', () => {
    const events = written('reasoning')
    const until = (type: AiEvent['type']) =>
      heard(events.slice(0, events.findIndex((event) => event.type === type) + 1)).phase
    expect(until('reasoning_delta')).toMatchObject({ steps: [{ type: 'reasoning', ended: false }] })
    expect(until('reasoning_ended')).toMatchObject({ steps: [{ type: 'reasoning', ended: true }] })
    expect(until('content_started')).toMatchObject({
      steps: [{ ended: true }, { type: 'content', text: '', ended: false }],
    })
    expect(until('assistant_message_created')).toEqual({ kind: 'waiting' })
  })

  test('uses tools: each call has its arguments, each result its place', () => {
    const events = written('tools')
    const pending = heard(
      events.slice(0, events.findIndex(({ type }) => type === 'tool_message_started') + 1),
    )
    expect(pending.phase).toMatchObject({
      kind: 'tool',
      steps: [{ type: 'tool_result', toolName: 'web_search', content: '', ended: false }],
    })
    const { messages } = heard(events)
    expect(messages.map(({ data }) => data.role)).toEqual([
      'assistant',
      'tool',
      'assistant',
      'tool',
      'assistant',
    ])
    expect(messages[0]?.data).toMatchObject({
      toolCalls: [
        { function: { name: 'web_search', arguments: '{"search":"DMARC alignment for newsletters"}' } },
      ],
    })
    expect(messages[1]?.data).toMatchObject({ results: [{ toolName: 'web_search', content: '3 results' }] })
  })

  test('that is cut off by its end keeps what was said', () => {
    const events = written('plain')
    const half = events.slice(0, 8)
    expect(heard(half).running).toBe(true)
    const ended = heard([...half, { type: 'process_ended', threadId: 'thr_1' }])
    expect(ended).toMatchObject({ running: false, phase: { kind: 'waiting' } })
    expect(said(ended)).toBe('A sender is verified when its domain is'.slice(0, said(ended).length))
    expect(said(ended).length).toBeGreaterThan(10)
  })

  test('goes on in a second run after the first', () => {
    const first = heard(written('plain'))
    const second = heard(run({ parts: [{ kind: 'content', text: 'And more.' }], pace }, 2), first)
    expect(second.messages).toHaveLength(2)
    expect(said(second)).toMatch(/confirmed\.And more\.$/)
  })

  test('without ids and messages’ ids is understood too', () => {
    const state = heard([
      { type: 'process_started' },
      { type: 'assistant_message_started' },
      { type: 'content_started' },
      { type: 'content_delta', delta: 'aa' },
      { type: 'content_delta', delta: 'aa' },
      { type: 'content_ended' },
      { type: 'assistant_message_created' },
      { type: 'process_ended' },
    ])
    expect(said(state)).toBe('aaaa')
  })
})

describe('a line', () => {
  test('that came in disorder is put into the order of its ids', () => {
    const events = written('tools')
    expect(eventsOfLine({ events: events.toReversed() })).toEqual(events)
  })

  test.each([null, 'text', [], {}, { events: null }, { events: { length: 2 } }])(
    'that is none has no events: %j',
    (line) => {
      expect(eventsOfLine(line)).toEqual([])
    },
  )

  test('keeps what has no id where it is', () => {
    const events = [{ type: 'process_started' }, null, { id: 7 }, { id: 'x' }]
    expect(eventsOfLine({ events })).toEqual(events)
  })
})

describe('what does not belong', () => {
  const events = written('reasoning')
  const middle = heard(events.slice(0, 12))

  test.each([
    ['an event of another thread', { id: '1-999999', threadId: 'thr_2', type: 'content_delta', delta: 'x' }],
    ['one that was heard', events[5]],
    ['the last one again', events[11]],
    ['an unknown one', { id: '1-999999', threadId: 'thr_1', type: 'weather_changed' }],
    ['a delta that is no text', { id: '1-999999', type: 'reasoning_delta', delta: 7 }],
    ['a call without an id', { type: 'tool_call_started', toolName: 'web_search' }],
    ['a name of a prototype', { type: '__proto__' }],
    ['nothing', null],
    ['a text', 'process_ended'],
  ])('%s leaves the very same state', (_, event) => {
    expect(reduceGeneration(middle, event)).toBe(middle)
  })

  test.each([
    ['a delta outside of a message', [{ type: 'content_delta', delta: 'lost' }]],
    ['the end of what never began', [{ type: 'content_ended' }, { type: 'assistant_message_created' }]],
    ['a result that nobody asked for', [{ type: 'tool_call_result_ended', toolCallId: 'x', content: 'y' }]],
  ])('%s says nothing', (_, some) => {
    expect(heard(some)).toMatchObject({ phase: { kind: 'waiting' }, messages: [], running: false })
  })

  test('a delta for an unknown call goes nowhere, one after the end neither', () => {
    const call = { type: 'tool_call_started', toolCallId: 'a', toolName: 'web_search' }
    const { phase } = heard([
      { type: 'assistant_message_started', messageId: 'm' },
      call,
      call,
      { type: 'tool_call_delta', toolCallId: 'b', delta: '!' },
      { type: 'tool_call_delta', toolCallId: 'a', delta: '{}' },
      { type: 'tool_call_ended', toolCallId: 'a' },
      { type: 'tool_call_delta', toolCallId: 'a', delta: '!' },
    ])
    expect(phase).toMatchObject({ steps: [{ id: 'a', arguments: '{}', ended: true }] })
  })

  test('a text whose start was not heard is kept', () => {
    const { phase } = heard([
      { type: 'assistant_message_started', messageId: 'm' },
      { type: 'reasoning_delta', delta: 'Why' },
      { type: 'content_delta', delta: 'So' },
      { type: 'content_delta', delta: '.' },
    ])
    expect(phase).toMatchObject({
      steps: [
        { type: 'reasoning', text: 'Why', ended: true },
        { type: 'content', text: 'So.', ended: false },
      ],
    })
  })

  test('a message that is told as finished once more takes nothing from the one that is open', () => {
    const start = (messageId: string, delta: string) => [
      { type: 'assistant_message_started', messageId },
      { type: 'content_delta', delta },
    ]
    const created = { type: 'assistant_message_created', messageId: 'a' }
    const state = heard([...start('a', 'one '), created, ...start('b', 'two'), created, created])
    expect(state.phase).toMatchObject({ kind: 'assistant', messageId: 'b' })
    expect(said(heard([{ type: 'process_ended' }], state))).toBe('one two')
  })
})

const text = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' })
const script: fc.Arbitrary<Script> = fc.record({
  title: text,
  pace: fc.record({ characters: fc.integer({ min: 1, max: 9 }), every: fc.constant(1) }),
  parts: fc.array(
    fc.oneof(
      fc.record({ kind: fc.constantFrom('reasoning' as const, 'content' as const), text }),
      fc.record({
        kind: fc.constant('tools' as const),
        calls: fc.array(fc.record({ name: text, args: fc.record({ search: text }), result: text }), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
    ),
    { minLength: 1, maxLength: 5 },
  ),
})
const hostile = fc.oneof(
  fc.anything(),
  fc.record(
    {
      type: fc.oneof(fc.constantFrom(...new Set(written('tools').map(({ type }) => type))), fc.string()),
      id: fc.anything(),
      threadId: fc.anything(),
      messageId: fc.anything(),
      toolCallId: fc.anything(),
      toolCallIds: fc.anything(),
      toolName: fc.anything(),
      delta: fc.anything(),
      content: fc.anything(),
      title: fc.anything(),
    },
    { requiredKeys: ['type'] },
  ),
)

describe('any answer', () => {
  test('says all of its text once, however often, late or mixed up with others its events are told', () => {
    fc.assert(
      fc.property(script, fc.infiniteStream(fc.nat()), (one, numbers) => {
        const events = run(one)
        const clean = heard(events)
        const disturbed = events.flatMap((event, place) => {
          const repeated = events[(numbers.next().value ?? 0) % (place + 1)]
          return [
            event,
            event,
            repeated,
            { ...event, threadId: 'thr_other' },
            { id: event.id, type: 'weather_changed' },
          ]
        })
        expect(heard(disturbed)).toEqual(clean)
        const texts = (kind: 'reasoning' | 'content') =>
          one.parts.map((part) => (part.kind === kind ? part.text : '')).join('')
        expect(said(clean)).toBe(texts('content'))
        expect(
          clean.messages.map(({ data }) => (data.role === 'assistant' ? data.reasoning : '')).join(''),
        ).toBe(texts('reasoning'))
        expect(clean).toMatchObject({ running: false, phase: { kind: 'waiting' }, title: one.title })
      }),
    )
  })

  test('leaves what is finished as it is, so that only what changes is drawn anew', () => {
    fc.assert(
      fc.property(script, (one) => {
        let state = initialGeneration
        for (const event of run(one)) {
          const before = state
          state = reduceGeneration(state, event)
          before.messages.forEach((message, place) => expect(state.messages[place]).toBe(message))
          const [was, is] = [before.phase, state.phase]
          if (was.kind !== 'assistant' || is.kind !== 'assistant' || was.messageId !== is.messageId) continue
          was.steps.forEach((step, place) => {
            if (step.ended) expect(is.steps[place]).toBe(step)
          })
        }
      }),
    )
  })

  test('survives any other events, and keeps the messages that it had', () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 60 }), (events) => {
        let state = heard(written('tools'))
        const { messages } = state
        for (const event of events) state = reduceGeneration(state, event)
        expect(state.messages.slice(0, messages.length)).toEqual(messages)
        expect(new Set(state.messages.map(({ id }) => id)).size).toBe(state.messages.length)
        expect(Object.getPrototypeOf(state)).toBe(Object.prototype)
      }),
      { numRuns: 400 },
    )
  })

  test('of 20,000 words is put together whole', () => {
    const events = written('fast', 20_000)
    const state = heard(events)
    expect(said(state)).toHaveLength(80_000)
  })
})
