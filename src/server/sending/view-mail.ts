import { createComposer } from '#server/sending/compose-mail'
import { workspaceFacts } from '#server/contacts/workspace-facts'
import type { Clock } from '#lib/clock'
import { escapedText } from '#domain/kernel/public-page'
import { safeHref } from '#lib/safe-url'
import type { LinkTokens } from '#server/public/link-tokens'
import type { Database } from '#server/store/database'
import type { Delivery } from '#server/store/delivery-outcomes.store'
import { snapshotOf } from '#server/store/executions.store'
import { contactNumber, mailedContacts } from '#server/store/recipients.store'

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
  { tenant, id, run, campaignId, variant, contactId }: Delivery,
  { clock, tokens, linkUrl }: ViewSettings,
): Promise<string | undefined> {
  const kept = await snapshotOf(db, tenant, run.execution)
  const number = contactId === null ? undefined : await contactNumber(db, tenant, contactId)
  if (!kept || number === undefined) return undefined
  const { snapshot, links } = kept
  const composer = createComposer({ campaignId, snapshot, links, now: run.from }, { tokens, linkUrl })
  const { segmentIds } = composer
  const shownBy =
    segmentIds.length === 0
      ? undefined
      : { segmentIds, search: (await workspaceFacts({ db, tenant, clock })).search }
  const contact = (await mailedContacts(db, tenant, [number], shownBy)).get(number)
  const html = contact && composer.partsFor({ deliveryId: id, variant, contact }).html
  return html === undefined ? undefined : untracked(html, links[variant] ?? [], { tokens, linkUrl })
}

/** A mail without what counts opens and clicks. */
export function untracked(
  html: string,
  links: readonly string[],
  { tokens, linkUrl }: Pick<ViewSettings, 'tokens' | 'linkUrl'>,
): string {
  const start = RegExp.escape(linkUrl)
  return html
    .replaceAll(new RegExp(`<img\\b[^>]*${start}/o/[^>]*>`, 'gi'), '')
    .replaceAll(new RegExp(`${start}/c/([\\w-]{1,80})`, 'g'), (_, text: string) => {
      const token = tokens.read(text)
      const target = token?.kind === 'click' ? safeHref(links[token.link]) : undefined
      return target === undefined ? '#' : escapedText(target)
    })
}
