import type { AnswerProblem, Answer } from './form-answers.ts'
import type { Proof, ProofTask } from './form-proof.ts'
import type { PublicForm } from './public-form.ts'

/**
 * What a form on a customer's page and a backend say to each other, on the host that serves forms and beside the API:
 * GET `/f/{id}/form` answers a `PublicForm`; POST `/f/{id}` takes a `SentForm` and answers a `SubmitAnswer` (FRM-20).
 */
export const formPaths = {
  /** The script of the renderer. */
  script: '/form.js',
  page: (formId: string) => `/f/${encodeURIComponent(formId)}`,
  form: (formId: string) => `/f/${encodeURIComponent(formId)}/form`,
  confirm: (token: string) => `/d/${encodeURIComponent(token)}`,
} as const

/** The name of the field that robots fill. */
export const TRAP = 'contact_time'

/** The name of the hidden field that says which version plain HTML is of: no property has such a key. */
export const FILLED_VERSION = 'form:version'

/** Characters of the body of a submission. */
export const BODY_MOST = 200_000

export interface SentForm {
  /** Made by the visitor's page: the same one again is answered as before and adds nothing (FRM-22). */
  submissionId: string
  /** Of the form that was filled in. */
  version: number
  /** By the id of the field. */
  answers: Record<string, Answer>
  /** What is in the field that people do not see. */
  trap: string
  /** What the browser found for the task that was set. */
  proof?: Proof
  /** From a colleague who tries the form out: it is shown and adds nothing else (FRM-28). */
  test?: true
  source: { url?: string; referrer?: string; utm?: Record<string, string>; locale?: string }
}

/** `sent` with `confirm`: a mail asks for a confirmation. `check`: the same again, with what solves the task. */
export type SubmitAnswer =
  | { outcome: 'sent'; confirm: boolean }
  | { outcome: 'closed' }
  | { outcome: 'check'; task: ProofTask }
  | { outcome: 'invalid'; problems: Record<string, AnswerProblem> }

/** Whether an answer is a form; a proxy's page or an old backend must not break a customer's page. */
export const isPublicForm = (value: unknown): value is PublicForm =>
  isObject(value) &&
  typeof value['id'] === 'string' &&
  Array.isArray(value['fields']) &&
  isObject(value['style']) &&
  isObject(value['success'])

export const isSubmitAnswer = (value: unknown): value is SubmitAnswer =>
  isObject(value) &&
  (value['outcome'] === 'sent' ||
    value['outcome'] === 'closed' ||
    (value['outcome'] === 'check' && isObject(value['task'])) ||
    (value['outcome'] === 'invalid' && isObject(value['problems'])))

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
