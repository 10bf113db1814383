import * as v from 'valibot'
import { contract } from '#api/wire'
import { page } from '#api/shapes'
import { customHostnameRoutes } from './custom-hostnames.routes.ts'
import { CustomHostname, DefaultHostnameQuery, NewCustomHostname } from './custom-hostnames.schema.ts'

export const customHostnamesContract = contract(customHostnameRoutes, {
  list: { summary: 'All custom hostnames of the workspace, by name.', result: page(CustomHostname) },
  create: {
    summary:
      'Adds a hostname and its certificate; a name that is in use, here or proven elsewhere, is a 409.',
    ownerOnly: true,
    body: NewCustomHostname,
    result: CustomHostname,
  },
  default: {
    summary: 'The hostname that is used for a purpose where none is chosen; null when there is none.',
    query: DefaultHostnameQuery,
    result: v.nullable(CustomHostname),
  },
})
