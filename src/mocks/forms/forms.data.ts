import type { Form, FormStatus } from '#api/forms'
import { formStatus as statusOf, type FormDraft, type PublishedForm } from '#domain/forms/form-edits'
import { namesSender } from '#domain/senders/sender-uses'
import { collectionOf } from '#mocks/core/collection'
import { actorOf, type Db } from '#mocks/core/db'
import { formData } from './form-fixtures.data.ts'
import { isoBefore } from '#mocks/workspace/workspaces.data'

/** A time in which a form took submissions, and how. */
export interface OpenPeriod {
  /** The edit that was public. */
  version: number
  from: string
  to?: string
  optIn: Form['settings']['optIn']
  opensAt?: string
  closesAt?: string
  maxSubmissions?: number
}

/** A form without what is counted. */
export interface FormRecord extends FormDraft {
  workspaceId: string
  publication: PublishedForm | null
  periods: OpenPeriod[]
  /** What was sent before the world began: so many, evenly from one time to another. */
  past: { count: number; from: string; to: string } | null
  /** The page it stands on; undefined: its own. */
  page?: string
}

/** Whether visitors can send something: the last period has no end. */
export const isPublic = ({ periods }: FormRecord): boolean => {
  const last = periods.at(-1)
  return last !== undefined && last.to === undefined
}

export const formStatus = (form: FormRecord): FormStatus => statusOf(form, isPublic(form))

/** The forms of all workspaces. */
export const forms = collectionOf<FormRecord>('forms', ({ settings: { epoch, size }, accounts }) =>
  size === 'empty'
    ? []
    : formData.map(({ age, published, updated, publicFields, past, createdBy, ...form }): FormRecord => {
        const by = actorOf(accounts.get(createdBy))
        const { kind, settings, style, fields } = form
        const until = published?.until
        return {
          ...form,
          version: form.draftVersion + (published ? 1 : 0),
          createdAt: isoBefore(epoch, age),
          updatedAt: isoBefore(epoch, updated),
          createdBy: by,
          publication: published
            ? {
                version: published.version,
                publishedAt: isoBefore(epoch, published.since),
                publishedBy: by,
                snapshot: { kind, fields: publicFields ?? fields, settings, style },
              }
            : null,
          periods: published
            ? [
                {
                  version: published.version,
                  from: isoBefore(epoch, published.since),
                  ...(until !== undefined && { to: isoBefore(epoch, until) }),
                  optIn: settings.optIn,
                  ...(settings.maxSubmissions !== undefined && {
                    maxSubmissions: settings.maxSubmissions,
                  }),
                },
              ]
            : [],
          past:
            past.count === 0
              ? null
              : {
                  count: past.count,
                  from: isoBefore(epoch, past.since),
                  to: isoBefore(epoch, until ?? 0),
                },
        }
      }),
)

/** The forms that send mail from a sender, as they are edited or as they are public. */
export const formsWithSender = (db: Db, workspaceId: string, senderId: string): FormRecord[] =>
  db.of(forms).where((form) => {
    if (form.workspaceId !== workspaceId) return false
    const settings = [form.settings, ...(form.publication ? [form.publication.snapshot.settings] : [])]
    return settings.some((one) => namesSender(one, senderId))
  })
