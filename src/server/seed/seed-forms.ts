import type { FormSubmission } from '#api/forms'
import { isCounted } from '#domain/forms/submission-rules'
import { DAY } from '#lib/duration'
import { addSubmissions } from '#server/store/form-submissions.store'
import { addFigures, addForm, changeForm, putPublication } from '#server/store/forms.store'
import type { Seeding } from './seed-demo.ts'

/** Writes the forms of a workspace of the demo, with what was sent to them and how often they were seen. */
export async function seedForms({ db, tenant, world }: Seeding): Promise<void> {
  const { forms, isPublic } = await import('#mocks/forms/forms.data')
  const { formCourse, formStats, sentTo, submissionOf } = await import('#mocks/forms/form-submissions')
  const now = world.settings.epoch
  for (const record of world.of(forms).where((one) => one.workspaceId === tenant.id)) {
    const { workspaceId: _, periods: __, past: ___, page: ____, ...form } = record
    await addForm(db, tenant, form)
    await changeForm(db, tenant, { ...form, isPublic: isPublic(record) })
    if (form.publication) await putPublication(db, tenant, form.id, form.publication)
    const sent = sentTo(world, record, now).map((one) => submissionOf(world, record, one))
    await addSubmissions(
      db,
      tenant,
      sent.map((one) => ({
        ...one,
        submissionId: one.id,
        lists: form.settings.mailingListIds,
        consentNote: null,
      })),
    )
    const today = Math.floor(now / DAY)
    const seen = new Map(
      formCourse(world, record, now)
        .views.toReversed()
        .map((views, ago) => [today - ago, views]),
    )
    const recent = [...seen.values()].reduce((sum, views) => sum + views, 0)
    // Of the time before these days only the sum is known.
    seen.set(today - seen.size, formStats(world, record, now).views - recent)
    const byDay = Map.groupBy(sent.filter(isCounted), (one) => dayOf(one))
    for (const day of new Set([...seen.keys(), ...byDay.keys()])) {
      const submissions = byDay.get(day) ?? []
      await addFigures(db, tenant, form.id, {
        day,
        views: seen.get(day) ?? 0,
        submissions: submissions.length,
        lastSubmissionAt: submissions.at(-1)?.submittedAt ?? null,
      })
    }
  }
}

const dayOf = ({ submittedAt }: FormSubmission) => Math.floor(Date.parse(submittedAt) / DAY)
