/** Types of records that are looked up. */
export type DnsType = 'TXT' | 'CNAME' | 'MX' | 'NS' | 'A' | 'AAAA'

/** Looks into the DNS. */
export interface Dns {
  /**
   * The values of the records at a name: the parts of a TXT joined, names in lower case without a final dot. Empty where there are
   * none; undefined where no server answered, so that nothing is known.
   */
  look: (type: DnsType, name: string) => Promise<readonly string[] | undefined>
  /**
   * The same of the servers of the zone themselves, whose answer is not a copy of hours ago. Undefined where they can't be found or
   * do not answer.
   */
  lookAtSource: (type: DnsType, name: string) => Promise<readonly string[] | undefined>
  /** The servers that answer for the zone of a name, in the order of their names; empty where they can't be found. */
  nameServers: (name: string) => Promise<string[]>
}
