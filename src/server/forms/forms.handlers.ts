import { expectKeyDomain } from '#domain/api-keys/key-permission'
import { formRoutes } from '#api/contract'
import type { Form, FormSubmission } from '#api/forms'
import {
  expectDeletable,
  expectPublishable,
  expectUnpublishable,
  formAdded,
  formEdited,
  formsPage,
  formStatus,
  isFormFound,
  publicationAt,
} from '#domain/forms/form-edits'
import { mailSenders } from '#domain/forms/form-mails'
import {
  cursorOf,
  keysOfValues,
  positionOf,
  submissionCells,
  submissionColumns,
  SUBMISSIONS,
  submissionsFileName,
} from '#domain/forms/submission-rules'
import { csvFile, csvLine } from '#domain/kernel/csv'
import { expectVersion, notFound } from '#domain/kernel/refusals'
import { DAY } from '#lib/duration'
import type { GroupSettings } from '#server/http/group-settings'
import { handle, type Call, type Handler } from '#server/http/handle'
import { actorOf } from '#server/store/actors'
import { findSubmissions } from '#server/store/form-submissions.store'
import {
  addForm,
  allForms,
  changeForm,
  deleteForm,
  formDays,
  formForChange,
  oneForm,
  putPublication,
  type StoredForm,
} from '#server/store/forms.store'
import { oneSender } from '#server/store/senders.store'
import { formsOrigin, publishFacts, shownForms, shownPublication } from './form-facts.ts'

/** Days of `last30`, and submissions that are read at once for a file. */
const MOST = { days: 30, ofFile: 5000 } as const

type Here = Pick<Call, 'db' | 'tenant'>

async function shown(here: Here, form: StoredForm): Promise<Form> {
  const [one] = await shownForms(here, [form])
  if (!one) throw notFound(`form ${form.id}`)
  return one
}

async function found({ db, tenant }: Here, formId: string): Promise<StoredForm> {
  const form = await oneForm(db, tenant, formId)
  if (!form) throw notFound(`form ${formId}`)
  return form
}

async function forChange({ db, tenant }: Here, formId: string): Promise<StoredForm> {
  const form = await formForChange(db, tenant, formId)
  if (!form) throw notFound(`form ${formId}`)
  return form
}

/** A key that is held to domains neither writes nor publishes mails from senders of others (API-33). */
async function expectKeySenders(
  { db, tenant, apiKey }: Here & Pick<Call, 'apiKey'>,
  ...mails: Parameters<typeof mailSenders>
): Promise<void> {
  if (!apiKey) return
  for (const senderId of mailSenders(...mails)) {
    // oxlint-disable-next-line no-await-in-loop -- two at most
    const sender = await oneSender(db, tenant, senderId)
    if (sender) expectKeyDomain(apiKey.domainNames, sender.domainName)
  }
}

const withStatus = (form: StoredForm) => ({ ...form, status: formStatus(form, form.isPublic) })

/** Views and submissions of each of the last 30 days, in UTC, today last. */
async function course({ db, tenant, clock }: Here & Pick<Call, 'clock'>, formId: string) {
  const today = Math.floor(clock.now() / DAY)
  const first = today - MOST.days + 1
  const known = new Map((await formDays(db, tenant, formId, first)).map((one) => [one.day, one]))
  const days = Array.from({ length: MOST.days }, (_, place) => known.get(first + place))
  return {
    views: days.map((day) => day?.views ?? 0),
    submissions: days.map((day) => day?.submissions ?? 0),
  }
}

