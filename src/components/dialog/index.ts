export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export { Dialog, FullSheet, preloadDialogs, SideSheet } from './dialog.tsx'
export type { DialogProps, FullSheetProps } from './layer.tsx'
export { useOpenings } from './use-openings.ts'
