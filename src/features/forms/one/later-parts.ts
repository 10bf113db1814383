import { deferred } from '#components/deferred'

/** What comes when it is asked for. */
export const QrDialog = deferred(async () => (await import('./qr-dialog.tsx')).QrDialog)
export const TestDialog = deferred(async () => (await import('./test-dialog.tsx')).TestDialog)
export const FormSubmissions = deferred(async () => (await import('./form-submissions.tsx')).FormSubmissions)
export const FormHistory = deferred(async () => (await import('./form-history.tsx')).FormHistory)
