import { SECOND } from '#lib/duration'
import type { RelaySettings } from './smtp-relay.ts'

/** How a relay is written in `SMTP_URL`. */
export const RELAY_WANTED =
  'one or several addresses such as smtps://user:password@smtp.example.com:465?connections=10&rate=14, with blanks between them'

const TLS = ['require', 'optional', 'none'] as const
/** What may stand behind the `?`: whole numbers with their bounds and what holds without them. */
const numbers = {
  connections: { least: 1, most: 100, usual: 10 },
  rate: { least: 1, most: 10_000, usual: undefined },
  weight: { least: 1, most: 1000, usual: 1 },
  timeout: { least: 1, most: 3600, usual: 300 },
} as const

/**
 * The relays of `SMTP_URL`: `smtps:` with TLS from the first byte, `smtp:` with STARTTLS. Returns what is wrong with the text as
 * the end of a sentence that begins with "must be"; the text itself stays out of it, because it may hold a password.
 */
export function relaysOf(text: string): RelaySettings[] | string {
  const relays: RelaySettings[] = []
  for (const part of text.split(/\s+/).filter((one) => one !== '')) {
    const relay = relayOf(part)
    if (typeof relay === 'string') return relay
    relays.push(relay)
  }
  return relays.length > 0 ? relays : RELAY_WANTED
}

function relayOf(text: string): RelaySettings | string {
  if (!URL.canParse(text)) return RELAY_WANTED
  const url = new URL(text)
  const host = url.hostname.replaceAll(/[[\]]/g, '')
  if ((url.protocol !== 'smtp:' && url.protocol !== 'smtps:') || host === '' || url.pathname.length > 1)
    return RELAY_WANTED
  const isImplicit = url.protocol === 'smtps:'
  const read: Partial<Record<keyof typeof numbers, number>> = {}
  let tls: RelaySettings['tls'] | undefined = isImplicit ? 'implicit' : undefined
  for (const [name, value] of url.searchParams) {
    if (name === 'tls') {
      if (isImplicit) return 'an address without tls=, as smtps: says it already'
      tls = TLS.find((one) => one === value)
      if (!tls) return `addresses whose tls= is ${TLS.join(', ')}`
    } else if (isNumberName(name)) {
      const { least, most } = numbers[name]
      if (!/^\d{1,5}$/.test(value) || Number(value) < least || Number(value) > most)
        return `addresses whose ${name}= is a whole number from ${least} to ${most}`
      read[name] = Number(value)
    } else
      return `addresses without "${name.slice(0, 40)}=": there are tls, ${Object.keys(numbers).join(', ')}`
  }
  const [user, password] = [decoded(url.username), decoded(url.password)]
  if (user === undefined || password === undefined) return 'addresses with % as %25 in user and password'
  const rate = read.rate ?? numbers.rate.usual
  return {
    host,
    port: url.port === '' ? (isImplicit ? 465 : 587) : Number(url.port),
    ...(user !== '' && { user, password }),
    // A password that leaves in the clear is anybody's.
    tls: tls ?? (user === '' || isLoopback(host) ? 'optional' : 'require'),
    connections: read.connections ?? numbers.connections.usual,
    ...(rate !== undefined && { rate }),
    weight: read.weight ?? numbers.weight.usual,
    timeout: (read.timeout ?? numbers.timeout.usual) * SECOND,
  }
}

const isNumberName = (name: string): name is keyof typeof numbers => Object.hasOwn(numbers, name)

const isLoopback = (host: string) => host === 'localhost' || host === '::1' || /^127(\.\d+){3}$/.test(host)

function decoded(text: string): string | undefined {
  try {
    return decodeURIComponent(text)
  } catch {
    return undefined
  }
}
