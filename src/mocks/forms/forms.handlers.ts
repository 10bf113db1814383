import { isListOf } from '#mocks/contacts/contact-facts'
import { schemaId } from '#mocks/core/records'
import { isVerified } from '#mocks/senders/senders.data'
import { formObstacle } from '#domain/forms/form-actions'
import { publishProblems, repeatedId, type PublishFacts } from '#domain/forms/form-rules'
import { pageOf } from '#domain/kernel/page-of'
import { badInput, expectVersion, forbidden, notFound, ruleBroken } from '#domain/kernel/refusals'
import { formRoutes } from '#api/contract'
import type { Form, FormFilter, FormSubmission, SubmissionQuery } from '#api/forms'
import type { PropertyValue } from '#api/shapes'
import { fold } from '#lib/fold-text'
import { csvOf } from '#mocks/core/csv-of'
import { actorOf } from '#mocks/core/db'
import { publicationOf } from './form-embed.ts'
import { emailField, plainSettings, plainStyle } from './form-fixtures.data.ts'
import { formCourse, formStats, sentTo, submissionOf, type Sent } from './form-submissions.ts'
import { forms, formStatus, type FormRecord, type OpenPeriod } from './forms.data.ts'
import { handle, type Call } from '#mocks/core/handle'
import { without } from '#mocks/core/without'

/** Rows of a page where none are asked for. */
const PAGE = { usual: 25 } as const

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

function matching({ db, workspaceId }: World, { q = '', status }: FormFilter): FormRecord[] {
  const text = fold(q).trim()
  return db
    .of(forms)
    .where(
      (form) =>
        form.workspaceId === workspaceId &&
        fold(form.name).includes(text) &&
        (status === undefined || formStatus(form) === status),
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

function expectFields(fields: Form['fields'] | undefined): void {
  const id = repeatedId(fields ?? [])
  if (id !== undefined) throw badInput(`Two fields have the id "${id}".`)
}

const isSame = (a: unknown, b: unknown) => inOrder(a) === inOrder(b)
/** As text that does not tell in which order the keys came. */
const inOrder = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : one,
  )

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
        (text === '' || fold(textOf(submissionOf(db, form, sent).values)).includes(text)),
    )
    .toSorted((a, b) => (isAfter(a, b) ? 1 : -1))
}

const textOf = (values: FormSubmission['values']) => Object.values(values).map(cellOf).join('\n')

function cellOf(value: PropertyValue | undefined): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.join('; ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export const formHandlers = [
  handle(formRoutes.list, (call) => {
    const { query } = call
    const { items } = pageOf(
      matching(call, query).map((form) => ({ ...form, status: formStatus(form) })),
      { ...query, order: query.order ?? '-updatedAt' },
      ['updatedAt', 'name', 'createdAt', 'status'],
    )
    return { items: items.map((form) => shown(call, form)) }
  }),
  handle(formRoutes.count, (call) => ({ count: matching(call, call.query).length })),

  handle(formRoutes.create, (call) => {
    const { db, workspaceId, body, account, now } = call
    expectFields(body.fields)
    return shown(
      call,
      db.of(forms).put({
        id: db.nextId('frm'),
        workspaceId,
        name: body.name,
        kind: body.kind ?? 'inline',
        fields: body.fields ?? [emailField],
        settings: body.settings ?? plainSettings,
        style: body.style ?? plainStyle,
        draftVersion: 1,
        version: 1,
        publication: null,
        periods: [],
        past: null,
        createdAt: now,
        updatedAt: now,
        createdBy: actorOf(account),
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
    expectFields(body.fields)
    const { version: _, ...changes } = body
    const given = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined))
    const after: FormRecord = { ...before, ...given }
    const isEdited = (['kind', 'fields', 'settings', 'style'] as const).some(
      (key) => !isSame(before[key], after[key]),
    )
    return shown(
      call,
      db.of(forms).put({
        ...after,
        draftVersion: before.draftVersion + (isEdited ? 1 : 0),
        version: before.version + 1,
        updatedAt: now,
        updatedBy: actorOf(account),
      }),
    )
  }),

  handle(formRoutes.delete, (call) => {
    const form = found(call, call.params.formId)
    const obstacle = formObstacle('delete', shown(call, form), call.role)
    if (obstacle === 'ownerOnly') throw forbidden()
    if (obstacle)
      throw ruleBroken(
        `The form "${form.name}" is public: unpublish it first.`,
        `フォーム「${form.name}」は公開中です。先に非公開にしてください。`,
      )
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
    if (formObstacle('publish', shown(call, before), call.role))
      throw ruleBroken(
        'It is published already, and nothing was edited since.',
        'すでに公開されていて、その後の変更はありません。',
      )
    const problems = publishProblems(before, publishFacts(call), clock.now())
    if (problems.length > 0)
      throw ruleBroken(
        `The form can’t be published yet. ${problems.map(({ en }) => en).join(' ')}`,
        `まだ公開できません。${problems.map(({ ja }) => ja).join('')}`,
      )
    const { fields, settings, style, draftVersion } = before
    const after = db.of(forms).put({
      ...before,
      publication: {
        version: draftVersion,
        publishedAt: now,
        publishedBy: actorOf(account),
        snapshot: { fields, settings, style },
      },
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
    if (formObstacle('unpublish', shown(call, before), call.role))
      throw ruleBroken('It is not public.', '公開されていません。')
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
    const limit = query.limit ?? PAGE.usual
    const cursor = query.cursor === undefined ? undefined : positionOf(query.cursor)
    const all = submitted(call, form, query).filter((sent) => !cursor || isAfter(sent, cursor))
    const items = all.slice(0, limit)
    const last = items.at(-1)
    return {
      items: items.map((sent) => submissionOf(db, form, sent)),
      nextCursor: all.length > limit && last ? `${last.at}_${last.id}` : null,
    }
  }),

  handle(
    formRoutes.exportCsv,
    async (call) => {
      const { db, body, now } = call
      const form = found(call, call.params.formId)
      const rows = submitted(call, form, body).map((sent) => submissionOf(db, form, sent))
      const keys = [...new Set(rows.flatMap(({ values }) => Object.keys(values)))]
      const data = await csvOf(
        [
          'submitted_at',
          'status',
          ...keys,
          'contact_id',
          'source_url',
          'referrer',
          'utm_campaign',
          'version',
        ],
        rows.length,
        (row) => {
          const submission = rows[row]
          if (!submission) return []
          const { submittedAt, status, isTest, values, contactId, source, formVersion } = submission
          return [
            submittedAt,
            isTest ? 'test' : status,
            ...keys.map((key) => cellOf(values[key])),
            contactId ?? '',
            source.url ?? '',
            source.referrer ?? '',
            source.utm?.['campaign'] ?? '',
            String(formVersion),
          ]
        },
        body.encoding,
      )
      return {
        filename: `submissions-${form.id}-${now.slice(0, 10)}.csv`,
        mediaType: 'text/csv' as const,
        data,
        rows: rows.length,
      }
    },
    { writes: false },
  ),
]

function positionOf(cursor: string): { at: number; id: string } {
  const [, at, id] = /^(\d{1,15})_([\w-]+)$/.exec(cursor) ?? []
  if (at === undefined || id === undefined) throw badInput('The cursor is none of ours.')
  return { at: Number(at), id }
}
