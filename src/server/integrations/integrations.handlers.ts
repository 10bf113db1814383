import { integrationRoutes } from '#api/contract'
import type { Integration } from '#api/integrations'
import { integrationData } from '#domain/connections/integrations'
import type { GroupSettings } from '#server/http/group-settings'
import { handle, type Handler } from '#server/http/handle'
import type { Ports } from '#server/ports/ports'

/** The services as this server can connect them: one that the operator has not set up can't be chosen yet. */
export const integrationsOf = ({ sources }: Pick<Ports, 'sources'>): readonly Integration[] =>
  integrationData.map((one) => (sources.has(one.key) ? one : { ...one, status: 'coming_soon' }))

export const integrationHandlers = ({ ports }: Pick<GroupSettings, 'ports'>): readonly Handler[] => [
  handle(integrationRoutes.list, async () => ({ items: [...integrationsOf(ports)] })),
]
