import { X509Certificate } from 'node:crypto'
import { DAY, HOUR, MINUTE } from '#lib/duration'
import { NotIssued, type Acme } from '#server/ports/acme/acme'
import { dueHosts, noteHostNotIssued, putHostCertificate } from '#server/store/host-certificates.store'
import { acmeHelp, type Looking } from './check-certificate.ts'

/** In ms: how long before its end a certificate is renewed, and how long until the next attempt after one that failed. */
const PACE = { renew: 30 * DAY, least: MINUTE, most: 6 * HOUR, leastOfRenewals: HOUR } as const

/**
 * Obtains and renews the certificates of the server's own hosts whose time has come (docs/decisions/065); says how many were issued.
 * What fails is tried again after 2 minutes to 6 hours, for ever: the operator is told by the log. By ECDSA alone, as handshakes
 * are made with one certificate (docs/decisions/061).
 */
export async function issueHostCertificates(
  looking: Pick<Looking, 'db' | 'clock' | 'ports'>,
  acme: Acme,
  onFailure: (hostname: string, error: NotIssued) => void,
): Promise<number> {
  const { db, clock, ports } = looking
  const iso = (time: number) => new Date(time).toISOString()
  let issued = 0
  for (const { hostname, attempts, isIssued } of await dueHosts(db, ports.ownHosts, iso(clock.now())))
    try {
      // oxlint-disable-next-line no-await-in-loop -- one after the other: issuers limit how many at once
      const { privateKey, chain } = await acme.issue(hostname, 'ecdsa-p256', await acmeHelp(looking, acme))
      const end = new X509Certificate(chain).validToDate.getTime()
      const pair = { privateKey: ports.seal.seal(privateKey), chain: ports.seal.seal(chain) }
      // oxlint-disable-next-line no-await-in-loop -- as above
      await putHostCertificate(
        db,
        { hostname, ...pair },
        { expiresAt: iso(end), nextTryAt: iso(Math.max(clock.now() + HOUR, end - PACE.renew)) },
      )
      issued += 1
    } catch (error) {
      if (!(error instanceof NotIssued)) throw error
      const wait = Math.min(PACE.most, PACE.least * 2 ** Math.min(attempts + 1, 20))
      // oxlint-disable-next-line no-await-in-loop -- as above
      await noteHostNotIssued(db, hostname, {
        attempts: attempts + 1,
        nextTryAt: iso(clock.now() + (isIssued ? Math.max(wait, PACE.leastOfRenewals) : wait)),
      })
      onFailure(hostname, error)
    }
  return issued
}
