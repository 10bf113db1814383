import * as v from 'valibot'
import type { Contact } from '#api/contacts'
import type { FormSettings, FormSubmission } from '#api/forms'
import { fitsProperty } from '#domain/contacts/property-values'
import { withLists } from '#domain/contacts/contact-rules'
import {
  answersToSend,
  problemsOf,
  readAnswers,
  valueOfAnswer,
  type Answers,
} from '#domain/forms/form-answers'
import {
  CONFIRM_WITHIN,
  isAllowedOrigin,
  isTaking,
  listsAskedFor,
  standingOf,
} from '#domain/forms/form-intake'
import { isProof, PROOF, type ProofTask } from '#domain/forms/form-proof'
import { BODY_MOST, formPaths, TRAP, type SubmitAnswer } from '#domain/forms/form-protocol'
import { publicFormOf, type PublicField, type PublicForm } from '#domain/forms/public-form'
import { DAY } from '#lib/duration'
import { normalizeEmail } from '#lib/email-address'
import type { Clock } from '#lib/clock'
import { brands } from '#mocks/brand/brand.data'
import { customPropertiesOf, isListOf } from '#mocks/contacts/contact-facts'
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

const Sent = v.object({
  submissionId: v.pipe(v.string(), v.regex(/^[\w-]{8,64}$/)),
  answers: v.record(v.string(), v.unknown()),
  trap: v.string(),
  proof: v.optional(v.object({ seed: v.pipe(v.string(), v.maxLength(200)), nonce: v.number() })),
  test: v.optional(v.literal(true)),
  source: v.object({
    url: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    referrer: v.optional(v.pipe(v.string(), v.maxLength(2000))),
    utm: v.optional(v.pipe(v.record(v.string(), v.pipe(v.string(), v.maxLength(200))), v.maxEntries(10))),
    locale: v.optional(v.pipe(v.string(), v.maxLength(20))),
  }),
})
type Sent = v.InferOutput<typeof Sent>

/** Answers a visitor's call; whoever calls this lets nobody else change the world meanwhile. */
export async function answerPublic(call: PublicCall): Promise<Response> {
  const { request, url } = call
  const [, kind, id = '', isForm] = PATH.exec(url.pathname) ?? []
  if (kind === 'd') return confirmation(call, id)
  const form = call.db.of(forms).get(id)
  const settings = form?.publication?.snapshot.settings
  if (!form || !settings)
    return withCors(call, Response.json({ message: 'There is no such form.' }, { status: 404 }))
  const origin = request.headers.get('origin')
  // A test comes from the product itself, wherever that is served, and adds nothing (FRM-28).
  const isAllowed =
    isAllowedOrigin(settings.allowedOrigins, origin, url.origin) || sentByScript(call.text)?.test === true
  if (request.method === 'OPTIONS')
    return withCors(call, new Response(null, { status: isAllowed ? 204 : 403 }), isAllowed)
  if (!isAllowed)
    return withCors(
      call,
      Response.json({ message: `${origin ?? 'This site'} may not show this form.` }, { status: 403 }),
    )
  if (request.method === 'GET')
    return isForm ? withCors(call, Response.json(shownForm(call, form))) : hostedPage(form, url)
  if (request.method === 'POST' && !isForm) return submit(call, form, settings)
  return withCors(call, Response.json({ message: 'Not allowed.' }, { status: 405 }))
}

/** Without credentials: the answer is the same for everybody, so any page may read it that may have it. */
function withCors({ request }: PublicCall, response: Response, isAllowed = true): Response {
  response.headers.set('vary', 'origin')
  if (!isAllowed) return response
  response.headers.set('access-control-allow-origin', request.headers.get('origin') ?? '*')
  response.headers.set('access-control-allow-methods', 'GET, POST')
  response.headers.set('access-control-allow-headers', 'content-type')
  return response
}

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

