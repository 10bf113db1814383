import { subDomainOf } from '#domain/domains/sub-domain'
import { customHostnameRoutes } from '#api/contract'
import type { CustomHostname } from '#api/custom-hostnames'
import { isCertificateGone } from '#domain/certificates/certificate-rules'
import { hostnameTaken } from '#domain/domains/hostname-state'
import { certificateId, certificates, newCertificate } from '#mocks/certificates/certificates.data'
import {
  customHostnames,
  hostnameAt,
  hostnameId,
  ownerOf,
  type HostnameRecord,
} from './custom-hostnames.data.ts'
import { fateOf } from '#mocks/domains/dns'
import { handle, type Call } from '#mocks/core/handle'

type World = Pick<Call, 'db' | 'workspaceId' | 'clock'>

function shown(world: World, host: HostnameRecord): CustomHostname {
  const { db, clock } = world
  const certificate = db.of(certificates).get(certificateId(host.workspaceId, host.hostname))
  return {
    ...hostnameAt(host, db.settings.seed, clock.now(), ownerOf(world, host.hostname)),
    ...(certificate && certificate.deletedAt === undefined && { certificateHostname: host.hostname }),
  }
}

const hostnamesOf = ({ db, workspaceId }: World, purpose?: HostnameRecord['purpose']) =>
  db
    .of(customHostnames)
    .where((host) => host.workspaceId === workspaceId && (purpose === undefined || host.purpose === purpose))

export const customHostnameHandlers = [
  handle(customHostnameRoutes.list, (call) => ({
    items: hostnamesOf(call)
      .toSorted((a, b) => (a.hostname < b.hostname ? -1 : 1))
      .map((host) => shown(call, host)),
  })),
  handle(customHostnameRoutes.create, (call) => {
    const { db, workspaceId, clock, body, now } = call
    const hostname = subDomainOf(body.hostname)
    const owner = ownerOf(call, hostname) ?? workspaceId
    if (owner !== workspaceId || db.of(customHostnames).get(hostnameId(workspaceId, hostname)))
      throw hostnameTaken(hostname)
    const others = hostnamesOf(call, body.purpose)
    const isDefault = body.isDefault === true || others.length === 0
    for (const other of others)
      if (isDefault && other.isDefault) db.of(customHostnames).put({ ...other, isDefault: false })
    const host = db.of(customHostnames).put({
      id: hostnameId(workspaceId, hostname),
      workspaceId,
      hostname,
      purpose: body.purpose,
      isDefault,
      fate: fateOf(hostname),
      createdAt: now,
    })
    const certificate = db.of(certificates).get(certificateId(workspaceId, hostname))
    if (!certificate || isCertificateGone(certificate, clock.now()))
      db.of(certificates).put(newCertificate({ workspaceId, hostname, createdAt: now }))
    return shown(call, host)
  }),
  handle(customHostnameRoutes.default, (call) => {
    const host = hostnamesOf(call, call.query.purpose ?? 'links').find(({ isDefault }) => isDefault)
    return host ? shown(call, host) : null
  }),
]
