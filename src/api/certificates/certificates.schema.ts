import * as v from 'valibot'
import { DnsRecord, Id, Iso, listQuery } from '#api/shapes'

/** Characters of a name as it is typed. */
const CERTIFICATE = { typedMax: 300 } as const

export const CertificateStatus = v.picklist([
  'initializing',
  'pending_validation',
  'pending_issuance',
  'pending_deployment',
  'active',
  'expiring',
  'expired',
  'validation_timed_out',
  'failed',
  'deleting',
])
/**
 * initializing → pending_validation → pending_issuance → pending_deployment → active → expiring (less than 21 days left)
 * → active again once renewed, else expired. Without its records pending_validation times out after 72 h
 * (—verify→ pending_validation); failed where nobody may issue one; deleting for some seconds, then gone.
 */
export type CertificateStatus = v.InferOutput<typeof CertificateStatus>

const CertificateMethod = v.picklist(['cname', 'txt', 'http'])

export const Certificate = v.strictObject({
  hostname: v.string(),
  status: CertificateStatus,
  issuer: v.optional(v.string()),
  method: CertificateMethod,
  validFrom: v.optional(Iso),
  expiresAt: v.optional(Iso),
  autoRenew: v.boolean(),
  records: v.array(DnsRecord),
  errors: v.array(v.picklist(['records_not_found', 'records_differ', 'issuance_forbidden', 'taken'])),
  lastCheckedAt: v.optional(Iso),
  createdAt: Iso,
})
/**
 * The certificate of a hostname. `method` is how it is proved that the hostname is the customer's; by http it takes no record where
 * that is known already. taken: another workspace has proven the hostname.
 */
export type Certificate = v.InferOutput<typeof Certificate>

export const CertificateItem = v.strictObject({
  id: Id,
  hostname: v.string(),
  serial: v.string(),
  algorithm: v.picklist(['rsa-2048', 'ecdsa-p256']),
  issuer: v.string(),
  status: v.picklist(['pending', 'active', 'superseded', 'revoked', 'expired']),
  issuedAt: v.optional(Iso),
  expiresAt: v.optional(Iso),
})
/** One certificate that was issued for a hostname: of each issue there are two, one for each algorithm. */
export type CertificateItem = v.InferOutput<typeof CertificateItem>

export const NewCertificate = v.strictObject({
  hostname: v.pipe(v.string(), v.minLength(1), v.maxLength(CERTIFICATE.typedMax)),
  method: v.optional(CertificateMethod),
  autoRenew: v.optional(v.boolean()),
})
/** By CNAME and renewed by itself unless given. `hostname` is a sub-domain that has no certificate yet. */
export type NewCertificate = v.InferOutput<typeof NewCertificate>

const filter = { q: listQuery.q, status: v.optional(CertificateStatus) }

export const CertificateFilter = v.strictObject(filter)
export type CertificateFilter = v.InferOutput<typeof CertificateFilter>

export const CertificateQuery = v.strictObject({ ...listQuery, ...filter })
/** `order` by hostname, status, expiresAt or createdAt; by hostname unless given. */
export type CertificateQuery = v.InferOutput<typeof CertificateQuery>