async function submit(call: PublicCall, form: FormRecord, settings: FormSettings): Promise<Response> {
  const { request, text } = call
  if (text.length > BODY_MOST)
    return withCors(call, Response.json({ message: 'The submission is too large.' }, { status: 413 }))
  const shown = publicFormNow(call, form)
  const isPlain = !(request.headers.get('content-type') ?? '').includes('json')
  const sent = isPlain ? sentByPlainForm(call, shown.fields) : sentByScript(text)
  if (!sent) return withCors(call, Response.json({ message: 'This is no submission.' }, { status: 400 }))
  const task = settings.captcha && sent.test !== true ? await taskFor(call, form, sent) : undefined
  const answer: SubmitAnswer = task ? { outcome: 'check', task } : taken(call, form, settings, shown, sent)
  if (isPlain) return plainAnswer(shown, answer)
  return withCors(call, Response.json(answer, { status: answer.outcome === 'invalid' ? 422 : 200 }))
}

/**
 * The task that a submission still has to solve; undefined: it did. The seed says for which form and when it was set; the
 * last part of it is what a real backend signs it with.
 */
async function taskFor(
  { db, clock }: PublicCall,
  { id }: FormRecord,
  { submissionId, proof }: Sent,
): Promise<ProofTask | undefined> {
  const seedAt = (at: string) => `${id}.${at}.${mix(db.settings.seed, hashOf(`${id}.${at}`)).toString(36)}`
  const { bits, goodFor } = PROOF
  const [, at = ''] = proof?.seed.split('.') ?? []
  const age = clock.now() - Number.parseInt(at, 36)
  const isOurs = proof !== undefined && proof.seed === seedAt(at) && age >= 0 && age <= goodFor
  if (isOurs && (await isProof({ seed: proof.seed, bits }, proof, submissionId))) return undefined
  return { seed: seedAt(clock.now().toString(36)), bits }
}

function sentByScript(text: string): Sent | undefined {
  try {
    const result = v.safeParse(Sent, JSON.parse(text))
    return result.success ? result.output : undefined
  } catch {
    return undefined
  }
}

/** What a plain HTML form sends: fields by the key of their property. */
function sentByPlainForm({ db, text, request }: PublicCall, fields: readonly PublicField[]): Sent {
  const given = new URLSearchParams(text)
  const answers: Record<string, unknown> = Object.fromEntries(
    fields.flatMap(({ id, propertyKey, control }) => {
      const values = given.getAll(propertyKey ?? id)
      if (values.length === 0) return []
      return [[id, control === 'checkboxes' ? values : control === 'checkbox' ? true : values[0]]]
    }),
  )
  const referrer = request.headers.get('referer')
  return {
    submissionId: db.nextId('plain'),
    answers,
    trap: given.get(TRAP) ?? '',
    source: referrer === null ? {} : { url: referrer.slice(0, 2000) },
  }
}

