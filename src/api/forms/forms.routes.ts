import { del, get, post } from '#api/wire'
import type { Count, CsvFile, Nothing, Page } from '#api/shapes'
import type {
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

export const formRoutes = {
  list: get('/forms').query<FormQuery>().returns<Page<Form>>('page'),
  count: get('/forms/count').query<FormFilter>().returns<Count>('count'),
  create: post('/forms').body<NewForm>().returns<Form>(),
  one: get('/forms/:formId').returns<Form>(),
  update: post('/forms/:formId').body<FormUpdate>().returns<Form>(),
  delete: del('/forms/:formId').returns<Nothing>(),
  publication: get('/forms/:formId/publication').returns<FormPublication | null>('nullable'),
  publish: post('/forms/:formId/publish').body<FormVersion>().returns<FormPublication>(),
  unpublish: post('/forms/:formId/unpublish').body<FormVersion>().returns<Form>(),
  submissions: get('/forms/:formId/submissions')
    .query<SubmissionQuery>()
    .returns<Page<FormSubmission>>('page'),
  exportCsv: post('/forms/:formId/submissions/export/csv').body<SubmissionExport>().returns<CsvFile>(),
}
