export { BulkActions, type BulkActionsProps } from './bulk-actions.tsx'
export { startBulkRun, type BulkRun } from './bulk-run.model.ts'
