import type { Domain } from '#api/domains'
import type { DnsRecord } from '#api/shapes'
import { isRecordMet, isSameValue } from './dns-mistakes.ts'
import { registrableDomain } from './domain-names.ts'

/** A record that is to be set. */
export interface WantedRecord extends Pick<
  DnsRecord,
  'id' | 'purpose' | 'type' | 'fqdn' | 'value' | 'required'
> {
  priority?: number
}

/** In seconds. */
const TTL = 3600

/** Texts of letters and digits that only this name has, by what they are for. */
type TokenOf = (purpose: string, length?: number) => string

/** Where mails of a domain come from, as its records say it. */
export interface MailPlan {
  /** The records of the keys that sign its mails; `selector` is the label before `_domainkey`. */
  dkim: readonly (Pick<WantedRecord, 'type' | 'value'> & { selector: string })[]
  /** The SPF mechanism that lets the servers send, such as include:spf.example.com. */
  spf: string
  /** The host that takes what comes back. */
  returnPath: string
}

/** The plan of the service of the demo, which keeps its keys in a zone of its own. */
const sharedPlan = (region: Domain['region'], tokenOf: TokenOf): MailPlan => ({
  dkim: ['otegami1', 'otegami2'].map((selector) => ({
    selector,
    type: 'CNAME',
    value: `${selector}.${tokenOf(selector)}.dkim.otegami-mail.example`,
  })),
  spf: 'include:spf.otegami-mail.example',
  returnPath: `feedback.${region}.otegami-mail.example`,
})

/** The records that a domain needs, in the order in which they are shown; `dmarc` is the policy that it has already. */
export function domainRecords(
  { name, region, dmarc }: Pick<Domain, 'name' | 'region'> & { dmarc: Domain['dmarcPolicy'] },
  tokenOf: TokenOf,
  plan = sharedPlan(region, tokenOf),
): WantedRecord[] {
  const bounce = `bounce.${name}`
  return [
    ...plan.dkim.map(({ selector, type, value }, place): WantedRecord => ({
      id: `dkim${place + 1}`,
      purpose: 'dkim',
      type,
      fqdn: `${selector}._domainkey.${name}`,
      value,
      required: true,
    })),
    {
      id: 'spf',
      purpose: 'spf',
      type: 'TXT',
      fqdn: bounce,
      value: `v=spf1 ${plan.spf} ~all`,
      required: true,
    },
    {
      id: 'return_path',
      purpose: 'return_path',
      type: 'MX',
      fqdn: bounce,
      value: plan.returnPath,
      priority: 10,
      required: true,
    },
    {
      id: 'dmarc',
      purpose: 'dmarc',
      type: 'TXT',
      fqdn: `_dmarc.${name}`,
      // A stricter policy is as good, so what stands there is what is wanted.
      value: dmarc === 'missing' ? 'v=DMARC1; p=none;' : `v=DMARC1; p=${dmarc};`,
      required: false,
    },
    {
      id: 'ownership',
      purpose: 'ownership',
      type: 'TXT',
      fqdn: `_otegami.${name}`,
      value: `otegami-domain-verification=${tokenOf('ownership', 20)}`,
      required: true,
    },
  ]
}

/** The records that a hostname for links or forms needs; `target` is the host that serves it. */
export const hostnameRecords = (
  hostname: string,
  purpose: string,
  tokenOf: TokenOf,
  target = `${purpose}.otegami-hosts.example`,
): WantedRecord[] => [
  {
    id: 'target',
    purpose: 'tracking',
    type: 'CNAME',
    fqdn: hostname,
    value: target,
    required: true,
  },
  ownershipRecord(hostname, tokenOf('hostname', 20)),
]

/** What proves that a hostname is the customer's; `token` is of one workspace. */
export const ownershipRecord = (hostname: string, token: string): WantedRecord => ({
  id: 'ownership',
  purpose: 'ownership',
  type: 'TXT',
  fqdn: `_otegami.${hostname}`,
  value: `otegami-hostname-verification=${token}`,
  required: true,
})

/** How a hostname is shown to be the customer's before a certificate is obtained for it. */
type ProofMethod = 'cname' | 'txt' | 'http'

/**
 * The records that prove that a hostname is the customer's: one that leads here may be anybody's (DOM-36). `target`: the host that
 * it has to lead to by CNAME.
 */
export const certificateRecords = (
  hostname: string,
  method: ProofMethod,
  { proof, ownership, target }: { proof: string; ownership: string; target: string },
): WantedRecord[] => [
  ...(method === 'http' ? [] : [validationRecord(hostname, method, { proof, target })]),
  ...(method === 'txt' ? [] : [ownershipRecord(hostname, ownership)]),
]

/** The record by which a certificate is validated. */
const validationRecord = (
  hostname: string,
  method: 'cname' | 'txt',
  { proof, target }: { proof: string; target: string },
): WantedRecord => ({
  id: 'validation',
  purpose: 'ownership',
  type: method === 'cname' ? 'CNAME' : 'TXT',
  fqdn: method === 'cname' ? hostname : `_acme-challenge.${hostname}`,
  value: method === 'cname' ? target : proof,
  required: true,
})

/** A record as a look at the DNS found it, which is for `name`; `found` undefined: nobody has looked. */
export function checkedRecord(
  record: WantedRecord,
  name: string,
  found: readonly string[] | undefined,
  elsewhere: DnsRecord['elsewhere'] = [],
): DnsRecord {
  const zone = registrableDomain(name)
  const common = {
    ...record,
    host: record.fqdn === zone ? '@' : record.fqdn.slice(0, -zone.length - 1),
    ttl: TTL,
  }
  if (!found) return { ...common, status: 'unchecked' }
  const others = elsewhere.length > 0 ? { elsewhere } : {}
  if (found.length === 0) {
    const isTwice = elsewhere.some(({ fqdn }) => fqdn === `${record.fqdn}.${zone}`)
    return { ...common, status: 'missing', found: [], ...others, ...(isTwice && { hint: 'host_twice' }) }
  }
  if (isRecordMet(record, found)) return { ...common, status: 'verified', found: [...found] }
  const hint = found.some((value) => isSameValue(record, value)) ? 'several_values' : 'other_value'
  return { ...common, status: 'mismatch', found: [...found], ...others, hint }
}
