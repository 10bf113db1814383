import type { LinkTokens } from '#server/public/link-tokens'
import type { LateMails } from './late-mails.ts'
import type { Transport } from './transport.ts'

/** What mails are sent with. */
export interface Mailing {
  transport: Transport
  /** The mails to single people that are left to themselves. */
  late: LateMails
  links: LinkTokens
  /** Where the links of mails lead: an origin, without a slash at its end. */
  linkUrl: string
}

/** The address that a mail comes back to, at the domain whose MX record names this server (DOM-2). */
export const bounceAddress = (token: string, domainName: string): string => `b+${token}@bounce.${domainName}`

/** The address that unsubscribes whoever a mail to it is about (RFC 2369). */
export const unsubscribeAddress = (token: string, domainName: string): string =>
  `u+${token}@bounce.${domainName}`
