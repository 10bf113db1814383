import { isIP } from 'node:net'

/**
 * The address of a caller behind `hops` proxies, each of which adds the address that it was called from to the end of
 * `X-Forwarded-For`: what stands before those is the caller's own word, and not looked at.
 */
export function addressBehind(
  peer: string | undefined,
  forwardedFor: string | null,
  hops: number,
): string | undefined {
  let address = peer
  const told = (forwardedFor ?? '').split(',').reverse()
  for (const one of told.slice(0, hops)) {
    const next = one.trim()
    if (isIP(next) === 0) break
    address = next
  }
  return address
}

/** By what callers are told apart: who has an IPv6 address has the other 2^64 of its network too. */
export function addressKey(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  if (isIP(address) !== 6) return address
  const [head = '', tail] = (address.split('%')[0] ?? '').toLowerCase().split('::')
  const groups = (text: string) => (text === '' ? [] : text.split(':'))
  const [before, after] = [groups(head), groups(tail ?? '')]
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const all = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  return all
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
