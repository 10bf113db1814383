import { systemClock } from '#lib/clock'
import { createSeal, type Seal } from '#server/seal'
import type { ServerConfig } from '#server/config'
import type { Acme } from './acme/acme.ts'
import { acmeClient } from './acme/acme-client.ts'
import type { Ai } from './ai/ai.ts'
import { chatCompletions } from './ai/chat-completions.ts'
import type { Dns } from './dns/dns.ts'
import { nodeDns } from './dns/node-dns.ts'
import { createOutbound } from './outbound.ts'
import { openSources } from './sources/open-sources.ts'
import type { Sources } from './sources/source.ts'

/** The hosts that the DNS records of customers name. */
export interface Hosting {
  /** Takes mails that come back: what the MX record of a domain names. */
  mailHost: string
  /** The SPF mechanism that lets the relay send, such as include:amazonses.com. */
  spf: string
  /** Serves links, forms and files: what the CNAME record of a custom hostname names. */
  linkHost: string
  /**
   * When a custom hostname is used: once it is proven, as a proxy has the certificates; once it has a certificate; or never, as nobody
   * could open a link on it.
   */
  customHosts: 'proven' | 'certified' | 'never'
  /** The origin under which uploaded files are named. */
  filesOrigin: string
}

/** What lies outside of the server, as calls and jobs reach it. */
export interface Ports {
  dns: Dns
  /** Keeps secrets at rest. */
  seal: Seal
  hosting: Hosting
  /** Obtains certificates; undefined: nobody set it up. */
  acme: Acme | undefined
  /** The server's own hosts whose certificates are obtained. */
  ownHosts: readonly string[]
  /** The services that contacts come from, by their keys; only those that are set up. */
  sources: Sources
  /** Undefined: nobody set one up. */
  ai: Ai | undefined
  /** Questions that a workspace may ask it in a minute. */
  aiPerMinute: number
}

/** The real ones. `secret`: that of the server. */
export const openPorts = (config: ServerConfig, secret: Buffer): Ports => ({
  dns: nodeDns({ servers: config.dnsServers }),
  seal: createSeal(secret, config.olderSecrets),
  hosting: config.hosting,
  acme: config.acme && acmeClient(config.acme),
  ownHosts: config.ownHosts,
  ai: config.ai && chatCompletions(config.ai),
  aiPerMinute: config.aiPerMinute,
  sources: openSources(config.sourceApps, createOutbound(), systemClock),
})
