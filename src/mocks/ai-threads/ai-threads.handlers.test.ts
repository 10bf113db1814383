import fc from 'fast-check'
import * as v from 'valibot'
import { describe, expect, test } from 'vitest'
import type { Clock } from '#lib/clock'
import { listenToThread, type AiEvent, type AiMessage } from '#api/ai-threads'
import { aiRoutes, aiThreadRoutes, contract } from '#api/contract'
import { scripts } from '#mocks/ai/ai-scripts.data'
import { jumpingClock } from '#mocks/core/jumping-clock'
import { createMockApi } from '#mocks/node'
import { callerAs, type Caller } from '#mocks/core/test-caller'

async function start() {
  const { clock, pass } = jumpingClock()
  const api = createMockApi({ clock, scenario: { size: 'small' } })
  return { api, pass, haruka: await callerAs(api, 'acc_haruka', 'ws_sakura') }
}
const ask = (caller: Caller, message: string) =>
  caller.call(aiThreadRoutes.create, { body: { model: 'thinking', message } })
const of = (threadId: string) => ({ params: { threadId } })
const Batch = v.object({ events: v.array(v.unknown()) })

async function* heard(caller: Caller, threadId: string, after?: string): AsyncGenerator<AiEvent[]> {
  const schema = contract['ai-threads.listen']?.result
  if (!schema) throw new Error('There is no such route.')
  for await (const line of listenToThread(caller, threadId, { after }))
    yield (v.parse(schema, line) as { events: AiEvent[] }).events
}
async function all(caller: Caller, threadId: string, after?: string): Promise<AiEvent[]> {
  const events: AiEvent[] = []
  for await (const batch of heard(caller, threadId, after)) events.push(...batch)
  return events
}
const spoken = (events: readonly AiEvent[]) =>
  events.map((event) => (event.type === 'content_delta' ? event.delta : '')).join('')
const messages = async (caller: Caller, threadId: string) =>
  (await caller.call(aiThreadRoutes.messages, of(threadId))).items
const roles = (items: readonly AiMessage[]) => items.map(({ data }) => data.role)

