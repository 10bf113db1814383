import { pageOf } from '#domain/kernel/page-of'
import { normalizeDomain } from '#domain/domains/domain-names'
import {
  DOMAIN_ORDERS,
  domainTaken,
  expectNoSenders,
  expectPause,
  isDomainFound,
} from '#domain/domains/domain-rules'
import { waitsForStart } from '#domain/domains/domain-status'
import { ownDomainOf } from '#domain/domains/sub-domain'
import { notFound } from '#domain/kernel/refusals'
import { domainRoutes } from '#api/contract'
import type { Domain, DomainFilter } from '#api/domains'
import { domainAt } from './domain-course.ts'
import { domainId, domains, LOST, type DomainRecord } from './domains.data.ts'
import { fateOf } from './dns.ts'
import { handle, type Call } from '#mocks/core/handle'
import { hashOf, mix, pick } from '#mocks/core/random'
import { senders } from '#mocks/senders/senders.data'

type World = Pick<Call, 'db' | 'workspaceId' | 'clock'>

const sendersOf = ({ db, workspaceId }: World, name: string) =>
  db.of(senders).where((sender) => sender.workspaceId === workspaceId && sender.domainName === name)

const shown = (call: World, domain: DomainRecord): Domain => ({
  ...domainAt(domain, call.db.settings.seed, call.clock.now()),
  senderCount: sendersOf(call, domain.name).length,
})

function found({ db, workspaceId }: World, typed: string): DomainRecord {
  const domain = db.of(domains).get(domainId(workspaceId, normalizeDomain(typed) ?? ''))
  if (!domain) throw notFound(`domain ${typed}`)
  return domain
}

const matching = (call: World, filter: DomainFilter): Domain[] =>
  call.db
    .of(domains)
    .where((domain) => domain.workspaceId === call.workspaceId)
    .map((domain) => shown(call, domain))
    .filter((domain) => isDomainFound(domain, filter))

export const domainHandlers = [
  handle(domainRoutes.list, (call) => pageOf(matching(call, call.query), call.query, DOMAIN_ORDERS)),
  handle(domainRoutes.count, (call) => ({ count: matching(call, call.query).length })),
  handle(domainRoutes.create, (call) => {
    const { db, workspaceId, body, now } = call
    const name = ownDomainOf(body.name)
    const id = domainId(workspaceId, name)
    if (db.of(domains).get(id)) throw domainTaken(name)
    return shown(
      call,
      db.of(domains).put({
        id,
        workspaceId,
        name,
        region: body.region ?? 'ap-northeast-1',
        fate: fateOf(name),
        dmarc: pick(
          ['none', 'quarantine', 'none', 'reject', 'missing'],
          mix(db.settings.seed, hashOf(name), 7),
        ),
        createdAt: now,
        attempts: [],
        lostAfter: LOST.after,
      }),
    )
  }),
  handle(domainRoutes.one, (call) => shown(call, found(call, call.params.domainName))),
  handle(domainRoutes.delete, (call) => {
    const domain = found(call, call.params.domainName)
    expectNoSenders(
      domain.name,
      sendersOf(call, domain.name).map(({ address }) => address),
    )
    call.db.of(domains).remove(domain.id)
    return {}
  }),
  handle(domainRoutes.verify, (call) => {
    const { db, clock, now } = call
    const domain = found(call, call.params.domainName)
    expectPause(domain.askedAt === undefined ? undefined : Date.parse(domain.askedAt), clock.now())
    const { status } = domainAt(domain, db.settings.seed, clock.now())
    return shown(
      call,
      db.of(domains).put({
        ...domain,
        askedAt: now,
        ...(waitsForStart(status) && { attempts: [...domain.attempts, now] }),
      }),
    )
  }),
]
