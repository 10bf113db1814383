export {
  useAllDomains,
  useCreateDomain,
  useDeleteDomain,
  useDomain,
  useDomainCount,
  useDomains,
  useVerifyDomain,
} from './domains.hooks.ts'
export { domainRoutes } from './domains.routes.ts'
export type { Domain, DomainFilter, DomainQuery, DomainStatus, NewDomain } from './domains.schema.ts'
