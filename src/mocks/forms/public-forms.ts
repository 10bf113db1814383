import type { FormSettings } from '#api/forms'
import type { PublishedForm } from '#domain/forms/form-edits'
import {
  isAllowedOrigin,
  isConfirmExpired,
  isMember,
  isTaking,
  originOfCall,
} from '#domain/forms/form-intake'
import { withConfirmLink } from '#domain/forms/form-mails'
import {
  confirmPages,
  formRefusals,
  hostedPage,
  isPlainForm,
  noSuchForm,
  pageLanguage,
  plainAnswer,
  shownAnswer,
  withFormCors,
} from '#domain/forms/form-pages'
import { taskFor } from '#domain/forms/form-proof'
import { BODY_MOST, formPaths, type SubmitAnswer } from '#domain/forms/form-protocol'
import { publicFormOf, type PublicForm } from '#domain/forms/public-form'
import {
  answerBefore,
  contactConfirmed,
  contactOfSubmission,
  readForm,
  sentByPlainForm,
  sentByScript,
  verdictOn,
  type ReadForm,
  type Sent,
} from '#domain/forms/sent-form'
import { isCounted } from '#domain/forms/submission-rules'
import { DAY } from '#lib/duration'
import type { Clock } from '#lib/clock'
import { brands } from '#mocks/brand/brand.data'
import { customPropertiesOf, isListOf } from '#mocks/contacts/contact-facts'
import { keepSuppression, liftSuppression, suppressionAt } from '#mocks/contacts/suppressions'
import { storedOf } from '#mocks/contacts/contacts.handlers'
import type { Db } from '#mocks/core/db'
import { hashOf, mix } from '#mocks/core/random'
import { schemaId } from '#mocks/core/records'
import { formStats } from './form-submissions.ts'
import { forms, isPublic, type FormRecord } from './forms.data.ts'
import { formMails, submissionRecords, viewRecords, type SubmissionRecord } from './public-records.ts'

/** A call of a visitor: nobody is signed in, and no cookie is read or set. */
export interface PublicCall {
  db: Db
  clock: Clock
  request: Request
  url: URL
  text: string
}

const PATH = /^\/(f|d)\/([\w-]{1,128})(\/form)?$/

/** Answers a visitor's call; whoever calls this lets nobody else change the world meanwhile. */
export const answerPublic = async (call: PublicCall): Promise<Response> =>
  shownAnswer(call.request, await answerOf(call))

async function answerOf(call: PublicCall): Promise<Response> {
  const { request, url } = call
  const [, kind, id = '', isForm] = PATH.exec(url.pathname) ?? []
  if (kind === 'd') return confirmation(call, id)
  const form = call.db.of(forms).get(id)
  const publication = form?.publication
  const isPage = request.method === 'GET' && !isForm
  if (!form || !publication) return isPage ? noSuchForm(call.request) : withCors(call, formRefusals.missing())
  const { settings } = publication.snapshot
  const origin = originOfCall(request, url.origin) ?? pageOrigin()
  // A test comes from the product itself, wherever that is served, and adds nothing (FRM-28).
  const isAllowed =
    isAllowedOrigin(settings.allowedOrigins, origin, url.origin) || sentByScript(call.text)?.test === true
  if (request.method === 'OPTIONS')
    return withCors(call, new Response(null, { status: isAllowed ? 204 : 403 }), isAllowed)
  if (isPage) return hostedPage(publicFormNow(call, form), settings, request)
  if (!isAllowed) return withCors(call, formRefusals.notHere(origin))
  if (request.method === 'GET') return withCors(call, Response.json(shownForm(call, form)))
  if (request.method === 'POST' && !isForm) return submit(call, form, publication)
  return withCors(call, formRefusals.notAllowed(isForm ? 'GET' : 'GET, POST'))
}

/**
 * The page that this backend runs in, which alone can call it; null where it is served. Before a call leaves the browser, it
 * has no header that says where it comes from.
 */
const pageOrigin = (): string | null => (typeof location === 'undefined' ? null : location.origin)

const withCors = ({ request }: PublicCall, response: Response, isAllowed = true) =>
  withFormCors(request, response, isAllowed)

