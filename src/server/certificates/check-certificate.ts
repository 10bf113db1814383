import { X509Certificate } from 'node:crypto'
import {
  certificateAfterLook,
  certificateIssued,
  certificateNotIssued,
  type KeptCertificate,
} from '#domain/certificates/kept-certificate'
import { certificateRecords, checkedRecord, type WantedRecord } from '#domain/domains/dns-records'
import type { Clock } from '#lib/clock'
import { lookUpRecords } from '#server/domains/look-up-records'
import { NotIssued, type Acme, type AcmeHelp, type IssuedCertificate } from '#server/ports/acme/acme'
import type { Hosting, Ports } from '#server/ports/ports'
import {
  acmeAccount,
  addAcmeAccount,
  addChallenge,
  noteAcmeAccountUrl,
  removeChallenge,
} from '#server/store/acme.store'
import {
  addItems,
  certificateForChange,
  changeCertificate,
  oneCertificate,
  type StoredItem,
} from '#server/store/certificates.store'
import { hostnameToken } from '#server/store/custom-hostnames.store'
import type { OpenDatabase } from '#server/store/database'
import type { Tenant } from '#server/store/tenant'
import { inTransaction } from '#server/store/transaction'

/** What looking after a certificate takes. */
export interface Looking {
  db: OpenDatabase
  tenant: Tenant
  clock: Clock
  ports: Ports
}

const algorithms = ['rsa-2048', 'ecdsa-p256'] as const

/** The records that a certificate waits for. */
const wantedRecords = (
  { hostname, method, token }: Pick<KeptCertificate, 'hostname' | 'method' | 'token'>,
  { linkHost }: Hosting,
): WantedRecord[] =>
  certificateRecords(hostname, method, { proof: token, ownership: token, target: linkHost })

/** The same before anybody has looked. */
export const uncheckedProof = (...of: Parameters<typeof wantedRecords>) =>
  wantedRecords(...of).map((record) => checkedRecord(record, of[0].hostname, undefined))

/** Reads a certificate again and changes it; undefined where it was deleted meanwhile. */
const change = (
  { db, tenant }: Pick<Looking, 'db' | 'tenant'>,
  hostname: string,
  work: (certificate: KeptCertificate) => KeptCertificate,
): Promise<KeptCertificate | undefined> =>
  inTransaction(db, async (inside) => {
    const current = await certificateForChange(inside, tenant, hostname)
    if (!current || current.deletedAt !== undefined) return undefined
    const after = work(current)
    await changeCertificate(inside, tenant, after)
    return after
  })

/** Looks into the DNS for the record that a certificate waits for, and keeps what it finds. */
export async function checkProof(looking: Looking, hostname: string): Promise<KeptCertificate | undefined> {
  const { db, tenant, clock, ports } = looking
  const certificate = await oneCertificate(db, tenant, hostname)
  if (!certificate) return undefined
  // Certificates of earlier versions have a token of their own beside that of their custom hostname.
  const token =
    certificate.method === 'txt' ? undefined : await hostnameToken(db, tenant, certificate.hostname)
  const wanted = wantedRecords({ ...certificate, ...(token !== undefined && { token }) }, ports.hosting)
  const found = await lookUpRecords(ports.dns, hostname, wanted, certificate.records)
  return change(looking, hostname, (current) => certificateAfterLook(current, found, clock.now()))
}

/** Tries again later to obtain a certificate whose hostname another workspace has proven meanwhile. */
export const waitForHostname = ({ clock, ...looking }: Looking, hostname: string) =>
  change(looking, hostname, (current) => certificateNotIssued(current, 'later', clock.now()))

/** Obtains a certificate with each algorithm, and keeps both or none. */
export async function issueCertificate(
  looking: Looking,
  acme: Acme,
  hostname: string,
  newId: (prefix: string) => string,
): Promise<KeptCertificate | undefined> {
  const { db, tenant, clock, ports } = looking
  try {
    const issued: IssuedCertificate[] = []
    for (const algorithm of algorithms)
      // oxlint-disable-next-line no-await-in-loop -- the second one needs no proof any more
      issued.push(await acme.issue(hostname, algorithm, await acmeHelp(looking, acme)))
    const items = issued.map((one) => ({
      ...itemOf(one, hostname, newId('cit')),
      pair: { privateKey: ports.seal.seal(one.privateKey), chain: ports.seal.seal(one.chain) },
    }))
    const [newest] = items
    if (!newest) return undefined
    return await inTransaction(db, async (inside) => {
      const current = await certificateForChange(inside, tenant, hostname)
      if (!current || current.deletedAt !== undefined) return undefined
      await addItems(inside, tenant, hostname, items)
      const issue = { issuer: newest.issuer, validFrom: newest.issuedAt, expiresAt: newest.expiresAt }
      const after = certificateIssued(current, issue, clock.now())
      await changeCertificate(inside, tenant, after)
      return after
    })
  } catch (error) {
    if (!(error instanceof NotIssued)) throw error
    await change(looking, hostname, (current) => certificateNotIssued(current, error.why, clock.now()))
    throw error
  }
}

function itemOf({ algorithm, chain }: IssuedCertificate, hostname: string, id: string): StoredItem {
  const { serialNumber, issuer, validFromDate, validToDate } = new X509Certificate(chain)
  return {
    id,
    hostname,
    serial: serialNumber.toLowerCase(),
    algorithm,
    issuer: /(?:^|\n)O=(.+)/.exec(issuer)?.[1] ?? /(?:^|\n)CN=(.+)/.exec(issuer)?.[1] ?? issuer,
    status: 'active',
    issuedAt: validFromDate.toISOString(),
    expiresAt: validToDate.toISOString(),
  }
}

/** The account of this server, made where there is none, and the answers to the issuer. */
export async function acmeHelp(
  { db, clock, ports }: Pick<Looking, 'db' | 'clock' | 'ports'>,
  acme: Acme,
): Promise<AcmeHelp> {
  let account = await acmeAccount(db, acme.directory)
  if (!account) {
    await addAcmeAccount(db, acme.directory, ports.seal.seal(await acme.newAccountKey()))
    account = await acmeAccount(db, acme.directory)
  }
  if (!account) throw new NotIssued('later', 'The account could not be kept.')
  return {
    account: { privateKey: ports.seal.open(account.privateKey).toString(), url: account.url },
    noteAccountUrl: (url) => noteAcmeAccountUrl(db, acme.directory, url),
    answer: (token, answer) => addChallenge(db, token, answer, new Date(clock.now()).toISOString()),
    stopAnswering: (token) => removeChallenge(db, token),
  }
}
