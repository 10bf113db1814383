import { expect } from 'vitest'
import type { AiEvent, AiEventBatch, AiMessage, AiThread } from '#api/ai-threads'
import { MINUTE } from '#lib/duration'
import { chatCompletions } from '#server/ports/ai/chat-completions'
import type { Ai } from '#server/ports/ai/ai'
import type { OpenDatabase } from '#server/store/database'
import { testPorts } from './test-ports.ts'
import { testServer } from './test-server.ts'
import { testWeb, type WebHandler } from './test-web.ts'

/** One event of the stream of a language model. */
export const lineOf = (delta: object, rest: object = {}) =>
  `data: ${JSON.stringify({ choices: [{ delta, finish_reason: null, ...rest }] })}\n\n`
/** How such a stream ends. */
export const END = `${lineOf({}, { finish_reason: 'stop' })}data: ${JSON.stringify({ choices: [], usage: { prompt_tokens: 7, completion_tokens: 3 } })}\n\ndata: [DONE]\n\n`

/** Who asks in tests. */
export const ONE = { account: 'acc_owner', workspace: 'ws_one' }

export const typesOf = (events: readonly AiEvent[]) => events.map(({ type }) => type)
/** What the reader has been told. */
export const textOf = (events: readonly AiEvent[]) =>
  events.map((event) => (event.type === 'content_delta' ? event.delta : '')).join('')

/** The assistant of a server over a database, with a language model that says what a test wants. */
export function testAssistant(db: OpenDatabase) {
  let answering: Ai | undefined
  const ports = testPorts({
    ai: {
      answer: (...asked) => (answering ?? chatCompletions({ url: '', key: '', model: '' })).answer(...asked),
    },
    aiPerMinute: 30,
  })
  const server = testServer(db, { ports })
  /** Another process on the same database. */
  const elsewhere = testServer(db, { ports })

  /** A language model of a test: `says` gets what it was asked. */
  async function model(says: WebHandler): Promise<void> {
    const url = await testWeb(says)
    answering = chatCompletions({ url: `${url}/v1`, key: 'sk-test', model: 'm', silence: 200 })
  }
  const saying = (text: string) =>
    model((_, response) => {
      response.end(text)
    })

  async function ask(method: string, path: string, body?: unknown, who = ONE, at = server) {
    const { token } = await at.signIn(who.account)
    return at.json(`/v1/ai${path}`, { method, token, workspace: who.workspace, body })
  }
  async function answer<T>(method: string, path: string, body?: unknown, at = server): Promise<T> {
    const { status, value } = await ask(method, path, body, ONE, at)
    expect(status, JSON.stringify(value)).toBe(200)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers by their schemas
    return value as T
  }
  async function begin(message = 'How many?'): Promise<string> {
    server.turn(MINUTE)
    const { thread } = await answer<{ thread: AiThread }>('POST', '/thread', { model: 'thinking', message })
    expect(thread.state).toBe('running')
    return thread.id
  }
  /** All events until the answer has ended. */
  async function listen(threadId: string, after = '', at = server): Promise<AiEvent[]> {
    const { token } = await at.signIn(ONE.account)
    const query = after === '' ? '' : `?after=${after}`
    const response = await at.ask(`/v1/ai/thread/${threadId}/listen${query}`, { token, workspace: 'ws_one' })
    const lines = (await response.text()).split('\n').filter((line) => line !== '')
    return lines.flatMap((line) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- written by the server of this test
      const { events } = JSON.parse(line) as AiEventBatch
      return events
    })
  }
  const messages = async (threadId: string) =>
    (await answer<{ items: AiMessage[] }>('GET', `/thread/${threadId}/messages`)).items
  const lastOf = async (threadId: string) => (await messages(threadId)).at(-1)?.data
  const one = (threadId: string) => answer<AiThread>('GET', `/thread/${threadId}`)
  return {
    server,
    elsewhere,
    model,
    saying,
    ask,
    answer,
    begin,
    listen,
    messages,
    lastOf,
    one,
    /** Takes the place of the language model. */
    setModel: (next: Ai) => void (answering = next),
  }
}
