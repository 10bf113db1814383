import { useRead } from '#api/core'
import { aiThreadRoutes } from './ai-threads.routes.ts'

/** How many past chats are shown (SPEC.md 9). */
const SHOWN = 3

export const useAiThreads = (limit: number = SHOWN) => useRead(aiThreadRoutes.list, { query: { limit } })