describe('an answer', () => {
  test.each(Object.keys(scripts).filter((name) => !['cut', 'unknown'].includes(name)))(
    'of the script %s is heard by the schema of the route, to its end',
    async (name) => {
      const { haruka } = await start()
      const { thread } = await ask(
        haruka,
        `/script ${name} ${name === 'fast' || name === 'long' ? '500' : ''}`.trim(),
      )
      expect(thread.state).toBe('running')
      const events = await all(haruka, thread.id)
      expect(events.some(({ type }) => type === 'process_ended')).toBe(true)
      expect((await haruka.call(aiThreadRoutes.one, of(thread.id))).state).toBe('idle')
    },
  )

  test('is the same however often one listens, and wherever one goes on', async () => {
    const { haruka } = await start()
    const { thread } = await ask(haruka, '/script tools')
    const whole = await all(haruka, thread.id)
    expect(whole.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['tool_call_delta', 'tool_call_result_ended']),
    )
    await fc.assert(
      fc.asyncProperty(fc.array(fc.nat({ max: whole.length - 1 }), { maxLength: 4 }), async (cuts) => {
        const places = [...new Set(cuts)].toSorted((a, b) => a - b)
        const pieces: AiEvent[] = []
        let after: string | undefined
        for (const place of [...places, whole.length - 1]) {
          const rest = await all(haruka, thread.id, after)
          const piece = rest.slice(0, place + 1 - pieces.length)
          pieces.push(...piece)
          after = pieces.at(-1)?.id
        }
        expect(pieces).toEqual(whole)
      }),
      { numRuns: 20 },
    )
  })

  test('becomes messages that say what was heard', async () => {
    const { haruka } = await start()
    const { thread, messageId } = await ask(haruka, '/script tools')
    expect(roles(await messages(haruka, thread.id))).toEqual(['user'])
    const events = await all(haruka, thread.id)
    const items = await messages(haruka, thread.id)
    expect(roles(items)).toEqual(['user', 'assistant', 'tool', 'assistant', 'tool', 'assistant'])
    expect(items[0]?.id).toBe(messageId)
    const content = items.map(({ data }) => (data.role === 'assistant' ? data.content : '')).join('')
    expect(content).toBe(spoken(events))
    const [call] = items.flatMap(({ data }) => (data.role === 'assistant' ? data.toolCalls : []))
    expect(JSON.parse(call?.function.arguments ?? '')).toEqual({ search: 'DMARC alignment for newsletters' })
    expect(items[2]?.data).toMatchObject({
      results: [{ toolCallId: call?.id, toolName: 'web_search', content: '3 results' }],
    })
    expect(await haruka.call(aiThreadRoutes.one, of(thread.id))).toMatchObject({ title: 'DMARC' })
  })

  test('that nobody hears any more is not written on', async () => {
    let waits = 0
    const now = Date.parse('2026-01-15T00:00:00Z')
    const clock: Clock = {
      now: () => now,
      setTimeout(run) {
        waits += 1
        setImmediate(run)
        return () => undefined
      },
      setInterval: () => () => undefined,
    }
    const haruka = await callerAs(
      createMockApi({ clock, scenario: { size: 'small' } }),
      'acc_haruka',
      'ws_sakura',
    )
    const { thread } = await ask(haruka, '/script plain')
    for await (const [event] of heard(haruka, thread.id)) {
      expect(event?.type).toBe('process_started')
      break
    }
    const before = waits
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve))
    expect(waits - before).toBeLessThan(2)
  })

  test('stops with what there is of it, and goes on with the rest', async () => {
    const { haruka } = await start()
    const { thread } = await ask(haruka, '/script reasoning')
    const first: AiEvent[] = []
    for await (const batch of heard(haruka, thread.id)) {
      first.push(...batch)
      if (spoken(first).length > 20 && first.every(({ type }) => type !== 'process_ended'))
        await haruka.call(aiThreadRoutes.stop, of(thread.id))
    }
    expect(first.at(-1)?.type).toBe('process_ended')
    expect((await haruka.call(aiThreadRoutes.one, of(thread.id))).state).toBe('stopped')
    const [, stopped] = await messages(haruka, thread.id)
    expect(stopped?.data).toMatchObject({ role: 'assistant', content: spoken(first) })
    const resumed = await haruka.call(aiThreadRoutes.resume, of(thread.id))
    expect(resumed.state).toBe('running')
    const second = await all(haruka, thread.id, first.at(-1)?.id)
    expect(spoken(first) + spoken(second)).toBe(
      'Your open rate is what people opened of what was delivered. Automatic opens are left out.',
    )
    expect(await haruka.refused(haruka.call(aiThreadRoutes.resume, of(thread.id)))).toMatchObject({
      code: 422,
    })
  })

  test('waits for the browser where a call is forwarded, and takes results for that call only', async () => {
    const { haruka } = await start()
    const { thread } = await ask(haruka, 'segment of readers, please')
    await all(haruka, thread.id)
    const items = await messages(haruka, thread.id)
    const [call] = items.flatMap(({ data }) => (data.role === 'assistant' ? data.toolCalls : []))
    expect(call).toMatchObject({ forward: true, function: { name: 'propose_segment' } })
    const answer = (toolCallId: string) =>
      haruka.call(aiThreadRoutes.sendToolResults, {
        ...of(thread.id),
        body: { results: [{ toolCallId, toolName: 'propose_segment', content: 'accepted' }] },
      })
    expect(await haruka.refused(answer('call_other'))).toMatchObject({ code: 422 })
    await answer(call?.id ?? '')
    expect(spoken(await all(haruka, thread.id))).toContain('accepted')
    expect(await haruka.refused(answer(call?.id ?? ''))).toMatchObject({ code: 422 })
    expect(roles(await messages(haruka, thread.id))).toEqual(['user', 'assistant', 'tool', 'assistant'])
  })

  test.each([
    ['How many contacts are subscribed?', 'count_contacts', { status: ['subscribed'] }],
    ['How many have unsubscribed?', 'count_contacts', { status: ['unsubscribed'] }],
    ['購読中のコンタクトは何人？', 'count_contacts', { status: ['subscribed'] }],
    ['配信中のコンタクトは何人？', 'count_contacts', { status: ['subscribed'] }],
    ['コンタクトは何件ありますか？', 'count_contacts', {}],
    ['Open the campaigns, please', 'open_screen', { screen: 'campaigns' }],
    ['フォームを開いて', 'open_screen', { screen: 'forms' }],
  ])('to %j has the browser do it: %s', async (question, name, args) => {
    const { haruka } = await start()
    const { thread } = await ask(haruka, question)
    await all(haruka, thread.id)
    const calls = (await messages(haruka, thread.id)).flatMap(({ data }) =>
      data.role === 'assistant' ? data.toolCalls : [],
    )
    expect(calls).toMatchObject([{ forward: true, function: { name } }])
    expect(JSON.parse(calls[0]?.function.arguments ?? '')).toEqual(args)
  })

  test.each([
    ['make a segment of people who opened in the last 14 days', 14, 'Opened in the last 14 days'],
    ['過去７日間に開封した人のセグメントを作って', 7, '過去7日間に開封した人'],
    ['a segment, please', 30, 'Opened in the last 30 days'],
  ])('to %j proposes a segment of %i days', async (question, value, name) => {
    const { haruka } = await start()
    const { thread } = await ask(haruka, question)
    await all(haruka, thread.id)
    const [call] = (await messages(haruka, thread.id)).flatMap(({ data }) =>
      data.role === 'assistant' ? data.toolCalls : [],
    )
    expect(JSON.parse(call?.function.arguments ?? '')).toMatchObject({
      name,
      conditions: { children: [{ activity: 'opened', window: { kind: 'last', value, unit: 'day' } }] },
    })
  })

  test('about the workspace is true, and labelled as a stand-in', async () => {
    const { haruka } = await start()
    const english = await ask(haruka, 'Which lists are there?')
    expect(spoken(await all(haruka, english.thread.id))).toMatch(/mailing lists:.*demo stand-in/s)
    const japanese = await ask(haruka, 'リストはいくつありますか？')
    expect(spoken(await all(haruka, japanese.thread.id))).toMatch(/メーリングリスト.*デモ用の応答/s)
  })

  test('of twenty thousand words comes in few lines', async () => {
    const { haruka } = await start()
    const { thread } = await ask(haruka, '/script fast 20000')
    let lines = 0
    let deltas = 0
    for await (const batch of heard(haruka, thread.id)) {
      lines += 1
      deltas += batch.filter(({ type }) => type === 'content_delta').length
    }
    expect(deltas).toBe(20_000)
    expect(lines).toBeLessThan(10)
  })
})

