import { contract } from '#api/wire'
import { Count, Nothing, page } from '#api/shapes'
import { certificateRoutes } from './certificates.routes.ts'
import {
  Certificate,
  CertificateFilter,
  CertificateItem,
  CertificateQuery,
  NewCertificate,
} from './certificates.schema.ts'

export const certificatesContract = contract(certificateRoutes, {
  list: { summary: 'The certificates of the workspace.', query: CertificateQuery, result: page(Certificate) },
  count: { summary: 'How many certificates the same filter finds.', query: CertificateFilter, result: Count },
  create: {
    summary: 'Begins to obtain a certificate for a hostname.',
    ownerOnly: true,
    body: NewCertificate,
    result: Certificate,
  },
  one: { summary: 'The certificate of a hostname.', result: Certificate },
  delete: {
    summary: 'Deletes a certificate: links on its hostname stop working.',
    ownerOnly: true,
    result: Nothing,
  },
  verify: {
    summary: 'Looks for the records of a certificate that waits or has timed out; at most every 30 seconds.',
    result: Certificate,
  },
  items: {
    summary: 'What was issued for the hostname, newest first: the last ten issues.',
    result: page(CertificateItem),
  },
})
