import { useRead, useWrite } from '#api/core'
import { certificateRoutes } from '#api/certificates'
import { customHostnameRoutes } from './custom-hostnames.routes.ts'
import type { HostnamePurpose } from './custom-hostnames.schema.ts'

const hostnames = [
  customHostnameRoutes.list,
  customHostnameRoutes.default,
  certificateRoutes.list,
  certificateRoutes.count,
]

export const useCustomHostnames = () => useRead(customHostnameRoutes.list, {})

/** Null when no hostname stands for the purpose. */
export const useDefaultHostname = (purpose: HostnamePurpose) =>
  useRead(customHostnameRoutes.default, { query: { purpose } })

export const useCreateCustomHostname = () => useWrite(customHostnameRoutes.create, { refreshes: hostnames })
