export { ConfirmDialog, type ConfirmDialogProps } from './confirm-dialog.tsx'
export {
  Dialog,
  FullSheet,
  preloadDialogs,
  SideSheet,
  type DialogProps,
  type FullSheetProps,
  type SideSheetProps,
} from './dialog.tsx'
