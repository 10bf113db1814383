import { addCertificate, addItems, type StoredItem } from '#server/store/certificates.store'
import { addHostname, proveHostname } from '#server/store/custom-hostnames.store'
import type { KeptCertificate } from '#domain/certificates/kept-certificate'
import type { Seeding } from './seed-demo.ts'

const stages: Readonly<Record<string, KeptCertificate['stage']>> = {
  initializing: 'initializing',
  pending_validation: 'pending_validation',
  pending_issuance: 'pending_issuance',
  validation_timed_out: 'validation_timed_out',
  failed: 'failed',
}

/** Writes the custom hostnames and certificates of a workspace of the demo; nobody watches them. Their certificates have no keys. */
export async function seedHostnames({ db, tenant, world }: Seeding): Promise<void> {
  const { customHostnames, hostnameAt } = await import('#mocks/custom-hostnames/custom-hostnames.data')
  const { certificates } = await import('#mocks/certificates/certificates.data')
  const { certificateAt, certificateItems } = await import('#mocks/certificates/certificate-course')
  const { tokenOf } = await import('#mocks/domains/dns')
  const { epoch: now, seed } = world.settings
  const here = (one: { workspaceId: string }) => one.workspaceId === tenant.id
  for (const record of world.of(customHostnames).where(here)) {
    const { status, errors: _, ...host } = hostnameAt(record, seed, now)
    await addHostname(db, tenant, {
      ...host,
      token: tokenOf(seed, record.hostname, 'hostname', 20),
      wasComplete: status === 'active' || status === 'moved',
      isTaken: false,
      isWatched: false,
    })
    if (status === 'active') await proveHostname(db, tenant, record.hostname)
  }
  for (const record of world.of(certificates).where(here)) {
    const { status, errors: _, ...certificate } = certificateAt(record, seed, now)
    await addCertificate(db, tenant, {
      ...certificate,
      stage: stages[status] ?? 'issued',
      stageAt: certificate.validFrom ?? certificate.createdAt,
      token: tokenOf(seed, record.hostname, 'acme', 20),
      isTaken: false,
      isWatched: false,
      attempts: 0,
    })
    const items = certificateItems(record, seed, now).flatMap((item): StoredItem[] =>
      item.issuedAt === undefined || item.expiresAt === undefined
        ? []
        : [
            {
              ...item,
              issuedAt: item.issuedAt,
              expiresAt: item.expiresAt,
              status: item.status === 'active' ? 'active' : 'superseded',
            },
          ],
    )
    await addItems(
      db,
      tenant,
      record.hostname,
      items.toReversed().map((item) => ({ ...item, pair: null })),
    )
  }
}
