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
import { servedHostnames, servedPair } from '#server/store/served-certificates.store'

export interface ServedCertificatesOptions {
  database: OpenDatabase
  clock: Clock
  seal: Seal
  /** That of the main host; undefined: it has none here. */
  main: CertificateFiles | undefined
  log: { error: (fields: Record<string, unknown>, message: string) => void }
}

/** Finds the certificates of handshakes. */
export interface ServedCertificates {
  /** What a handshake for a hostname is made with: its own certificate, or that of the main host; undefined: there is neither. */
  contextOf: (hostname: string) => Promise<SecureContext | undefined>
  /** The certificate of the main host; it is read again every minute, as others renew it. */
  main: () => BounceCertificate | undefined
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

/** Rejects where the certificate of the main host can't be read; a later one that can't be is only logged. */
export async function openServedCertificates({
  database,
  clock,
  seal,
  main: files,
  log,
}: ServedCertificatesOptions): Promise<ServedCertificates> {
  const contexts = new LRUCache<string, Promise<SecureContext>>({ max: CONTEXTS.most })
  let main = await readMain(files)
  let names = new Map<string, number>()
  let readAt = -Infinity
  let reading: Promise<void> | undefined

  async function read(): Promise<void> {
    try {
      names = await servedHostnames(database, new Date(clock.now()).toISOString())
      const next = await readMain(files)
      if (next && !(main && next.cert.equals(main.cert))) main = next
    } catch (error) {
      // The names of before are served on.
      log.error({ err: error }, 'Certificates could not be read')
    }
    readAt = clock.now()
    reading = undefined
  }
  const refreshed = (age: number) => (clock.now() - readAt < age ? undefined : (reading ??= read()))

  async function contextFor(hostname: string): Promise<SecureContext> {
    const pair = await servedPair(database, hostname, new Date(clock.now()).toISOString())
    if (!pair) throw new Error(`The certificate of ${hostname} is gone.`)
    // Node makes a handshake with one certificate of a context, so there is one.
    return createSecureContext({ ...TLS, key: seal.open(pair.privateKey), cert: seal.open(pair.chain) })
  }

  return {
    main: () => main,
    async contextOf(typed) {
      const hostname = typed.toLowerCase()
      await refreshed(AGE.most)
      if (main?.covers(hostname) === true) return main.context
      if (!names.has(hostname)) await refreshed(AGE.ofUnknown)
      const newest = names.get(hostname)
      if (newest === undefined) return main?.context
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

async function readMain(files: CertificateFiles | undefined) {
  if (!files) return undefined
  const pair = await readCertificate(files)
  const leaf = new X509Certificate(pair.cert)
  return {
    ...pair,
    context: createSecureContext({ ...TLS, ...pair }),
    covers: (hostname: string) => leaf.checkHost(hostname) !== undefined,
  }
}
