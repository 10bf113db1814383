import { useRead, useReadAll, useWrite } from '#api/core'
import { senderRoutes } from '#api/senders'
import { domainRoutes } from './domains.routes.ts'
import type { DomainFilter, DomainQuery } from './domains.schema.ts'

const domains = [domainRoutes.list, domainRoutes.count, domainRoutes.one]
const verified = [...domains, senderRoutes.list, senderRoutes.count, senderRoutes.one]

export const useDomains = (query: DomainQuery = {}) =>
  useRead(domainRoutes.list, { query }, { keepPrevious: true })

/** All of them, up to 1,000. */
export const useAllDomains = () => useReadAll(domainRoutes.list, {})

export const useDomainCount = (query: DomainFilter = {}) =>
  useRead(domainRoutes.count, { query }, { keepPrevious: true })

/** undefined asks nothing. */
export const useDomain = (domainName: string | undefined) =>
  useRead(domainRoutes.one, domainName === undefined ? null : { params: { domainName } })

export const useCreateDomain = () => useWrite(domainRoutes.create, { refreshes: domains })

export const useDeleteDomain = () => useWrite(domainRoutes.delete, { refreshes: domains })

/** A sender is verified with its domain, so senders are asked for anew too. */
export const useVerifyDomain = () => useWrite(domainRoutes.verify, { refreshes: verified })
