import * as v from 'valibot'
import type { ClientTool } from '#domain/ai/client-tools'
import { foreignJson } from '#server/ports/foreign-json'
import { AiError, type Ai, type AiPart, type AiTold } from './ai.ts'

export interface ChatCompletionsOptions {
  /** The address above `/chat/completions`. It is the operator's own, so it may be on a private network. */
  url: string
  key: string | undefined
  model: string
  /** ms without a byte until the model counts as gone. @default 60000 */
  silence?: number
}

/** Characters of a line at most; an answer has as many lines as it likes. */
const LINE = { most: 1_000_000 } as const

const ToolDelta = v.looseObject({
  index: v.optional(v.number(), 0),
  id: v.nullish(v.string()),
  function: v.optional(v.looseObject({ name: v.nullish(v.string()), arguments: v.nullish(v.string()) })),
})
const Chunk = v.looseObject({
  choices: v.optional(
    v.array(
      v.looseObject({
        delta: v.optional(
          v.looseObject({
            content: v.nullish(v.string()),
            reasoning_content: v.nullish(v.string()),
            reasoning: v.nullish(v.string()),
            tool_calls: v.nullish(v.array(ToolDelta)),
          }),
        ),
        finish_reason: v.nullish(v.string()),
      }),
    ),
    [],
  ),
  usage: v.nullish(
    v.looseObject({ prompt_tokens: v.optional(v.number(), 0), completion_tokens: v.optional(v.number(), 0) }),
  ),
  error: v.nullish(v.unknown()),
})

/** Asks an endpoint that speaks the chat completions of OpenAI, and reads its server-sent events. */
export const chatCompletions = ({ url, key, model, silence = 60_000 }: ChatCompletionsOptions): Ai => ({
  async *answer(told, tools, signal) {
    const { request } = await import('undici')
    const response = await request(`${url.replace(/\/$/, '')}/chat/completions`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'text/event-stream',
        ...(key !== undefined && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({
        model,
        stream: true,
        stream_options: { include_usage: true },
        messages: told.map(messageOf),
        ...(tools.length > 0 && { tools: tools.map(toolOf) }),
      }),
      signal,
      headersTimeout: silence,
      bodyTimeout: silence,
    }).catch((error: unknown) => {
      signal.throwIfAborted()
      throw new AiError('unavailable', 'The language model can’t be reached.', error)
    })
    const { statusCode: status, body } = response
    if (status !== 200) {
      await body.dump()
      if (status === 429) throw new AiError('busy', 'The language model has too much to do.')
      throw new AiError('unavailable', `The language model answered ${status}.`)
    }
    let isDone = false
    try {
      for await (const data of dataOf(body)) {
        if (data === '[DONE]') {
          isDone = true
          break
        }
        const { parts, isEnd } = partsOf(data)
        isDone ||= isEnd
        yield* parts
      }
    } catch (error) {
      signal.throwIfAborted()
      throw error instanceof AiError ? error : new AiError('broken', 'The answer was cut.', error)
    }
    if (!isDone) throw new AiError('broken', 'The answer was cut.')
  },
})

/** The data of server-sent events, however their bytes are cut. */
async function* dataOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r(?!$)/)
    rest = lines.pop() ?? ''
    if (rest.length > LINE.most) throw new AiError('broken', 'A line of the answer has no end.')
    for (const line of lines) if (line.startsWith('data:')) yield line.slice('data:'.length).trim()
  }
  if (rest.startsWith('data:')) yield rest.slice('data:'.length).trim()
}

function partsOf(data: string): { parts: AiPart[]; isEnd: boolean } {
  const read = v.safeParse(v.pipe(foreignJson, Chunk), data)
  if (!read.success) throw new AiError('broken', 'The answer can’t be read.')
  const { choices, usage, error } = read.output
  if (error !== undefined && error !== null) throw new AiError('unavailable', 'The language model broke off.')
  const parts: AiPart[] = []
  const [choice] = choices
  const { content, reasoning_content: thought, reasoning, tool_calls: calls } = choice?.delta ?? {}
  const thinking = thought ?? reasoning ?? ''
  if (thinking !== '') parts.push({ kind: 'reasoning', text: thinking })
  if (typeof content === 'string' && content !== '') parts.push({ kind: 'content', text: content })
  for (const { index, id, function: called } of calls ?? [])
    parts.push({
      kind: 'tool',
      index,
      ...(typeof id === 'string' && id !== '' && { id }),
      ...(typeof called?.name === 'string' && called.name !== '' && { name: called.name }),
      args: called?.arguments ?? '',
    })
  if (usage)
    parts.push({
      kind: 'usage',
      inputTokens: usage.prompt_tokens,
      outputTokens: usage.completion_tokens,
    })
  return { parts, isEnd: typeof choice?.finish_reason === 'string' }
}

const toolOf = ({ name, description, parameters }: ClientTool) => ({
  type: 'function',
  function: { name, description, parameters },
})

function messageOf(told: AiTold) {
  if (told.role === 'tool') return { role: 'tool', tool_call_id: told.toolCallId, content: told.content }
  if (told.role !== 'assistant' || told.toolCalls.length === 0)
    return { role: told.role, content: told.content }
  return {
    role: 'assistant',
    content: told.content,
    tool_calls: told.toolCalls.map(({ id, name, args }) => ({
      id,
      type: 'function',
      function: { name, arguments: args },
    })),
  }
}
