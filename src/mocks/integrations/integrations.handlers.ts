import { integrationRoutes } from '#api/contract'
import { handle } from '#mocks/core/handle'
import { integrationData } from './integrations.data.ts'

export const integrationHandlers = [handle(integrationRoutes.list, () => ({ items: [...integrationData] }))]