function publicFormNow({ db, clock }: PublicCall, form: FormRecord): PublicForm {
  const { publication, workspaceId } = form
  if (!publication) throw new Error(`${form.id} was never published.`)
  const properties = db.schemas.get(schemaId(workspaceId, 'contact'))?.properties ?? []
  const byKey = new Map(properties.map((property) => [property.key, property]))
  const now = clock.now()
  const { settings } = publication.snapshot
  return publicFormOf({ ...form, version: publication.version }, publication.snapshot, {
    isOpen: isPublic(form) && isTaking(settings, now, formStats(db, form, now).submissions),
    propertyOf: (key) => byKey.get(key),
    brand: db.of(brands).get(workspaceId),
  })
}

function shownForm(call: PublicCall, form: FormRecord): PublicForm {
  const views = call.db.of(viewRecords)
  const { count = 0, days = {} } = views.get(form.id) ?? {}
  const day = String(Math.floor(call.clock.now() / DAY))
  views.put({ id: form.id, count: count + 1, days: { ...days, [day]: (days[day] ?? 0) + 1 } })
  return publicFormNow(call, form)
}

async function submit(call: PublicCall, form: FormRecord, publication: PublishedForm): Promise<Response> {
  const { settings } = publication.snapshot
  const { request, text } = call
  if (text.length > BODY_MOST) return withCors(call, formRefusals.tooLarge())
  const shown = publicFormNow(call, form)
  const isPlain = isPlainForm(request)
  const sent = isPlain
    ? sentByPlainForm(
        { text, referrer: request.headers.get('referer'), submissionId: call.db.nextId('plain') },
        shown,
      )
    : sentByScript(text)
  if (!sent) return withCors(call, formRefusals.notSubmission())
  const { seed } = call.db.settings
  // A real backend signs with a key.
  const signatureOf = (content: string) => mix(seed, hashOf(content)).toString(36)
  const task =
    settings.captcha && sent.test !== true
      ? await taskFor(form.id, sent, signatureOf, call.clock.now())
      : undefined
  const answer: SubmitAnswer = task ? { outcome: 'check', task } : taken(call, form, publication, shown, sent)
  if (isPlain) return plainAnswer(shown, answer, request)
  return withCors(call, Response.json(answer, { status: answer.outcome === 'invalid' ? 422 : 200 }))
}

function taken(
  call: PublicCall,
  form: FormRecord,
  publication: PublishedForm,
  shown: PublicForm,
  sent: Sent,
): SubmitAnswer {
  const { settings } = publication.snapshot
  const { submissionId, source } = sent
  const { db, clock } = call
  const records = db.of(submissionRecords)
  const before = records.where((one) => one.formId === form.id && one.submissionId === submissionId).at(0)
  if (before) return answerBefore(before, settings)
  if (!shown.isOpen) return { outcome: 'closed' }
  const isList = isListOf(db, form.workspaceId)
  const read = readForm(sent, shown, publication, isList)
  if ('problems' in read) return { outcome: 'invalid', problems: read.problems }
  const table = db.contacts(form.workspaceId)
  const contact = table.findByEmail(read.email)
  const ended = contact ? undefined : suppressionAt(db, form.workspaceId, read.email)
  const verdict = verdictOn(
    read,
    sent,
    settings,
    contact ?? (ended && { status: ended.status, subscriptions: [] }),
  )
  const isPending = verdict.status === 'pending_opt_in'
  const record: SubmissionRecord = {
    id: db.nextId('fsb'),
    workspaceId: form.workspaceId,
    submissionId,
    formId: form.id,
    formVersion: Math.min(sent.version ?? shown.version, shown.version),
    contactId: null,
    values: read.values,
    source,
    submittedAt: new Date(clock.now()).toISOString(),
    token: isPending ? db.nextId('cnf') : null,
    consentNote: read.consentNote,
    ...verdict,
    lists: [...verdict.lists],
  }
  if (!isCounted(record)) {
    records.put(record)
    return answerBefore(record, settings)
  }
  // Whoever had unsubscribed has agreed again; until it is confirmed that it was them, the address keeps that they had.
  if (ended && !isPending) liftSuppression(db, form.workspaceId, read.email)
  if (isPending && contact?.status === 'unsubscribed')
    keepSuppression(db, form.workspaceId, storedOf(contact), clock.now())
  // A subscriber stays as they are until they confirm that it was them.
  const contactId =
    contact && isPending && isMember(contact, record.lists)
      ? submittedBy(call, form, contact.id)
      : putContact(call, form, read, isPending)
  const saved = records.put({ ...record, contactId })
  if (saved.token !== null && settings.optInMail)
    mailConfirmation(call, form, saved, read.email, settings.optInMail)
  return answerBefore(saved, settings)
}

