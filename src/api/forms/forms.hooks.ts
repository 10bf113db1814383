import { useRead, useReadAll, useVersionedWrite, useWrite } from '#api/core'
import { formRoutes } from './forms.routes.ts'
import type { FormFilter, FormQuery, SubmissionQuery } from './forms.schema.ts'

const forms = [formRoutes.list, formRoutes.count, formRoutes.one]
const published = [...forms, formRoutes.publication]

/** All of them; what was changed last comes first unless `order` says otherwise. */
export const useForms = (query: FormFilter & Pick<FormQuery, 'order'> = {}) =>
  useReadAll(formRoutes.list, query)

export const useFormCount = (query: FormFilter = {}) =>
  useRead(formRoutes.count, { query }, { keepPrevious: true })

/** undefined asks nothing. */
export const useForm = (formId: string | undefined) =>
  useRead(formRoutes.one, formId === undefined ? null : { params: { formId } })

/** Null when it was never published; undefined asks nothing. */
export const useFormPublication = (formId: string | undefined) =>
  useRead(formRoutes.publication, formId === undefined ? null : { params: { formId } })

/** One page; undefined asks nothing. */
export const useFormSubmissions = (formId: string | undefined, query: SubmissionQuery = {}) =>
  useRead(formRoutes.submissions, formId === undefined ? null : { params: { formId }, query }, {
    keepPrevious: true,
  })

export const useCreateForm = () => useWrite(formRoutes.create, { refreshes: forms })

export const useUpdateForm = () =>
  useVersionedWrite(formRoutes.update, { record: formRoutes.one, refreshes: forms })

export const useDeleteForm = () => useWrite(formRoutes.delete, { refreshes: forms })

export const usePublishForm = () => useWrite(formRoutes.publish, { refreshes: published })

export const useUnpublishForm = () =>
  useVersionedWrite(formRoutes.unpublish, { record: formRoutes.one, refreshes: published })

export const useExportSubmissions = () => useWrite(formRoutes.exportCsv)
