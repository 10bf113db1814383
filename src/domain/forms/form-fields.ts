import type { Form, FormField } from '#api/forms'

/** Fields of one form, as the API takes them (FRM-6). */
export const FIELDS = { most: 100 } as const

export type Fields = Form['fields']

/** The email field, which every form keeps: without it a submission is nobody's. */
export const isEmailField = ({ type, propertyKey }: Pick<FormField, 'type' | 'propertyKey'>): boolean =>
  type === 'property' && propertyKey === 'email'

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
