import { sql } from 'kysely'
import { beforeAll, describe, expect, test } from 'vitest'
import type { AiThread } from '#api/ai-threads'
import { MINUTE, SECOND } from '#lib/duration'
import { END, lineOf, ONE, testAssistant, textOf, typesOf } from '#server/testing/test-assistant'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo, testServer } from '#server/testing/test-server'

const db = await testDatabase()
beforeAll(() => seedTwo(db))

const { server, elsewhere, setModel, model, saying, ask, answer, begin, listen, messages, lastOf, one } =
  testAssistant(db)

describe('an answer', () => {
  test('is heard as it comes, however its bytes are cut, and kept as a message', async () => {
    const bytes = Buffer.from(
      `: hello\r\n\r\n${lineOf({ role: 'assistant', content: '' })}${lineOf({ reasoning_content: '考える' })}${lineOf({ content: '二' })}${lineOf({ content: '百四十人です。🌸' })}${END}`,
    )
    const asked: string[] = []
    await model((request, response, body) => {
      asked.push(`${request.url} ${request.headers.authorization}`, body)
      for (const byte of bytes) response.write(Buffer.from([byte]))
      response.end()
    })
    const id = await begin('コンタクトは\n何人いますか？')
    const events = await listen(id)
    expect(new Set(typesOf(events))).toEqual(
      new Set([
        'process_started',
        'assistant_message_started',
        'reasoning_started',
        'reasoning_delta',
        'reasoning_ended',
        'content_started',
        'content_delta',
        'content_ended',
        'assistant_message_created',
        'metadata_updated',
        'process_ended',
      ]),
    )
    expect(events.map((event) => event.id)).toEqual(
      events.map((_, place) => `1-${String(place).padStart(6, '0')}`),
    )
    expect(await lastOf(id)).toEqual({
      role: 'assistant',
      reasoning: '考える',
      content: '二百四十人です。🌸',
      toolCalls: [],
    })
    expect(await one(id)).toMatchObject({ state: 'idle', title: 'コンタクトは 何人いますか？' })
    // The question counts as used, by whom, and nobody else is told of the conversation.
    const used = await db.selectFrom('usage_log').select(['metric', 'quantity', 'ref', 'actor']).execute()
    expect(used).toMatchObject([
      { metric: 'ai_messages', quantity: '1.00', ref: null, actor: { id: expect.stringMatching(/^acc_/) } },
    ])
    expect(asked[0]).toBe('/v1/chat/completions Bearer sk-test')
    expect(JSON.parse(asked[1] ?? '')).toMatchObject({
      model: 'm',
      stream: true,
      messages: [{ role: 'system' }, { role: 'user', content: 'コンタクトは\n何人いますか？' }],
      tools: expect.arrayContaining([expect.objectContaining({ type: 'function' })]),
    })
  })

  test('with a NUL or half a character in it is told to its end', async () => {
    await saying(`${lineOf({ content: 'One \0two \uD83D' })}${lineOf({ content: ' three' })}${END}`)
    const thread = await begin()
    expect(textOf(await listen(thread))).toBe('One two \uFFFD three')
    expect((await one(thread)).state).toBe('idle')
  })

  test('is heard from where one left off, also at another process', async () => {
    await saying(`${lineOf({ content: 'a' })}${lineOf({ content: 'b' })}${END}`)
    const id = await begin()
    const all = await listen(id)
    const half = all.findIndex(({ type }) => type === 'content_delta')
    expect(await listen(id, all[half]?.id, elsewhere)).toEqual(all.slice(half + 1))
    expect(await listen(id, all.at(-1)?.id)).toEqual([])
    expect((await ask('GET', `/thread/${id}/listen?after=x`)).status).toBe(400)
  })

  test('asks the browser by calls whose parts come one by one, and goes on with the results', async () => {
    const call = (index: number, rest: object) => lineOf({ tool_calls: [{ index, ...rest }] })
    const told: string[] = []
    await model((_, response, body) => {
      told.push(body)
      response.end(
        told.length > 1
          ? `${lineOf({ content: 'Done.' })}${END}`
          : [
              lineOf({ content: 'Let me see.' }),
              call(0, { id: 'x', type: 'function', function: { name: 'count_contacts', arguments: '' } }),
              call(0, { function: { arguments: '{"sta' } }),
              call(0, { function: { arguments: 'tus":[]}' } }),
              call(1, { id: 'y', function: { name: 'open_screen', arguments: '{}' } }),
              END,
            ].join(''),
      )
    })
    const id = await begin()
    await listen(id)
    const said = await lastOf(id)
    const calls = said?.role === 'assistant' ? said.toolCalls : []
    expect(calls.map(({ function: called, forward }) => [called.name, called.arguments, forward])).toEqual([
      ['count_contacts', '{"status":[]}', true],
      ['open_screen', '{}', true],
    ])
    const results = calls.map((one) => ({ toolCallId: one.id, toolName: one.function.name, content: '240' }))
    const send = (given: object[]) => ask('POST', `/thread/${id}/messages/tool`, { results: given })
    expect((await send(results.slice(1))).status).toBe(422)
    expect((await send([...results, ...results])).status).toBe(422)
    expect((await send(results)).status).toBe(200)
    await listen(id)
    expect(await lastOf(id)).toMatchObject({ content: 'Done.' })
    expect(JSON.parse(told[1] ?? '').messages.slice(-3)).toMatchObject([
      { role: 'assistant', tool_calls: [{ id: calls[0]?.id }, { id: calls[1]?.id }] },
      { role: 'tool', tool_call_id: calls[0]?.id, content: '240' },
      { role: 'tool', tool_call_id: calls[1]?.id, content: '240' },
    ])
    expect((await send(results)).status).toBe(422)
  })
})

