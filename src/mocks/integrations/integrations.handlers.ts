import { integrationRoutes } from '#api/contract'
import { handle } from '#mocks/core/handle'
import { integrationData } from '#domain/connections/integrations'

export const integrationHandlers = [handle(integrationRoutes.list, () => ({ items: [...integrationData] }))]
