import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import type { Form, FormPublication, FormSubmission } from '#api/forms'
import type { EarlierConsent } from '#domain/forms/form-edits'

/** Written as JSON text, read as a value. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null | undefined, string | null>

export interface FormTables {
  forms: {
    workspace_id: number
    /** Unique across workspaces: the address of its page names nothing else. */
    id: string
    /** In the order in which they were made. */
    place: GeneratedAlways<number>
    name: string
    kind: Form['kind']
    fields: Json<Form['fields']>
    settings: Json<Form['settings']>
    style: Json<Form['style']>
    draft_version: number
    /** Whether visitors can send something, apart from times and limits. */
    is_public: Generated<boolean>
    version: number
    created_at: string
    updated_at: string
    created_by: Json<Form['createdBy']>
    updated_by: JsonOrNull<Form['createdBy']>
  }
  /** What visitors see of a form, or saw last. */
  form_publications: {
    workspace_id: number
    form_id: string
    /** The `draft_version` that was published. */
    version: number
    published_at: string
    published_by: Json<FormPublication['publishedBy']>
    snapshot: Json<FormPublication['snapshot']>
    /** What versions before asked visitors to agree to. */
    earlier_consents: Json<EarlierConsent[]>
  }
  form_submissions: {
    workspace_id: number
    /** Unique across workspaces: a confirmation link names nothing else. */
    id: string
    form_id: string
    /** What the visitor's page calls it. */
    submission_id: string
    form_version: number
    contact_id: number | null
    /** Empty once the contact was deleted. */
    answers: Json<FormSubmission['values']>
    /** The answers as they are searched. */
    search: string
    status: FormSubmission['status']
    source: Json<FormSubmission['source']>
    bot_score: number | null
    is_test: Generated<boolean>
    /** The ids of the lists that it asks for. */
    lists: Generated<string[]>
    /** The words that were agreed to. Of what was sent before they were kept here nobody knows them. */
    consent_note: Generated<string | null>
    submitted_at: string
  }
  /** The figures of each day of a form, in UTC. */
  form_days: {
    workspace_id: number
    form_id: string
    /** Days since 1970. */
    day: number
    views: number
    /** Those that are counted: no spam, nothing rejected, no tests. */
    submissions: number
    last_submission_at: string | null
  }
  uploads: {
    id: string
    /** Null: the icon of a workspace that was still to be created. */
    workspace_id: number | null
    account_id: string | null
    bytes: number
    media_type: string
    /** The name of the stored file. */
    file: string
    uploaded_at: string
    /** When something was first found to name the file: then it is kept for good. */
    named_at: Generated<string | null>
    /** Since when the file is to be removed, as nothing names it. */
    removing_at: string | null
  }
  /** Where the tables were when uploads were last looked through: at most one row. */
  upload_places: { place: string }
}
