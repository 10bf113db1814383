import {
  formPaths,
  isPublicForm,
  isSubmitAnswer,
  type SentForm,
  type SubmitAnswer,
} from '#domain/forms/form-protocol'
import { solveProof } from '#domain/forms/form-proof'
import type { PublicForm } from '#domain/forms/public-form'
import type { FilledForm } from './draw-form.ts'

/** In ms: an answer that has not come by then is none. */
const WAIT = 20_000

export interface FormClientOptions {
  /** Where forms are served, without a slash at its end. */
  baseUrl: string
  /** @default the page's own */
  fetch?: ((url: string, init: RequestInit) => Promise<Response>) | undefined
  /** Everything that is sent is a colleague's test. @default false */
  isTest?: boolean
}

/** A form that a page may not show, or that there is none of; the network's failures are other errors. */
export class FormRefused extends Error {}

export interface FormClient {
  load: (formId: string) => Promise<PublicForm>
  send: (form: PublicForm, filled: FilledForm, source: SentForm['source']) => Promise<SubmitAnswer>
}

/** Talks to the host that serves forms, without cookies and without a referrer of its own. */
export function createFormClient({
  baseUrl,
  fetch: call = (...given) => fetch(...given),
  isTest = false,
}: FormClientOptions): FormClient {
  const ask = async (path: string, init: RequestInit): Promise<unknown> => {
    const response = await call(`${baseUrl}${path}`, {
      ...init,
      credentials: 'omit',
      signal: AbortSignal.timeout(WAIT),
    })
    if (response.status === 403 || response.status === 404) throw new FormRefused(`status ${response.status}`)
    if (!response.ok && response.status !== 422) throw new Error(`status ${response.status}`)
    return response.json()
  }
  return {
    load: async (formId) => {
      const form = await ask(formPaths.form(formId), { headers: { accept: 'application/json' } })
      if (!isPublicForm(form)) throw new Error('The answer is not a form.')
      return form
    },
    send: async (form, { answers, trap, submissionId }, source) => {
      const body: SentForm = {
        submissionId,
        version: form.version,
        answers: Object.fromEntries(answers),
        trap,
        source,
        ...(isTest && { test: true }),
      }
      const post = async (sent: SentForm) => {
        const answer = await ask(formPaths.page(form.id), {
          method: 'POST',
          headers: { 'content-type': 'application/json', accept: 'application/json' },
          body: JSON.stringify(sent),
        })
        if (!isSubmitAnswer(answer)) throw new Error('The answer is not one to a submission.')
        return answer
      }
      const first = await post(body)
      if (first.outcome !== 'check') return first
      return post({ ...body, proof: await solveProof(first.task, submissionId) })
    },
  }
}
