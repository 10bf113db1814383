export { useUploadImage } from './upload.hooks.ts'
export { uploadRoutes } from './upload.routes.ts'
export type { ImageUpload, UploadPreset } from './upload.schema.ts'
