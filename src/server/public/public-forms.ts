import type { FormSettings } from '#api/forms'
import { ApiError } from '#api/wire'
import { cleanText, cleanValue } from '#domain/kernel/clean-input'
import type { PublishedForm } from '#domain/forms/form-edits'
import { isAllowedOrigin, isConfirmExpired, originOfCall } from '#domain/forms/form-intake'
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
import { BODY_MOST, type SubmitAnswer } from '#domain/forms/form-protocol'
import type { PublicForm } from '#domain/forms/public-form'
import { sentByPlainForm, sentInJson, type Sent } from '#domain/forms/sent-form'
import { refusalResponse } from '#domain/kernel/envelope'
import type { Clock } from '#lib/clock'
import { DAY } from '#lib/duration'
import { readBody } from '#server/http/body'
import { isApp, type Origins } from '#server/http/cors'
import type { Outbox } from '#server/mail/outbox'
import type { OpenDatabase } from '#server/store/database'
import { oneSubmission, tenantOfSubmission } from '#server/store/form-submissions.store'
import { addFigures, formForChange, oneForm, tenantOfForm, type StoredForm } from '#server/store/forms.store'
import type { Tenant } from '#server/store/tenant'
import { inTransaction } from '#server/store/transaction'
import { addressKey } from '#server/http/caller-address'
import { isProvenHere } from '#server/store/custom-hostnames.store'
import { callerLimit } from './caller-limit.ts'
import { publicFormNow } from './form-facts.ts'
import type { FormKeys } from './form-keys.ts'
import { takeConfirmation, takeSubmission } from './take-submission.ts'

export interface PublicFormsOptions {
  database: OpenDatabase
  clock: Clock
  keys: FormKeys
  origins: Origins
  newId: (prefix: string) => string
  /** Undefined: no mails are sent. */
  outbox: Outbox | undefined
}

/** In a minute: submissions and confirmations of one address; loads of one form by it that count as views. */
const LIMIT = { sent: 30, views: 30 } as const

const PATH = /^\/(f|d)\/([\w-]{1,128})(\/form)?$/

/** What a visitor's call is about. */
interface Visit {
  request: Request
  /** By what callers are told apart. */
  caller: string
  tenant: Tenant
  form: StoredForm
  publication: PublishedForm
}

