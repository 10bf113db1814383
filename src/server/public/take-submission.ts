import type { FormField, FormSettings, FormSubmission } from '#api/forms'
import type { PublishedForm } from '#domain/forms/form-edits'
import { mailsAfter } from '#domain/forms/form-mails'
import { isMember } from '#domain/forms/form-intake'
import type { SubmitAnswer } from '#domain/forms/form-protocol'
import type { PublicForm } from '#domain/forms/public-form'
import { readersLanguage } from '#domain/senders/sender-name'
import {
  answerBefore,
  contactConfirmed,
  contactOfSubmission,
  readForm,
  verdictOn,
  type ReadForm,
  type Sent,
} from '#domain/forms/sent-form'
import { isCounted } from '#domain/forms/submission-rules'
import { DAY } from '#lib/duration'
import type { Outbox } from '#server/mail/outbox'
import { recordEvents, type NewEvent } from '#server/store/contact-events.store'
import { addContacts, changeContact, contactForChange } from '#server/store/contacts.store'
import type { Database } from '#server/store/database'
import {
  addSubmissions,
  confirmSubmission,
  submissionSentAs,
  type StoredSubmission,
} from '#server/store/form-submissions.store'
import { addFigures } from '#server/store/forms.store'
import {
  keepSuppression,
  liftSuppression,
  putSuppression,
  suppressionsOf,
} from '#server/store/suppressions.store'
import type { Tenant } from '#server/store/tenant'
import { MetAnother } from '#server/store/transaction'
import { contactFacts } from './form-facts.ts'
import { patternTest } from './pattern-test.ts'

/** Where a submission is taken: one transaction of a workspace. */
export interface Taking {
  db: Database
  tenant: Tenant
  /** ms since 1970. */
  now: number
  newId: (prefix: string) => string
  outbox: Outbox | undefined
}

/** Takes a submission: adds or completes the contact, and records the mails that it brings about (FRM-22, FRM-24). */
export async function takeSubmission(
  taking: Taking,
  publication: PublishedForm,
  shown: PublicForm,
  sent: Sent,
): Promise<SubmitAnswer> {
  const { settings } = publication.snapshot
  const { db, tenant, now, newId } = taking
  const before = await submissionSentAs(db, tenant, shown.id, sent.submissionId)
  if (before) return answerBefore(before, settings)
  if (!shown.isOpen) return { outcome: 'closed' }
  const facts = await contactFacts(db, tenant)
  const read = readForm(sent, shown, publication, facts.isList, patternTest())
  if ('problems' in read) return { outcome: 'invalid', problems: read.problems }
  const contact = await contactForChange(db, tenant, { email: read.email })
  const ended = contact ? undefined : (await suppressionsOf(db, tenant, [read.email])).get(read.email)
  const verdict = verdictOn(
    read,
    sent,
    settings,
    contact ?? (ended && { status: ended.status, subscriptions: [] }),
  )
  const wasMember = isMember(contact, verdict.lists)
  if (wasMember) {
    // Perhaps by this very submission, which came twice at once: the other one held the contact until it was taken.
    const taken = await submissionSentAs(db, tenant, shown.id, sent.submissionId)
    if (taken) return answerBefore(taken, settings)
  }

  const submission: StoredSubmission = {
    id: newId('fsb'),
    submissionId: sent.submissionId,
    formId: shown.id,
    formVersion: Math.min(sent.version ?? shown.version, shown.version),
    contactId: null,
    values: read.values,
    source: sent.source,
    submittedAt: new Date(now).toISOString(),
    consentNote: read.consentNote,
    ...verdict,
  }
  if (!isCounted(submission)) {
    await addSubmissions(db, tenant, [submission])
    return answerBefore(submission, settings)
  }
  const isPending = submission.status === 'pending_opt_in'
  const after = contactOfSubmission(facts, contact, read, {
    formId: shown.id,
    isPending,
    now: submission.submittedAt,
  })
  // A subscriber stays as they are until they confirm that it was them.
  const saved =
    contact && wasMember && isPending ? contact : { ...after.contact, id: contact?.id ?? newId('con') }
  // Whoever had unsubscribed has agreed again.
  if (ended) await liftSuppression(db, tenant, read.email)
  if (contact) {
    if (saved !== contact) await changeContact(db, tenant, saved)
  }
  // Somebody else added the address at the same moment.
  else if ((await addContacts(db, tenant, [saved])).size === 0) throw new MetAnother()
  // Until it is confirmed that it was them, the address keeps that they had.
  if (isPending && ended) await putSuppression(db, tenant, read.email, ended)
  if (isPending && contact?.status === 'unsubscribed') await keepSuppression(db, tenant, contact, now)
  await recordEvents(
    db,
    tenant,
    eventsOf(shown.id, saved.id, submission.submittedAt, isPending ? [] : after.lists),
  )
  await addSubmissions(db, tenant, [{ ...submission, contactId: saved.id }])
  await addFigures(db, tenant, shown.id, {
    day: Math.floor(now / DAY),
    submissions: 1,
    lastSubmissionAt: submission.submittedAt,
  })
  await recordMails(taking, { ...shown, settings }, submission, { ...read, isMember: wasMember }, saved)
  return answerBefore(submission, settings)
}

