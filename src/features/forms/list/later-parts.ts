import { deferred } from '#components/deferred'

/** What comes when it is asked for. */
export const FormQuestion = deferred(async () => (await import('./form-question.tsx')).FormQuestion)
export const NewFormDialog = deferred(async () => (await import('./new-form-dialog.tsx')).NewFormDialog)
export const NoForms = deferred(async () => (await import('./no-forms.tsx')).NoForms)
export const StillLoading = deferred(async () => (await import('#components/still-loading')).StillLoading)