describe('a broken stream', () => {
  test('is cut in the middle of a line', async () => {
    const { haruka } = await start()
    const { thread } = await ask(haruka, '/script cut')
    await expect(all(haruka, thread.id)).rejects.toThrow()
    // What was said is not lost: it is in the messages, and can be heard again.
    expect(roles(await messages(haruka, thread.id))).toContain('user')
  })

  test('brings events that nobody knows', async () => {
    const { haruka } = await start()
    const { thread } = await ask(haruka, '/script unknown')
    const lines: unknown[] = []
    for await (const line of listenToThread(haruka, thread.id)) lines.push(...v.parse(Batch, line).events)
    expect(JSON.stringify(lines)).toContain('weather_changed')
  })

  test('ends when the listener leaves', async () => {
    const { haruka } = await start()
    const { thread } = await ask(haruka, '/script slow')
    const leaving = new AbortController()
    const listen = async () => {
      for await (const line of listenToThread(haruka, thread.id, { signal: leaving.signal })) {
        expect(line).toBeDefined()
        leaving.abort()
      }
    }
    await expect(listen()).rejects.toThrow(/abort/i)
  })
})

describe('threads', () => {
  test('are their own of each person, in each workspace', async () => {
    const { api, haruka } = await start()
    const { items } = await haruka.call(aiThreadRoutes.list, { query: { limit: 3 } })
    expect(items.map(({ id }) => id)).toEqual(['thr_1', 'thr_2', 'thr_3'])
    const tom = await callerAs(api, 'acc_tom', 'ws_sakura')
    expect((await tom.call(aiThreadRoutes.list, {})).items.map(({ id }) => id)).toEqual(['thr_5'])
    for (const caller of [tom, await callerAs(api, 'acc_haruka', 'ws_ridge')]) {
      expect(await caller.refused(caller.call(aiThreadRoutes.one, of('thr_1')))).toMatchObject({ code: 404 })
      expect(await caller.refused(caller.call(aiThreadRoutes.messages, of('thr_1')))).toMatchObject({
        code: 404,
      })
      expect(await caller.refused(caller.call(aiThreadRoutes.delete, of('thr_1')))).toMatchObject({
        code: 404,
      })
    }
    await haruka.call(aiThreadRoutes.delete, of('thr_1'))
    expect(await haruka.refused(haruka.call(aiThreadRoutes.one, of('thr_1')))).toMatchObject({ code: 404 })
  })

  test('take one question at a time, of no more than is allowed', async () => {
    const { haruka, pass } = await start()
    const { thread } = await ask(haruka, 'Hello')
    const send = (content: string) =>
      haruka.call(aiThreadRoutes.send, { ...of(thread.id), body: { model: 'thinking', content } })
    expect(await haruka.refused(send('And?'))).toMatchObject({ code: 409 })
    pass(60_000)
    expect(await haruka.refused(send('x'.repeat(16_001)))).toMatchObject({ code: 413 })
    for (const content of ['', '   ', '\n'])
      expect(await haruka.refused(send(content))).toMatchObject({ code: 400 })
    for (let turn = 0; turn < 20; turn += 1) {
      await ask(haruka, 'Hi')
    }
    expect(await haruka.refused(send('And?'))).toMatchObject({ code: 429 })
    pass(60_001)
    await send('And now?')
  })

  test('give their messages in pages, back in time', async () => {
    const { haruka } = await start()
    const whole = await messages(haruka, 'thr_1')
    expect(roles(whole)).toEqual(['user', 'assistant', 'user', 'assistant'])
    const page = (cursor?: string) =>
      haruka.call(aiThreadRoutes.messages, {
        ...of('thr_1'),
        query: { limit: 3, ...(cursor !== undefined && { cursor }) },
      })
    const last = await page()
    const first = await page(last.nextCursor ?? '')
    expect([...first.items, ...last.items]).toEqual(whole)
    expect(first.nextCursor).toBeNull()
    expect(await haruka.refused(page('nonsense'))).toMatchObject({ code: 400 })
  })

  test.each(['x', '1', '-1', '1-2-3', '9999999-1'])('know no event "%s" to go on after', async (after) => {
    const { haruka } = await start()
    await expect(all(haruka, 'thr_1', after)).rejects.toMatchObject({ code: 400 })
  })
})

