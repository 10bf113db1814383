import {
  CERTIFICATE_ORDERS,
  certificateTaken,
  expectCertificatePause,
  expectNotDeleted,
  expectVerifiable,
  isCertificateFound,
  isCertificateGone,
} from '#domain/certificates/certificate-rules'
import { pageOf } from '#domain/kernel/page-of'
import { subDomainOf } from '#domain/domains/sub-domain'
import { normalizeDomain } from '#domain/domains/domain-names'
import { hostnameTaken } from '#domain/domains/hostname-state'
import { ownerOf } from '#mocks/custom-hostnames/custom-hostnames.data'
import { notFound } from '#domain/kernel/refusals'
import { certificateRoutes } from '#api/contract'
import type { Certificate, CertificateFilter } from '#api/certificates'
import { certificateAt, certificateItems } from './certificate-course.ts'
import { certificateId, certificates, newCertificate, type CertificateRecord } from './certificates.data.ts'
import { handle, type Call } from '#mocks/core/handle'

type World = Pick<Call, 'db' | 'workspaceId' | 'clock'>

const shown = ({ db, clock }: World, certificate: CertificateRecord): Certificate =>
  certificateAt(certificate, db.settings.seed, clock.now())

function found({ db, workspaceId, clock }: World, typed: string): CertificateRecord {
  const certificate = db.of(certificates).get(certificateId(workspaceId, normalizeDomain(typed) ?? ''))
  if (!certificate || isCertificateGone(certificate, clock.now())) throw notFound(`certificate for ${typed}`)
  return certificate
}

const matching = (call: World, filter: CertificateFilter): Certificate[] =>
  call.db
    .of(certificates)
    .where(
      (certificate) =>
        certificate.workspaceId === call.workspaceId && !isCertificateGone(certificate, call.clock.now()),
    )
    .map((certificate) => shown(call, certificate))
    .filter((certificate) => isCertificateFound(certificate, filter))

export const certificateHandlers = [
  handle(certificateRoutes.list, (call) =>
    pageOf(matching(call, call.query), call.query, CERTIFICATE_ORDERS),
  ),
  handle(certificateRoutes.count, (call) => ({ count: matching(call, call.query).length })),
  handle(certificateRoutes.create, (call) => {
    const { db, workspaceId, clock, body, now } = call
    const hostname = subDomainOf(body.hostname)
    const before = db.of(certificates).get(certificateId(workspaceId, hostname))
    if (before && !isCertificateGone(before, clock.now())) throw certificateTaken(hostname)
    if ((ownerOf(call, hostname) ?? workspaceId) !== workspaceId) throw hostnameTaken(hostname)
    return shown(
      call,
      db.of(certificates).put(
        newCertificate({
          workspaceId,
          hostname,
          createdAt: now,
          ...(body.method !== undefined && { method: body.method }),
          ...(body.autoRenew !== undefined && { autoRenew: body.autoRenew }),
        }),
      ),
    )
  }),
  handle(certificateRoutes.one, (call) => shown(call, found(call, call.params.hostname))),
  handle(certificateRoutes.delete, (call) => {
    const certificate = found(call, call.params.hostname)
    expectNotDeleted(certificate)
    call.db.of(certificates).put({ ...certificate, deletedAt: call.now })
    return {}
  }),
  handle(certificateRoutes.verify, (call) => {
    const { db, clock, now } = call
    const certificate = found(call, call.params.hostname)
    expectNotDeleted(certificate)
    expectCertificatePause(certificate.askedAt, clock.now())
    const { status } = shown(call, certificate)
    expectVerifiable(status)
    return shown(
      call,
      db.of(certificates).put({
        ...certificate,
        askedAt: now,
        ...(status === 'validation_timed_out' && { attempts: [...certificate.attempts, now] }),
      }),
    )
  }),
  handle(certificateRoutes.items, (call) => ({
    items: certificateItems(found(call, call.params.hostname), call.db.settings.seed, call.clock.now()),
  })),
]