/** The routes of forms (FRM-1 to FRM-6, FRM-30, API-33). */
export const formHandlers = ({
  origins,
  outbox,
  ports,
}: Pick<GroupSettings, 'origins' | 'outbox' | 'ports'>): readonly Handler[] => [
  handle(formRoutes.list, async (call) => {
    const forms = (await allForms(call.db, call.tenant)).map(withStatus)
    const page = formsPage(
      forms.filter((form) => isFormFound(form, call.query)),
      call.query,
    )
    return { items: await shownForms(call, page) }
  }),

  handle(formRoutes.count, async (call) => ({
    count: (await allForms(call.db, call.tenant))
      .map(withStatus)
      .filter((form) => isFormFound(form, call.query)).length,
  })),

  handle(formRoutes.create, async (call) => {
    const { db, tenant, body, account, now, newId } = call
    const form = { id: newId('frm'), ...formAdded(body, actorOf(account), now) }
    await expectKeySenders(call, form.settings)
    await addForm(db, tenant, form)
    return shown(call, await found(call, form.id))
  }),

  handle(formRoutes.one, async (call) => {
    const form = await found(call, call.params.formId)
    return { ...(await shown(call, form)), last30: await course(call, form.id) }
  }),

  handle(formRoutes.update, async (call) => {
    const { db, tenant, body, params, account, now } = call
    const before = await forChange(call, params.formId)
    expectVersion(before, body)
    const after = formEdited(before, body, actorOf(account), now)
    await expectKeySenders(call, after.settings, before.settings)
    await changeForm(db, tenant, after)
    return shown(call, after)
  }),

  handle(formRoutes.delete, async (call) => {
    const form = await forChange(call, call.params.formId)
    expectDeletable(await shown(call, form), call.role)
    await deleteForm(call.db, call.tenant, form.id)
    return {}
  }),

  handle(formRoutes.publication, async (call) => {
    const form = await found(call, call.params.formId)
    return (
      form.publication &&
      shownPublication(call, form, form.publication, await formsOrigin(call, ports, origins.own))
    )
  }),

  handle(formRoutes.publish, async (call) => {
    const { db, tenant, body, params, account, clock, now } = call
    const before = await forChange(call, params.formId)
    expectVersion(before, body)
    const facts = await publishFacts(call, outbox !== undefined)
    expectPublishable(await shown(call, before), call.role, facts, clock.now())
    await expectKeySenders(call, before.settings)
    const by = actorOf(account)
    const publication = publicationAt(before, by, now)
    const after = {
      ...before,
      publication,
      isPublic: true,
      version: before.version + 1,
      updatedAt: now,
      updatedBy: by,
    }
    await changeForm(db, tenant, after)
    await putPublication(db, tenant, after.id, publication)
    return shownPublication(call, after, publication, await formsOrigin(call, ports, origins.own))
  }),

  handle(formRoutes.unpublish, async (call) => {
    const { db, tenant, body, params, account, now } = call
    const before = await forChange(call, params.formId)
    expectVersion(before, body)
    expectUnpublishable(await shown(call, before), call.role)
    const after = {
      ...before,
      isPublic: false,
      version: before.version + 1,
      updatedAt: now,
      updatedBy: actorOf(account),
    }
    await changeForm(db, tenant, after)
    return shown(call, after)
  }),

  handle(formRoutes.submissions, async (call) => {
    const { db, tenant, query, params } = call
    const form = await found(call, params.formId)
    const limit = query.limit ?? SUBMISSIONS.usual
    const after = query.cursor === undefined ? undefined : positionOf(query.cursor)
    const all = await findSubmissions(db, tenant, form.id, query, { after, limit: limit + 1 })
    const items = all.slice(0, limit)
    const last = items.at(-1)
    return { items, nextCursor: all.length > limit && last ? cursorOf(placeOf(last)) : null }
  }),

  handle(
    formRoutes.exportCsv,
    async (call) => {
      const { db, tenant, body, params, now } = call
      const form = await found(call, params.formId)
      const rows: FormSubmission[] = []
      for (;;) {
        const last = rows.at(-1)
        // oxlint-disable-next-line no-await-in-loop -- each page begins where the one before ended
        const page = await findSubmissions(db, tenant, form.id, body, {
          after: last && placeOf(last),
          limit: MOST.ofFile,
        })
        rows.push(...page)
        if (page.length < MOST.ofFile) break
      }
      const keys = keysOfValues(rows)
      const lines = [
        csvLine(submissionColumns(keys)),
        ...rows.map((row) => csvLine(submissionCells(row, keys))),
      ]
      return {
        filename: submissionsFileName(form.id, now),
        mediaType: 'text/csv' as const,
        data: csvFile(lines, body.encoding),
        rows: rows.length,
      }
    },
    { writes: false },
  ),
]

const placeOf = ({ id, submittedAt }: FormSubmission) => ({ at: Date.parse(submittedAt), id })
