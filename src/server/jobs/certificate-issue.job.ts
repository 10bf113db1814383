import { CERTIFICATE_TIMES } from '#domain/certificates/certificate-rules'
import { checkProof, issueCertificate, waitForHostname } from '#server/certificates/check-certificate'
import { issueHostCertificates } from '#server/certificates/host-certificate'
import { NotIssued } from '#server/ports/acme/acme'
import { dueCertificates, oneCertificate, removeDeletedCertificates } from '#server/store/certificates.store'
import { createNewId } from '#server/new-id'
import { eachAlone } from './each-alone.ts'
import { defineJob, noData, type JobContext } from './job.ts'

/** Certificates that one run looks after; the rest waits for the next one. */
const BATCH = 20
/** Those whose records are looked for side by side: name servers of some of them may never answer. */
const AT_ONCE = 10

/**
 * Every minute: looks for the records of certificates that wait for them, obtains those that have been proved, renews those that are
 * near their end, and removes those that were deleted (DOM-9 to DOM-11, DOM-36). Those of the server's own hosts come first.
 */
export const certificateIssueJob = defineJob({
  name: 'certificate.issue',
  every: '* * * * *',
  data: noData,
  retries: 0,
  async work(context) {
    const { db, clock, ports, log } = context
    const now = clock.now()
    await removeDeletedCertificates(db, new Date(now - CERTIFICATE_TIMES.deleting).toISOString())
    const due = await dueCertificates(db, new Date(now).toISOString(), BATCH)
    const outcomes: Record<string, number> = {}
    const own = ports.acme
      ? await issueHostCertificates({ db, clock, ports }, ports.acme, (hostname, error) =>
          log.error({ hostname, why: error.why, err: error }, 'A certificate was not issued'),
        )
      : 0
    if (own > 0) outcomes['own'] = own
    const issueEach = () =>
      // Issuers limit how many are ordered at once.
      eachAlone(due, async (one) => {
        const outcome = await lookAfter(context, one)
        outcomes[outcome] = (outcomes[outcome] ?? 0) + 1
      })
    await eachAlone([() => eachAlone(due, (one) => lookForProof(context, one), AT_ONCE), issueEach], (part) =>
      part(),
    )
    return outcomes
  },
})

type Due = Awaited<ReturnType<typeof dueCertificates>>[number]

async function lookForProof({ db, clock, ports }: JobContext, { tenant, hostname }: Due): Promise<void> {
  const stage = (await oneCertificate(db, tenant, hostname))?.stage
  if (stage === 'initializing' || stage === 'pending_validation')
    await checkProof({ db, tenant, clock, ports }, hostname)
}

async function lookAfter({ db, clock, ports, log }: JobContext, { tenant, hostname }: Due): Promise<string> {
  const looking = { db, tenant, clock, ports }
  const certificate = await oneCertificate(db, tenant, hostname)
  if (certificate?.stage !== 'pending_issuance' && certificate?.stage !== 'issued')
    return certificate?.stage ?? 'deleted'
  if (!ports.acme) return 'no_issuer'
  if (certificate.isTaken) {
    await waitForHostname(looking, hostname)
    return 'taken'
  }
  try {
    return (await issueCertificate(looking, ports.acme, hostname, createNewId(clock)))?.stage ?? 'deleted'
  } catch (error) {
    if (!(error instanceof NotIssued)) throw error
    log.error({ hostname, why: error.why, err: error }, 'A certificate was not issued')
    return error.why
  }
}
