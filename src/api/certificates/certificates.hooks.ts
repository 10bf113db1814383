import { useRead, useReadAll, useWrite } from '#api/core'
import { certificateRoutes } from './certificates.routes.ts'
import type { CertificateFilter, CertificateQuery } from './certificates.schema.ts'

const certificates = [
  certificateRoutes.list,
  certificateRoutes.count,
  certificateRoutes.one,
  certificateRoutes.items,
]

export const useCertificates = (query: CertificateQuery = {}) =>
  useRead(certificateRoutes.list, { query }, { keepPrevious: true })

/** All of them, up to 1,000. */
export const useAllCertificates = () => useReadAll(certificateRoutes.list, {})

export const useCertificateCount = (query: CertificateFilter = {}) =>
  useRead(certificateRoutes.count, { query }, { keepPrevious: true })

/** undefined asks nothing. */
export const useCertificate = (hostname: string | undefined) =>
  useRead(certificateRoutes.one, hostname === undefined ? null : { params: { hostname } })

/** undefined asks nothing. */
export const useCertificateItems = (hostname: string | undefined) =>
  useRead(certificateRoutes.items, hostname === undefined ? null : { params: { hostname } })

export const useCreateCertificate = () => useWrite(certificateRoutes.create, { refreshes: certificates })

export const useDeleteCertificate = () => useWrite(certificateRoutes.delete, { refreshes: certificates })

export const useVerifyCertificate = () => useWrite(certificateRoutes.verify, { refreshes: certificates })