function taken(
  call: PublicCall,
  form: FormRecord,
  settings: FormSettings,
  shown: PublicForm,
  sent: Sent,
): SubmitAnswer {
  const { submissionId, answers: raw, trap, source } = sent
  const { db, clock } = call
  const records = db.of(submissionRecords)
  const before = records.where((one) => one.formId === form.id && one.submissionId === submissionId).at(0)
  if (before) return { outcome: 'sent', confirm: before.token !== null }
  if (!shown.isOpen) return { outcome: 'closed' }
  const answers = readAnswers(shown.fields, raw)
  const problems = problemsOf(shown.fields, answers)
  if (problems.size > 0) return { outcome: 'invalid', problems: Object.fromEntries(problems) }

  const given = answersToSend(shown.fields, answers)
  const email = emailIn(shown.fields, given)
  const lists = listsAskedFor(settings, shown.fields, given).filter(isListOf(db, form.workspaceId))
  const consent = shown.fields.find(({ id, type }) => type === 'consent' && given.get(id) === true)
  const table = db.contacts(form.workspaceId)
  const contact = table.findByEmail(email)
  const standing = standingOf(contact, lists, consent !== undefined)
  if (standing === 'already' && trap === '' && !sent.test) return { outcome: 'already' }

  const isDouble = settings.optIn === 'double'
  const status: FormSubmission['status'] =
    trap !== '' ? 'spam' : standing === 'refused' ? 'rejected' : isDouble ? 'pending_opt_in' : 'accepted'
  const record: SubmissionRecord = {
    id: db.nextId('fsb'),
    workspaceId: form.workspaceId,
    submissionId,
    formId: form.id,
    formVersion: shown.version,
    contactId: null,
    values: valuesIn(shown.fields, given),
    status,
    source,
    ...(status === 'spam' && { botScore: 1 }),
    submittedAt: new Date(clock.now()).toISOString(),
    token: status === 'pending_opt_in' ? db.nextId('cnf') : null,
    lists,
    consentNote: consent
      ? (consent.label[source.locale === 'ja' ? 'ja' : 'en'] || consent.label.en).slice(0, 500)
      : null,
  }
  if (sent.test) {
    records.put({ ...record, status: 'accepted', token: null, lists: [], isTest: true })
    return { outcome: 'sent', confirm: isDouble }
  }
  if (status === 'spam' || status === 'rejected') {
    records.put(record)
    // A robot is told nothing that it could learn from, and a stranger nothing of somebody else's address.
    return { outcome: 'sent', confirm: isDouble }
  }
  const saved = records.put({ ...record, contactId: putContact(call, form, record, email, isDouble).id })
  if (saved.token !== null && settings.optInMail)
    mailConfirmation(call, form, saved, email, settings.optInMail)
  return { outcome: 'sent', confirm: saved.token !== null }
}

function emailIn(fields: readonly PublicField[], answers: Answers): string {
  const id = fields.find(({ propertyKey, type }) => type === 'property' && propertyKey === 'email')?.id
  const answer = id === undefined ? undefined : answers.get(id)
  return normalizeEmail(typeof answer === 'string' ? answer : '')
}

const valuesIn = (fields: readonly PublicField[], answers: Answers): FormSubmission['values'] =>
  Object.fromEntries(
    fields.flatMap((field) => {
      const answer = answers.get(field.id)
      return answer === undefined ? [] : [[field.propertyKey ?? field.id, valueOfAnswer(field, answer)]]
    }),
  )

/** Adds or completes the contact of a submission, and writes into its history. */
function putContact(
  { db, clock }: PublicCall,
  form: FormRecord,
  { values, lists, consentNote }: SubmissionRecord,
  email: string,
  isPending: boolean,
): Contact {
  const now = new Date(clock.now()).toISOString()
  const { workspaceId, id: formId } = form
  const table = db.contacts(workspaceId)
  const before = table.findByEmail(email)
  const known = customPropertiesOf(db, workspaceId)
  const properties: Contact['properties'] = { ...before?.properties }
  for (const [key, value] of Object.entries(values)) {
    const property = known.get(key)
    if (property && value !== null && fitsProperty(property, value)) properties[key] = value
  }
  const wanted = isPending ? 'pending' : 'active'
  const isActive = (list: string) =>
    before?.subscriptions.some(
      ({ mailingListId, status }) => mailingListId === list && status === 'active',
    ) ?? false
  const changes = Object.fromEntries(
    lists.filter((list) => !isActive(list)).map((list) => [list, wanted] as const),
  )
  const name = values['name']
  const common = {
    ...(typeof name === 'string' && name !== '' && { name }),
    properties,
    subscriptions: withLists(isListOf(db, workspaceId), before?.subscriptions ?? [], changes, 'form', now),
    ...(consentNote !== null && { consent: { at: now, source: 'form' as const, formId, note: consentNote } }),
    updatedAt: now,
  }
  const revives = before?.status === 'unsubscribed'
  const contact = before
    ? table.put({
        ...storedOf(before),
        ...common,
        ...(revives && { status: isPending ? ('pending' as const) : ('subscribed' as const), statusAt: now }),
        version: before.version + 1,
      })
    : table.add({
        email,
        status: isPending ? 'pending' : 'subscribed',
        statusAt: now,
        source: 'form',
        sourceRef: formId,
        createdAt: now,
        version: 1,
        ...common,
      })
  note(db, form, contact.id, 'form.submitted', now)
  if (!isPending)
    for (const mailingListId of Object.keys(changes))
      note(db, form, contact.id, 'list.subscribed', now, mailingListId)
  return contact
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
    text: body.includes('{{confirm_url}}') ? body.replaceAll('{{confirm_url}}', link) : `${body}\n\n${link}`,
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
  const now = clock.now()
  if (!record || !form)
    return page('Not found', '<p>This link does not exist. / このリンクは存在しません。</p>', 404)
  if (record.status === 'pending_opt_in' && now > Date.parse(record.submittedAt) + CONFIRM_WITHIN)
    return page(form.name, '<p>This link has expired. / このリンクの有効期限が切れました。</p>', 410)
  if (request.method !== 'POST')
    return page(form.name, '<form method="post"><button>Confirm / 登録を確認する</button></form>')
  if (record.status === 'pending_opt_in') confirm(call, record)
  return page(form.name, '<p>You are subscribed. / 登録が完了しました。</p>')
}