/** Answers visitors of forms (FRM-20). Nobody is signed in, and no cookie is read or set. Refusals are thrown as `Refusal`. */
export function publicForms({ database, clock, keys, origins, newId, outbox }: PublicFormsOptions) {
  const countSent = callerLimit(LIMIT.sent)
  const countViews = callerLimit(LIMIT.views)

  async function answer(request: Request, url: URL, caller: string): Promise<Response> {
    const [, kind, id = '', isForm] = PATH.exec(url.pathname) ?? []
    if (kind === 'd' && isForm === undefined) return confirmation(request, id, caller)
    const tenant = kind === 'f' ? await tenantOfForm(database, id) : undefined
    const form = tenant && (await oneForm(database, tenant, id))
    if (!tenant || !form?.publication)
      return kind === 'f' && isForm === undefined && (request.method === 'GET' || request.method === 'HEAD')
        ? noSuchForm(request)
        : withFormCors(request, formRefusals.missing())
    const visit = { request, caller, tenant, form, publication: form.publication }
    return isForm === undefined ? ofPage(visit) : ofForm(visit)
  }

  async function isAllowed({ request, tenant, publication }: Visit): Promise<boolean> {
    const { allowedOrigins } = publication.snapshot.settings
    if (isAllowedOrigin(allowedOrigins, originOfCall(request, origins.own), origins.own)) return true
    const origin = request.headers.get('origin') ?? ''
    // The page of the form itself, on a hostname of its workspace.
    return /^https:/i.test(origin) && URL.canParse(origin)
      ? isProvenHere(database, tenant, new URL(origin).hostname)
      : false
  }
  const notHere = ({ request }: Visit) =>
    withFormCors(request, formRefusals.notHere(request.headers.get('origin')))

  /** Whether a load still counts as a view: the figures of a form can't be driven by loading it over and over. */
  function isCounted({ caller, form }: Visit): boolean {
    try {
      countViews(`${caller} ${form.id}`, clock.now())
      return true
    } catch (error) {
      if (error instanceof ApiError) return false
      throw error
    }
  }

  /** `/f/{id}/form`: the form as visitors get it, which counts as a view. */
  async function ofForm(visit: Visit): Promise<Response> {
    const { request, tenant, form, publication } = visit
    if (request.method === 'OPTIONS') return preflight(visit)
    if (!(await isAllowed(visit))) return notHere(visit)
    if (request.method !== 'GET') return withFormCors(request, formRefusals.notAllowed('GET'))
    const now = clock.now()
    if (isCounted(visit))
      await addFigures(database, tenant, form.id, { day: Math.floor(now / DAY), views: 1 })
    return withFormCors(request, Response.json(await publicFormNow(database, tenant, form, publication, now)))
  }

  /** `/f/{id}`: the form on a page of its own, and where submissions go. */
  async function ofPage(visit: Visit): Promise<Response> {
    const { request, tenant, form, publication } = visit
    if (request.method === 'OPTIONS') return preflight(visit)
    if (request.method === 'POST') return submission(visit)
    if (request.method !== 'GET' && request.method !== 'HEAD')
      return withFormCors(request, formRefusals.notAllowed('GET, HEAD, POST'))
    const shown = await publicFormNow(database, tenant, form, publication, clock.now())
    return hostedPage(shown, publication.snapshot.settings, request)
  }

  async function preflight(visit: Visit): Promise<Response> {
    const allowed = (await isAllowed(visit)) || isOwnPage(visit.request)
    return withFormCors(visit.request, new Response(null, { status: allowed ? 204 : 403 }), allowed)
  }

  /** Whether the product's own pages call: a colleague's test comes from there, and from nowhere else (FRM-28). */
  function isOwnPage(request: Request): boolean {
    const origin = request.headers.get('origin')
    return origin !== null && isApp(origins, origin)
  }

  async function submission(visit: Visit): Promise<Response> {
    const { request, caller, tenant, form, publication } = visit
    countSent(caller, clock.now())
    const text = await readBody(request, 'forms')
    const isPlain = isPlainForm(request)
    const json = isPlain ? undefined : sentInJson(cleanValue(jsonOf(text)))
    if (json?.test ? !isOwnPage(request) : !(await isAllowed(visit))) return notHere(visit)
    if (text.length > BODY_MOST) return withFormCors(request, formRefusals.tooLarge())
    const { settings } = publication.snapshot
    const shown = await publicFormNow(database, tenant, form, publication, clock.now())
    const sent = isPlain ? plain(request, text, shown) : json
    if (!sent) return withFormCors(request, formRefusals.notSubmission())
    const task =
      settings.captcha && sent.test !== true
        ? await taskFor(form.id, sent, (content) => keys.signatureOf(content), clock.now())
        : undefined
    const said: SubmitAnswer = task ? { outcome: 'check', task } : await take(visit, settings, sent)
    if (isPlain) return plainAnswer(shown, said, request)
    return withFormCors(request, Response.json(said, { status: said.outcome === 'invalid' ? 422 : 200 }))
  }

  function plain(request: Request, text: string, shown: PublicForm): Sent {
    const referrer = request.headers.get('referer')
    // An escape in the text could stand for a NUL.
    for (const [name, value] of new URLSearchParams(text)) cleanText(`${name}${value}`)
    return sentByPlainForm(
      {
        text: cleanText(text),
        referrer: referrer === null ? null : cleanText(referrer),
        submissionId: newId('plain'),
      },
      shown,
    )
  }

  /** The form is read again: it may have been closed, or filled up, meanwhile. */
  async function take(
    { tenant, form: { id } }: Visit,
    settings: FormSettings,
    sent: Sent,
  ): Promise<SubmitAnswer> {
    const said = await inTransaction(database, async (db): Promise<SubmitAnswer> => {
      // With a limit, one submission after the other: two at once would both be the last one.
      const form = await (settings.maxSubmissions === undefined ? oneForm : formForChange)(db, tenant, id)
      if (!form?.publication) return { outcome: 'closed' }
      const now = clock.now()
      const shown = await publicFormNow(db, tenant, form, form.publication, now)
      return takeSubmission({ db, tenant, now, newId, outbox }, form.publication, shown, sent)
    })
    outbox?.wake()
    return said
  }

  /** `/d/{token}`: GET shows a button, because scanners of mail follow links; POST confirms (FRM-23). */
  async function confirmation(request: Request, token: string, caller: string): Promise<Response> {
    if (request.method === 'POST') countSent(caller, clock.now())
    const submissionId = keys.submissionOf(token)
    const tenant = submissionId === undefined ? undefined : await tenantOfSubmission(database, submissionId)
    const missing = () => confirmPages(pageLanguage('auto', request)).missing()
    if (submissionId === undefined || !tenant) return missing()
    const response = await inTransaction(database, async (db) => {
      const found = await oneSubmission(db, tenant, submissionId)
      const form = found && (await oneForm(db, tenant, found.formId))
      if (!found || !form?.publication) return missing()
      if (found.status !== 'pending_opt_in' && found.status !== 'confirmed') return missing()
      const { settings } = form.publication.snapshot
      const pages = confirmPages(pageLanguage(settings.locale, request))
      // Of a contact that was deleted nothing is left that could be confirmed.
      if (found.contactId === null || isConfirmExpired(found, clock.now())) return pages.expired(form.name)
      if (request.method !== 'POST') return pages.button(form.name)
      const taking = { db, tenant, now: clock.now(), newId, outbox }
      const wasMember = await takeConfirmation(taking, { id: form.id, name: form.name, settings }, found)
      return wasMember ? pages.already(form.name, settings.alreadyText) : pages.confirmed(form.name)
    })
    outbox?.wake()
    return response
  }

  /** `address`: the caller's; all whose address nobody knows are one caller. */
  return async (
    request: Request,
    url: URL,
    ticketId: string,
    address: string | undefined,
  ): Promise<Response> => {
    try {
      const caller = address === undefined ? 'unknown' : addressKey(address)
      return shownAnswer(request, await answer(request, url, caller))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // Refusals of this kind say nothing of the form, so any page may read them.
      return shownAnswer(request, withFormCors(request, refusalResponse(request, error, ticketId)))
    }
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
