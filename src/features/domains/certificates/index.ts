export { CertificatesSection } from './certificates-section.tsx'
