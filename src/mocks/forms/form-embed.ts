import type { FormPublication } from '#api/forms'
import { embedOf, formUrl } from '#domain/forms/form-embed'
import { customHostnames, hostnameAt } from '#mocks/custom-hostnames/custom-hostnames.data'
import type { Db } from '#mocks/core/db'
import { schemaId } from '#mocks/core/records'
import type { FormRecord } from './forms.data.ts'

/** Where forms are served as long as the workspace has no hostname of its own for them. */
const SHARED_HOST = 'forms.otegami.example'

/** The page that a form stands on. */
export const formPage = ({ page, id }: FormRecord): string => page ?? formUrl(`https://${SHARED_HOST}`, id)

function hostOf(db: Db, workspaceId: string, now: number): string {
  const host = db
    .of(customHostnames)
    .where((one) => one.workspaceId === workspaceId && one.purpose === 'forms' && one.isDefault)
    .find((one) => hostnameAt(one, db.settings.seed, now).status === 'active')
  return host?.hostname ?? SHARED_HOST
}

/** The publication of a form with where it stands; null when it was never published. */
export function publicationOf(db: Db, form: FormRecord, now: number): FormPublication | null {
  const { publication, id, workspaceId } = form
  if (!publication) return null
  const hostname = hostOf(db, workspaceId, now)
  const origin = `https://${hostname}`
  const { kind = form.kind, fields, settings } = publication.snapshot
  const properties = db.schemas.get(schemaId(workspaceId, 'contact'))?.properties ?? []
  const byKey = new Map(properties.map((property) => [property.key, property]))
  const { earlierConsents: _, ...shown } = publication
  return {
    ...shown,
    formId: id,
    hostname,
    url: formUrl(origin, id),
    embed: embedOf(
      { id, kind, version: publication.version, name: form.name, fields, locale: settings.locale },
      origin,
      (key) => byKey.get(key),
    ),
  }
}
