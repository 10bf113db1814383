import { contract } from '#api/wire'
import { page } from '#api/shapes'
import { integrationRoutes } from './integrations.routes.ts'
import { Integration } from './integrations.schema.ts'

export const integrationsContract = contract(integrationRoutes, {
  list: {
    summary: 'The services that contacts can come from, those to come included.',
    result: page(Integration),
  },
})
