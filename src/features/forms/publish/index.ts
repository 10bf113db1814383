export { PublishDialog } from './publish-dialog.tsx'
export { PublishForm } from './publish-form.tsx'
export { useFacts } from './use-facts.ts'
