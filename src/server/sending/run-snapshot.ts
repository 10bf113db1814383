import { mailSources } from '#domain/campaigns/mail-templates'
import { trackedLinks } from '#domain/campaigns/tracked-mail'
import { offsetAt } from '#lib/zoned-time'
import { brandHere } from '#server/campaigns/campaign-facts'
import { imageHost, usedHostname, type UsedHosting } from '#server/store/served-certificates.store'
import type { StoredCampaign } from '#server/store/campaigns.store'
import type { Database } from '#server/store/database'
import type { ExecutionSnapshot } from '#server/store/deliveries.tables'
import { workspaceTimezone } from '#server/store/schemas.store'
import type { StoredSender } from '#server/store/senders.store'
import type { Tenant } from '#server/store/tenant'

/** What a run keeps: content, links and sender as they are now; `at` is when it begins, in ms since 1970. */
export async function runSnapshot(
  { db, tenant }: { db: Database; tenant: Tenant },
  { variants, tracking, audience, replyTo, schedule }: StoredCampaign,
  sender: StoredSender,
  { at, ...hosting }: { at: number } & UsedHosting,
): Promise<{ snapshot: ExecutionSnapshot; links: string[][]; utcOffset: number }> {
  const { company, colors } = await brandHere({ db, tenant })
  const timezone = await workspaceTimezone(db, tenant)
  const now = new Date(at).toISOString()
  const hostname = await usedHostname(db, tenant, 'links', { customHosts: hosting.customHosts, now })
  const images = await imageHost(db, tenant, { ...hosting, now })
  const { id, fromName, fromNames, address, domainName } = sender
  const answersTo = replyTo ?? sender.replyTo
  return {
    snapshot: {
      variants,
      tracking,
      audience,
      sender: { id, fromName, ...(fromNames && { fromNames }), address, domainName },
      ...(answersTo !== undefined && { replyTo: answersTo }),
      brand: { company, colors },
      timezone,
      ...(hostname !== undefined && { linkUrl: `https://${hostname}` }),
      ...(images && { images }),
    },
    links: variants.map((variant) => trackedLinks(mailSources(variant, colors), variant.mode)),
    utcOffset: offsetAt(at, schedule?.timezone ?? timezone) ?? 0,
  }
}
