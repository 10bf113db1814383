import { useRead, useVersionedWrite } from '#api/core'
import { scriptTagRoutes } from '#api/script-tag'
import { webApiRoutes } from './web-api.routes.ts'

/** The code of the script says whether consent is required. */
const scriptTag = [scriptTagRoutes.one]

export const useWebApi = () => useRead(webApiRoutes.one, {})

export const useUpdateWebApi = () =>
  useVersionedWrite(webApiRoutes.update, {
    record: webApiRoutes.one,
    answers: webApiRoutes.one,
    refreshes: scriptTag,
  })
