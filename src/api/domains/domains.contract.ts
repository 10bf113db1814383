import { contract } from '#api/wire'
import { Count, Nothing, page } from '#api/shapes'
import { domainRoutes } from './domains.routes.ts'
import { Domain, DomainFilter, DomainQuery, NewDomain } from './domains.schema.ts'

export const domainsContract = contract(domainRoutes, {
  list: { summary: 'The sending domains of the workspace.', query: DomainQuery, result: page(Domain) },
  count: { summary: 'How many domains the same filter finds.', query: DomainFilter, result: Count },
  create: {
    summary: 'Adds a domain and answers the records to put into its DNS.',
    ownerOnly: true,
    body: NewDomain,
    result: Domain,
  },
  one: { summary: 'One domain with its records as of the last check.', result: Domain },
  delete: {
    summary: 'Removes a domain that no sender uses.',
    ownerOnly: true,
    result: Nothing,
  },
  verify: {
    summary: 'Looks into the DNS now, and goes on looking; at most every 30 seconds.',
    result: Domain,
  },
})
