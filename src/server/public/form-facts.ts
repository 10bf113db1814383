import { customProperties } from '#domain/contacts/contact-rules'
import { isTaking } from '#domain/forms/form-intake'
import type { PublishedForm } from '#domain/forms/form-edits'
import { publicFormOf, type PublicForm } from '#domain/forms/public-form'
import type { Database } from '#server/store/database'
import { formFigures, type StoredForm } from '#server/store/forms.store'
import { allLists } from '#server/store/mailing-lists.store'
import { oneSchema } from '#server/store/schemas.store'
import { brandOf } from '#server/store/settings.store'
import type { Tenant } from '#server/store/tenant'

/** The published form as visitors get it now. `now` in ms since 1970. */
export async function publicFormNow(
  db: Database,
  tenant: Tenant,
  form: StoredForm,
  { version, snapshot }: PublishedForm,
  now: number,
): Promise<PublicForm> {
  const { properties } = await oneSchema(db, tenant, 'contact')
  const byKey = new Map(properties.map((property) => [property.key, property]))
  const submissions = (await formFigures(db, tenant, [form.id])).get(form.id)?.submissions ?? 0
  return publicFormOf({ ...form, version }, snapshot, {
    isOpen: form.isPublic && isTaking(snapshot.settings, now, submissions),
    propertyOf: (key) => byKey.get(key),
    brand: await brandOf(db, tenant),
  })
}

/** What the contacts of a workspace are checked against. */
export async function contactFacts(db: Database, tenant: Tenant) {
  const lists = new Set((await allLists(db, tenant)).map(({ id }) => id))
  const { properties } = await oneSchema(db, tenant, 'contact')
  return { properties: customProperties(properties), isList: (id: string) => lists.has(id) }
}
