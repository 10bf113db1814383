export { useAiThreads } from './ai-threads.hooks.ts'
export { aiThreadRoutes } from './ai-threads.routes.ts'
export type { AiEvent, AiEventBatch, AiMessage, AiThread } from './ai-threads.schema.ts'
export { listenToThread } from './listen.ts'
