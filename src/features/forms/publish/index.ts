import { deferred } from '#components/deferred'

export { useFacts } from './use-facts.ts'

/** What publishing changes for visitors; a chunk of its own. */
export const PublishDialog = deferred(async () => (await import('./publish-dialog.tsx')).PublishDialog)
/** The same where the form is not being edited. */
export const PublishForm = deferred(async () => (await import('./publish-form.tsx')).PublishForm)
