import type { Form, FormField } from '#api/forms'
import type { Db } from '#mocks/core/db'
import type { FormRecord } from './forms.data.ts'
import { schemaId } from '#mocks/core/records'
import { senders, senderStateAt } from '#mocks/senders/senders.data'

type Mail = NonNullable<Form['settings']['welcome']>

/** What the contacts of a workspace have that no form may fill. */
const NOT_FILLABLE: ReadonlySet<string> = new Set(['status', 'created_at'])

const isBlank = (text: string | undefined) => (text ?? '').trim() === ''

/** What a form lacks to be published, in sentences; nothing: it may be. */
export function publishProblems(db: Db, form: FormRecord, now: number): string[] {
  return [...fieldProblems(db, form), ...settingsProblems(db, form, now)]
}

/** Two fields of one id would be one answer. */
export function repeatedId(fields: readonly FormField[]): string | undefined {
  const ids = fields.map(({ id }) => id)
  return ids.find((id, place) => ids.indexOf(id) !== place)
}

function fieldProblems(db: Db, { workspaceId, fields }: FormRecord): string[] {
  const problems: string[] = []
  const keys = new Set(
    (db.schemas.get(schemaId(workspaceId, 'contact'))?.properties ?? []).map(({ key }) => key),
  )
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
    if (fills && propertyKey !== undefined && (!keys.has(propertyKey) || NOT_FILLABLE.has(propertyKey)))
      problems.push(`Contacts have no property "${propertyKey}" that a form can fill.`)
    const isWritten = type !== 'hidden' && type !== 'divider' && type !== 'image'
    if (isWritten && isBlank(label.en) && isBlank(label.ja)) problems.push(`The field "${id}" has no label.`)
    if (showIf && !fields.slice(0, place).some((other) => other.id === showIf.fieldId))
      problems.push(`The field "${id}" depends on one that does not come before it.`)
    if (rules?.min !== undefined && rules.max !== undefined && rules.min > rules.max)
      problems.push(`The smallest value of "${id}" is larger than the largest.`)
    if (rules?.pattern !== undefined && !isPattern(rules.pattern))
      problems.push(`The pattern of "${id}" is no regular expression.`)
    if (type === 'list_choice' && (options ?? []).some(({ value }) => !isList(db, workspaceId, value)))
      problems.push(`The field "${id}" offers a mailing list that there is none of.`)
    if (
      type === 'image' &&
      !(typeof defaultValue === 'string' && /^(https:|data:image\/)/.test(defaultValue))
    )
      problems.push(`The image "${id}" has no address.`)
  }
  return problems
}

const isList = (db: Db, workspaceId: string, mailingListId: string) =>
  db.mailingLists.get(mailingListId)?.workspaceId === workspaceId

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'u').source !== ''
  } catch {
    return false
  }
}

function settingsProblems(db: Db, { workspaceId, fields, settings }: FormRecord, now: number): string[] {
  const problems: string[] = []
  const chosen = fields.flatMap(({ type, options = [] }) =>
    type === 'list_choice' ? options.map(({ value }) => value) : [],
  )
  const lists = [...settings.mailingListIds, ...chosen]
  if (lists.length === 0) problems.push('It puts nobody on a mailing list.')
  if (settings.mailingListIds.some((id) => !isList(db, workspaceId, id)))
    problems.push('It names a mailing list that there is none of.')
  const isMarketing = lists.some((id) => db.mailingLists.get(id)?.visibility === 'public')
  if (isMarketing && !fields.some(({ type, required }) => type === 'consent' && required))
    problems.push('A public mailing list takes a consent field that is required.')
  if (settings.optIn === 'double')
    problems.push(
      ...mailProblems(db, workspaceId, settings.optInMail, 'mail that asks for confirmation', now),
    )
  if (settings.welcome) problems.push(...mailProblems(db, workspaceId, settings.welcome, 'welcome mail', now))
  if (settings.success.kind === 'message' && isBlank(settings.success.text))
    problems.push('It says nothing to whoever has sent it.')
  const { opensAt, closesAt } = settings
  if (closesAt !== undefined && Date.parse(closesAt) <= now) problems.push('It closes in the past.')
  if (opensAt !== undefined && closesAt !== undefined && opensAt >= closesAt)
    problems.push('It closes before it opens.')
  return problems
}

function mailProblems(
  db: Db,
  workspaceId: string,
  mail: Mail | undefined,
  what: string,
  now: number,
): string[] {
  if (!mail) return [`There is no ${what}.`]
  const sender = db.of(senders).get(mail.senderId)
  const isVerified =
    sender?.workspaceId === workspaceId && senderStateAt(db, sender, now).status === 'verified'
  return [
    ...(isVerified ? [] : [`The ${what} has no verified sender.`]),
    ...(isBlank(mail.subject) || isBlank(mail.body) ? [`The ${what} has no subject or no text.`] : []),
  ]
}
