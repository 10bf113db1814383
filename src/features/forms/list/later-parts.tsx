import { Suspense, type ReactNode } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { deferred } from '#components/deferred'

/** What comes when it is asked for. */
export const FormQuestion = deferred(async () => (await import('./form-question.tsx')).FormQuestion)
export const PublishForm = deferred(async () => (await import('#features/forms/publish')).PublishForm)
export const NewFormDialog = deferred(async () => (await import('./new-form-dialog.tsx')).NewFormDialog)
export const NoForms = deferred(async () => (await import('./no-forms.tsx')).NoForms)
export const StillLoading = deferred(async () => (await import('#components/still-loading')).StillLoading)

/** Where the code of a part can't be had, nothing else goes with it. */
export const Later = ({ instead = null, children }: { instead?: ReactNode; children: ReactNode }) => (
  <ErrorBoundary fallback={null}>
    <Suspense fallback={instead}>{children}</Suspense>
  </ErrorBoundary>
)
