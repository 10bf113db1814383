import { compile, type ConditionContact, type ConditionContext } from '#lib/condition-tree'
import { nodesOf, type EmailDocument, type Visibility } from '#mail/document'
import type { Scope } from '#mail/liquid'

/** A contact as mails see it; one of the API is one. */
export interface MailContact extends ConditionContact {
  properties: Readonly<Record<string, unknown>>
}

/** When and where it is resolved, and what the system itself puts into the mail. */
export interface ResolveContext extends ConditionContext {
  /** By name: `company_name`, `company_address`, `complaint_contact`, `unsubscribe_url`, `view_in_browser_url` … */
  system?: Readonly<Record<string, string>> | undefined
}

const fieldsOf = ({ email, name, locale, timezone, status, createdAt, properties }: MailContact): Scope => ({
  ...properties,
  ...present({ email, name, locale, timezone, status, created_at: createdAt }),
})

const present = (record: Scope): Scope =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))

/**
 * What the templates of a mail see for a contact. `contact.name` is `name` too. `visible` says by the id of a node whether
 * its conditions hold: they are evaluated once, by the evaluator of segments, because a template could not compare widths,
 * lists or dates as it does.
 */
export const templateScope = (
  document: EmailDocument,
  contact: MailContact,
  context: ResolveContext,
): Scope => scopesOf(document, context)(contact)

/** The same for many contacts: the conditions of the document are compiled once. */
export function scopesOf(document: EmailDocument, context: ResolveContext): (contact: MailContact) => Scope {
  const tests = [...conditionsOf(document)].map(
    ([id, condition]) => [id, compile(condition, context)] as const,
  )
  return (contact) => ({
    ...contactScope(contact, context),
    visible: Object.fromEntries(tests.map(([id, holds]) => [id, holds({ contact })])),
  })
}

/** The same without a document, for subjects and preview texts. */
export const contactScope = (contact: MailContact, { system }: ResolveContext): Scope => {
  const fields = fieldsOf(contact)
  return { ...fields, ...system, contact: fields }
}

export const isVisible = (condition: Visibility, contact: MailContact, context: ResolveContext): boolean =>
  compile(condition, context)({ contact })

function* conditionsOf(document: EmailDocument): Generator<[string, Visibility]> {
  for (const node of nodesOf(document.sections))
    if ('visibleIf' in node && node.visibleIf) yield [node.id, node.visibleIf]
}
