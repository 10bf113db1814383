export { useChatCompletion } from './ai.hooks.ts'
export { aiRoutes } from './ai.routes.ts'
export type { ChatAnswer, ChatLine, ChatRequest } from './ai.schema.ts'