describe('completions', () => {
  const body = {
    model: 'thinking' as const,
    messages: [{ role: 'user' as const, content: 'How many contacts are there?' }],
  }

  test('say the same at once and as a stream', async () => {
    const { haruka } = await start()
    const { message } = await haruka.call(aiRoutes.complete, { body })
    const schema = contract['ai.stream']?.result
    let content = ''
    let done = false
    for await (const line of haruka.stream(aiRoutes.stream, { body })) {
      const parsed = v.parse(v.looseObject({ type: v.string(), delta: v.optional(v.string()) }), line)
      expect(schema && v.is(schema, line)).toBe(true)
      if (parsed.type === 'content_delta') content += parsed.delta ?? ''
      if (parsed.type === 'done') done = true
    }
    expect(content).toBe(message.content)
    expect(done).toBe(true)
  })

  test('can be given up', async () => {
    const { haruka } = await start()
    const leaving = new AbortController()
    const read = async () => {
      for await (const line of haruka.stream(aiRoutes.stream, { body }, { signal: leaving.signal })) {
        expect(line).toBeDefined()
        leaving.abort()
      }
    }
    await expect(read()).rejects.toThrow(/abort/i)
  })

  test('need a question at their end', async () => {
    const { haruka } = await start()
    const call = haruka.call(aiRoutes.complete, {
      body: { model: 'thinking', messages: [{ role: 'assistant', content: 'x' }] },
    })
    expect(await haruka.refused(call)).toMatchObject({ code: 400 })
  })
})
