export { PreviewDialog, type PreviewDialogProps } from './preview-dialog.tsx'
export { MailPreview } from './mail-preview.tsx'
