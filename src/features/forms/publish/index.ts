import { deferred } from '#components/deferred'

export { PublishForm } from './publish-form.tsx'
export { useFacts } from './use-facts.ts'

/** What publishing changes for visitors; a chunk of its own. */
export const PublishDialog = deferred(async () => (await import('./publish-dialog.tsx')).PublishDialog)
