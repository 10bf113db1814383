import { integrationRoutes } from '#api/contract'
import { handle } from './handle.ts'
import { integrationData } from './integrations.data.ts'

export const integrationHandlers = [handle(integrationRoutes.list, () => ({ items: [...integrationData] }))]
