import { X509Certificate } from 'node:crypto'
import { createSecureContext, type SecureContext } from 'node:tls'
import { LRUCache } from 'lru-cache'
import type { Clock } from '#lib/clock'
import { MINUTE, SECOND } from '#lib/duration'
import {
  readCertificate,
  type BounceCertificate,
  type CertificateFiles,
} from '#server/reports/bounce-certificate'
import type { Seal } from '#server/seal'
import type { OpenDatabase } from '#server/store/database'
import { hostCertificates } from '#server/store/host-certificates.store'
import { servedHostnames, servedPair } from '#server/store/served-certificates.store'

export interface ServedCertificatesOptions {
  database: OpenDatabase
  clock: Clock
  seal: Seal
  /** Files with that of the main host; they win over one that was obtained. */
  main: CertificateFiles | undefined
  /** Those of these hosts that were obtained are served too; the first one is the main host's. @default none */
  ownHosts?: readonly string[]
  /** Whether files that can't be read now may become readable later. @default false: that rejects */
  isPatient?: boolean
  log: { error: (fields: Record<string, unknown>, message: string) => void }
}

/** Finds the certificates of handshakes. */
export interface ServedCertificates {
  /** What a handshake for a hostname is made with: its own certificate, or that of the main host; undefined: there is neither. */
  contextOf: (hostname: string) => Promise<SecureContext | undefined>
  /** The certificate of the main host; it is read again every minute, as it is renewed. */
  main: () => BounceCertificate | undefined
  /** The same, after a look at what has changed. */
  refresh: () => Promise<BounceCertificate | undefined>
}

/** TLS 1.2 and up: RFC 8996 forbids what was before. */
export const TLS = { minVersion: 'TLSv1.2' } as const
/**
 * In ms: how old the names may be, and how old before they are read again for one that is not among them. So names that are made up
 * cost the database nothing, and a new certificate is served within seconds.
 */
const AGE = { most: MINUTE, ofUnknown: 5 * SECOND } as const
/** Contexts that are kept; each takes some 50 kB. */
const CONTEXTS = { most: 1000 } as const

/** What a handshake for a host of the server's own is made with. */
interface OwnCertificate extends BounceCertificate {
  context: SecureContext
  covers: (hostname: string) => boolean
}

/** Rejects where the certificate of the main host can't be read; a later one that can't be is only logged. */
export async function openServedCertificates({
  database,
  clock,
  seal,
  main: files,
  ownHosts = [],
  isPatient = false,
  log,
}: ServedCertificatesOptions): Promise<ServedCertificates> {
  const contexts = new LRUCache<string, Promise<SecureContext>>({ max: CONTEXTS.most })
  let ofFiles = await readFiles(files).catch((error: unknown) => {
    if (!isPatient) throw error
    log.error({ err: error }, 'Certificates could not be read')
    return undefined
  })
  let obtained = new Map<string, OwnCertificate>()
  const main = () => ofFiles ?? obtained.get(ownHosts[0] ?? '')
  let names = new Map<string, number>()
  let readAt = -Infinity
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    try {
      const now = new Date(clock.now()).toISOString()
      names = await servedHostnames(database, now)
      obtained = new Map(
        (await hostCertificates(database, ownHosts, now)).map(({ hostname, privateKey, chain }) => {
          const pair = { key: seal.open(privateKey), cert: seal.open(chain) }
          const before = obtained.get(hostname)
          return [hostname, before?.cert.equals(pair.cert) ? before : ownCertificate(pair)]
        }),
      )
      const next = await readFiles(files)
      if (next && !(ofFiles && next.cert.equals(ofFiles.cert))) ofFiles = next
    } catch (error) {
      // The names of before are served on.
      log.error({ err: error }, 'Certificates could not be read')
    }
    readAt = clock.now()
    reading = undefined
  }
  const refreshed = (most: number) => {
    const age = clock.now() - readAt
    // Negative once the clock was put back.
    return age >= 0 && age < most ? undefined : (reading ??= read())
  }

  async function contextFor(hostname: string): Promise<SecureContext> {
    const pair = await servedPair(database, hostname, new Date(clock.now()).toISOString())
    if (!pair) throw new Error(`The certificate of ${hostname} is gone.`)
    // Node makes a handshake with one certificate of a context, so there is one.
    return createSecureContext({ ...TLS, key: seal.open(pair.privateKey), cert: seal.open(pair.chain) })
  }

  // Who names no host gets the one that was obtained from the first handshake on.
  if (ownHosts.length > 0) await read()

  return {
    main,
    async refresh() {
      await (reading ??= read())
      return main()
    },
    async contextOf(typed) {
      const hostname = typed.toLowerCase()
      await refreshed(AGE.most)
      const ownOf = () => (ofFiles?.covers(hostname) === true ? ofFiles : obtained.get(hostname))
      if (!ownOf() && !names.has(hostname)) await refreshed(AGE.ofUnknown)
      const own = ownOf()
      // A workspace has no word in the certificates of the server's own hosts.
      if (own) return own.context
      const newest = names.get(hostname)
      if (newest === undefined) return main()?.context
      const key = `${newest} ${hostname}`
      const known = contexts.get(key)
      if (known) return known
      const made = contextFor(hostname)
      contexts.set(key, made)
      // What failed once may succeed at the next handshake.
      made.catch(() => contexts.delete(key))
      return made
    },
  }
}

const readFiles = async (files: CertificateFiles | undefined): Promise<OwnCertificate | undefined> =>
  files && ownCertificate(await readCertificate(files))

function ownCertificate(pair: BounceCertificate): OwnCertificate {
  const leaf = new X509Certificate(pair.cert)
  return {
    ...pair,
    context: createSecureContext({ ...TLS, ...pair }),
    covers: (hostname: string) => leaf.checkHost(hostname) !== undefined,
  }
}
