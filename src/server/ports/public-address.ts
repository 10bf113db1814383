import ipaddr from 'ipaddr.js'

/**
 * Whether an IP address is one of the public internet: not of this machine, a private network, a link, a cloud's metadata service,
 * nor one of these written as IPv6. False for what is no address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  // `process` reads an IPv4 address that is mapped into IPv6 as what it is.
  return ipaddr.process(address).range() === 'unicast'
}
