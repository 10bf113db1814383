import type { Sender } from '#api/senders'
import type { KeptDomain } from '#domain/domains/kept-domain'
import { HEALTH } from '#domain/senders/sender-health'
import { senderState, type SenderState } from '#domain/senders/sender-rules'
import type { Database } from '#server/store/database'
import { allDomains } from '#server/store/domains.store'
import { healthOfSenders } from '#server/store/sender-health.store'
import { allSenders, type StoredSender } from '#server/store/senders.store'
import type { Tenant } from '#server/store/tenant'
import { senderUses, type CampaignsOfSenders } from './sender-uses.ts'

/** What a sender is, by its domain and its mailbox (DOM-12). `now` in ms since 1970. */
export const stateOfSender = (
  { disabled, confirmedAt }: StoredSender,
  domain: Pick<KeptDomain, 'history'> | undefined,
  now: number,
): SenderState =>
  senderState(
    {
      disabled,
      phases: (domain?.history ?? []).map(({ at, status }) => ({ at: Date.parse(at), status })),
      confirmedAt: confirmedAt === undefined ? undefined : Date.parse(confirmedAt),
    },
    now,
  )

/** The ids of the senders that mails may go out from now (DOM-13). `now` in ms since 1970. */
export async function verifiedSenders(
  db: Database,
  tenant: Tenant,
  now: number,
): Promise<ReadonlySet<string>> {
  const domains = await domainsByName(db, tenant)
  return new Set(
    (await allSenders(db, tenant))
      .filter((sender) => stateOfSender(sender, domains.get(sender.domainName), now).status === 'verified')
      .map(({ id }) => id),
  )
}

const domainsByName = async (db: Database, tenant: Tenant): Promise<ReadonlyMap<string, KeptDomain>> =>
  new Map((await allDomains(db, tenant)).map((domain) => [domain.name, domain]))

/** Senders as the API shows them. */
export async function shownSenders(
  { db, tenant, now }: { db: Database; tenant: Tenant; now: number },
  senders: readonly StoredSender[],
  campaignsOfSenders: CampaignsOfSenders,
): Promise<Sender[]> {
  const domains = await domainsByName(db, tenant)
  const uses = await senderUses(db, tenant, campaignsOfSenders)
  const health = await healthOfSenders(db, tenant, new Date(now - HEALTH.window).toISOString())
  return senders.map((sender) => {
    const { disabled: _, mailboxAskedAt, ampAskedAt: __, confirmedAt, ...rest } = sender
    const fared = health.get(sender.id)
    return {
      ...rest,
      ...stateOfSender(sender, domains.get(sender.domainName), now),
      mailbox: { askedAt: mailboxAskedAt, ...(confirmedAt !== undefined && { confirmedAt }) },
      ...(fared && { health: fared }),
      usedBy: {
        campaigns: uses.campaignsOf(sender.id).length,
        forms: uses.formsOf(sender.id).length,
      },
    }
  })
}
