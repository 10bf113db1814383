import { beforeAll, describe, expect, test } from 'vitest'
import { MINUTE } from '#lib/duration'
import { END, lineOf, testAssistant } from '#server/testing/test-assistant'
import { testDatabase } from '#server/testing/test-database'
import { seedTwo } from '#server/testing/test-server'

const db = await testDatabase()
beforeAll(() => seedTwo(db))
const { server, model, saying, ask, answer, begin, listen, lastOf, one } = testAssistant(db)

describe('a model that goes round in circles', () => {
  const callsOf = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      lineOf({
        tool_calls: [{ index, id: `c${index}`, function: { name: 'no_such_tool', arguments: '{"a":' } }],
      }),
    ).join('')

  test('makes no more calls in one answer than have results', async () => {
    await saying(`${callsOf(60)}${END}`)
    const id = await begin()
    await listen(id)
    const said = await lastOf(id)
    // Calls that make no sense are passed on: the browser answers them in words.
    const calls = said?.role === 'assistant' ? said.toolCalls : []
    expect(calls).toHaveLength(20)
    const results = calls.map((one) => ({ toolCallId: one.id, toolName: 'no_such_tool', content: 'No.' }))
    expect((await ask('POST', `/thread/${id}/messages/tool`, { results })).status).toBe(200)
    await listen(id)
  })

  test('has to answer after ten rounds, and is told no more of a result than it needs', async () => {
    const told: string[] = []
    await model((_, response, body) => {
      told.push(body)
      response.end(`${callsOf(1)}${END}`)
    })
    const id = await begin()
    await listen(id)
    for (let round = 1; round <= 10; round += 1) {
      const said = await lastOf(id)
      const calls = said?.role === 'assistant' ? said.toolCalls : []
      expect(calls, `round ${round}`).toHaveLength(1)
      const results = calls.map((one) => ({
        toolCallId: one.id,
        toolName: one.function.name,
        content: 'x'.repeat(40_000),
      }))
      expect((await ask('POST', `/thread/${id}/messages/tool`, { results })).status).toBe(200)
      await listen(id)
    }
    expect(told).toHaveLength(11)
    expect(await lastOf(id)).toMatchObject({
      content: expect.stringContaining('No answer was found.'),
      toolCalls: [],
    })
    expect(await one(id)).toMatchObject({ state: 'idle' })
    const [first, last] = [told[0], told[10]].map((body) => JSON.parse(body ?? ''))
    expect(first.messages[0].content).not.toContain('Call no more tools')
    expect(last.messages[0].content).toContain('Call no more tools')
    expect(last.messages.at(-1).content.length).toBeLessThan(16_100)
    // The next question begins anew.
    server.turn(MINUTE)
    await answer('POST', `/thread/${id}/messages`, { model: 'thinking', content: 'And now?' })
    await listen(id)
    expect(await lastOf(id)).toMatchObject({ toolCalls: [{}] })
  })
})
