import { isIP } from 'node:net'
import { resolve } from 'node:path'
import * as v from 'valibot'
import { isDomainName } from '#lib/domain-name'
import { isEmailAddress } from '#lib/email-address'
import type { CertificateFiles } from './reports/bounce-certificate.ts'
import { mailConfigOf, mailEnvironment, type MailConfig } from './mail/mail-environment.ts'
import { filesConfigOf, filesEnvironment, type FilesConfig } from './ports/files/files-environment.ts'
import type { Hosting } from './ports/ports.ts'
import { rateEnvironment } from './sending/rate-environment.ts'
import type { RateSettings } from './sending/send-rates.ts'
import type { SourceApps } from './ports/sources/open-sources.ts'

/** How the server runs on this machine (docs/hosting/server.md). */
export interface ServerConfig extends MailConfig {
  /** How fast campaigns go out. */
  rates: RateSettings
  port: number
  /** Where it speaks TLS besides; undefined: nowhere. */
  tls: { port: number; main: CertificateFiles | undefined } | undefined
  /** Where people reach it: an origin, without a slash at its end. */
  publicUrl: string
  /** Absolute. */
  dataDir: string
  /** A PostgreSQL of one's own; undefined: the embedded one. */
  databaseUrl: string | undefined
  /** Connections at most. */
  databasePool: number
  /** 32 bytes; undefined: made at the first start, and kept in the data folder. */
  secret: Buffer | undefined
  /** Where uploaded files are kept. */
  files: FilesConfig
  /** Where links of mails lead: an origin, without a slash at its end. */
  linkUrl: string
  /** Where mail servers return what could not be delivered; undefined: nothing is taken. */
  bouncePort: number | undefined
  /** Anybody signs in as anybody: only on one's own machine. */
  devSignIn: boolean
  oidcIssuer: string
  /** Addresses of those who may make workspaces, in lower case; none: who signs in first. */
  admins: readonly string[]
  google: { clientId: string; clientSecret: string } | undefined
  /** Proxies whose word on the caller's address counts: so many of them, or those of these addresses. */
  trustProxy: number | 'loopback' | string[]
  /** After so many months what happened is dropped; undefined: it is kept for ever. */
  eventsKeepMonths: number | undefined
  logLevel: (typeof logLevels)[number]
  /** Where metrics are read (docs/operating/metrics.md); undefined: nowhere. */
  metrics: { host: string; port: number } | undefined
  /** Resolvers for looks into the DNS; none: those of the machine. */
  dnsServers: readonly string[]
  hosting: Hosting
  /** The language model of the assistant; undefined: there is none. */
  ai: { url: string; key: string | undefined; model: string } | undefined
  /** Questions that a workspace may ask it in a minute. */
  aiPerMinute: number
  /** The apps that are registered with services that contacts come from. */
  sourceApps: SourceApps
  /** From whom certificates are obtained; undefined: none are. */
  acme: { directory: string; email: string } | undefined
  /** The server's own hosts whose certificates are obtained; none where files have them. */
  ownHosts: readonly string[]
  /** Secrets that the server had before: what was encrypted with them is still read. */
  olderSecrets: readonly Buffer[]
}

/** A value that the server can't start with. The message is for the person who set it. */
export class WrongConfig extends Error {}

const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

const number = (least: number, most: number) => {
  const wants = `a whole number from ${least} to ${most}`
  return v.pipe(
    v.string(wants),
    v.regex(/^\d{1,9}$/, wants),
    v.transform(Number),
    v.minValue(least, wants),
    v.maxValue(most, wants),
  )
}
const address = (wants: string, ...schemes: readonly string[]) =>
  v.pipe(
    v.string(wants),
    v.check((text) => URL.canParse(text) && schemes.includes(new URL(text).protocol), wants),
  )
