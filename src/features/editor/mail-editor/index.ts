export { MailEditor, type MailEditorProps } from './mail-editor.tsx'
