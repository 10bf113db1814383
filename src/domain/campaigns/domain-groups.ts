/**
 * Mailbox providers that are sent to at a pace of their own, with what the domains of their addresses are; whoever is in none
 * is of the rest. The patterns are read by JavaScript and by PostgreSQL alike.
 */
export const domainGroups = [
  { name: 'rest', domains: undefined },
  { name: 'gmail', domains: '^(gmail|googlemail)[.]com$' },
  {
    name: 'yahoo',
    domains:
      '^(yahoo|ymail|rocketmail|aol|myyahoo)[.](com|co[.]jp|ne[.]jp|co[.]uk|fr|de|it|es|ca)$|^ybb[.]ne[.]jp$',
  },
  {
    name: 'carrier',
    domains:
      '^(docomo|ezweb|ido|softbank|i[.]softbank|disney|willcom-inc)[.](ne[.]jp|com)$|^au[.]com$|^i[.]softbank[.]jp$|^[a-z]+[.]vodafone[.]ne[.]jp$|^(ymobile1?|y-mobile|emobile|uqmobile|rakumail|mineo|pdx)[.](ne[.]jp|jp)$',
  },
  {
    name: 'microsoft',
    domains: '^(outlook|hotmail|live|msn|passport)[.](com|jp|co[.]jp|co[.]uk|fr|de|it|es)$',
  },
] as const

export type DomainGroup = (typeof domainGroups)[number]['name']

const patterns = domainGroups.map(({ domains }) => (domains === undefined ? undefined : new RegExp(domains)))

/** The place in `domainGroups` of the domain of an address, in lower case. */
export function domainGroupOf(provider: string): number {
  const place = patterns.findIndex((pattern) => pattern?.test(provider) === true)
  return place === -1 ? 0 : place
}
