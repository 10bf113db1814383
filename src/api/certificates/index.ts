export {
  useAllCertificates,
  useCertificate,
  useCertificateCount,
  useCertificateItems,
  useCertificates,
  useCreateCertificate,
  useDeleteCertificate,
  useVerifyCertificate,
} from './certificates.hooks.ts'
export { certificateRoutes } from './certificates.routes.ts'
export type {
  Certificate,
  CertificateFilter,
  CertificateItem,
  CertificateQuery,
  CertificateStatus,
  NewCertificate,
} from './certificates.schema.ts'
