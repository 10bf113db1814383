import { contract } from '#api/wire'
import { page } from '#api/shapes'
import { regionRoutes } from './regions.routes.ts'
import { Region } from './regions.schema.ts'

export const regionsContract = contract(regionRoutes, {
  list: { summary: 'The regions that mails can be sent from.', result: page(Region) },
})