describe('what goes wrong at the model', () => {
  test.each([
    ['too many calls', 429, '', 'has too much to do'],
    ['a mistake of its own', 500, '{}', 'broke off'],
    [
      'an answer that is cut in the middle of a line',
      200,
      `${lineOf({ content: 'Half' })}data: {"choi`,
      'broke off',
    ],
    ['an answer without an end', 200, lineOf({ content: 'Half' }), 'broke off'],
    ['what is no JSON', 200, `${lineOf({ content: 'Half' })}data: <html>\n\n`, 'broke off'],
    [
      'an error in the middle',
      200,
      `${lineOf({ content: 'Half' })}data: {"error":{"message":"x"}}\n\n`,
      'broke off',
    ],
  ])('%s is told in words, and can be resumed', async (_, status, text, words) => {
    await model((__, response) => {
      response.statusCode = status
      response.end(text)
    })
    const id = await begin()
    const events = await listen(id)
    expect(events.at(-1)?.type).toBe('process_ended')
    expect(textOf(events)).toContain(words)
    expect(textOf(events).startsWith('Half')).toBe(text.includes('Half'))
    expect((await one(id)).state).toBe('stopped')
    await saying(`${lineOf({ content: 'Now.' })}${END}`)
    expect((await answer<AiThread>('POST', `/thread/${id}/resume`)).state).toBe('running')
    expect(textOf(await listen(id))).toBe('Now.')
    expect((await ask('POST', `/thread/${id}/resume`)).status).toBe(422)
  })

  test('silence is an end too', async () => {
    await model((_, response) => {
      response.write(lineOf({ content: 'Half' }))
    })
    expect(textOf(await listen(await begin()))).toMatch(/^Half[^]*broke off/)
  })

  test('there is no model: nothing is kept', async () => {
    const bare = testServer(db)
    const count = async () => (await sql`select 1 from ai_threads`.execute(db)).rows.length
    const before = await count()
    const said = await ask('POST', '/thread', { model: 'thinking', message: 'x' }, ONE, bare)
    expect(said).toMatchObject({ status: 422, value: { message: expect.stringContaining('not set up') } })
    expect(await count()).toBe(before)
  })
})

