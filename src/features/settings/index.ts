export { SettingsDialog, type SettingsDialogProps } from './settings-dialog.tsx'
