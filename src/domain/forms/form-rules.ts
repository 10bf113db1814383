import type { Form, FormField } from '#api/forms'
import type { MailingList } from '#api/mailing-lists'

type Mail = NonNullable<Form['settings']['welcome']>

/** What the contacts of a workspace have that no form may fill. */
const NOT_FILLABLE: ReadonlySet<string> = new Set(['status', 'created_at'])

const isBlank = (text: string | undefined) => (text ?? '').trim() === ''

/** What must be known of a workspace to publish one of its forms. */
export interface PublishFacts {
  /** All properties of contacts, also those that every workspace has. */
  propertyKeys: ReadonlySet<string>
  /** A mailing list of the workspace. */
  listOf: (mailingListId: string) => Pick<MailingList, 'visibility'> | undefined
  /** Whether mails may go out from a sender of the workspace now. */
  isVerified: (senderId: string) => boolean
}
type Draft = Pick<Form, 'fields' | 'settings'>

/** What a form lacks to be published, in sentences; nothing: it may be. `now` in ms since 1970. */
export const publishProblems = (form: Draft, facts: PublishFacts, now: number): string[] => [
  ...fieldProblems(form, facts),
  ...settingsProblems(form, facts, now),
]

/** Two fields of one id would be one answer. */
export function repeatedId(fields: readonly FormField[]): string | undefined {
  const ids = fields.map(({ id }) => id)
  return ids.find((id, place) => ids.indexOf(id) !== place)
}

function fieldProblems({ fields }: Draft, { propertyKeys, listOf }: PublishFacts): string[] {
  const problems: string[] = []
  const emails = fields.filter(({ type, propertyKey }) => type === 'property' && propertyKey === 'email')
  if (!emails.some(({ required, showIf }) => required && showIf === undefined))
    problems.push('It has no email field that is required and always shown.')
  const filled = fields.flatMap(({ propertyKey }) => (propertyKey === undefined ? [] : [propertyKey]))
  const twice = filled.find((key, place) => filled.indexOf(key) !== place)
  if (twice !== undefined) problems.push(`Two fields fill the property "${twice}".`)
  for (const [place, field] of fields.entries()) {
    const { id, type, propertyKey, label, showIf, rules, options, defaultValue } = field
    const fills = type === 'property' || type === 'hidden'
    if (type === 'property' && propertyKey === undefined)
      problems.push(`The field "${id}" fills no property.`)
    if (
      fills &&
      propertyKey !== undefined &&
      (!propertyKeys.has(propertyKey) || NOT_FILLABLE.has(propertyKey))
    )
      problems.push(`Contacts have no property "${propertyKey}" that a form can fill.`)
    const isWritten = type !== 'hidden' && type !== 'divider' && type !== 'image'
    if (isWritten && isBlank(label.en) && isBlank(label.ja)) problems.push(`The field "${id}" has no label.`)
    if (showIf && !fields.slice(0, place).some((other) => other.id === showIf.fieldId))
      problems.push(`The field "${id}" depends on one that does not come before it.`)
    if (rules?.min !== undefined && rules.max !== undefined && rules.min > rules.max)
      problems.push(`The smallest value of "${id}" is larger than the largest.`)
    if (rules?.pattern !== undefined && !isPattern(rules.pattern))
      problems.push(`The pattern of "${id}" is no regular expression.`)
    if (type === 'list_choice' && (options ?? []).some(({ value }) => !listOf(value)))
      problems.push(`The field "${id}" offers a mailing list that there is none of.`)
    if (
      type === 'image' &&
      !(typeof defaultValue === 'string' && /^(https:|data:image\/)/.test(defaultValue))
    )
      problems.push(`The image "${id}" has no address.`)
  }
  return problems
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== ''
  } catch {
    return false
  }
}

function settingsProblems(
  { fields, settings }: Draft,
  { listOf, isVerified }: PublishFacts,
  now: number,
): string[] {
  const problems: string[] = []
  const chosen = fields.flatMap(({ type, options = [] }) =>
    type === 'list_choice' ? options.map(({ value }) => value) : [],
  )
  const lists = [...settings.mailingListIds, ...chosen]
  if (lists.length === 0) problems.push('It puts nobody on a mailing list.')
  if (settings.mailingListIds.some((id) => !listOf(id)))
    problems.push('It names a mailing list that there is none of.')
  const isMarketing = lists.some((id) => listOf(id)?.visibility === 'public')
  if (isMarketing && !fields.some(({ type, required }) => type === 'consent' && required))
    problems.push('A public mailing list takes a consent field that is required.')
  if (settings.optIn === 'double')
    problems.push(...mailProblems(settings.optInMail, 'mail that asks for confirmation', isVerified))
  if (settings.welcome) problems.push(...mailProblems(settings.welcome, 'welcome mail', isVerified))
  if (settings.success.kind === 'message' && isBlank(settings.success.text))
    problems.push('It says nothing to whoever has sent it.')
  const { opensAt, closesAt } = settings
  if (closesAt !== undefined && Date.parse(closesAt) <= now) problems.push('It closes in the past.')
  if (opensAt !== undefined && closesAt !== undefined && opensAt >= closesAt)
    problems.push('It closes before it opens.')
  return problems
}

function mailProblems(
  mail: Mail | undefined,
  what: string,
  isVerified: PublishFacts['isVerified'],
): string[] {
  if (!mail) return [`There is no ${what}.`]
  return [
    ...(isVerified(mail.senderId) ? [] : [`The ${what} has no verified sender.`]),
    ...(isBlank(mail.subject) || isBlank(mail.body) ? [`The ${what} has no subject or no text.`] : []),
  ]
}
