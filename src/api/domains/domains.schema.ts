import * as v from 'valibot'
import { DnsRecord, Iso, listQuery, Quantity, RegionId } from '#api/shapes'

/** Characters of a name in the DNS, as it is typed: a dot at the end or an international name may make it longer than what is kept. */
const DOMAIN = { typedMax: 300 } as const

export const DomainStatus = v.picklist(['not_started', 'pending', 'verified', 'failed', 'temporary_failure'])
/**
 * not_started —verify→ pending → verified, or failed after 72 h; verified → temporary_failure when a check no longer finds
 * the records → verified, or failed after 72 h; failed —verify→ pending.
 */
export type DomainStatus = v.InferOutput<typeof DomainStatus>

export const Domain = v.strictObject({
  name: v.string(),
  region: RegionId,
  status: DomainStatus,
  records: v.array(DnsRecord),
  dmarcPolicy: v.picklist(['none', 'quarantine', 'reject', 'missing']),
  nameServers: v.array(v.string()),
  senderCount: Quantity,
  createdAt: Iso,
  verifiedAt: v.optional(Iso),
  lastCheckedAt: v.optional(Iso),
  nextCheckAt: v.optional(Iso),
  failsAt: v.optional(Iso),
  history: v.array(v.strictObject({ at: Iso, status: DomainStatus })),
})
/**
 * A domain that mails are sent from. `records` and `nameServers` are as of the last check; `failsAt` is set while it waits for them;
 * `verifiedAt` is when it was last found to be in order; `history` begins with the oldest.
 */
export type Domain = v.InferOutput<typeof Domain>

export const NewDomain = v.strictObject({
  name: v.pipe(v.string(), v.minLength(1), v.maxLength(DOMAIN.typedMax)),
  region: v.optional(RegionId),
})
/**
 * `name` is kept in lower case, narrow, without a dot at its end, and in its xn-- form. A public suffix, the domain of a
 * mailbox provider and what is no domain name are refused with 400; a name that the workspace has already with 409.
 */
export type NewDomain = v.InferOutput<typeof NewDomain>

const filter = { q: listQuery.q, status: v.optional(DomainStatus) }

export const DomainFilter = v.strictObject(filter)
export type DomainFilter = v.InferOutput<typeof DomainFilter>

export const DomainQuery = v.strictObject({ ...listQuery, ...filter })
/** `order` by name, createdAt, status or region; by name unless given. */
export type DomainQuery = v.InferOutput<typeof DomainQuery>
