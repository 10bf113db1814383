export { useUploadIcon, type UploadIconOptions } from './upload-icon.ts'
