import { workspaceFacts } from '#server/contacts/workspace-facts'
import type { Clock } from '#lib/clock'
import type { LinkTokens } from '#server/public/link-tokens'
import type { Database } from '#server/store/database'
import type { Delivery } from '#server/store/delivery-outcomes.store'
import { snapshotOf } from '#server/store/executions.store'
import { mailedContacts } from '#server/store/recipients.store'
import { createComposer } from './compose-mail.ts'

/** What mails are shown with. */
export interface ViewSettings {
  tokens: LinkTokens
  /** Where links of mails lead: an origin. */
  linkUrl: string
  clock: Clock
}

/**
 * The mail of a delivery as a page: what was sent, with what is known of its reader today. Nothing of it is counted. Undefined
 * once the contact was deleted, and for a mail of plain text.
 */
export const viewInBrowser =
  ({ tokens, linkUrl, clock }: ViewSettings) =>
  async (
    db: Database,
    { id, tenant, contact, run, variant, campaignId }: Delivery,
  ): Promise<string | undefined> => {
    const kept = contact === null ? undefined : await snapshotOf(db, tenant, run.execution)
    if (!kept || contact === null) return undefined
    const { snapshot, links } = kept
    const tracking = { ...snapshot.tracking, opens: false, clicks: false }
    const composer = createComposer(
      { campaignId, snapshot: { ...snapshot, tracking }, links, now: run.from },
      { tokens, linkUrl },
    )
    const { segmentIds } = composer
    const shownBy =
      segmentIds.length > 0
        ? { segmentIds, search: (await workspaceFacts({ db, tenant, clock })).search }
        : undefined
    const reader = (await mailedContacts(db, tenant, [contact], shownBy)).get(contact)
    return reader && composer.partsFor({ deliveryId: id, variant, contact: reader }).html
  }