function confirm({ db, clock }: PublicCall, record: SubmissionRecord): void {
  const now = new Date(clock.now()).toISOString()
  db.of(submissionRecords).put({ ...record, status: 'confirmed' })
  const table = db.contacts(record.workspaceId)
  const before = record.contactId === null ? undefined : table.get(record.contactId)
  if (!before) return
  const isList = isListOf(db, record.workspaceId)
  const changes = Object.fromEntries(record.lists.filter(isList).map((list) => [list, 'active'] as const))
  table.put({
    ...storedOf(before),
    ...(before.status === 'pending' && { status: 'subscribed' as const, statusAt: now }),
    subscriptions: withLists(isList, before.subscriptions, changes, 'form', now),
    updatedAt: now,
    version: before.version + 1,
  })
  const form = { workspaceId: record.workspaceId, id: record.formId }
  for (const mailingListId of Object.keys(changes))
    note(db, form, before.id, 'list.confirmed', now, mailingListId)
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** A page of the host of forms. `body` is markup that is written here; the title is text. */
const page = (title: string, body: string, status = 200, csp = "default-src 'none'; form-action 'self'") =>
  new Response(
    `<!doctype html><html lang="ja"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escaped(title)}</title><main>${body}</main></html>`,
    { status, headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': csp } },
  )

/** The form on a page of its own, drawn by the same script as on customers' pages. */
const hostedPage = (form: FormRecord, url: URL) =>
  page(
    form.name,
    `<script src="${formPaths.script}" data-form="${escaped(form.id)}" data-kind="inline"></script>`,
    200,
    `default-src 'none'; script-src 'self'; connect-src 'self'; img-src https: data:; frame-ancestors ${url.searchParams.has('embed') ? '*' : "'none'"}`,
  )

/** What somebody sees whose page took no script. */
function plainAnswer({ success, alreadyText, closedText, name }: PublicForm, answer: SubmitAnswer): Response {
  if (answer.outcome === 'sent' && success.kind === 'redirect')
    return new Response(null, { status: 303, headers: { location: success.url } })
  const text = {
    sent: success.kind === 'message' ? success.text : '',
    already: alreadyText,
    closed: closedText,
    check:
      'This form works with JavaScript only. Please open its own page. / このフォームの送信にはJavaScriptが必要です。フォームのページからお送りください。',
    invalid: 'Please go back and check your answers. / 前の画面に戻り、入力内容をご確認ください。',
  }[answer.outcome]
  return page(name, `<p>${escaped(text)}</p>`, answer.outcome === 'invalid' ? 422 : 200)
}
