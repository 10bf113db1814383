import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import * as v from 'valibot'
import { systemClock } from '#lib/clock'
import { answerTo, answerToResults } from '#mocks/ai/ai-assistant'
import type { Script } from '#mocks/ai/ai-script'
import { createDb } from '#mocks/core/db'

const Message = v.looseObject({
  role: v.picklist(['system', 'user', 'assistant', 'tool']),
  content: v.string(),
  tool_call_id: v.optional(v.string()),
  tool_calls: v.optional(
    v.array(v.looseObject({ id: v.string(), function: v.looseObject({ name: v.string() }) })),
  ),
})
type Message = v.InferOutput<typeof Message>
const Asked = v.looseObject({ messages: v.array(Message) })

/** A local endpoint of chat completions. */
export interface FakeModel {
  url: string
  close: () => void
}

/**
 * Speaks the chat completions of OpenAI on this machine and says what the assistant of the demo says. It counts and reads
 * nothing by itself: for that it asks for the tools that it is offered.
 */
export async function startFakeModel(): Promise<FakeModel> {
  const world = createDb({ seed: 1, size: 'small', epoch: systemClock.now() })

  async function scriptFor(messages: readonly Message[]): Promise<Script> {
    const question = messages.findLast(({ role }) => role === 'user')?.content ?? ''
    const results = messages.slice(messages.findLastIndex(({ role }) => role !== 'tool') + 1)
    const calls = messages.flatMap(({ tool_calls: all = [] }) => all)
    if (results.length === 0) return answerTo({ db: world, workspaceId: 'ws_sakura', text: question })
    return answerToResults(
      results.map(({ tool_call_id: id, content }) => ({
        toolName: calls.find((call) => call.id === id)?.function.name ?? '',
        content,
      })),
      question,
    )
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) if (chunk instanceof Buffer) chunks.push(chunk)
    const { messages } = v.parse(Asked, JSON.parse(Buffer.concat(chunks).toString()))
    const { parts, pace } = await scriptFor(messages)
    const gone = new AbortController()
    response.once('close', () => gone.abort())
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    const say = (delta: object) => response.write(`data: ${JSON.stringify({ choices: [{ delta }] })}\n\n`)
    // Of an answer that was stopped, the rest.
    let skipped = messages.at(-1)?.role === 'assistant' ? (messages.at(-1)?.content.length ?? 0) : 0
    for (const part of parts) {
      if (part.kind === 'tools') {
        const calls = part.calls.map(({ name, args }, index) => ({
          index,
          id: `call_${index}`,
          function: { name, arguments: JSON.stringify(args) },
        }))
        say({ tool_calls: calls })
        continue
      }
      const isContent = part.kind === 'content'
      const letters = Array.from(isContent ? part.text.slice(skipped) : part.text)
      if (isContent) skipped = Math.max(0, skipped - part.text.length)
      for (let from = 0; from < letters.length; from += pace.characters) {
        // oxlint-disable-next-line no-await-in-loop -- one after the other, as a model speaks
        await pause(pace.every, undefined, { signal: gone.signal })
        const text = letters.slice(from, from + pace.characters).join('')
        say(isContent ? { content: text } : { reasoning_content: text })
      }
    }
    response.end('data: {"choices":[{"delta":{},"finish_reason":"stop"}]}\n\ndata: [DONE]\n\n')
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.destroy()
      if (!(error instanceof Error && error.name === 'AbortError')) process.stderr.write(`${String(error)}\n`)
    })
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return { url: `http://127.0.0.1:${port}/v1`, close: () => void server.close() }
}
