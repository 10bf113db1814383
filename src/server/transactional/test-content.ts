import type { ContentVariant } from '#api/campaigns'
import type { TransactionalSend } from '#api/transactional'
import { plainBrand } from '#domain/brand/plain-brand'
import { systemValues } from '#domain/brand/system-values'
import { testMail, type SingleMail } from '#domain/transactional/single-mail'
import type { MailContact } from '#mail/resolve'
import type { Call } from '#server/http/handle'
import { workspaceTimezone } from '#server/store/schemas.store'
import { brandOf } from '#server/store/settings.store'
import { workspaceOf } from '#server/store/workspaces.store'

/** A variant of a campaign as a reader gets it, but for its links: nobody's subscription ends by those of a test. */
export async function testContent(
  { db, tenant, clock, url }: Pick<Call, 'db' | 'tenant' | 'clock' | 'url'>,
  given: Pick<TransactionalSend, 'subject' | 'html' | 'text' | 'variables'>,
  variant: ContentVariant,
  reader: MailContact,
): Promise<SingleMail> {
  const locale = variant.locale ?? (typeof reader.locale === 'string' ? reader.locale : '')
  const brand = (await brandOf(db, tenant)) ?? plainBrand((await workspaceOf(db, tenant))?.name ?? '')
  const nowhere = `${url.origin}/u/test`
  return testMail(given, variant, reader, {
    now: clock.now(),
    timezone: await workspaceTimezone(db, tenant),
    colors: brand.colors,
    system: {
      ...systemValues(brand, locale.startsWith('ja')),
      unsubscribe_url: nowhere,
      preferences_url: nowhere,
      view_in_browser_url: nowhere,
    },
  })
}