const origin = 'an address such as https://mail.example.com, without a path'
const olderSecrets = '64 hexadecimal digits each, with commas between them'
const secret = '32 bytes as 64 hexadecimal digits, such as those of `openssl rand -hex 32`'
const siteOrigin = v.pipe(
  address(origin, 'http:', 'https:'),
  v.check((value) => /^https?:\/\/[^/?#@]+\/?$/i.test(value), origin),
  v.transform((value) => new URL(value).origin),
)
const proxies =
  'how many proxies stand before the server, loopback, or the addresses of the proxies with commas between them'
const text = v.pipe(v.string(), v.minLength(1))
const flag = v.pipe(
  v.picklist(['0', '1'], '0 or 1'),
  v.transform((value) => value === '1'),
)

const Environment = v.object({
  PORT: v.optional(number(0, 65_535), '8787'),
  TLS_PORT: v.optional(number(0, 65_535)),
  TLS_CERT: v.optional(text),
  TLS_KEY: v.optional(text),
  PUBLIC_URL: v.optional(siteOrigin),
  DATA_DIR: v.optional(
    v.pipe(
      text,
      v.transform((path) => resolve(path)),
    ),
    'otegami-data',
  ),
  DATABASE_URL: v.optional(
    address('an address such as postgres://user:password@host:5432/otegami', 'postgres:', 'postgresql:'),
  ),
  DATABASE_POOL: v.optional(number(1, 500), '10'),
  ...mailEnvironment,
  ...rateEnvironment,
  ...filesEnvironment,
  BOUNCE_PORT: v.optional(number(1, 65_535)),
  OTEGAMI_SECRET: v.optional(
    v.pipe(
      v.string(),
      v.regex(/^[0-9a-f]{64}$/i, secret),
      v.transform((digits) => Buffer.from(digits, 'hex')),
    ),
  ),
  OTEGAMI_OLDER_SECRETS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((one) => one.trim())),
      v.check((all) => all.every((one) => /^[0-9a-f]{64}$/i.test(one)), olderSecrets),
      v.transform((all) => all.map((one) => Buffer.from(one, 'hex'))),
    ),
  ),
  OTEGAMI_DEV_SIGN_IN: v.optional(flag, '0'),
  OIDC_ISSUER: v.optional(
    address('the address of an OpenID provider', 'http:', 'https:'),
    'https://accounts.google.com',
  ),
  GOOGLE_CLIENT_ID: v.optional(text),
  GOOGLE_CLIENT_SECRET: v.optional(text),
  ADMIN_EMAILS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((one) => one.trim().toLowerCase())),
      v.check((all) => all.every((one) => isEmailAddress(one)), 'addresses of mail with commas between them'),
    ),
  ),
  TRUST_PROXY: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((one) => one.trim())),
      v.check((all) => isOneWord(all) || all.every((one) => isIP(one) !== 0), proxies),
    ),
    '0',
  ),
  EVENTS_KEEP_MONTHS: v.optional(number(1, 1200)),
  DNS_SERVERS: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.split(',').map((one) => one.trim())),
      v.check((all) => all.every(isResolver), 'addresses of resolvers with commas between them'),
    ),
  ),
  LINK_URL: v.optional(siteOrigin),
  MAIL_HOST: v.optional(
    v.pipe(
      v.string(),
      v.transform((value) => value.toLowerCase()),
      v.check((value) => isDomainName(value), 'the name of a host such as mail.example.com'),
    ),
  ),
  CUSTOM_HOSTNAMES: v.optional(v.picklist(['proxy'], 'proxy, or nothing')),
  MAIL_SPF: v.optional(
    v.pipe(
      v.string(),
      v.regex(
        /^(include|a|mx|exists|ip4|ip6):[\w.:/%{}-]{1,200}$/i,
        'one SPF mechanism such as include:amazonses.com or ip4:192.0.2.1',
      ),
    ),
  ),
  OTEGAMI_AI_URL: v.optional(
    address('the address of chat completions such as https://api.openai.com/v1', 'https:', 'http:'),
  ),
  OTEGAMI_AI_KEY: v.optional(text),
  OTEGAMI_AI_MODEL: v.optional(text),
  OTEGAMI_AI_PER_MINUTE: v.optional(number(1, 100_000), '60'),
  NOTION_CLIENT_ID: v.optional(text),
  NOTION_CLIENT_SECRET: v.optional(text),
  AIRTABLE_CLIENT_ID: v.optional(text),
  AIRTABLE_CLIENT_SECRET: v.optional(text),
  GOOGLE_SHEETS: v.optional(flag, '0'),
  ACME_DIRECTORY: v.optional(
    address('the address of the directory of an issuer that speaks ACME', 'https:', 'http:'),
    'https://acme-v02.api.letsencrypt.org/directory',
  ),
  ACME_EMAIL: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => isEmailAddress(value), 'an address of mail'),
    ),
  ),
  // The worker that a server starts has the next port.
  METRICS_PORT: v.optional(number(1, 65_534)),
  METRICS_HOST: v.optional(
    v.pipe(
      v.string(),
      v.check((value) => isIP(value) !== 0, 'an IP address of this machine, or 0.0.0.0 for all of them'),
    ),
  ),
  LOG_LEVEL: v.optional(v.picklist(logLevels, logLevels.join(', ')), 'info'),
})

