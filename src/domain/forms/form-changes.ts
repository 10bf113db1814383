import type { Form, FormField, FormPublication } from '#api/forms'
import { isSame } from './same-value.ts'

type Content = FormPublication['snapshot']

/** What of a field visitors see otherwise. */
export type FieldPart =
  | 'label'
  | 'placeholder'
  | 'help'
  | 'required'
  | 'width'
  | 'defaultValue'
  | 'options'
  | 'showIf'
  | 'rules'
  | 'propertyKey'

const fieldParts: readonly FieldPart[] = [
  'label',
  'placeholder',
  'help',
  'required',
  'width',
  'propertyKey',
  'defaultValue',
  'options',
  'showIf',
  'rules',
]

/** What is set for the form as a whole, in the order of the screen. */
export const settingKeys = [
  'mailingListIds',
  'optIn',
  'optInMail',
  'success',
  'alreadyText',
  'errorText',
  'closedText',
  'welcome',
  'notify',
  'captcha',
  'honeypot',
  'allowedOrigins',
  'maxSubmissions',
  'opensAt',
  'closesAt',
  'locale',
] as const satisfies readonly (keyof Form['settings'])[]
/** `kind`: how the form is shown. */
export type SettingKey = (typeof settingKeys)[number] | 'kind'

/** One thing that is otherwise for visitors once a form is published. */
export type FormChange =
  | { kind: 'added' | 'removed'; field: FormField }
  | { kind: 'changed'; field: FormField; parts: readonly FieldPart[] }
  | { kind: 'order' }
  | { kind: 'setting'; setting: SettingKey }
  | { kind: 'style' }

/** What is otherwise in a draft than in what visitors see; nothing where they would notice nothing (FRM-61). */
export function formChanges(before: Content, after: Content): FormChange[] {
  const known = new Map(before.fields.map((field) => [field.id, field]))
  const ids = new Set(after.fields.map(({ id }) => id))
  const changes: FormChange[] = []
  for (const field of after.fields) {
    const old = known.get(field.id)
    // Under the id of another kind of field it is a new one.
    if (old?.type !== field.type) changes.push({ kind: 'added', field })
    else {
      const parts = fieldParts.filter((part) => !isSame(old[part], field[part]))
      if (parts.length > 0) changes.push({ kind: 'changed', field, parts })
    }
  }
  for (const field of before.fields) if (!ids.has(field.id)) changes.push({ kind: 'removed', field })
  const kept = (fields: readonly FormField[], others: { has: (id: string) => boolean }) =>
    fields.filter(({ id }) => others.has(id)).map(({ id }) => id)
  if (!isSame(kept(before.fields, ids), kept(after.fields, known))) changes.push({ kind: 'order' })
  for (const setting of settingKeys)
    if (!isSame(before.settings[setting], after.settings[setting])) changes.push({ kind: 'setting', setting })
  // A publication from before kinds were kept says nothing of it.
  if (before.kind !== undefined && before.kind !== after.kind)
    changes.push({ kind: 'setting', setting: 'kind' })
  if (!isSame(before.style, after.style)) changes.push({ kind: 'style' })
  return changes
}
