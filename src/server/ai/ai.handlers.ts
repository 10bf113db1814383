import type { ChatLine } from '#api/ai'
import { aiRoutes } from '#api/contract'
import { badInput, Refusal } from '#domain/kernel/refusals'
import type { GroupSettings } from '#server/http/group-settings'
import { streamedLines } from '#server/http/streamed-lines'
import { handle, type Call, type Handler } from '#server/http/handle'
import { AiError, type AiPart, type AiTold } from '#server/ports/ai/ai'
import { inTransaction } from '#server/store/transaction'
import { expectQuestion, modelOf } from './budget.ts'

interface Asked {
  messages: readonly { role: 'system' | 'user' | 'assistant'; content: string }[]
}

const toldOf = ({ messages }: Asked): AiTold[] =>
  messages.map(({ role, content }) =>
    role === 'assistant' ? { role, content, toolCalls: [] } : { role, content },
  )

/** What people are told whose question is not answered. */
export const aiRefusal = ({ why }: AiError): Refusal =>
  why === 'busy'
    ? new Refusal(
        429,
        'The language model has too much to do. Try again in a minute.',
        '言語モデルが混み合っています。1分ほどしてからもう一度お試しください。',
        60,
      )
    : new Refusal(
        503,
        'The language model did not answer. Try again.',
        '言語モデルから回答がありませんでした。もう一度お試しください。',
      )

/** The routes of single questions. */
export function aiHandlers({ ports }: Pick<GroupSettings, 'ports'>): readonly Handler[] {
  async function ask(call: Call & { body: Asked }): Promise<AsyncGenerator<AiPart>> {
    const question = call.body.messages.at(-1)
    if (question?.role !== 'user') throw badInput('The last message has to be the question of a user.')
    const model = modelOf(ports)
    await inTransaction(call.db, (db) =>
      expectQuestion(
        {
          db,
          tenant: call.tenant,
          account: call.account,
          clock: call.clock,
          now: call.now,
        },
        ports,
        question.content,
      ),
    )
    return model.answer(toldOf(call.body), [], call.signal)
  }
  const noUsage = { inputTokens: 0, outputTokens: 0 }

  return [
    handle(
      aiRoutes.complete,
      async (call) => {
        const texts = { reasoning: '', content: '' }
        let usage = noUsage
        try {
          for await (const part of await ask(call)) {
            if (part.kind === 'usage') {
              const { inputTokens, outputTokens } = part
              usage = { inputTokens, outputTokens }
            } else if (part.kind !== 'tool') texts[part.kind] += part.text
          }
        } catch (error) {
          throw error instanceof AiError ? aiRefusal(error) : error
        }
        const message = { role: 'assistant' as const, ...texts }
        return { id: call.newId('chat'), model: 'thinking' as const, message, usage }
      },
      { writes: false },
    ),

    handle(
      aiRoutes.stream,
      async (call) => {
        const id = call.newId('chat')
        const parts = await ask(call)
        // The first part is awaited, so that a model that does not answer is an error and not a stream without an end.
        const first = await parts.next().catch((error: unknown) => {
          throw error instanceof AiError ? aiRefusal(error) : error
        })
        const encoder = new TextEncoder()
        const lineOf = (line: ChatLine) => encoder.encode(`${JSON.stringify(line)}\n`)
        let usage = noUsage
        let next: IteratorResult<AiPart, void> | undefined = first
        const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
          async pull(controller) {
            for (;;) {
              // oxlint-disable-next-line no-await-in-loop -- until there is something to tell
              const part: IteratorResult<AiPart, void> = next ?? (await parts.next())
              next = undefined
              if (part.done === true) {
                controller.enqueue(lineOf({ type: 'done', id, usage }))
                controller.close()
                return
              }
              if (part.value.kind === 'usage') {
                const { inputTokens, outputTokens } = part.value
                usage = { inputTokens, outputTokens }
              } else if (part.value.kind !== 'tool') {
                controller.enqueue(lineOf({ type: `${part.value.kind}_delta`, delta: part.value.text }))
                return
              }
            }
          },
          cancel: async () => void (await parts.return(undefined)),
        })
        return streamedLines(body)
      },
      { writes: false },
    ),
  ]
}
