import { randomBytes } from 'node:crypto'
import { domainRoutes } from '#api/contract'
import type { Domain } from '#api/domains'
import { normalizeDomain } from '#domain/domains/domain-names'
import { DOMAIN_ORDERS, domainTaken, expectNoSenders, isDomainFound } from '#domain/domains/domain-rules'
import { waitsForStart } from '#domain/domains/domain-status'
import { domainAsked, shownDomain, type KeptDomain } from '#domain/domains/kept-domain'
import { ownDomainOf } from '#domain/domains/sub-domain'
import { pageOf } from '#domain/kernel/page-of'
import { notFound } from '#domain/kernel/refusals'
import type { GroupSettings } from '#server/http/group-settings'
import { handle, type Call, type Handler } from '#server/http/handle'
import {
  addDomain,
  addSigningKey,
  allDomains,
  changeDomain,
  deleteDomain,
  domainForChange,
  oneDomain,
} from '#server/store/domains.store'
import { allSenders } from '#server/store/senders.store'
import { inTransaction } from '#server/store/transaction'
import { checkDomain, uncheckedRecords } from './check-domain.ts'
import { newDkimKey } from './dkim-keys.ts'
import { replaceLostKey } from './signing-key.ts'

type Here = Pick<Call, 'db' | 'tenant'>

/** Bytes; as hexadecimal digits a record has them. */
const TOKEN = { bytes: 10 } as const

const nameOf = (typed: string) => normalizeDomain(typed) ?? ''

async function shown(here: Here, domains: readonly KeptDomain[]): Promise<Domain[]> {
  const senders = await allSenders(here.db, here.tenant)
  return domains.map((domain) =>
    shownDomain(domain, senders.filter(({ domainName }) => domainName === domain.name).length),
  )
}

async function shownOne(here: Here, domain: KeptDomain | undefined, typed: string): Promise<Domain> {
  const [one] = domain ? await shown(here, [domain]) : []
  if (!one) throw notFound(`domain ${typed}`)
  return one
}

const matching = async (call: Here & { query: Parameters<typeof isDomainFound>[1] }) =>
  (await shown(call, await allDomains(call.db, call.tenant))).filter((domain) =>
    isDomainFound(domain, call.query),
  )

/** The routes of sending domains (DOM-1 to DOM-6, DOM-27, DOM-37). */
export const domainHandlers = ({ ports }: Pick<GroupSettings, 'ports'>): readonly Handler[] => [
  handle(domainRoutes.list, async (call) => pageOf(await matching(call), call.query, DOMAIN_ORDERS)),
  handle(domainRoutes.count, async (call) => ({ count: (await matching(call)).length })),

  handle(domainRoutes.create, async (call) => {
    const { db, tenant, body, now } = call
    const name = ownDomainOf(body.name)
    if (await oneDomain(db, tenant, name)) throw domainTaken(name)
    const token = randomBytes(TOKEN.bytes).toString('hex')
    const key = await newDkimKey(ports.seal, token)
    const added = {
      name,
      region: body.region ?? ('ap-northeast-1' as const),
      status: 'not_started' as const,
      token,
      dmarcPolicy: 'missing' as const,
      nameServers: [],
      createdAt: now,
      history: [{ at: now, status: 'not_started' as const }],
      isWatched: false,
    }
    const domain = { ...added, records: uncheckedRecords(added, key, ports.hosting) }
    await addDomain(db, tenant, domain)
    await addSigningKey(db, tenant, name, key, now)
    return shownDomain(domain, 0)
  }),

  handle(domainRoutes.one, async (call) => {
    const { domainName } = call.params
    return shownOne(call, await oneDomain(call.db, call.tenant, nameOf(domainName)), domainName)
  }),

  handle(domainRoutes.delete, async (call) => {
    const { db, tenant, params } = call
    const domain = await domainForChange(db, tenant, nameOf(params.domainName))
    if (!domain) throw notFound(`domain ${params.domainName}`)
    const users = (await allSenders(db, tenant)).filter(({ domainName }) => domainName === domain.name)
    expectNoSenders(
      domain.name,
      users.map(({ address }) => address),
    )
    await deleteDomain(db, tenant, domain.name)
    return {}
  }),

  handle(
    domainRoutes.verify,
    async (call) => {
      const { db, tenant, clock, params } = call
      const name = nameOf(params.domainName)
      // Kept before servers are asked: of two callers at once the second is told to wait.
      await inTransaction(db, async (inside) => {
        const domain = await domainForChange(inside, tenant, name)
        if (!domain) throw notFound(`domain ${params.domainName}`)
        if (waitsForStart(domain.status))
          await replaceLostKey({ db: inside, tenant, seal: ports.seal }, domain)
        await changeDomain(inside, tenant, domainAsked(domain, clock.now()))
      })
      return shownOne(call, await checkDomain({ db, tenant, clock, ports }, name), params.domainName)
    },
    { inTransaction: false },
  ),
]
