import { readFile } from 'node:fs/promises'
import { createSecureContext } from 'node:tls'

/** Where the certificate of the receiver of bounces is: files in PEM, the certificate with those of its issuers. */
export interface CertificateFiles {
  certificate: string
  key: string
}

export interface BounceCertificate {
  cert: Buffer
  key: Buffer
}

/** Reads a certificate with its key. Rejects where a file can't be read, or the two don't belong together. */
export async function readCertificate({ certificate, key }: CertificateFiles): Promise<BounceCertificate> {
  const read = { cert: await readFile(certificate), key: await readFile(key) }
  createSecureContext(read)
  return read
}
