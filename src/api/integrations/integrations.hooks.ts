import { useRead } from '#api/core'
import { integrationRoutes } from './integrations.routes.ts'

export const useIntegrations = () => useRead(integrationRoutes.list, {})