/** What a submission writes into the history of its contact. */
const eventsOf = (formId: string, contactId: string, occurredAt: string, lists: readonly string[]) => {
  const event = { contactId, payload: {}, source: 'form' as const, formId, occurredAt }
  return [
    { ...event, type: 'form.submitted' },
    ...lists.map((mailingListId) => ({ ...event, type: 'list.subscribed', mailingListId })),
  ] satisfies NewEvent[]
}

interface MailingForm {
  id: string
  name: string
  settings: FormSettings
  fields?: readonly FormField[]
}

async function recordMails(
  { db, tenant, now, outbox }: Taking,
  form: MailingForm,
  submission: FormSubmission,
  { email, values, isMember }: Pick<ReadForm, 'email' | 'values'> & { isMember: boolean },
  contact: { name?: string; locale?: string },
): Promise<void> {
  if (!outbox) return
  const mails = mailsAfter(submission.status, form, {
    email,
    name: contact.name ?? '',
    values,
    isMember,
    language: readersLanguage(
      contact.locale,
      submission.source.locale,
      form.settings.locale === 'auto' ? undefined : form.settings.locale,
    ),
    formUrl: outbox.formUrl(tenant.id, form.id),
  })
  await outbox.record(
    db,
    tenant,
    mails.map((mail) => ({ ...mail, submissionId: submission.id })),
    now,
  )
}

/**
 * Confirms a submission that waits for it: its contact is on the lists that it asked for (FRM-23). Once, however often it is asked.
 * Answers whether it was on all of them before.
 */
export async function takeConfirmation(
  taking: Taking,
  form: MailingForm,
  submission: StoredSubmission,
): Promise<boolean> {
  const { db, tenant, now } = taking
  if (!(await confirmSubmission(db, tenant, submission.id))) return false
  const before =
    submission.contactId === null
      ? undefined
      : await contactForChange(db, tenant, { uid: submission.contactId })
  if (!before) return false
  const { isList } = await contactFacts(db, tenant)
  const occurredAt = new Date(now).toISOString()
  const confirmed = contactConfirmed(isList, before, submission, occurredAt)
  if (!confirmed) return false
  const { contact, lists } = confirmed
  const wasMember = isMember(before, submission.lists)
  await changeContact(db, tenant, contact)
  await liftSuppression(db, tenant, contact.email)
  await recordEvents(
    db,
    tenant,
    lists.map((mailingListId) => ({
      contactId: contact.id,
      type: 'list.confirmed',
      payload: {},
      source: 'form' as const,
      formId: form.id,
      mailingListId,
      occurredAt,
    })),
  )
  await recordMails(
    taking,
    form,
    { ...submission, status: 'confirmed' },
    { email: contact.email, values: submission.values, isMember: wasMember },
    contact,
  )
  return wasMember
}