describe('an answer that is being written', () => {
  /** A model that waits after its first word until it is given up, or told to go on. */
  function waiting() {
    const { promise: isGivenUp, resolve: giveUp } = Promise.withResolvers<void>()
    const { promise: goes, resolve: goOn } = Promise.withResolvers<void>()
    setModel({
      async *answer(_, __, signal) {
        signal.addEventListener('abort', () => giveUp())
        yield { kind: 'content', text: 'First' }
        await Promise.race([goes, isGivenUp])
        signal.throwIfAborted()
        yield { kind: 'content', text: ' second' }
        await isGivenUp
      },
    })
    return { isGivenUp, goOn }
  }
  /** Waits until some of it was kept. */
  async function heard(id: string): Promise<void> {
    const { token } = await server.signIn(ONE.account)
    const response = await server.ask(`/v1/ai/thread/${id}/listen`, { token, workspace: 'ws_one' })
    expect(response.headers.get('x-accel-buffering')).toBe('no')
    const reader = response.body?.getReader()
    let text = ''
    while (!text.includes('First')) {
      // oxlint-disable-next-line no-await-in-loop -- until it is there
      const part = await reader?.read()
      text += Buffer.from(part?.value ?? []).toString()
    }
    await reader?.cancel()
  }

  test('is stopped, also by another process, and what there is of it stays', async () => {
    const { isGivenUp, goOn } = waiting()
    const id = await begin()
    await heard(id)
    expect((await ask('POST', `/thread/${id}/messages`, { model: 'thinking', content: 'x' })).status).toBe(
      409,
    )
    expect((await answer<AiThread>('POST', `/thread/${id}/stop`, {}, elsewhere)).state).toBe('stopped')
    expect(await lastOf(id)).toMatchObject({ role: 'assistant', content: 'First' })
    // The process that writes it notices when it has more to say, and gives the model up.
    goOn()
    await isGivenUp
    expect(await lastOf(id)).toMatchObject({ content: 'First' })
    expect(textOf(await listen(id))).toBe('First')
    expect((await answer<AiThread>('POST', `/thread/${id}/stop`)).state).toBe('stopped')
  })

  test('counts as stopped once its process is gone', async () => {
    waiting()
    const id = await begin()
    await heard(id)
    server.turn(39 * SECOND)
    expect((await one(id)).state).toBe('running')
    server.turn(2 * SECOND)
    expect((await one(id)).state).toBe('stopped')
    await saying(`${lineOf({ content: 'Again.' })}${END}`)
    const sent = await ask('POST', `/thread/${id}/messages`, { model: 'thinking', content: 'Again?' })
    expect(sent.status).toBe(200)
    expect(textOf(await listen(id))).toBe('Again.')
    expect((await messages(id)).map(({ data }) => data.role)).toEqual([
      'user',
      'assistant',
      'user',
      'assistant',
    ])
  })
})

test('a person asks 20 times a minute, and a workspace as often as is set; a long question is a 413', async () => {
  await saying(END)
  server.turn(2 * MINUTE)
  const { token } = await server.signIn(ONE.account)
  const { token: member } = await server.signIn('acc_member')
  const body = { model: 'thinking', messages: [{ role: 'user', content: 'x' }] }
  const complete = async (by: string) =>
    (await server.json('/v1/ai/chat/completions', { method: 'POST', token: by, workspace: 'ws_one', body }))
      .status
  const many = async (by: string, times: number) => {
    const statuses = await Promise.all(Array.from({ length: times }, () => complete(by)))
    return statuses.filter((status) => status === 200).length
  }
  expect(await many(token, 22)).toBe(20)
  expect(await many(member, 12)).toBe(10)
  server.turn(MINUTE)
  expect(await complete(token)).toBe(200)
  expect((await ask('POST', '/thread', { model: 'thinking', message: 'x'.repeat(16_001) })).status).toBe(413)
})

test('a single question is answered whole or in lines, with what it took; a refusal of the model is one', async () => {
  await saying(`${lineOf({ reasoning: 'Hm.' })}${lineOf({ content: 'Yes' })}${END}`)
  server.turn(MINUTE)
  const body = { model: 'thinking', messages: [{ role: 'user', content: 'x' }] }
  expect(await answer('POST', '/chat/completions', body)).toMatchObject({
    message: { reasoning: 'Hm.', content: 'Yes' },
    usage: { inputTokens: 7, outputTokens: 3 },
  })
  const { token } = await server.signIn(ONE.account)
  const stream = () =>
    server.ask('/v1/ai/chat/completions/stream', { method: 'POST', token, workspace: 'ws_one', body })
  const streamed = await stream()
  // nginx would hand it on only once it is over.
  expect(streamed.headers.get('x-accel-buffering')).toBe('no')
  const lines = (await streamed.text()).trim().split('\n')
  expect(lines.map((line) => JSON.parse(line).type)).toEqual(['reasoning_delta', 'content_delta', 'done'])
  for (const [status, refused] of [
    [429, 429],
    [500, 503],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one model after the other
    await model((_, response) => {
      response.statusCode = status
      response.end()
    })
    // oxlint-disable-next-line no-await-in-loop -- one model after the other
    expect([(await ask('POST', '/chat/completions', body)).status, (await stream()).status]).toEqual([
      refused,
      refused,
    ])
  }
  const last = { model: 'thinking', messages: [{ role: 'assistant', content: 'x' }] }
  expect((await ask('POST', '/chat/completions', last)).status).toBe(400)
})

test('a conversation is its own person’s', async () => {
  await saying(END)
  const id = await begin()
  await listen(id)
  for (const who of [
    { account: 'acc_member', workspace: 'ws_one' },
    { account: 'acc_other', workspace: 'ws_two' },
  ])
    for (const path of [`/thread/${id}`, `/thread/${id}/messages`, `/thread/${id}/listen`])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await ask('GET', path, undefined, who)).status, path).toBe(404)
  expect((await ask('DELETE', `/thread/${id}`)).status).toBe(200)
  expect((await ask('GET', `/thread/${id}`)).status).toBe(404)
})
