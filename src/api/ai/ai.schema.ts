import * as v from 'valibot'
import { Id, Quantity } from '#api/shapes'

/** Messages of one question, characters of one message. */
const AI = { messagesMax: 200, contentMax: 16_000 } as const

export const AiModel = v.literal('thinking')
/** The one model there is (AST-6). */
export type AiModel = v.InferOutput<typeof AiModel>

export const ChatRequest = v.strictObject({
  model: AiModel,
  messages: v.pipe(
    v.array(
      v.strictObject({
        role: v.picklist(['system', 'user', 'assistant']),
        content: v.pipe(v.string(), v.maxLength(AI.contentMax)),
      }),
    ),
    v.minLength(1),
    v.maxLength(AI.messagesMax),
  ),
})
/** The last message is the question. */
export type ChatRequest = v.InferOutput<typeof ChatRequest>

const ChatUsage = v.strictObject({ inputTokens: Quantity, outputTokens: Quantity })

export const ChatAnswer = v.strictObject({
  id: Id,
  model: AiModel,
  message: v.strictObject({ role: v.literal('assistant'), reasoning: v.string(), content: v.string() }),
  usage: ChatUsage,
})
export type ChatAnswer = v.InferOutput<typeof ChatAnswer>

export const ChatLine = v.variant('type', [
  v.strictObject({ type: v.picklist(['reasoning_delta', 'content_delta']), delta: v.string() }),
  v.strictObject({ type: v.literal('done'), id: Id, usage: ChatUsage }),
])
/** One line of the stream; a stream without 'done' at its end was cut. */
export type ChatLine = v.InferOutput<typeof ChatLine>
