import * as v from 'valibot'
import { DnsRecord, Iso } from '#api/shapes'

/** Characters of a name as it is typed. */
const HOSTNAME = { typedMax: 300 } as const

export const HostnamePurpose = v.picklist(['links', 'forms', 'assets'])
/** What is served under a hostname: links of mails and their counting, hosted forms, pictures and files. */
export type HostnamePurpose = v.InferOutput<typeof HostnamePurpose>

export const CustomHostname = v.strictObject({
  hostname: v.string(),
  purpose: HostnamePurpose,
  status: v.picklist(['pending', 'active', 'moved', 'blocked', 'error']),
  records: v.array(DnsRecord),
  certificateHostname: v.optional(v.string()),
  isDefault: v.boolean(),
  errors: v.array(
    v.picklist(['records_not_found', 'records_differ', 'points_elsewhere', 'blocked', 'taken']),
  ),
  createdAt: Iso,
})
/**
 * A hostname of the customer. pending → active once its records are found, error after 72 h without them, blocked where the
 * name looks like fraud; active → moved while it points elsewhere; error with `taken` while another workspace has proven it. `isDefault`: of its purpose;
 * `certificateHostname` is set while a certificate stands for it.
 */
export type CustomHostname = v.InferOutput<typeof CustomHostname>

export const NewCustomHostname = v.strictObject({
  hostname: v.pipe(v.string(), v.minLength(1), v.maxLength(HOSTNAME.typedMax)),
  purpose: HostnamePurpose,
  isDefault: v.optional(v.boolean()),
})
/**
 * `hostname` is a sub-domain: what somebody registered as a whole is refused with 422. A certificate is made with it. The
 * first of a purpose is its default; `isDefault` takes that from another.
 */
export type NewCustomHostname = v.InferOutput<typeof NewCustomHostname>

export const DefaultHostnameQuery = v.strictObject({ purpose: v.optional(HostnamePurpose) })
/** Without a purpose: links. */
export type DefaultHostnameQuery = v.InferOutput<typeof DefaultHostnameQuery>
