export { imageUpload } from './use-image-upload.ts'
export { ImageField, noImage } from './image-field.tsx'