function submittedBy({ db, clock }: PublicCall, form: FormRecord, contactId: string): string {
  note(db, form, contactId, 'form.submitted', new Date(clock.now()).toISOString())
  return contactId
}

/** Adds or completes the contact of a submission, and writes into its history. Returns its id. */
function putContact({ db, clock }: PublicCall, form: FormRecord, read: ReadForm, isPending: boolean): string {
  const now = new Date(clock.now()).toISOString()
  const { workspaceId, id: formId } = form
  const table = db.contacts(workspaceId)
  const before = table.findByEmail(read.email)
  const facts = { properties: customPropertiesOf(db, workspaceId), isList: isListOf(db, workspaceId) }
  const { contact, lists } = contactOfSubmission(facts, before && storedOf(before), read, {
    formId,
    isPending,
    now,
  })
  const { id } = before ? table.put({ ...contact, id: before.id }) : table.add(contact)
  note(db, form, id, 'form.submitted', now)
  if (!isPending) for (const mailingListId of lists) note(db, form, id, 'list.subscribed', now, mailingListId)
  return id
}

/** Writes into the history of a contact. */
function note(
  db: Db,
  { workspaceId, id: formId }: Pick<FormRecord, 'workspaceId' | 'id'>,
  contactId: string,
  type: 'form.submitted' | 'list.subscribed' | 'list.confirmed',
  occurredAt: string,
  mailingListId?: string,
): void {
  db.events.put({
    id: db.nextId('evt'),
    workspaceId,
    contactId,
    type,
    payload: {},
    source: 'form',
    formId,
    ...(mailingListId !== undefined && { mailingListId }),
    occurredAt,
  })
}

function mailConfirmation(
  { db, clock, url }: PublicCall,
  form: FormRecord,
  { token }: SubmissionRecord,
  email: string,
  { senderId, subject, body }: NonNullable<FormSettings['optInMail']>,
): void {
  const link = `${url.origin}${formPaths.confirm(token ?? '')}`
  db.of(formMails).put({
    id: db.nextId('fml'),
    workspaceId: form.workspaceId,
    formId: form.id,
    to: email,
    senderId,
    subject,
    text: withConfirmLink(body, link),
    sentAt: new Date(clock.now()).toISOString(),
  })
}

/** The address of the mail: GET shows a button, because scanners of mail follow links; POST confirms (FRM-23). */
function confirmation(call: PublicCall, token: string): Response {
  const { db, clock, request } = call
  const record = db
    .of(submissionRecords)
    .where((one) => one.token === token)
    .at(0)
  const form = record && db.of(forms).get(record.formId)
  const pages = confirmPages(pageLanguage(form?.publication?.snapshot.settings.locale ?? 'auto', request))
  if (!record || !form) return pages.missing()
  // Of a contact that was deleted nothing is left that could be confirmed.
  const isThere = record.contactId !== null && db.contacts(record.workspaceId).get(record.contactId)
  if (!isThere || isConfirmExpired(record, clock.now())) return pages.expired(form.name)
  if (request.method !== 'POST') return pages.button(form.name)
  const wasMember = record.status === 'pending_opt_in' && confirm(call, record)
  return wasMember
    ? pages.already(form.name, form.publication?.snapshot.settings.alreadyText ?? '')
    : pages.confirmed(form.name)
}

/** Answers whether the contact was on all of the lists before. */
function confirm({ db, clock }: PublicCall, record: SubmissionRecord): boolean {
  const now = new Date(clock.now()).toISOString()
  db.of(submissionRecords).put({ ...record, status: 'confirmed' })
  const table = db.contacts(record.workspaceId)
  const before = record.contactId === null ? undefined : table.get(record.contactId)
  if (!before) return false
  const isList = isListOf(db, record.workspaceId)
  const confirmed = contactConfirmed(isList, storedOf(before), record, now)
  if (!confirmed) return false
  const { contact, lists } = confirmed
  table.put(contact)
  liftSuppression(db, record.workspaceId, contact.email)
  const form = { workspaceId: record.workspaceId, id: record.formId }
  for (const mailingListId of lists) note(db, form, before.id, 'list.confirmed', now, mailingListId)
  return isMember(before, record.lists)
}
