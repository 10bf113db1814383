import { styleColours, type FormDraft } from './builder-draft.model.ts'

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isLabel = (value: unknown) =>
  isRecord(value) && typeof value['en'] === 'string' && typeof value['ja'] === 'string'

const areFields = (value: unknown): value is FormDraft['fields'] =>
  Array.isArray(value) &&
  value.every(
    (one) =>
      isRecord(one) &&
      typeof one['id'] === 'string' &&
      typeof one['type'] === 'string' &&
      typeof one['required'] === 'boolean' &&
      isLabel(one['label']),
  )

const isSettings = (value: unknown): value is FormDraft['settings'] =>
  isRecord(value) &&
  isRecord(value['success']) &&
  ['mailingListIds', 'notify', 'allowedOrigins'].every((key) => Array.isArray(value[key])) &&
  ['alreadyText', 'closedText', 'optIn', 'locale'].every((key) => typeof value[key] === 'string') &&
  typeof value['captcha'] === 'boolean' &&
  typeof value['honeypot'] === 'boolean'

const isStyle = (value: unknown): value is FormDraft['style'] =>
  isRecord(value) &&
  styleColours.every((colour) => typeof value[colour] === 'string') &&
  typeof value['useBrand'] === 'boolean' &&
  typeof value['radius'] === 'number' &&
  typeof value['font'] === 'string' &&
  typeof value['align'] === 'string'

const isKind = (value: unknown): value is FormDraft['kind'] =>
  value === 'inline' || value === 'popup' || value === 'page'

/** The draft that an unknown value is, such as one that the browser kept; undefined where it is none. */
export function decodeDraft(value: unknown): FormDraft | undefined {
  if (!isRecord(value)) return undefined
  const { name, kind, fields, settings, style } = value
  return typeof name === 'string' &&
    isKind(kind) &&
    areFields(fields) &&
    isSettings(settings) &&
    isStyle(style)
    ? { name, kind, fields, settings, style }
    : undefined
}
