export { accepts } from './file-picker.model.ts'
export { FilePicker, type FilePickerProps } from './file-picker.tsx'
