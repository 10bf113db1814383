import { contract } from '#api/wire'
import { aiRoutes } from './ai.routes.ts'
import { ChatAnswer, ChatLine, ChatRequest } from './ai.schema.ts'

export const aiContract = contract(aiRoutes, {
  complete: { summary: 'Answers a conversation, all at once.', body: ChatRequest, result: ChatAnswer },
  stream: {
    summary: 'Answers a conversation as lines of JSON while it is being written.',
    body: ChatRequest,
    result: ChatLine,
  },
})
