import { useRead, useVersionedWrite } from '#api/core'
import { webApiRoutes } from './web-api.routes.ts'

export const useWebApi = () => useRead(webApiRoutes.one, {})

export const useUpdateWebApi = () =>
  useVersionedWrite(webApiRoutes.update, { record: webApiRoutes.one, answers: webApiRoutes.one })
