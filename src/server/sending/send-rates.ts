import { domainGroups, type DomainGroup } from '#domain/campaigns/domain-groups'
import type { OpenDatabase } from '#server/store/database'
import { addTokens, returnToRamp, takeOfRamp, takeTokens, type Bucket } from '#server/store/send-rates.store'
import type { Tenant } from '#server/store/tenant'
import { inTransaction } from '#server/store/transaction'

/** How fast mails may go out; what is not given has no limit. */
export interface RateSettings {
  /** Mails a minute, of all workspaces together: in all, and to one group of mailbox providers. */
  perMinute?: Partial<Record<DomainGroup | 'all', number>>
  /** Whether domains that are new here send little on their first days. */
  ramp?: boolean
}

/** Mails that may go out now. */
export interface Grant {
  count: number
  /** Gives back what is not needed. */
  giveBack: (count: number) => Promise<void>
}

/** Takes leave for up to `wanted` mails of a domain to a group of providers; all processes share what there is. */
export async function grantFor(
  db: OpenDatabase,
  tenant: Tenant,
  { perMinute = {}, ramp = false }: RateSettings,
  { domain, group, wanted, now }: { domain: string; group: number; wanted: number; now: number },
): Promise<Grant> {
  const name = domainGroups[group]?.name ?? 'rest'
  const buckets = (['all', name] as const).flatMap((one): Bucket[] => {
    const limit = perMinute[one]
    return limit === undefined ? [] : [{ name: one === 'all' ? 'all' : `group:${one}`, perMinute: limit }]
  })
  const tokens = await takeTokens(db, buckets, wanted, now)
  const count =
    ramp && tokens > 0
      ? await inTransaction(db, (inside) => takeOfRamp(inside, tenant, domain, tokens, now))
      : tokens
  if (count < tokens) await addTokens(db, buckets, tokens - count)
  return {
    count,
    async giveBack(spare) {
      if (spare <= 0) return
      await addTokens(db, buckets, spare)
      if (ramp) await returnToRamp(db, tenant, domain, spare)
    },
  }
}
