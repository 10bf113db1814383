export { BulkActions, type BulkActionsProps, type RowMenu } from './bulk-actions.tsx'
export { startBulkRun, type BulkRun } from './bulk-run.model.ts'
export { BulkRunHost } from './bulk-run-host.tsx'
