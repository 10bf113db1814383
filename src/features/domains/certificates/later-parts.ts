import { deferred } from '#components/deferred'

/** One certificate brings all that is known of DNS; the list does without. */
export const CertificateDetail = deferred(
  async () => (await import('./certificate-detail.tsx')).CertificateDetail,
)
/** Knows hostnames and what is wrong with them. */
export const NewCertificateDialog = deferred(
  async () => (await import('./new-certificate-dialog.tsx')).NewCertificateDialog,
)