const isResolver = (text: string) => {
  const [, v6, v4] = /^(?:\[([^\]]+)\]|([\d.]+))(?::\d{1,5})?$/.exec(text) ?? []
  return isIP(v6 ?? v4 ?? text) !== 0
}

const isOneWord = (all: readonly string[]) =>
  all.length === 1 && all.some((one) => one === 'loopback' || /^\d{1,2}$/.test(one))

/** Reads the environment; what is empty counts as not set. Throws `WrongConfig` for the first value that is wrong. */
export function readServerConfig(env: Readonly<Record<string, string | undefined>>): ServerConfig {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const { success, output, issues } = v.safeParse(Environment, given, { abortPipeEarly: true })
  if (!success) {
    const [{ path, message }] = issues
    // The value stays out of the sentence: it may be a secret.
    throw new WrongConfig(`${String(path?.[0]?.key)} must be ${message}.`)
  }
  const publicUrl = output.PUBLIC_URL ?? `http://localhost:${output.PORT}`
  if (output.OTEGAMI_DEV_SIGN_IN && !isLoopback(publicUrl))
    throw new WrongConfig(
      `OTEGAMI_DEV_SIGN_IN must be 0 where PUBLIC_URL is ${publicUrl}: it lets anybody sign in as anybody, so it is only for localhost.`,
    )
  if (output.OIDC_ISSUER.startsWith('http:') && !isLoopback(output.OIDC_ISSUER))
    throw new WrongConfig(
      'OIDC_ISSUER must be an address with https: without it anybody on the way can sign in as anybody.',
    )
  const mail = mailConfigOf(output)
  if (typeof mail === 'string') throw new WrongConfig(mail)
  const files = filesConfigOf(output, output.DATA_DIR)
  if (typeof files === 'string') throw new WrongConfig(files)
  const google = appOf(output, 'GOOGLE')
  if (output.GOOGLE_SHEETS && !google)
    throw new WrongConfig('GOOGLE_CLIENT_ID must be set too: GOOGLE_SHEETS uses that app.')
  const [proxy = ''] = output.TRUST_PROXY
  const tls = tlsOf(output)
  const hosting = hostingOf(output, publicUrl)
  const linkUrl = output.LINK_URL ?? publicUrl
  return {
    ...mail,
    rates: { perMinute: output.MAIL_RATES ?? {}, ramp: output.MAIL_RAMP },
    port: output.PORT,
    tls,
    publicUrl,
    dataDir: output.DATA_DIR,
    databaseUrl: output.DATABASE_URL,
    databasePool: output.DATABASE_POOL,
    secret: output.OTEGAMI_SECRET,
    files,
    linkUrl,
    bouncePort: output.BOUNCE_PORT,
    devSignIn: output.OTEGAMI_DEV_SIGN_IN,
    oidcIssuer: output.OIDC_ISSUER,
    admins: output.ADMIN_EMAILS ?? [],
    google,
    ai: aiOf(output),
    aiPerMinute: output.OTEGAMI_AI_PER_MINUTE,
    sourceApps: {
      notion: appOf(output, 'NOTION'),
      airtable: appOf(output, 'AIRTABLE'),
      google_sheets: output.GOOGLE_SHEETS ? google : undefined,
    },
    trustProxy: /^\d+$/.test(proxy) ? Number(proxy) : proxy === 'loopback' ? proxy : output.TRUST_PROXY,
    eventsKeepMonths: output.EVENTS_KEEP_MONTHS,
    logLevel: output.LOG_LEVEL,
    metrics: metricsOf(output),
    dnsServers: output.DNS_SERVERS ?? [],
    hosting,
    acme:
      output.ACME_EMAIL === undefined
        ? undefined
        : { directory: output.ACME_DIRECTORY, email: output.ACME_EMAIL },
    ownHosts:
      output.ACME_EMAIL === undefined
        ? []
        : ownHostsOf([
            ...(tls && !tls.main ? [publicUrl, linkUrl].map((url) => new URL(url).hostname) : []),
            ...(output.BOUNCE_PORT !== undefined && !mail.bounceCertificate ? [hosting.mailHost] : []),
          ]),
    olderSecrets: output.OTEGAMI_OLDER_SECRETS ?? [],
  }
}

