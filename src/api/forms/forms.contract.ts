import * as v from 'valibot'
import { contract } from '#api/wire'
import { Count, CsvFile, Nothing, page } from '#api/shapes'
import { formRoutes } from './forms.routes.ts'
import {
  Form,
  FormFilter,
  FormPublication,
  FormQuery,
  FormSubmission,
  FormUpdate,
  FormVersion,
  NewForm,
  SubmissionExport,
  SubmissionQuery,
} from './forms.schema.ts'

export const formsContract = contract(formRoutes, {
  list: { summary: 'The forms of the workspace.', query: FormQuery, result: page(Form) },
  count: { summary: 'How many forms the same filter finds.', query: FormFilter, result: Count },
  create: { summary: 'Creates a form as a draft.', body: NewForm, result: Form },
  one: { summary: 'One form as it is edited.', result: Form },
  update: { summary: 'Changes a form; what is not given stays.', body: FormUpdate, result: Form },
  delete: {
    summary: 'Deletes a form that is not public, with what was submitted to it.',
    result: Nothing,
  },
  publication: {
    summary: 'What visitors see of a form, or saw last; null when it was never published.',
    result: v.nullable(FormPublication),
  },
  publish: {
    summary: 'Makes the form public as it is now; a 422 says what it lacks.',
    body: FormVersion,
    result: FormPublication,
  },
  unpublish: {
    summary: 'Closes a form: visitors see that it is closed.',
    body: FormVersion,
    result: Form,
  },
  submissions: {
    summary: 'What visitors sent, newest first, a page at a time by cursor.',
    query: SubmissionQuery,
    result: page(FormSubmission),
  },
  exportCsv: {
    summary: 'All submissions that the same filter finds as a CSV file.',
    ownerOnly: true,
    body: SubmissionExport,
    result: CsvFile,
  },
})
