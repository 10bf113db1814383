import { isListOf } from '#mocks/contacts/contact-facts'
import { schemaId } from '#mocks/core/records'
import { isVerified, senders } from '#mocks/senders/senders.data'
import { expectKeyDomain } from '#domain/api-keys/key-permission'
import {
  expectDeletable,
  expectPublishable,
  expectUnpublishable,
  formAdded,
  formEdited,
  formsPage,
  isFormFound,
  publicationAt,
} from '#domain/forms/form-edits'
import { mailSenders } from '#domain/forms/form-mails'
import type { PublishFacts } from '#domain/forms/form-rules'
import {
  cursorOf,
  keysOfValues,
  positionOf,
  submissionCells,
  submissionColumns,
  SUBMISSIONS,
  submissionsFileName,
  textOfValues,
} from '#domain/forms/submission-rules'
import { expectVersion, notFound } from '#domain/kernel/refusals'
import { formRoutes } from '#api/contract'
import type { Form, FormFilter, SubmissionQuery } from '#api/forms'
import { fold } from '#lib/fold-text'
import { csvOf } from '#mocks/core/csv-of'
import { actorOf } from '#mocks/core/db'
import { publicationOf } from './form-embed.ts'
import { formCourse, formStats, sentTo, submissionOf, type Sent } from './form-submissions.ts'
import { forms, formStatus, type FormRecord, type OpenPeriod } from './forms.data.ts'
import { handle, type Call } from '#mocks/core/handle'
import { without } from '#mocks/core/without'

type World = Pick<Call, 'db' | 'workspaceId' | 'clock'>

const shown = ({ db, clock }: World, form: FormRecord): Form => ({
  ...without(form, 'workspaceId', 'publication', 'periods', 'past', 'page'),
  status: formStatus(form),
  stats: formStats(db, form, clock.now()),
})

function found({ db, workspaceId }: World, formId: string): FormRecord {
  const form = db.of(forms).get(formId)
  if (form?.workspaceId !== workspaceId) throw notFound(`form ${formId}`)
  return form
}

function matching({ db, workspaceId }: World, filter: FormFilter): FormRecord[] {
  return db
    .of(forms)
    .where(
      (form) =>
        form.workspaceId === workspaceId &&
        isFormFound({ name: form.name, status: formStatus(form) }, filter),
    )
}

function publishFacts({ db, workspaceId, clock }: World): PublishFacts {
  const properties = db.schemas.get(schemaId(workspaceId, 'contact'))?.properties ?? []
  return {
    propertyKeys: new Set(properties.map(({ key }) => key)),
    listOf: (id) => (isListOf(db, workspaceId)(id) ? db.mailingLists.get(id) : undefined),
    isVerified: (id) => isVerified(db, workspaceId, id, clock.now()),
  }
}

/** A key that is held to domains neither writes nor publishes mails from senders of others (API-33). */
function expectKeySenders(
  { db, apiKey }: Pick<Call, 'db' | 'apiKey'>,
  ...mails: Parameters<typeof mailSenders>
): void {
  for (const senderId of apiKey ? mailSenders(...mails) : []) {
    const sender = db.of(senders).get(senderId)
    if (apiKey && sender) expectKeyDomain(apiKey.domainNames, sender.domainName)
  }
}

/** The periods with the last one ended. */
const closed = (periods: readonly OpenPeriod[], now: string): OpenPeriod[] =>
  periods.map((period) => (period.to === undefined ? { ...period, to: now } : period))

/** Newest first; of the same moment the larger id first, so that a cursor points between two. */
const isAfter = (a: { at: number; id: string }, b: { at: number; id: string }) =>
  a.at < b.at || (a.at === b.at && a.id < b.id)

/** What the filter finds, newest first. */
function submitted(
  { db, clock }: World,
  form: FormRecord,
  { q = '', status, from, to }: Pick<SubmissionQuery, 'q' | 'status' | 'from' | 'to'>,
): Sent[] {
  const text = fold(q).trim()
  const start = from === undefined ? -Infinity : Date.parse(from)
  const end = to === undefined ? Infinity : Date.parse(to)
  return sentTo(db, form, clock.now())
    .filter(
      (sent) =>
        sent.at >= start &&
        sent.at < end &&
        (status === undefined || sent.status === status) &&
        (text === '' || fold(textOfValues(submissionOf(db, form, sent).values)).includes(text)),
    )
    .toSorted((a, b) => (isAfter(a, b) ? 1 : -1))
}

