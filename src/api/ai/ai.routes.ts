import { post } from '#api/wire'
import type { ChatAnswer, ChatLine, ChatRequest } from './ai.schema.ts'

export const aiRoutes = {
  complete: post('/ai/chat/completions').body<ChatRequest>().returns<ChatAnswer>(),
  stream: post('/ai/chat/completions/stream').body<ChatRequest>().returns<ChatLine>('stream'),
}
