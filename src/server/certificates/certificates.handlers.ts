import { certificateRoutes } from '#api/contract'
import {
  CERTIFICATE_ORDERS,
  certificateTaken,
  expectNotDeleted,
  isCertificateFound,
  isCertificateGone,
} from '#domain/certificates/certificate-rules'
import {
  certificateAsked,
  itemStatus,
  shownCertificate,
  type KeptCertificate,
} from '#domain/certificates/kept-certificate'
import { hostnameTaken } from '#domain/domains/hostname-state'
import { normalizeDomain } from '#domain/domains/domain-names'
import { subDomainOf } from '#domain/domains/sub-domain'
import { pageOf } from '#domain/kernel/page-of'
import { notFound, ruleBroken } from '#domain/kernel/refusals'
import type { GroupSettings } from '#server/http/group-settings'
import { handle, type Call, type Handler } from '#server/http/handle'
import {
  addCertificate,
  allCertificates,
  certificateForChange,
  changeCertificate,
  deleteCertificate,
  itemsOf,
  oneCertificate,
} from '#server/store/certificates.store'
import { hostnameToken, isProvenElsewhere } from '#server/store/custom-hostnames.store'
import { inTransaction } from '#server/store/transaction'
import { checkProof } from './check-certificate.ts'
import { newCertificate } from './new-certificate.ts'

/** Certificates that are shown of what was issued: two of each of the last ten issues. */
const ITEMS = { most: 20 } as const

type Here = Pick<Call, 'db' | 'tenant' | 'clock'>

const nameOf = (typed: string) => normalizeDomain(typed) ?? ''

/** One that is there; throws the 404 else. */
function present(
  certificate: KeptCertificate | undefined,
  typed: string,
  { clock }: Pick<Call, 'clock'>,
): KeptCertificate {
  if (!certificate || isCertificateGone(certificate, clock.now())) throw notFound(`certificate for ${typed}`)
  return certificate
}

const found = async (here: Here, typed: string) =>
  present(await oneCertificate(here.db, here.tenant, nameOf(typed)), typed, here)

const matching = async (call: Here & { query: Parameters<typeof isCertificateFound>[1] }) =>
  (await allCertificates(call.db, call.tenant))
    .filter((certificate) => !isCertificateGone(certificate, call.clock.now()))
    .map((certificate) => shownCertificate(certificate, call.clock.now()))
    .filter((certificate) => isCertificateFound(certificate, call.query))

/** The routes of certificates (DOM-9 to DOM-11, DOM-31, DOM-36). */
export const certificateHandlers = ({ ports }: Pick<GroupSettings, 'ports'>): readonly Handler[] => [
  handle(certificateRoutes.list, async (call) =>
    pageOf(await matching(call), call.query, CERTIFICATE_ORDERS),
  ),
  handle(certificateRoutes.count, async (call) => ({ count: (await matching(call)).length })),

  handle(certificateRoutes.create, async (call) => {
    const { db, tenant, body, clock, now } = call
    const { method, autoRenew } = body
    const hostname = subDomainOf(body.hostname)
    const before = await certificateForChange(db, tenant, hostname)
    if (before && !isCertificateGone(before, clock.now())) throw certificateTaken(hostname)
    if (await isProvenElsewhere(db, tenant, hostname)) throw hostnameTaken(hostname)
    if (!ports.acme)
      throw ruleBroken(
        'This server is not set up to obtain certificates. Ask whoever runs it.',
        'このサーバーは証明書を取得する設定になっていません。管理者にお問い合わせください。',
      )
    if (before) await deleteCertificate(db, tenant, hostname)
    const token = await hostnameToken(db, tenant, hostname)
    const certificate = newCertificate(
      {
        hostname,
        now,
        ...(token !== undefined && { token }),
        ...(method !== undefined && { method }),
        ...(autoRenew !== undefined && { autoRenew }),
      },
      ports.hosting,
    )
    await addCertificate(db, tenant, certificate)
    return shownCertificate(certificate, clock.now())
  }),

  handle(certificateRoutes.one, async (call) =>
    shownCertificate(await found(call, call.params.hostname), call.clock.now()),
  ),

  handle(certificateRoutes.delete, async (call) => {
    const { db, tenant, params, now } = call
    const kept = await certificateForChange(db, tenant, nameOf(params.hostname))
    const certificate = present(kept, params.hostname, call)
    expectNotDeleted(certificate)
    await changeCertificate(db, tenant, { ...certificate, deletedAt: now })
    return {}
  }),

  handle(
    certificateRoutes.verify,
    async (call) => {
      const { db, tenant, clock, params } = call
      const hostname = nameOf(params.hostname)
      // Kept before servers are asked: of two callers at once the second is told to wait.
      await inTransaction(db, async (inside) => {
        const kept = await certificateForChange(inside, tenant, hostname)
        const certificate = present(kept, params.hostname, call)
        await changeCertificate(inside, tenant, certificateAsked(certificate, clock.now()))
      })
      const after = await checkProof({ db, tenant, clock, ports }, hostname)
      return shownCertificate(present(after, params.hostname, call), clock.now())
    },
    { inTransaction: false },
  ),

  handle(certificateRoutes.items, async (call) => {
    const { db, tenant, clock, params } = call
    const certificate = await found(call, params.hostname)
    const items = await itemsOf(db, tenant, certificate.hostname, ITEMS.most)
    return {
      items: items.map((item) => ({
        ...item,
        status: itemStatus(item, certificate.deletedAt !== undefined, clock.now()),
      })),
    }
  }),
]
