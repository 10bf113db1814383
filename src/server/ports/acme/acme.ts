import type { CertificateItem } from '#api/certificates'

/** A certificate for one hostname, as an issuer gave it. */
export interface IssuedCertificate {
  algorithm: CertificateItem['algorithm']
  /** PEM. */
  privateKey: string
  /** PEM, the certificate first. */
  chain: string
}

/** What an issuer needs of this server. */
export interface AcmeHelp {
  /** The key of the account, in PEM, and its address once there is one. */
  account: { privateKey: string; url: string | undefined }
  noteAccountUrl: (url: string) => Promise<void>
  /** Makes `/.well-known/acme-challenge/{token}` answer so, for as long as the issuer may ask. */
  answer: (token: string, answer: string) => Promise<void>
  stopAnswering: (token: string) => Promise<void>
}

/** Obtains certificates. */
export interface Acme {
  /** The address of the issuer's directory. */
  directory: string
  /** Makes the key of an account, in PEM. */
  newAccountKey: () => Promise<string>
  /** Throws `NotIssued`. */
  issue: (
    hostname: string,
    algorithm: CertificateItem['algorithm'],
    help: AcmeHelp,
  ) => Promise<IssuedCertificate>
}

/** Why there is no certificate: the domain's CAA records forbid it, or it may work later. */
export class NotIssued extends Error {
  readonly why: 'forbidden' | 'later'

  constructor(why: 'forbidden' | 'later', message: string, cause?: unknown) {
    super(message, { cause })
    this.why = why
  }
}
