import { useRead, useWrite } from '#api/core'
import { webApiRoutes } from './web-api.routes.ts'

export const useWebApi = () => useRead(webApiRoutes.one, {})

export const useUpdateWebApi = () => useWrite(webApiRoutes.update, { answers: webApiRoutes.one })