export const formHandlers = [
  handle(formRoutes.list, (call) => {
    const { query } = call
    const found = matching(call, query).map((form) => ({ ...form, status: formStatus(form) }))
    return { items: formsPage(found, query).map((form) => shown(call, form)) }
  }),
  handle(formRoutes.count, (call) => ({ count: matching(call, call.query).length })),

  handle(formRoutes.create, (call) => {
    const { db, workspaceId, body, account, now } = call
    const added = formAdded(body, actorOf(account), now)
    expectKeySenders(call, added.settings)
    return shown(
      call,
      db.of(forms).put({
        ...added,
        id: db.nextId('frm'),
        workspaceId,
        publication: null,
        periods: [],
        past: null,
      }),
    )
  }),

  handle(formRoutes.one, (call) => {
    const form = found(call, call.params.formId)
    return { ...shown(call, form), last30: formCourse(call.db, form, call.clock.now()) }
  }),

  handle(formRoutes.update, (call) => {
    const { db, body, account, now } = call
    const before = found(call, call.params.formId)
    expectVersion(before, body)
    const after = formEdited(before, body, actorOf(account), now)
    expectKeySenders(call, after.settings, before.settings)
    return shown(call, db.of(forms).put(after))
  }),

  handle(formRoutes.delete, (call) => {
    const form = found(call, call.params.formId)
    expectDeletable(shown(call, form), call.role)
    call.db.of(forms).remove(form.id)
    return {}
  }),

  handle(formRoutes.publication, (call) =>
    publicationOf(call.db, found(call, call.params.formId), call.clock.now()),
  ),

  handle(formRoutes.publish, (call) => {
    const { db, body, account, clock, now } = call
    const before = found(call, call.params.formId)
    expectVersion(before, body)
    expectPublishable(shown(call, before), call.role, publishFacts(call), clock.now())
    const { settings, draftVersion } = before
    expectKeySenders(call, settings)
    const after = db.of(forms).put({
      ...before,
      publication: publicationAt(before, actorOf(account), now),
      periods: [
        ...closed(before.periods, now),
        {
          version: draftVersion,
          from: now,
          optIn: settings.optIn,
          ...(settings.opensAt !== undefined && { opensAt: settings.opensAt }),
          ...(settings.closesAt !== undefined && { closesAt: settings.closesAt }),
          ...(settings.maxSubmissions !== undefined && { maxSubmissions: settings.maxSubmissions }),
        },
      ],
      version: before.version + 1,
      updatedAt: now,
      updatedBy: actorOf(account),
    })
    const publication = publicationOf(db, after, clock.now())
    if (!publication) throw new Error('A form that was just published has a publication.')
    return publication
  }),

  handle(formRoutes.unpublish, (call) => {
    const { db, body, account, now } = call
    const before = found(call, call.params.formId)
    expectVersion(before, body)
    expectUnpublishable(shown(call, before), call.role)
    return shown(
      call,
      db.of(forms).put({
        ...before,
        periods: closed(before.periods, now),
        version: before.version + 1,
        updatedAt: now,
        updatedBy: actorOf(account),
      }),
    )
  }),

  handle(formRoutes.submissions, (call) => {
    const { db, query } = call
    const form = found(call, call.params.formId)
    const limit = query.limit ?? SUBMISSIONS.usual
    const cursor = query.cursor === undefined ? undefined : positionOf(query.cursor)
    const all = submitted(call, form, query).filter((sent) => !cursor || isAfter(sent, cursor))
    const items = all.slice(0, limit)
    const last = items.at(-1)
    return {
      items: items.map((sent) => submissionOf(db, form, sent)),
      nextCursor: all.length > limit && last ? cursorOf(last) : null,
    }
  }),

  handle(
    formRoutes.exportCsv,
    async (call) => {
      const { db, body, now } = call
      const form = found(call, call.params.formId)
      const rows = submitted(call, form, body).map((sent) => submissionOf(db, form, sent))
      const keys = keysOfValues(rows)
      const data = await csvOf(
        submissionColumns(keys),
        rows.length,
        (row) => {
          const submission = rows[row]
          return submission ? submissionCells(submission, keys) : []
        },
        body.encoding,
      )
      return {
        filename: submissionsFileName(form.id, now),
        mediaType: 'text/csv' as const,
        data,
        rows: rows.length,
      }
    },
    { writes: false },
  ),
]
