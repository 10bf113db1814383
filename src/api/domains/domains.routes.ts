import { del, get, post } from '#api/wire'
import type { Count, Nothing, Page } from '#api/shapes'
import type { Domain, DomainFilter, DomainQuery, NewDomain } from './domains.schema.ts'

export const domainRoutes = {
  list: get('/domains').query<DomainQuery>().returns<Page<Domain>>('page'),
  count: get('/domains/count').query<DomainFilter>().returns<Count>('count'),
  create: post('/domains').body<NewDomain>().returns<Domain>(),
  one: get('/domains/:domainName').returns<Domain>(),
  delete: del('/domains/:domainName').returns<Nothing>(),
  verify: post('/domains/:domainName/verify').returns<Domain>(),
}
