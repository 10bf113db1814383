import type { SchemaProperty } from '#api/schemas'
import { foldSound } from '#lib/fold-text'
import { propertyLabel } from '#lib/property-label'
import type { Format } from '#mail/document'

export const variableGroups = ['contact', 'properties', 'company', 'links'] as const
export type VariableGroup = (typeof variableGroups)[number]

/** What the sending system fills in; the labels are messages. */
export const systemVariables = [
  { name: 'company_name', group: 'company' },
  { name: 'company_address', group: 'company' },
  { name: 'complaint_contact', group: 'company' },
  { name: 'unsubscribe_url', group: 'links' },
  { name: 'view_in_browser_url', group: 'links' },
  { name: 'preferences_url', group: 'links' },
] as const satisfies readonly { name: string; group: VariableGroup }[]
export type SystemVariable = (typeof systemVariables)[number]['name']

/** A value that can stand in a mail. */
export interface VariableChoice {
  path: string[]
  label: string
  group: VariableGroup
  type: SchemaProperty['type']
  /** Whether it has a value for every contact: then it needs no fallback. */
  isAlwaysFilled: boolean
}

/** Properties of contacts that are no value to write, and what the sending system knows. */
export function variableChoices(
  properties: readonly SchemaProperty[],
  locale: string,
  systemLabel: (name: SystemVariable) => string,
): VariableChoice[] {
  const own = properties
    .filter(({ type, hidden }) => type !== 'json' && hidden !== true)
    .map((property): VariableChoice => ({
      path: ['contact', property.key],
      label: propertyLabel({ locale }, property),
      group: property.system ? 'contact' : 'properties',
      type: property.type,
      isAlwaysFilled: property.required === true || ['email', 'status', 'created_at'].includes(property.key),
    }))
  const ofSystem = systemVariables.map(({ name, group }): VariableChoice => ({
    path: [name],
    label: systemLabel(name),
    group,
    type: group === 'links' ? 'url' : 'string',
    isAlwaysFilled: true,
  }))
  return [...own, ...ofSystem].toSorted(
    (one, other) => variableGroups.indexOf(one.group) - variableGroups.indexOf(other.group),
  )
}

/** The choices whose label or name holds each word, whatever its case, width or kana. */
export function findVariables(choices: readonly VariableChoice[], text: string): VariableChoice[] {
  const words = foldSound(text).split(/\s+/).filter(Boolean)
  return choices.filter(({ label, path }) => {
    const where = foldSound(`${label} ${path.join('.')}`)
    return words.every((word) => where.includes(word))
  })
}

/** The choice that a path means: `name` alone is the contact's too. */
export const choiceOf = (
  choices: readonly VariableChoice[],
  path: readonly string[],
): VariableChoice | undefined => {
  const written = path.join('.')
  return choices.find((one) => one.path.join('.') === written || one.path.join('.') === `contact.${written}`)
}

/** Ways to write a date, by the language of the mail. */
export const datePatterns = ['%Y-%m-%d', '%-m/%-d/%Y', '%b %-d, %Y', '%Y年%-m月%-d日', '%-m月%-d日'] as const

/** How a value is written unless another way is chosen; undefined for as it is. */
export function defaultFormat({ type }: Pick<VariableChoice, 'type'>, lang: string): Format | undefined {
  const isJapanese = lang.startsWith('ja')
  if (type === 'date' || type === 'datetime')
    return { type: 'date', pattern: isJapanese ? '%Y年%-m月%-d日' : '%b %-d, %Y' }
  if (type === 'multi_select') return { type: 'list', separator: isJapanese ? '、' : ', ' }
  return undefined
}

/** What to say instead of an empty value, where something sensible can be guessed. */
export function suggestedFallback({ path }: Pick<VariableChoice, 'path'>, lang: string): string {
  if (!/(^|_)name$/i.test(path.at(-1) ?? '')) return ''
  return lang.startsWith('ja') ? 'お客様' : 'there'
}
