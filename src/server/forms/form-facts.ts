import type { Form, FormPublication } from '#api/forms'
import { embedOf, formUrl } from '#domain/forms/form-embed'
import { formStatus, type PublishedForm } from '#domain/forms/form-edits'
import type { PublishFacts } from '#domain/forms/form-rules'
import type { Call } from '#server/http/handle'
import { verifiedSenders } from '#server/senders/sender-facts'
import { formFigures, type StoredForm } from '#server/store/forms.store'
import type { Ports } from '#server/ports/ports'
import { usedHostname } from '#server/store/served-certificates.store'
import { allLists } from '#server/store/mailing-lists.store'
import { oneSchema } from '#server/store/schemas.store'

type Here = Pick<Call, 'db' | 'tenant'>

const noFigures: Form['stats'] = { views: 0, submissions: 0 }

/** Forms as the API shows them, with what is counted of them. */
export async function shownForms({ db, tenant }: Here, forms: readonly StoredForm[]): Promise<Form[]> {
  const figures = await formFigures(
    db,
    tenant,
    forms.map(({ id }) => id),
  )
  return forms.map(({ publication, isPublic, ...form }) => ({
    ...form,
    status: formStatus({ ...form, publication }, isPublic),
    stats: figures.get(form.id) ?? noFigures,
  }))
}

/** Where visitors reach the forms of a workspace: on its own hostname for forms, or at `own`. */
export async function formsOrigin(
  { db, tenant, now }: Here & Pick<Call, 'now'>,
  { hosting }: Pick<Ports, 'hosting'>,
  own: string,
): Promise<string> {
  const { customHosts } = hosting
  const hostname = await usedHostname(db, tenant, 'forms', { customHosts, now })
  return hostname === undefined ? own : `https://${hostname}`
}

/** The publication of a form with where it stands. `origin`: where forms are served. */
export async function shownPublication(
  { db, tenant }: Here,
  { id, kind: kindNow, name }: StoredForm,
  publication: PublishedForm,
  origin: string,
): Promise<FormPublication> {
  const { kind = kindNow, fields, settings } = publication.snapshot
  const { properties } = await oneSchema(db, tenant, 'contact')
  const byKey = new Map(properties.map((property) => [property.key, property]))
  const { earlierConsents: _, ...shown } = publication
  return {
    ...shown,
    formId: id,
    hostname: new URL(origin).host,
    url: formUrl(origin, id),
    embed: embedOf(
      { id, kind, version: publication.version, name, fields, locale: settings.locale },
      origin,
      (key) => byKey.get(key),
    ),
  }
}

/** What of the workspace decides whether a form may be published. */
export async function publishFacts(
  { db, tenant, clock }: Here & Pick<Call, 'clock'>,
  sendsMail: boolean,
): Promise<PublishFacts> {
  const { properties } = await oneSchema(db, tenant, 'contact')
  // Without mails nobody is verified: no form is published that would have to send one.
  const verified = sendsMail ? await verifiedSenders(db, tenant, clock.now()) : new Set<string>()
  const lists = new Map((await allLists(db, tenant)).map((list) => [list.id, list]))
  return {
    propertyKeys: new Set(properties.map(({ key }) => key)),
    listOf: (id) => lists.get(id),
    isVerified: (senderId) => verified.has(senderId),
  }
}
