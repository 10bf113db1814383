import { createComposer } from '#server/sending/compose-mail'
import { workspaceFacts } from '#server/contacts/workspace-facts'
import type { Clock } from '#lib/clock'
import type { LinkTokens } from '#server/public/link-tokens'
import type { Database } from '#server/store/database'
import type { Delivery } from '#server/store/delivery-outcomes.store'
import { snapshotOf } from '#server/store/executions.store'
import { mailedContacts } from '#server/store/recipients.store'

/** What a mail is shown with. */
export interface ViewSettings {
  clock: Clock
  tokens: LinkTokens
  /** Where links of mails lead: an origin. */
  linkUrl: string
}

/**
 * The mail of a delivery as a page, written anew for its contact. Its links lead to where they lead, and nothing is counted: a
 * reader has followed one link of the mail already, and what is passed on is nobody's reading. Undefined where contact or mail
 * are gone, or it has no HTML.
 */
export async function viewOf(
  db: Database,
  { tenant, id, run, campaignId, variant, contact: number }: Delivery,
  { clock, tokens, linkUrl }: ViewSettings,
): Promise<string | undefined> {
  const kept = await snapshotOf(db, tenant, run.execution)
  if (!kept || number === null) return undefined
  const { links } = kept
  const tracking = { ...kept.snapshot.tracking, opens: false, clicks: false }
  const snapshot = { ...kept.snapshot, tracking }
  const composer = createComposer({ campaignId, snapshot, links, now: run.from }, { tokens, linkUrl })
  const { segmentIds } = composer
  const shownBy =
    segmentIds.length === 0
      ? undefined
      : { segmentIds, search: (await workspaceFacts({ db, tenant, clock })).search }
  const contact = (await mailedContacts(db, tenant, [number], shownBy)).get(number)
  return contact && composer.partsFor({ deliveryId: id, variant, contact }).html
}
