import { useRead, useWrite } from '#api/core'
import { aiThreadRoutes } from './ai-threads.routes.ts'

/** How many past chats are shown, and messages loaded (AST-2, AST-4). */
const LOADED = { threads: 3, messages: 50 } as const

const threads = [aiThreadRoutes.list]

export const useAiThreads = (limit: number = LOADED.threads) =>
  useRead(aiThreadRoutes.list, { query: { limit } })

/** undefined asks nothing. */
export const useAiMessages = (threadId: string | undefined) =>
  useRead(
    aiThreadRoutes.messages,
    threadId === undefined ? null : { params: { threadId }, query: { limit: LOADED.messages } },
  )

export const useCreateAiThread = () => useWrite(aiThreadRoutes.create, { refreshes: threads })

export const useSendAiMessage = () => useWrite(aiThreadRoutes.send)

export const useSendToolResults = () => useWrite(aiThreadRoutes.sendToolResults)

export const useSignalAiThread = () => useWrite(aiThreadRoutes.signal)

export const useStopAiThread = () => useWrite(aiThreadRoutes.stop)

export const useResumeAiThread = () => useWrite(aiThreadRoutes.resume)

export const useDeleteAiThread = () => useWrite(aiThreadRoutes.delete, { refreshes: threads })
