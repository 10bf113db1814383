import { useWrite } from '#api/core'
import { aiRoutes } from './ai.routes.ts'

/** The stream form is a call of the client: `client.stream(aiRoutes.stream, …)`. */
export const useChatCompletion = () => useWrite(aiRoutes.complete)
