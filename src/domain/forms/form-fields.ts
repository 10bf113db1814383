import type { Form, FormField } from '#api/forms'
import type { SchemaProperty } from '#api/schemas'

/** Fields of one form, as the API takes them (FRM-6). */
export const FIELDS = { most: 100 } as const

/** The parts that are added without a property. */
export const plainKinds = ['consent', 'list_choice', 'hidden', 'heading', 'text', 'image', 'divider'] as const
export type PlainKind = (typeof plainKinds)[number]

/** What an address can say of a campaign: hidden fields that most forms want. */
export const utmFields = ['utm_source', 'utm_medium', 'utm_campaign', 'utm_term', 'utm_content'] as const

export type Fields = Form['fields']

/** The email field, which every form keeps: without it a submission is nobody's. */
export const isEmailField = ({ type, propertyKey }: Pick<FormField, 'type' | 'propertyKey'>): boolean =>
  type === 'property' && propertyKey === 'email'

/** Properties that no form fills: the product writes them itself. */
const OWN: ReadonlySet<string> = new Set(['status', 'created_at'])

/** Whether visitors can fill a property. */
export const isFillable = ({ key, type, hidden }: Pick<SchemaProperty, 'key' | 'type' | 'hidden'>): boolean =>
  !OWN.has(key) && type !== 'json' && hidden !== true

/** An id that no field has yet, readable where it can be: the answers are found under it. */
export function freeId(fields: Fields, wish: string): string {
  const taken = new Set(fields.map(({ id }) => id))
  const start = /^[\w-]+$/.test(wish) ? wish.slice(0, 32) : 'field'
  if (!taken.has(start)) return start
  for (let number = 2; ; number += 1) {
    const id = `${start}-${number}`
    if (!taken.has(id)) return id
  }
}

const plain = { required: false, width: 'full' } as const

/** A new field for a property, labelled as the property is. */
export const propertyField = (
  fields: Fields,
  { key, label, labels, type }: Pick<SchemaProperty, 'key' | 'label' | 'labels' | 'type'>,
): FormField => ({
  ...plain,
  id: freeId(fields, key),
  type: 'property',
  propertyKey: key,
  label: { en: labels?.en ?? label, ja: labels?.ja ?? label },
  required: key === 'email',
  // A text of several lines wants the whole width, and so does a list of ticks.
  width: type === 'text' || type === 'multi_select' ? 'full' : plain.width,
})

const words: Readonly<Record<PlainKind, FormField['label']>> = {
  consent: {
    en: 'I agree to the privacy policy and would like to receive these emails.',
    ja: 'プライバシーポリシーに同意し、メールの受け取りを希望します。',
  },
  list_choice: { en: 'What should we send you?', ja: 'お届けする内容' },
  hidden: { en: '', ja: '' },
  heading: { en: 'Your heading', ja: '見出しを入力' },
  text: { en: 'Your text', ja: 'テキストを入力' },
  image: { en: '', ja: '' },
  divider: { en: '', ja: '' },
}

/** A new field without a property. A consent is required: one that need not be given is none. */
export const plainField = (fields: Fields, kind: PlainKind, wish: string = kind): FormField => ({
  ...plain,
  id: freeId(fields, wish),
  type: kind,
  label: kind === 'hidden' && wish !== kind ? { en: wish, ja: wish } : words[kind],
  required: kind === 'consent',
  ...(kind === 'list_choice' && { options: [] }),
})

/** With a field after the one of that id, or at the end; the same where there is no room. */
export function withField(fields: Fields, field: FormField, after: string | undefined): Fields {
  if (fields.length >= FIELDS.most) return fields
  const place = fields.findIndex(({ id }) => id === after)
  return place === -1 ? [...fields, field] : fields.toSpliced(place + 1, 0, field)
}

/** Without a field, and without the conditions that looked at it. The email field stays. */
export function withoutField(fields: Fields, fieldId: string): Fields {
  const gone = fields.find(({ id }) => id === fieldId)
  if (!gone || (isEmailField(gone) && fields.filter(isEmailField).length === 1)) return fields
  return fields
    .filter((field) => field !== gone)
    .map((field) => (asksFor(field, fieldId) ? shownAlways(field) : field))
}

const asksFor = ({ showIf }: FormField, fieldId: string) => showIf?.fieldId === fieldId

function shownAlways(field: FormField): FormField {
  const { showIf: _, ...rest } = field
  return rest
}

/** With a field at another place among the others; places beyond the ends are the ends. */
export function withMoved(fields: Fields, fieldId: string, to: number): Fields {
  const from = fields.findIndex(({ id }) => id === fieldId)
  const field = fields[from]
  const target = Math.min(fields.length - 1, Math.max(0, to))
  if (!field || target === from) return fields
  return fields.toSpliced(from, 1).toSpliced(target, 0, field)
}

/**
 * With a copy after it, under a free id. A property is filled by one field only, so a copy of its field is still to be given
 * one. Undefined where it can't be copied: the email field, or no room.
 */
export function withCopy(fields: Fields, fieldId: string): { fields: Fields; id: string } | undefined {
  const field = fields.find(({ id }) => id === fieldId)
  if (!field || isEmailField(field) || fields.length >= FIELDS.most) return undefined
  const { propertyKey: _, ...rest } = field
  const copy = { ...rest, id: freeId(fields, field.id) }
  return { fields: withField(fields, copy, fieldId), id: copy.id }
}

/** With a change of one field; a value that is undefined takes the key away. */
export const withChanged = (fields: Fields, fieldId: string, change: Partial<FormField>): Fields =>
  fields.map((field) => (field.id === fieldId ? cleaned({ ...field, ...change }) : field))

function cleaned(field: FormField): FormField {
  const kept = { ...field }
  for (const key of [
    'propertyKey',
    'placeholder',
    'help',
    'defaultValue',
    'options',
    'showIf',
    'rules',
  ] as const)
    if (kept[key] === undefined) delete kept[key]
  return kept
}

/** Under another id, which the conditions of others follow; the same where the id is taken or none. */
export function withRenamed(fields: Fields, fieldId: string, id: string): Fields {
  if (!isFieldId(id) || fields.some((field) => field.id === id)) return fields
  return fields.map((field) => ({
    ...field,
    ...(field.id === fieldId && { id }),
    ...(field.showIf?.fieldId === fieldId && { showIf: { ...field.showIf, fieldId: id } }),
  }))
}

export const isFieldId = (text: string): boolean => /^[\w-]{1,40}$/.test(text)

/** The fields that one can depend on: those before it that visitors answer. */
export const possibleConditions = <Field extends Pick<FormField, 'id' | 'type'>>(
  fields: readonly Field[],
  fieldId: string,
): Field[] =>
  fields
    .slice(
      0,
      Math.max(
        0,
        fields.findIndex(({ id }) => id === fieldId),
      ),
    )
    .filter(
      ({ type }) => type === 'property' || type === 'consent' || type === 'list_choice' || type === 'hidden',
    )
