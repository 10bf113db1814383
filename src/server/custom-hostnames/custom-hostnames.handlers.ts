import { customHostnameRoutes } from '#api/contract'
import type { CustomHostname } from '#api/custom-hostnames'
import { isCertificateGone } from '#domain/certificates/certificate-rules'
import { hostnameTaken } from '#domain/domains/hostname-state'
import { shownHostname, type KeptHostname } from '#domain/domains/kept-hostname'
import { subDomainOf } from '#domain/domains/sub-domain'
import { newCertificate, newToken } from '#server/certificates/new-certificate'
import type { GroupSettings } from '#server/http/group-settings'
import { handle, type Call, type Handler } from '#server/http/handle'
import {
  addCertificate,
  allCertificates,
  certificateForChange,
  deleteCertificate,
} from '#server/store/certificates.store'
import {
  addHostname,
  allHostnames,
  isProvenElsewhere,
  takeDefault,
} from '#server/store/custom-hostnames.store'
import { uncheckedHostname } from './check-hostname.ts'

type Here = Pick<Call, 'db' | 'tenant' | 'clock'>

async function shown({ db, tenant, clock }: Here, hosts: readonly KeptHostname[]): Promise<CustomHostname[]> {
  const withCertificate = new Set(
    (await allCertificates(db, tenant))
      .filter(({ deletedAt }) => deletedAt === undefined)
      .map(({ hostname }) => hostname),
  )
  return hosts.map((host) => ({
    ...shownHostname(host, clock.now()),
    ...(withCertificate.has(host.hostname) && { certificateHostname: host.hostname }),
  }))
}

/** The routes of custom hostnames (DOM-7, DOM-8, DOM-30, DOM-35). */
export const customHostnameHandlers = ({ ports }: Pick<GroupSettings, 'ports'>): readonly Handler[] => [
  handle(customHostnameRoutes.list, async (call) => ({
    items: await shown(call, await allHostnames(call.db, call.tenant)),
  })),

  handle(customHostnameRoutes.create, async (call) => {
    const { db, tenant, body, clock, now } = call
    const hostname = subDomainOf(body.hostname)
    const all = await allHostnames(db, tenant)
    if (all.some((own) => own.hostname === hostname) || (await isProvenElsewhere(db, tenant, hostname)))
      throw hostnameTaken(hostname)
    const others = all.filter(({ purpose }) => purpose === body.purpose)
    const certificate = await certificateForChange(db, tenant, hostname)
    const isFree = !certificate || isCertificateGone(certificate, clock.now())
    // One record proves the hostname and its certificate.
    const token = isFree ? newToken() : certificate.token
    const added = { hostname, purpose: body.purpose, token }
    const host: KeptHostname = {
      ...added,
      isDefault: body.isDefault === true || others.length === 0,
      records: uncheckedHostname(added, ports.hosting),
      wasComplete: false,
      isTaken: false,
      isWatched: true,
      createdAt: now,
      nextCheckAt: now,
    }
    if (host.isDefault) await takeDefault(db, tenant, host.purpose)
    await addHostname(db, tenant, host)
    // Without an issuer the proxy in front of the server has the certificates.
    if (isFree && ports.acme) {
      if (certificate) await deleteCertificate(db, tenant, hostname)
      await addCertificate(db, tenant, newCertificate({ hostname, token, now }, ports.hosting))
    }
    const [one] = await shown(call, [host])
    return one ?? shownHostname(host, clock.now())
  }),

  handle(customHostnameRoutes.default, async (call) => {
    const purpose = call.query.purpose ?? 'links'
    const host = (await allHostnames(call.db, call.tenant)).find(
      (one) => one.purpose === purpose && one.isDefault,
    )
    return host ? ((await shown(call, [host]))[0] ?? null) : null
  }),
]
