import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Certificate, CertificateItem } from '#api/certificates'
import type { CustomHostname } from '#api/custom-hostnames'
import type { KeptCertificate } from '#domain/certificates/kept-certificate'

/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>

interface CustomHostnames {
  workspace_id: number
  hostname: string
  purpose: CustomHostname['purpose']
  is_default: boolean
  token: string
  records: Json<CustomHostname['records']>
  /** Whether its records were in order once. */
  was_complete: Generated<boolean>
  is_watched: Generated<boolean>
  created_at: string
  last_checked_at: string | null
  next_check_at: string | null
}

export interface HostnameTables {
  /** Those that older versions added, and with them all claims. */
  custom_hostnames: CustomHostnames
  /** The claims of workspaces to hostnames; several may claim the same one. */
  hostname_claims: CustomHostnames
  /** Hostnames whose records are in order. */
  proven_hostnames: {
    /** Unique across workspaces: a hostname leads to one place. */
    hostname: string
    /** The number of the workspace. */
    owner: number
  }
  certificates: {
    workspace_id: number
    hostname: string
    method: Certificate['method']
    auto_renew: boolean
    stage: KeptCertificate['stage']
    stage_at: string
    token: string
    records: Json<Certificate['records']>
    issuer: string | null
    valid_from: string | null
    expires_at: string | null
    is_watched: Generated<boolean>
    attempts: Generated<number>
    created_at: string
    asked_at: string | null
    last_checked_at: string | null
    next_check_at: string | null
    deleted_at: string | null
  }
  certificate_items: {
    workspace_id: number
    id: string
    place: GeneratedAlways<number>
    hostname: string
    serial: string
    algorithm: CertificateItem['algorithm']
    issuer: string
    status: 'active' | 'superseded'
    issued_at: string
    expires_at: string
    /** PEM, sealed; null of the demo's. */
    private_key: Buffer | null
    /** PEM, the certificate first, sealed; null of the demo's. */
    chain: Buffer | null
  }
  /** Certificates of the server's own hosts. */
  host_certificates: {
    hostname: string
    /** PEM, sealed; null until one was issued. */
    private_key: Buffer | null
    /** PEM, the certificate first, sealed; null until one was issued. */
    chain: Buffer | null
    expires_at: string | null
    /** Attempts that failed since the last one that did not. */
    attempts: Generated<number>
    next_try_at: string
  }
  /** The account of this server with an issuer of certificates. */
  acme_accounts: {
    directory: string
    /** PEM, sealed. */
    private_key: Buffer
    url: string | null
  }
  /** What is answered while an issuer checks a hostname. */
  acme_challenges: {
    token: string
    answer: string
    created_at: string
  }
}
