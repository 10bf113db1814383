import type {
  Form,
  FormField,
  FormFilter,
  FormPublication,
  FormQuery,
  FormStatus,
  FormUpdate,
  NewForm,
} from '#api/forms'
import type { Role } from '#api/self-account'
import { pageOf } from '#domain/kernel/page-of'
import { badInput, forbidden, ruleBroken } from '#domain/kernel/refusals'
import { fold } from '#lib/fold-text'
import { formObstacle } from './form-actions.ts'
import { publishProblems, repeatedId, type PublishFacts } from './form-rules.ts'
import { emailField, plainSettings, plainStyle } from './plain-form.ts'

type Actor = Form['createdBy']

/** A form without what is worked out of it, and without what is public. */
export type FormDraft = Omit<Form, 'status' | 'stats' | 'last30'>

/** What a form asked its visitors to agree to. */
export interface EarlierConsent {
  /** The last version that asked so. */
  until: number
  fields: Pick<FormField, 'id' | 'label'>[]
}

/** What was published of a form. */
export interface PublishedForm extends Pick<
  FormPublication,
  'version' | 'publishedAt' | 'publishedBy' | 'snapshot'
> {
  /** Of versions before, the oldest first: a page that somebody opened then may still send it (FRM-24). */
  earlierConsents?: EarlierConsent[]
}

/** Changes of what is agreed to that are kept. */
const CONSENTS = { most: 50 } as const

/** The status is what publication and edits make of it (FRM-2). */
export function formStatus(
  {
    draftVersion,
    publication,
  }: Pick<Form, 'draftVersion'> & { publication: Pick<PublishedForm, 'version'> | null },
  isPublic: boolean,
): FormStatus {
  if (!publication) return 'draft'
  if (!isPublic) return 'unpublished'
  return draftVersion > publication.version ? 'changed' : 'published'
}

/** Whether a form is among those that a filter finds. */
export function isFormFound({ name, status }: Pick<Form, 'name' | 'status'>, filter: FormFilter): boolean {
  return (
    fold(name).includes(fold(filter.q ?? '').trim()) &&
    (filter.status === undefined || status === filter.status)
  )
}

/** A page of forms in the order asked for, by default the last changed first. Throws a 400 for an order that there is none of. */
export const formsPage = <T extends Pick<Form, 'updatedAt' | 'name' | 'createdAt' | 'status'>>(
  forms: readonly T[],
  query: FormQuery,
): T[] =>
  pageOf(forms, { ...query, order: query.order ?? '-updatedAt' }, [
    'updatedAt',
    'name',
    'createdAt',
    'status',
  ]).items

/** A new form, as a draft. Throws a 400 where two fields have the same id. */
export function formAdded(body: NewForm, by: Actor, now: string): Omit<FormDraft, 'id'> {
  expectFields(body.fields)
  return {
    name: body.name,
    kind: body.kind ?? 'inline',
    fields: body.fields ?? [emailField],
    settings: body.settings ?? plainSettings,
    style: body.style ?? plainStyle,
    draftVersion: 1,
    version: 1,
    createdAt: now,
    updatedAt: now,
    createdBy: by,
  }
}

/** A form after an edit: `draftVersion` grows only where visitors would see something else. Throws as `formAdded`. */
export function formEdited<T extends FormDraft>(before: T, body: FormUpdate, by: Actor, now: string): T {
  expectFields(body.fields)
  const { version: _, ...changes } = body
  const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
  const after: T = { ...before, ...given }
  const isEdited = (['kind', 'fields', 'settings', 'style'] as const).some(
    (key) => !isSame(before[key], after[key]),
  )
  return {
    ...after,
    draftVersion: before.draftVersion + (isEdited ? 1 : 0),
    version: before.version + 1,
    updatedAt: now,
    updatedBy: by,
  }
}

/** What a form publishes: its kind, fields, settings and style as they are (FRM-4). */
export function publicationAt(
  {
    draftVersion,
    kind,
    fields,
    settings,
    style,
    publication: before,
  }: FormDraft & { publication: PublishedForm | null },
  by: Actor,
  now: string,
): PublishedForm {
  const asked = consentsIn(before?.snapshot.fields ?? [])
  const isReworded = before !== null && !isSame(asked, consentsIn(fields))
  const earlier = before?.earlierConsents ?? []
  return {
    earlierConsents: isReworded
      ? [...earlier, { until: before.version, fields: asked }].slice(-CONSENTS.most)
      : earlier,
    version: draftVersion,
    publishedAt: now,
    publishedBy: by,
    snapshot: { kind, fields, settings, style },
  }
}

const consentsIn = (fields: readonly FormField[]) =>
  fields.filter(({ type }) => type === 'consent').map(({ id, label }) => ({ id, label }))

/** What a field asked visitors to agree to in that version of its form; undefined: it is the one that is published. */
export function consentAsked(
  { id, label }: Pick<FormField, 'id' | 'label'>,
  { earlierConsents = [] }: Pick<PublishedForm, 'earlierConsents'>,
  version: number | undefined,
): FormField['label'] {
  const then = version === undefined ? undefined : earlierConsents.find(({ until }) => version <= until)
  return then?.fields.find((field) => field.id === id)?.label ?? label
}

type Judged = Pick<Form, 'name' | 'status' | 'stats'>

/** Refuses to delete a form that is public with a 422, and one with submissions to people who aren't owners with a 403 (FRM-30). */
export function expectDeletable(form: Judged, role: Role): void {
  const obstacle = formObstacle('delete', form, role)
  if (obstacle === 'ownerOnly') throw forbidden()
  if (obstacle)
    throw ruleBroken(
      `The form "${form.name}" is public: unpublish it first.`,
      `フォーム「${form.name}」は公開中です。先に非公開にしてください。`,
    )
}

/** Refuses to publish a form that was not edited since, or lacks something, with a 422. `now` in ms since 1970. */
export function expectPublishable(
  form: Judged & FormDraft,
  role: Role,
  facts: PublishFacts,
  now: number,
): void {
  if (formObstacle('publish', form, role))
    throw ruleBroken(
      'It is published already, and nothing was edited since.',
      'すでに公開されていて、その後の変更はありません。',
    )
  const problems = publishProblems(form, facts, now)
  if (problems.length > 0)
    throw ruleBroken(
      `The form can’t be published yet. ${problems.map(({ en }) => en).join(' ')}`,
      `まだ公開できません。${problems.map(({ ja }) => ja).join('')}`,
    )
}

/** Refuses to unpublish a form that is not public with a 422. */
export function expectUnpublishable(form: Judged, role: Role): void {
  if (formObstacle('unpublish', form, role)) throw ruleBroken('It is not public.', '公開されていません。')
}

function expectFields(fields: Form['fields'] | undefined): void {
  const id = repeatedId(fields ?? [])
  if (id !== undefined) throw badInput(`Two fields have the id "${id}".`)
}

const isSame = (a: unknown, b: unknown) => inOrder(a) === inOrder(b)
/** As text that does not tell in which order the keys came. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )
