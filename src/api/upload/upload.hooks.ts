import { useWrite } from '#api/core'
import { uploadRoutes } from './upload.routes.ts'

export const useUploadImage = () => useWrite(uploadRoutes.image)
