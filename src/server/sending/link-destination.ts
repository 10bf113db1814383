import { LRUCache } from 'lru-cache'
import { linkTarget } from '#domain/campaigns/tracked-mail'
import { contactScope } from '#mail/resolve'
import type { Database } from '#server/store/database'
import { linkSettingsOf, targetOf } from '#server/store/delivery-outcomes.store'
import type { ReactedMail } from '#server/store/reactions.store'
import { mailedContacts } from '#server/store/recipients.store'

/** Links that are kept at hand. What a run sends is never changed, so they don't grow old. */
const KEPT = { links: 5000 } as const

type Written = { target: string } & Awaited<ReturnType<typeof linkSettingsOf>>

/**
 * Where a link of a mail leads for its reader: the address that was written, with what is known of them today in place of its
 * variables, and with what analytics read. Undefined where the mail has no such link. A deleted contact has no values.
 */
export type LinkDestinations = (mail: ReactedMail, link: number) => Promise<string | undefined>

export function linkDestinations(db: Database): LinkDestinations {
  const kept = new LRUCache<string, Written>({ max: KEPT.links })

  async function writtenOf(mail: ReactedMail, link: number): Promise<Written | undefined> {
    const { tenant, run, variant } = mail
    const key = [tenant.number, run.execution, variant, link].join(' ')
    const known = kept.get(key)
    if (known) return known
    const target = await targetOf(db, tenant, mail, link)
    if (target === undefined) return undefined
    const written = { target, ...(await linkSettingsOf(db, tenant, mail)) }
    kept.set(key, written)
    return written
  }

  return async (mail, link) => {
    const written = await writtenOf(mail, link)
    if (!written) return undefined
    const { tenant, contact } = mail
    const { target, utm, timezone } = written
    const hasVariables = /\{\{|%7B%7B/i.test(target)
    const found =
      hasVariables && contact !== null
        ? (await mailedContacts(db, tenant, [contact], undefined)).get(contact)
        : undefined
    const scope = found ? contactScope({ ...found }, { now: 0, timezone }) : {}
    return linkTarget(target, scope, { timezone, utm })
  }
}