/** Those that an issuer gives certificates for: names that are not of this machine only. */
const ownHostsOf = (hosts: readonly string[]) =>
  [...new Set(hosts)].filter((host) => host.includes('.') && isDomainName(host) && isIP(host) === 0)

function metricsOf({ METRICS_HOST: host, METRICS_PORT: port }: v.InferOutput<typeof Environment>) {
  if (port !== undefined) return { host: host ?? '127.0.0.1', port }
  if (host === undefined) return undefined
  throw new WrongConfig('METRICS_PORT must be set too: METRICS_HOST does nothing without it.')
}

function tlsOf({ TLS_PORT: port, TLS_CERT: certificate, TLS_KEY: key }: v.InferOutput<typeof Environment>) {
  if ((certificate === undefined) !== (key === undefined))
    throw new WrongConfig(
      `TLS_${key === undefined ? 'KEY' : 'CERT'} must be set too: a certificate and its key are used together.`,
    )
  const main = certificate !== undefined && key !== undefined ? { certificate, key } : undefined
  if (port === undefined && main)
    throw new WrongConfig('TLS_PORT must be set too: TLS_CERT is used by nothing else.')
  return port === undefined ? undefined : { port, main }
}

function aiOf({
  OTEGAMI_AI_URL: url,
  OTEGAMI_AI_KEY: key,
  OTEGAMI_AI_MODEL: model,
}: v.InferOutput<typeof Environment>) {
  if (url === undefined) return undefined
  if (model === undefined)
    throw new WrongConfig('OTEGAMI_AI_MODEL must be set too: the name of the model at OTEGAMI_AI_URL.')
  return { url, key, model }
}

/** The app that is registered with a service; undefined: none is. Throws where half of it is set. */
function appOf(output: v.InferOutput<typeof Environment>, service: 'GOOGLE' | 'NOTION' | 'AIRTABLE') {
  const [clientId, clientSecret] = [output[`${service}_CLIENT_ID`], output[`${service}_CLIENT_SECRET`]]
  if ((clientId === undefined) !== (clientSecret === undefined))
    throw new WrongConfig(
      `${service}_CLIENT_${clientId === undefined ? 'ID' : 'SECRET'} must be set too: one does nothing without the other.`,
    )
  return clientId !== undefined && clientSecret !== undefined ? { clientId, clientSecret } : undefined
}

function hostingOf(
  {
    LINK_URL,
    MAIL_HOST,
    MAIL_SPF,
    ACME_EMAIL,
    TLS_PORT,
    CUSTOM_HOSTNAMES,
  }: Pick<
    v.InferOutput<typeof Environment>,
    'LINK_URL' | 'MAIL_HOST' | 'MAIL_SPF' | 'ACME_EMAIL' | 'TLS_PORT' | 'CUSTOM_HOSTNAMES'
  >,
  publicUrl: string,
): Hosting {
  const mailHost = MAIL_HOST ?? new URL(publicUrl).hostname
  const links = new URL(LINK_URL ?? publicUrl)
  // A link that nobody has a certificate for is a dead one.
  const byUs = ACME_EMAIL !== undefined && TLS_PORT !== undefined ? 'certified' : 'never'
  return {
    mailHost,
    spf: MAIL_SPF ?? `a:${mailHost}`,
    linkHost: links.hostname,
    customHosts: links.protocol !== 'https:' ? 'never' : CUSTOM_HOSTNAMES === 'proxy' ? 'proven' : byUs,
    filesOrigin: new URL(publicUrl).origin,
  }
}

function isLoopback(address: string): boolean {
  const { hostname } = new URL(address)
  return hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)
}
