import { badInput } from '#domain/kernel/refusals'
import { aiRoutes } from '#api/contract'
import type { ChatLine, ChatRequest } from '#api/ai'
import { answerTo } from './ai-assistant.ts'
import { eventsOf } from './ai-script.ts'
import { handle, type Call } from '#mocks/core/handle'

/** Characters of a token, about. */
const TOKEN = { characters: 4 } as const
const tokens = (text: string) => Math.ceil(Array.from(text).length / TOKEN.characters)

async function answered({ db, workspaceId, body }: Pick<Call, 'db' | 'workspaceId'> & { body: ChatRequest }) {
  const question = body.messages.at(-1)
  if (question?.role !== 'user') throw badInput('The last message has to be the question of a user.')
  const script = await answerTo({ db, workspaceId, text: question.content, browser: false })
  const textOf = (kind: 'reasoning' | 'content') =>
    script.parts.map((part) => (part.kind === kind ? part.text : '')).join('')
  const reasoning = textOf('reasoning')
  const content = textOf('content')
  const usage = {
    inputTokens: body.messages.reduce((sum, message) => sum + tokens(message.content), 0),
    outputTokens: tokens(reasoning + content),
  }
  return { id: db.nextId('chat'), script, reasoning, content, usage }
}

export const aiHandlers = [
  handle(
    aiRoutes.complete,
    async (call) => {
      const { id, reasoning, content, usage } = await answered(call)
      return {
        id,
        model: 'thinking' as const,
        message: { role: 'assistant' as const, reasoning, content },
        usage,
      }
    },
    { writes: false },
  ),
  handle(
    aiRoutes.stream,
    async (call) => {
      const { id, script, usage } = await answered(call)
      const { clock, signal, db } = call
      const started = clock.now()
      const events = eventsOf(script, { threadId: id, run: 1, seed: db.settings.seed })
      const lines: { at: number; line: ChatLine }[] = events.flatMap(({ at, event }) =>
        event.type === 'reasoning_delta' || event.type === 'content_delta'
          ? [{ at, line: { type: event.type, delta: event.delta } }]
          : [],
      )
      lines.push({ at: lines.at(-1)?.at ?? 0, line: { type: 'done', id, usage } })
      const encoder = new TextEncoder()
      let next = 0
      let wake = () => {}
      const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
        async pull(controller) {
          const wait = () => started + (lines[next]?.at ?? 0) - clock.now()
          // A timer may ring a moment early, and whoever gives nothing is not asked again.
          while (wait() > 0 && !signal.aborted)
            await new Promise<void>((resolve) => {
              const cancel = clock.setTimeout(resolve, wait())
              wake = () => {
                cancel()
                resolve()
              }
              signal.addEventListener('abort', wake, { once: true })
            })
          if (signal.aborted) {
            controller.error(signal.reason)
            return
          }
          let text = ''
          while (next < lines.length && started + (lines[next]?.at ?? 0) <= clock.now())
            text += `${JSON.stringify(lines[next++]?.line)}\n`
          if (text !== '') controller.enqueue(encoder.encode(text))
          if (next >= lines.length) controller.close()
        },
        cancel: () => wake(),
      })
      return new Response(body, { headers: { 'content-type': 'application/x-ndjson' } })
    },
    { writes: false },
  ),
]
