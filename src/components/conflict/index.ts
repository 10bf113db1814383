export { ConflictDialog, type ConflictDialogProps } from './conflict-dialog.tsx'
export { ConflictNotice, type ConflictNoticeProps } from './conflict-notice.tsx'
export type { ConflictingField } from './comparison.tsx'
