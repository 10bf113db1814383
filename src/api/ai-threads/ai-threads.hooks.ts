import { useRead } from '#api/core'
import { aiThreadRoutes } from './ai-threads.routes.ts'

/** How many past chats are shown (AST-2). */
const SHOWN = 3

export const useAiThreads = (limit: number = SHOWN) => useRead(aiThreadRoutes.list, { query: { limit } })
