import * as v from 'valibot'
import { Quantity } from './shapes.schema.ts'

const FoundElsewhere = v.strictObject({ fqdn: v.string(), type: v.string(), value: v.string() })

export const DnsRecord = v.strictObject({
  id: v.string(),
  purpose: v.picklist(['dkim', 'spf', 'return_path', 'dmarc', 'tracking', 'ownership']),
  type: v.picklist(['TXT', 'CNAME', 'MX']),
  host: v.string(),
  fqdn: v.string(),
  value: v.string(),
  priority: v.optional(Quantity),
  ttl: Quantity,
  required: v.boolean(),
  status: v.picklist(['unchecked', 'missing', 'mismatch', 'verified']),
  found: v.optional(v.array(v.string())),
  elsewhere: v.optional(v.array(FoundElsewhere)),
  hint: v.optional(v.picklist(['other_value', 'host_twice', 'several_values', 'key_unreadable'])),
})
/**
 * What has to stand in the DNS. `host` is relative to the zone that is registered, `fqdn` is the whole name; `ttl` in s.
 * `found` is what stood there at the last check, `elsewhere` what stood at names, or as types, where it is put by mistake; `hint` is what is likely wrong with it: another
 * value, the zone written twice, or several values where one must be; key_unreadable: it is in order, but the key that it is for can’t
 * be read any more.
 */
export type DnsRecord = v.InferOutput<typeof DnsRecord>
