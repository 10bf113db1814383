import type { FormSubmission } from '#api/forms'
import { collectionOf } from '#mocks/core/collection'

/** A submission that a visitor really sent, beside those that the world makes up. */
export interface SubmissionRecord extends FormSubmission {
  workspaceId: string
  /** What the visitor's page calls it. */
  submissionId: string
  /** Ends the address that confirms it; null where nothing is to be confirmed. */
  token: string | null
  /** The lists that it asks for. */
  lists: string[]
  consentNote: string | null
}

export const submissionRecords = collectionOf<SubmissionRecord>('form-submissions')

/** How often a form was loaded by visitors; its id is the form's. */
interface ViewsRecord {
  id: string
  count: number
  /** By the number of the day since 1970, in UTC. */
  days: Readonly<Record<string, number>>
}
export const viewRecords = collectionOf<ViewsRecord>('form-views')

/** A mail that a form sent: tests read the link of a confirmation there. */
interface FormMailRecord {
  id: string
  workspaceId: string
  formId: string
  to: string
  senderId: string
  subject: string
  text: string
  sentAt: string
}
export const formMails = collectionOf<FormMailRecord>('form-mails')
