import { linkTarget } from '#domain/campaigns/tracked-mail'
import { contactScope } from '#mail/resolve'
import type { Database } from '#server/store/database'
import { linkSettingsOf, targetOf, type Delivery } from '#server/store/delivery-outcomes.store'
import { mailedContacts } from '#server/store/recipients.store'

/**
 * Where a link of a mail leads for its reader: the address that was written, with what is known of them today in place of its
 * variables, and with what analytics read. Undefined where the mail has no such link. A deleted contact has no values.
 */
export async function linkDestination(
  db: Database,
  delivery: Delivery,
  link: number,
): Promise<string | undefined> {
  const { tenant, contact } = delivery
  const target = await targetOf(db, tenant, delivery, link)
  if (target === undefined) return undefined
  const { utm, timezone } = await linkSettingsOf(db, tenant, delivery)
  const hasVariables = /\{\{|%7B%7B/i.test(target)
  const found =
    hasVariables && contact !== null
      ? (await mailedContacts(db, tenant, [contact], undefined)).get(contact)
      : undefined
  const scope = found ? contactScope({ ...found }, { now: 0, timezone }) : {}
  return linkTarget(target, scope, { timezone, utm })
}
